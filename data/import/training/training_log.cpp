#include "data/import/training/training_log.h"

#include <array>

#include "data/import/base/text.h"
#include "data/import/training/log_text.h"

namespace costmodel::data
{

namespace
{

/// Calls `take` with every line, without its colours.
template <typename Take>
void forEachLine(std::string_view text, const ImportMonitor& monitor, const Take& take)
{
    LineReader lines(text);
    while (lines.next() && !monitor.isStopped())
    {
        if (lines.number() % 4096 == 0)
            monitor.tell(static_cast<double>(lines.offset()) / static_cast<double>(text.size()));
        if (lines.line().find('\x1b') == std::string_view::npos)
            take(lines.line());
        else
            take(std::string_view(withoutColours(lines.line())));
    }
}

} // namespace

bool recognises(TrainingLogParser& parser, std::string_view text)
{
    forEachLine(text, {}, [&parser](std::string_view line) { parser.read(line); });
    return parser.result().has_value();
}

std::optional<TrainingResult> readTrainingLog(std::string_view text, const ImportMonitor& monitor)
{
    const std::array<std::unique_ptr<TrainingLogParser>, 6> parsers{
        makeHuggingFaceParser(), makeMegatronParser(), makeDeepSpeedParser(),
        makeNanoGptParser(),     makeMlLogParser(),    makeProgressBarParser()};
    forEachLine(text, monitor,
                [&parsers](std::string_view line)
                {
                    for (const std::unique_ptr<TrainingLogParser>& parser : parsers)
                        parser->read(line);
                });
    for (const std::unique_ptr<TrainingLogParser>& parser : parsers)
        if (std::optional<TrainingResult> result = parser->result())
            return result;
    return {};
}

TrainingSpeed converted(TrainingSpeed speed, const TrainingFacts& facts,
                        std::vector<Message>& notes)
{
    if (facts.samplesPerIteration && speed.unit == "it/s")
    {
        speed.value *= *facts.samplesPerIteration;
        speed.unit = "samples/s";
        notes.push_back({COSTMODEL_TEXT("Message", "One iteration is taken as %1 samples."),
                         {*facts.samplesPerIteration}});
    }
    if (facts.tokensPerSample && speed.unit == "samples/s")
    {
        speed.value *= *facts.tokensPerSample;
        speed.unit = "tokens/s";
        notes.push_back({COSTMODEL_TEXT("Message", "One sample is taken as %1 tokens."),
                         {*facts.tokensPerSample}});
    }
    if (facts.gpus && !speed.perGpu)
    {
        speed.value /= *facts.gpus;
        speed.unit += "/GPU";
        speed.perGpu = true;
        notes.push_back(
            {COSTMODEL_TEXT("Message", "The speed of the job is divided by its %1 GPUs."),
             {*facts.gpus}});
    }
    return speed;
}

} // namespace costmodel::data
