#include "data/export/csv/csv_export.h"

#include "data/export/csv/csv_table.h"

namespace costmodel::data
{

namespace
{

template <class Row>
void forEachOption(const Evaluation& evaluation, const Row& row)
{
    for (const OptionResult& option : evaluation.options)
        row(option, nullptr);
    if (evaluation.hybrid && evaluation.hybrid->best)
        row(evaluation.hybrid->best->option, &*evaluation.hybrid->best);
}

std::string dateOf(const Scenario& scenario, int month)
{
    const Date start = scenario.general.start;
    if (month == 0)
        return isoDate(start);
    return isoDate(dateFromDays(daysSinceEpoch(addMonths(start, month)) - 1));
}

void beginRow(CsvTable& table, const EvaluatedScenario& evaluated, bool isBatch)
{
    if (isBatch)
        table.text(evaluated.scenario.general.name).text(evaluated.file);
}

void heading(CsvTable& table, bool isBatch, std::initializer_list<std::string_view> names)
{
    if (isBatch)
        table.word("scenario").word("file");
    for (const std::string_view name : names)
        table.word(name);
}

void summaryRow(CsvTable& table, const EvaluatedScenario& evaluated, const OptionResult& option,
                const BestSplit* split)
{
    const Recommendation& advice = evaluated.evaluation.recommendation;
    table.text(option.name)
        .word(optionKindKey(option.kind))
        .word(advice.option == option.name ? "true" : "false")
        .text(option.gpu)
        .integer(option.gpus)
        .integer(option.servers)
        .word(option.meetsDemand ? "true" : "false")
        .number(option.servedGpuHours)
        .number(option.ownGpuHours)
        .number(option.unservedGpuHours)
        .number(option.delayedGpuHours)
        .number(option.cashTotal)
        .number(option.npvCost)
        .number(option.accountingTotal)
        .number(option.costPerGpuHour)
        .number(option.levelizedCostPerGpuHour)
        .number(option.costPerWorkUnit)
        .word(evaluated.scenario.general.currency)
        .text(split ? split->buy : std::string())
        .text(split ? split->committed : std::string())
        .integer(split ? std::optional<long>(split->committedInstances) : std::nullopt)
        .text(split ? split->flexible : std::string());
    const CategoryTotals totals = categoryTotals(option);
    for (std::size_t i = 0; i < categoryCount; ++i)
        table.number(totals.present[i] ? std::optional(totals.amounts[i]) : std::nullopt);
    table.endRow();
}

} // namespace

std::string csvLedger(std::span<const EvaluatedScenario> scenarios, bool isBatch)
{
    CsvTable table;
    heading(table, isBatch,
            {"option", "kind", "month", "date", "category", "item", "amount", "currency"});
    table.endRow();
    for (const EvaluatedScenario& evaluated : scenarios)
        forEachOption(evaluated.evaluation,
                      [&](const OptionResult& option, const BestSplit*)
                      {
                          for (const Entry& entry : option.entries)
                          {
                              beginRow(table, evaluated, isBatch);
                              table.text(option.name)
                                  .word(optionKindKey(option.kind))
                                  .integer(entry.month)
                                  .word(dateOf(evaluated.scenario, entry.month))
                                  .word(categoryKey(entry.category))
                                  .text(option.items[entry.item])
                                  .number(entry.amount)
                                  .word(evaluated.scenario.general.currency)
                                  .endRow();
                          }
                      });
    return table.bytes();
}

std::string csvSummary(std::span<const EvaluatedScenario> scenarios, bool isBatch)
{
    CsvTable table;
    heading(table, isBatch,
            {"option",
             "kind",
             "recommended",
             "gpu",
             "gpus",
             "servers",
             "meets_demand",
             "served_gpu_hours",
             "own_gpu_hours",
             "unserved_gpu_hours",
             "delayed_gpu_hours",
             "cash_total",
             "npv_cost",
             "accounting_total",
             "cost_per_gpu_hour",
             "levelized_cost_per_gpu_hour",
             "cost_per_work_unit",
             "currency",
             "split_buy",
             "split_committed",
             "split_committed_instances",
             "split_flexible"});
    for (std::size_t i = 0; i < categoryCount; ++i)
        table.word(categoryKey(static_cast<Category>(i)));
    table.endRow();
    for (const EvaluatedScenario& evaluated : scenarios)
        forEachOption(evaluated.evaluation,
                      [&](const OptionResult& option, const BestSplit* split)
                      {
                          beginRow(table, evaluated, isBatch);
                          summaryRow(table, evaluated, option, split);
                      });
    return table.bytes();
}

} // namespace costmodel::data
