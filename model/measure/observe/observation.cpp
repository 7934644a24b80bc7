#include "model/measure/observe/observation.h"

#include <algorithm>

#include "model/measure/statistics.h"

namespace costmodel::measure
{

namespace
{

UsageLog usageLog(const Watch& watch)
{
    UsageLog log;
    for (const WatchedBoard& board : watch.boards)
    {
        GpuUsage gpu{.gpu = board.name, .samples = {}, .powerLimitW = board.powerLimitW};
        const bool isAllZero =
            std::none_of(board.samples.begin(), board.samples.end(),
                         [](const BoardSample& s) { return s.utilization.value_or(0) > 0; });
        for (const BoardSample& sample : board.samples)
        {
            UsageSample usage{.time = sample.time,
                              .utilization = sample.utilization,
                              .powerW = sample.instantW ? sample.instantW : sample.averageW};
            if (board.isSlice)
                usage.powerW.reset();
            if (watch.isWsl && isAllZero)
                usage.utilization.reset();
            gpu.samples.push_back(usage);
            gpu.throttle |= static_cast<unsigned long>(sample.throttleMask.value_or(0));
        }
        log.gpus.push_back(std::move(gpu));
    }
    return log;
}

std::optional<double> medianCpu(const Watch& watch, double CpuUse::*member)
{
    std::vector<double> values;
    for (const CpuUse& use : watch.cpu)
        values.push_back(use.*member);
    return medianOf(std::move(values));
}

/// What the processor did while the GPUs waited.
std::optional<Message> cpuReason(const Watch& watch)
{
    const std::optional<double> busiest = medianCpu(watch, &CpuUse::busiest);
    if (!busiest)
        return std::nullopt;
    if (*busiest >= pinnedCore)
        return Message{COSTMODEL_TEXT("Message",
                                      "A processor core is busy %1 of the time: the GPUs wait for "
                                      "the processor. Use more worker processes, or prepare the "
                                      "data beforehand."),
                       {Share{*busiest / 100}}};
    if (*busiest < idleCore)
        return Message{COSTMODEL_TEXT("Message",
                                      "No processor core is busy for more than %1 of the time: the "
                                      "processor is not the limit. Look at the disk or the "
                                      "network, at the batch size, and at kernels that are too "
                                      "small."),
                       {Share{*busiest / 100}}};
    return std::nullopt;
}

} // namespace

Diagnosed diagnoseWatch(const Watch& watch)
{
    const UsageStatistics usage = usageStatistics(usageLog(watch));
    Diagnosis diagnosis = diagnose(usage);
    Diagnosed result;
    result.reasons = std::move(diagnosis.reasons);
    if (diagnosis.verdict == UsageVerdict::Wait || diagnosis.verdict == UsageVerdict::Mixed)
        if (std::optional<Message> reason = cpuReason(watch))
            result.reasons.push_back(std::move(*reason));
    std::vector<double> utilization;
    for (const WatchedBoard& board : watch.boards)
        for (const BoardSample& sample : board.samples)
            if (sample.utilization)
                utilization.push_back(*sample.utilization);
    std::sort(utilization.begin(), utilization.end());
    Observation& seen = result.observation;
    seen.seconds = watch.seconds;
    seen.medianUtilization = usage.all.median;
    if (!utilization.empty() && usage.all.median)
        seen.p10Utilization = quantile(utilization, 0.1);
    seen.powerFraction = usage.all.powerShare;
    seen.cpuUtilization = medianCpu(watch, &CpuUse::all);
    seen.verdict = verdictKey(diagnosis.verdict);
    for (const Message& reason : result.reasons)
        seen.reasons.push_back(render(reason, English{}));
    return result;
}

} // namespace costmodel::measure
