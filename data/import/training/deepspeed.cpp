#include "data/import/training/log_text.h"
#include "data/import/training/training_log.h"

namespace costmodel::data
{

namespace
{

/// Lines of DeepSpeed's throughput timer: "global_step=100, RunningAvgSamplesPerSec=…,
/// CurrSamplesPerSec=…", or "0/100, SamplesPerSec=…" in old versions. The rate is that of the whole
/// job.
class DeepSpeedParser final : public TrainingLogParser
{
public:
    void read(std::string_view line) override
    {
        if (line.find("SamplesPerSec") == std::string_view::npos)
            return;
        std::optional<double> rate = numberAfter(line, "CurrSamplesPerSec");
        if (!rate)
            rate = numberAfter(line, " SamplesPerSec");
        if (!rate)
            rate = numberAfter(line, "RunningAvgSamplesPerSec");
        if (!rate || !(*rate > 0))
            return;
        SpeedReading reading{.step = {}, .value = *rate};
        if (const std::optional<double> step = numberAfter(line, "global_step=");
            step && *step >= 0 && *step < 1e15)
            reading.step = static_cast<long>(*step);
        m_readings.push_back(reading);
    }

    std::optional<TrainingResult> result() const override
    {
        if (m_readings.empty())
            return {};
        return TrainingResult{
            .format = "deepspeed",
            .speed = steadySpeed(m_readings, SpeedMeasure::UnitsPerSecond, "samples/s"),
            .readings = m_readings.size(),
            .notes = {},
            .warnings = {}};
    }

private:
    std::vector<SpeedReading> m_readings;
};

} // namespace

std::unique_ptr<TrainingLogParser> makeDeepSpeedParser()
{
    return std::make_unique<DeepSpeedParser>();
}

} // namespace costmodel::data
