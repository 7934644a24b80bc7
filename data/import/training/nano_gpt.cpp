#include "data/import/training/log_text.h"
#include "data/import/training/training_log.h"
#include "model/usage/statistics.h"

namespace costmodel::data
{

namespace
{

/// Lines of nanoGPT: "iter 10: loss 3.1462, time 13.86ms, mfu 26.88%". An mfu below 0 means that
/// there is none yet. "tokens per iteration will be: 491,520" at the start gives the unit.
class NanoGptParser final : public TrainingLogParser
{
public:
    void read(std::string_view line) override
    {
        if (const auto tokens = numberAfter(line, "tokens per iteration will be"))
            m_tokens = *tokens > 0 ? tokens : std::nullopt;
        const std::size_t at = line.find("iter ");
        if (at == std::string_view::npos || (at > 0 && line[at - 1] != ' '))
            return;
        line.remove_prefix(at);
        const std::size_t time = line.find(" time ");
        const std::optional<double> step = numberAfter(line, "iter ");
        const std::optional<double> milliseconds = time == std::string_view::npos
                                                       ? std::nullopt
                                                       : numberAfter(line.substr(time), " time ");
        if (!step || *step < 0 || *step > 1e15 || !milliseconds || !(*milliseconds > 0) ||
            line.find("ms", time) == std::string_view::npos)
            return;
        m_readings.push_back({static_cast<long>(*step), *milliseconds / 1000});
        if (const std::optional<double> mfu = numberAfter(line, "mfu "); mfu && *mfu >= 0)
            m_mfu.push_back(*mfu);
    }

    std::optional<TrainingResult> result() const override
    {
        if (m_readings.empty())
            return {};
        TrainingResult result{.format = "nanogpt",
                              .speed =
                                  steadySpeed(m_readings, SpeedMeasure::SecondsPerUnit, "it/s"),
                              .readings = m_readings.size(),
                              .notes = {},
                              .warnings = {}};
        if (result.speed)
        {
            result.notes.push_back({COSTMODEL_TEXT("Message", "One iteration takes %1 ms."),
                                    {1000 / result.speed->value}});
            if (m_tokens)
            {
                result.speed->value *= *m_tokens;
                result.speed->unit = "tokens/s";
            }
        }
        if (const std::optional<double> mfu = median(m_mfu))
            result.notes.push_back(
                {COSTMODEL_TEXT("Message",
                                "The log also states a use of the GPU's peak (MFU) of %1 %."),
                 {*mfu}});
        return result;
    }

private:
    std::vector<SpeedReading> m_readings;
    std::vector<double> m_mfu; ///< per cent
    std::optional<double> m_tokens;
};

} // namespace

std::unique_ptr<TrainingLogParser> makeNanoGptParser()
{
    return std::make_unique<NanoGptParser>();
}

} // namespace costmodel::data
