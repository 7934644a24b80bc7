#include <algorithm>

#include "data/import/training/log_text.h"
#include "data/import/training/training_log.h"
#include "model/usage/statistics.h"

namespace costmodel::data
{

namespace
{

/// The number of "iteration   126/ 5000" at its first place in the line.
std::optional<long> iterationOf(std::string_view line)
{
    constexpr std::string_view key = "iteration";
    const std::size_t at = line.find(key);
    if (at == std::string_view::npos)
        return {};
    const std::optional<double> number = numberAfter(line.substr(at), key);
    if (!number || *number < 0 || *number > 1e15)
        return {};
    return static_cast<long>(*number);
}

std::optional<double> firstOf(std::string_view line, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        if (const std::optional<double> value = numberAfter(line, key); value && *value > 0)
            return value;
    return {};
}

/// Lines of Megatron-LM and its descendants (Megatron-DeepSpeed, Primus, NeMo). Where a value is a
/// pair "current/average", the current one counts.
class MegatronParser final : public TrainingLogParser
{
public:
    void read(std::string_view line) override
    {
        std::optional<double> seconds = firstOf(line, {"elapsed time per iteration (ms)"});
        if (seconds)
            seconds = *seconds / 1000;
        else
            seconds = firstOf(line, {"elapsed time per iteration (s)", "train_step_timing in s"});
        const std::optional<long> iteration = iterationOf(line);
        if (!seconds || !iteration)
            return;
        m_lines.push_back(
            {iteration, *seconds, firstOf(line, {"global batch size", "global_batch_size"}),
             firstOf(line, {"tokens per GPU (tokens/s/GPU)", "tokens per gpu per second (tgs)",
                            "tokens/sec/gpu", "tokens/s/GPU", "tokens/sec/GPU"})});
        if (const std::optional<double> flops =
                firstOf(line, {"throughput per GPU (TFLOP/s/GPU)", "TFLOPs"}))
            m_teraflops.push_back(*flops);
    }

    std::optional<TrainingResult> result() const override
    {
        if (m_lines.empty())
            return {};
        TrainingResult result{.format = "megatron-lm",
                              .speed = {},
                              .readings = m_lines.size(),
                              .notes = {},
                              .warnings = {}};
        const auto all = [this](auto has)
        {
            return std::all_of(m_lines.begin(), m_lines.end(), has);
        };
        const bool hasTokens = all([](const Line& line) { return line.tokensPerGpu.has_value(); });
        const bool hasBatch = all([](const Line& line) { return line.batch.has_value(); });
        std::vector<SpeedReading> readings;
        for (const Line& line : m_lines)
            readings.push_back({line.iteration, hasTokens  ? *line.tokensPerGpu
                                                : hasBatch ? line.seconds / *line.batch
                                                           : line.seconds});
        result.speed = steadySpeed(
            readings, hasTokens ? SpeedMeasure::UnitsPerSecond : SpeedMeasure::SecondsPerUnit,
            hasTokens  ? "tokens/s/GPU"
            : hasBatch ? "samples/s"
                       : "it/s");
        if (result.speed)
            result.speed->perGpu = hasTokens;
        if (const std::optional<double> teraflops = median(m_teraflops))
            result.notes.push_back(
                {COSTMODEL_TEXT("Message",
                                "The log also states %1 TFLOP/s per GPU (median of %2 lines)."),
                 {*teraflops, static_cast<long>(m_teraflops.size())}});
        return result;
    }

private:
    struct Line
    {
        std::optional<long> iteration;
        double seconds = 0;
        std::optional<double> batch; ///< samples of the whole job
        std::optional<double> tokensPerGpu;
    };

    std::vector<Line> m_lines;
    std::vector<double> m_teraflops;
};

} // namespace

std::unique_ptr<TrainingLogParser> makeMegatronParser()
{
    return std::make_unique<MegatronParser>();
}

} // namespace costmodel::data
