#include "data/import/training/training_report.h"

#include "data/import/base/number.h"
#include "data/import/training/training_log.h"
#include "model/usage/statistics.h"

namespace costmodel::data
{

namespace
{

std::optional<double> factOf(const ImportOptions& options, std::string_view key,
                             ImportReport& report)
{
    const auto text = options.find(key);
    if (!text)
        return {};
    const std::optional<double> value = parsePlainNumber(*text);
    if (value && *value > 0)
        return value;
    report.questions.push_back(
        {std::string(key),
         {COSTMODEL_TEXT("Message", "the option %1 is '%2', expected a number above 0"),
          {std::string(key), std::string(*text)}},
         {}});
    return {};
}

Throughput figureOf(const TrainingSpeed& speed)
{
    return {speed.value, speed.unit, static_cast<long>(speed.samples)};
}

} // namespace

ImportResult readTraining(std::span<const ImportInput> inputs, const ImportOptions& options,
                          const ImportMonitor& monitor)
{
    ImportResult result;
    ImportReport& report = result.report;
    report.kind = ImportKind::Training;
    const TrainingFacts facts{.gpus = factOf(options, "gpus", report),
                              .samplesPerIteration = factOf(options, "batch", report),
                              .tokensPerSample = factOf(options, "sequence", report)};
    std::vector<TrainingSpeed> speeds;
    for (const ImportInput& input : inputs)
    {
        std::optional<TrainingResult> log = readTrainingLog(input.text, monitor);
        if (!log)
        {
            report.refusals.push_back(
                {input.name,
                 1,
                 1,
                 {COSTMODEL_TEXT("Message",
                                 "no line tells the speed of a training, expected a log of "
                                 "Megatron-LM, DeepSpeed, nanoGPT, the Trainer of Hugging Face, "
                                 "MLPerf, or a progress bar of tqdm"),
                  {}}});
            continue;
        }
        report.format = log->format;
        report.rows.read += static_cast<long>(log->readings);
        for (Message& note : log->notes)
            addOnce(report.reasons, std::move(note));
        for (Message& warning : log->warnings)
            addOnce(report.warnings, std::move(warning));
        if (!log->speed)
        {
            if (log->readings > 0)
                addOnce(
                    report.warnings,
                    {COSTMODEL_TEXT("Message", "%1 has no steady part from which a speed could be "
                                               "taken."),
                     {input.name}});
            continue;
        }
        report.rows.used += static_cast<long>(log->readings - log->speed->warmUp);
        if (log->speed->warmUp > 0)
            addOnce(report.assumptions,
                    {COSTMODEL_TEXT("Message", "The first readings are warm-up and left out: %1."),
                     {static_cast<long>(log->speed->warmUp)}});
        std::vector<Message> notes;
        speeds.push_back(converted(*log->speed, facts, notes));
        for (Message& note : notes)
            addOnce(report.assumptions, std::move(note));
    }
    for (const TrainingSpeed& speed : speeds)
        if (speed.unit != speeds.front().unit)
            addOnce(
                report.warnings,
                {COSTMODEL_TEXT("Message", "The logs give speeds in different units, %1 and %2; "
                                           "only the first is used."),
                 {speeds.front().unit, speed.unit}});
    if (!speeds.empty())
    {
        std::vector<double> values;
        TrainingSpeed speed = speeds.front();
        speed.samples = 0;
        for (const TrainingSpeed& one : speeds)
            if (one.unit == speed.unit)
            {
                values.push_back(one.value);
                speed.samples += one.samples;
            }
        speed.value = *median(values);
        result.speed = speed;
        report.throughput = figureOf(speed);
    }
    result.isStopped = monitor.isStopped();
    return result;
}

} // namespace costmodel::data
