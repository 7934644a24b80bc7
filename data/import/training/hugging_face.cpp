#include <cmath>

#include "data/import/training/log_text.h"
#include "data/import/training/training_log.h"

namespace costmodel::data
{

namespace
{

/// The summary at the end of a run of the Trainer of transformers: a Python dict on one line, or
/// train_results.json or all_results.json over several, or its table of "train metrics". Not JSON:
/// a Python dict has nan and single quotes.
class HuggingFaceParser final : public TrainingLogParser
{
public:
    void read(std::string_view line) override
    {
        if (line.find("train_") == std::string_view::npos)
            return;
        if (const std::optional<double> seconds = runtime(line))
        {
            if (m_run.runtime)
                m_run = {};
            m_run.runtime = seconds;
            ++m_runs;
        }
        take(line, "train_samples_per_second", m_run.samplesPerSecond);
        take(line, "train_steps_per_second", m_run.stepsPerSecond);
        take(line, "train_tokens_per_second", m_run.tokensPerSecond);
    }

    std::optional<TrainingResult> result() const override
    {
        const std::optional<double> rate = m_run.samplesPerSecond;
        if (!m_run.runtime || !(rate || m_run.stepsPerSecond))
            return {};
        TrainingResult result{.format = "huggingface-trainer",
                              .speed = {},
                              .readings = static_cast<std::size_t>(m_runs),
                              .notes = {},
                              .warnings = {}};
        TrainingSpeed speed;
        if (rate && *rate > 0)
            speed = {.value = *rate, .unit = "samples/s", .samples = 1};
        if (m_run.tokensPerSecond && *m_run.tokensPerSecond > 0)
            speed = {.value = *m_run.tokensPerSecond, .unit = "tokens/s", .samples = 1};
        if (speed.unit.empty() && m_run.stepsPerSecond && *m_run.stepsPerSecond > 0)
            speed = {.value = *m_run.stepsPerSecond, .unit = "it/s", .samples = 1};
        if (speed.unit.empty())
            return result;
        if (m_run.stepsPerSecond && *m_run.stepsPerSecond > 0)
        {
            const double steps = std::round(*m_run.stepsPerSecond * *m_run.runtime);
            speed.samples = static_cast<std::size_t>(std::max(1.0, std::min(steps, 1e15)));
            result.notes.push_back(
                {COSTMODEL_TEXT(
                     "Message",
                     "The summary of the run tells of about %1 samples in %2 steps and %3 "
                     "s, warm-up included."),
                 {std::round(rate.value_or(0) * *m_run.runtime), steps, *m_run.runtime}});
        }
        result.speed = speed;
        if (m_runs > 1)
            result.warnings.push_back(
                {COSTMODEL_TEXT("Message", "The log has %1 finished runs; the last one counts."),
                 {static_cast<long>(m_runs)}});
        return result;
    }

private:
    struct Run
    {
        std::optional<double> runtime; ///< seconds
        std::optional<double> samplesPerSecond;
        std::optional<double> stepsPerSecond;
        std::optional<double> tokensPerSecond;
    };

    static std::optional<double> runtime(std::string_view line)
    {
        constexpr std::string_view key = "train_runtime";
        const std::size_t at = line.find(key);
        if (at == std::string_view::npos)
            return {};
        const std::size_t begin = line.find_first_not_of(" \t:='\"", at + key.size());
        if (begin == std::string_view::npos)
            return {};
        const std::string_view value = line.substr(begin);
        if (const std::optional<double> clock = leadingClock(value))
            return clock;
        const std::optional<double> seconds = leadingNumber(value);
        return seconds && *seconds > 0 ? seconds : std::nullopt;
    }

    static void take(std::string_view line, std::string_view key, std::optional<double>& target)
    {
        if (const std::optional<double> value = numberAfter(line, key))
            target = value;
    }

    Run m_run;
    int m_runs = 0;
};

} // namespace

std::unique_ptr<TrainingLogParser> makeHuggingFaceParser()
{
    return std::make_unique<HuggingFaceParser>();
}

} // namespace costmodel::data
