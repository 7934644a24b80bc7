#include "model/usage/samples.h"

#include <algorithm>
#include <span>

namespace costmodel
{

namespace
{

/// The lower median of the intervals that run forward; nothing if there is none.
std::optional<double> typicalInterval(std::span<const UsageSample> timed)
{
    std::vector<double> intervals;
    for (std::size_t i = 1; i < timed.size(); ++i)
        if (const double seconds = *timed[i].time - *timed[i - 1].time; seconds > 0)
            intervals.push_back(seconds);
    if (intervals.empty())
        return {};
    const auto middle = intervals.begin() + static_cast<long>((intervals.size() - 1) / 2);
    std::nth_element(intervals.begin(), middle, intervals.end());
    return *middle;
}

} // namespace

UsageTime usageTime(const GpuUsage& gpu, std::optional<double> intervalSeconds)
{
    UsageTime result;
    std::vector<UsageSample> timed;
    std::copy_if(gpu.samples.begin(), gpu.samples.end(), std::back_inserter(timed),
                 [](const UsageSample& sample) { return sample.time.has_value(); });
    if (timed.empty())
    {
        if (intervalSeconds && gpu.samples.size() > 1)
            result.seconds = *intervalSeconds * static_cast<double>(gpu.samples.size());
        return result;
    }
    const auto earlier = [](const UsageSample& a, const UsageSample& b)
    {
        return *a.time < *b.time;
    };
    result.first = std::min_element(timed.begin(), timed.end(), earlier)->time;
    result.last = std::max_element(timed.begin(), timed.end(), earlier)->time;

    const std::optional<double> typical = typicalInterval(timed);
    for (std::size_t i = 1; i < timed.size(); ++i)
    {
        const double from = *timed[i - 1].time;
        const double seconds = *timed[i].time - from;
        if (seconds < 0)
            result.backSteps.push_back({from, -seconds});
        else if (typical && seconds > gapFactor * *typical)
            result.gaps.push_back({from, seconds});
        else
            result.seconds = result.seconds.value_or(0) + seconds;
    }
    return result;
}

} // namespace costmodel
