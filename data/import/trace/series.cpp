#include "data/import/trace/series.h"

#include <algorithm>
#include <map>

#include "data/import/base/timestamp.h"

namespace costmodel::data
{

void orderSamples(std::vector<SeriesSample>& samples, const std::string& file, ImportReport& report)
{
    const auto isEarlier = [](const SeriesSample& a, const SeriesSample& b)
    {
        return a.time < b.time;
    };
    if (std::is_sorted(samples.begin(), samples.end(), isEarlier) == false)
    {
        const auto back = std::is_sorted_until(samples.begin(), samples.end(), isEarlier);
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message",
                            "The times do not go forward at line %1 (%2): the rows are out "
                            "of order, or a clock was set back."),
             {back->line, isoTimestamp(back->time)}});
        std::stable_sort(samples.begin(), samples.end(), isEarlier);
    }
    std::vector<SeriesSample> kept;
    kept.reserve(samples.size());
    for (const SeriesSample& sample : samples)
    {
        if (kept.empty() || kept.back().time != sample.time)
        {
            kept.push_back(sample);
            continue;
        }
        --report.rows.used;
        if (kept.back().inUse != sample.inUse)
            reject(
                report, file, sample.line,
                {COSTMODEL_TEXT("Message", "%1 is there already, in line %2, with another value"),
                 {isoTimestamp(sample.time), kept.back().line}});
    }
    samples = std::move(kept);
}

std::optional<std::int64_t> usualStep(const std::vector<SeriesSample>& samples)
{
    std::map<std::int64_t, long> counts;
    for (std::size_t i = 1; i < samples.size(); ++i)
        ++counts[samples[i].time - samples[i - 1].time];
    const auto most =
        std::max_element(counts.begin(), counts.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == counts.end() ? std::nullopt : std::optional(most->first);
}

std::vector<TraceGap> gapsIn(const std::vector<SeriesSample>& samples, std::int64_t step)
{
    std::vector<TraceGap> gaps;
    for (std::size_t i = 1; i < samples.size(); ++i)
    {
        const std::int64_t between = samples[i].time - samples[i - 1].time;
        if (between * 2 > step * 3)
            gaps.push_back({samples[i - 1].time, static_cast<double>(between) / 1000});
    }
    return gaps;
}

} // namespace costmodel::data
