#include "model/analysis/repair_saving.h"

#include "model/analysis/pipeline.h"

namespace costmodel
{

namespace
{

struct Cheapest
{
    std::string name;
    double npvCost = 0;
};

void take(std::optional<Cheapest>& best, const std::string& name, double npvCost)
{
    if (!best || npvCost < best->npvCost)
        best = Cheapest{name, npvCost};
}

} // namespace

RepairSaving repairSaving(Scenario scenario, double now, double after)
{
    Pipeline repair = scenario.pipeline.value_or(Pipeline{});
    repair.gpuUtilizationNow = now;
    repair.gpuUtilizationAfter = after;
    scenario.pipeline = repair;
    EvaluationOptions onlyOptions;
    onlyOptions.breakEven = false;
    onlyOptions.hybrid = false;
    onlyOptions.sensitivity = false;
    onlyOptions.monteCarlo = false;
    const Evaluation evaluation = evaluate(scenario, onlyOptions);

    RepairSaving saving;
    saving.currency = scenario.general.currency;
    saving.gpuHours = evaluation.demand.gpuHours;
    for (const DemandMonth& month : evaluation.demand.months)
        if (month.month > repair.fixMonths)
            saving.gpuHoursSaved += month.gpuHours * (1 - now / after);
    saving.options = evaluation.pipeline ? evaluation.pipeline->options
                                         : evaluatePipeline(scenario, evaluation.options).options;
    std::optional<Cheapest> before;
    std::optional<Cheapest> repaired;
    for (const PipelineOption& option : saving.options)
        for (const OptionResult& plain : evaluation.options)
            if (plain.name == option.name && plain.meetsDemand)
            {
                take(before, option.name, plain.npvCost);
                take(repaired, option.name, option.npvCost);
            }
    if (before)
    {
        saving.best = before->npvCost - repaired->npvCost;
        saving.cheapestBefore = before->name;
        saving.cheapestAfter = repaired->name;
    }
    return saving;
}

std::vector<Message> describe(const RepairSaving& saving)
{
    std::vector<Message> sentences{
        {COSTMODEL_TEXT("Message", "In the scenario the repair saves %1 of %2 GPU-hours."),
         {saving.gpuHoursSaved, saving.gpuHours}}};
    for (const PipelineOption& option : saving.options)
        sentences.push_back(
            {option.saving < 0
                 ? COSTMODEL_TEXT("Message", "With the repair the option %1 costs %2, which is %3 "
                                             "more than without (net present value).")
                 : COSTMODEL_TEXT("Message", "With the repair the option %1 costs %2, which is %3 "
                                             "less than without (net present value)."),
             {option.name, Amount{option.npvCost, saving.currency},
              Amount{option.saving < 0 ? -option.saving : option.saving, saving.currency}}});
    if (saving.best && *saving.best > 0)
        sentences.push_back(
            {COSTMODEL_TEXT(
                 "Message",
                 "Taking the cheapest option each time, %1 without the repair and %2 with "
                 "it, the repair is worth %3."),
             {saving.cheapestBefore, saving.cheapestAfter, Amount{*saving.best, saving.currency}}});
    return sentences;
}

} // namespace costmodel
