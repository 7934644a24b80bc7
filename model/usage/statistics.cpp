#include "model/usage/statistics.h"

#include <algorithm>
#include <numeric>

namespace costmodel
{

namespace
{

struct Pool
{
    std::vector<double> utilization;
    std::vector<double> powerShare;
    std::size_t missing = 0;

    void add(const GpuUsage& gpu)
    {
        for (const UsageSample& sample : gpu.samples)
        {
            if (sample.utilization)
                utilization.push_back(*sample.utilization);
            else
                ++missing;
            if (sample.powerW && gpu.powerLimitW && *gpu.powerLimitW > 0)
                powerShare.push_back(*sample.powerW / *gpu.powerLimitW);
        }
    }
};

UsageFigures figures(Pool pool)
{
    UsageFigures result;
    result.samples = pool.utilization.size();
    result.missing = pool.missing;
    if (!pool.utilization.empty())
    {
        const auto count = static_cast<double>(result.samples);
        result.mean =
            std::accumulate(pool.utilization.begin(), pool.utilization.end(), 0.0) / count;
        const auto idle = std::count_if(pool.utilization.begin(), pool.utilization.end(),
                                        [](double value) { return value < idleBelow; });
        result.idleShare = static_cast<double>(idle) / count;
    }
    result.median = median(std::move(pool.utilization));
    result.powerShare = median(std::move(pool.powerShare));
    return result;
}

} // namespace

std::optional<double> median(std::vector<double> values)
{
    if (values.empty())
        return {};
    const auto middle = values.begin() + static_cast<long>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    const double below = *std::max_element(values.begin(), middle);
    return below + (*middle - below) / 2;
}

UsageStatistics usageStatistics(const UsageLog& log)
{
    UsageStatistics result;
    Pool all;
    bool isPowerComplete = true;
    for (const GpuUsage& gpu : log.gpus)
    {
        Pool pool;
        pool.add(gpu);
        all.add(gpu);
        GpuUsageFigures& one = result.gpus.emplace_back();
        static_cast<UsageFigures&>(one) = figures(std::move(pool));
        one.gpu = gpu.gpu;
        one.throttle = gpu.throttle;
        if (one.samples > 0 && !one.powerShare)
            isPowerComplete = false;
        if (const std::optional<double> seconds = usageTime(gpu, log.intervalSeconds).seconds)
            result.gpuHours = result.gpuHours.value_or(0) + *seconds / 3600;
    }
    result.all = figures(std::move(all));
    if (!isPowerComplete)
        result.all.powerShare.reset();
    return result;
}

} // namespace costmodel
