#include "model/usage/diagnosis.h"

namespace costmodel
{

namespace
{

Share percent(double value)
{
    return {value / 100};
}

long count(std::size_t value)
{
    return static_cast<long>(value);
}

Message waitReason(double busy, std::size_t readings, const UsageLimits& limits)
{
    return {
        COSTMODEL_TEXT("Message",
                       "The GPUs are busy only %1 of the time (median of %2 readings), below the "
                       "limit of %3: the GPU waits for data, for the CPU that prepares it, or "
                       "for batches that are too small. Do not rent or buy more GPUs yet; "
                       "repair the input pipeline first."),
        {percent(busy), count(readings), percent(limits.wait)}};
}

Message mixedReason(double busy, std::size_t readings, const UsageLimits& limits)
{
    return {COSTMODEL_TEXT("Message",
                           "The GPUs are busy %1 of the time (median of %2 readings), between the "
                           "limits of %3 and %4: part of the time they wait. Look at the data "
                           "loading and at the batch size before renting more."),
            {percent(busy), count(readings), percent(limits.wait), percent(limits.busy)}};
}

Message oftenIdleReason(const UsageFigures& all, const UsageLimits& limits)
{
    return {
        COSTMODEL_TEXT("Message",
                       "The GPUs are busy %1 of the time (median of %2 readings) but do nothing "
                       "in %3 of the readings, which is not below the limit of %4: they stop "
                       "and go. Look for regular pauses such as loading, validation or "
                       "checkpoints before renting more."),
        {percent(*all.median), count(all.samples), Share{*all.idleShare}, Share{limits.idleShare}}};
}

Message busyReason(double busy, std::size_t readings, const UsageLimits& limits)
{
    return {COSTMODEL_TEXT("Message",
                           "The GPUs are busy %1 of the time (median of %2 readings), at or above "
                           "the limit of %3."),
            {percent(busy), count(readings), percent(limits.busy)}};
}

UsageVerdict powerVerdict(const UsageFigures& all, const UsageLimits& limits,
                          std::vector<Message>& reasons)
{
    if (!all.powerShare)
    {
        reasons.push_back(
            {COSTMODEL_TEXT(
                 "Message",
                 "Whether they calculate all that time is not known, because the log does "
                 "not have the power drawn and the power limit of every GPU. Record "
                 "power.draw and power.limit as well."),
             {}});
        return UsageVerdict::Busy;
    }
    if (*all.powerShare < limits.powerShare)
    {
        reasons.push_back(
            {COSTMODEL_TEXT(
                 "Message",
                 "They draw only %1 of their power limit, below %2: they are busy but not "
                 "bound by calculation. GPUs with faster memory or larger kernels would "
                 "help more than faster GPUs."),
             {Share{*all.powerShare}, Share{limits.powerShare}}});
        return UsageVerdict::Busy;
    }
    reasons.push_back(
        {COSTMODEL_TEXT("Message", "They draw %1 of their power limit, at or above %2, so they "
                                   "calculate: faster or more GPUs shorten the work."),
         {Share{*all.powerShare}, Share{limits.powerShare}}});
    return UsageVerdict::ComputeBound;
}

void addGpuReasons(const UsageStatistics& usage, const UsageLimits& limits,
                   std::vector<Message>& reasons)
{
    for (const GpuUsageFigures& gpu : usage.gpus)
    {
        if (gpu.samples == 0 && usage.all.samples > 0)
            reasons.push_back(
                {COSTMODEL_TEXT("Message", "GPU %1 was not measured (%2 readings without a "
                                           "value); the verdict says nothing about it."),
                 {gpu.gpu, count(gpu.missing)}});
        else if (usage.gpus.size() > 1 && gpu.median && *gpu.median < idleBelow &&
                 *usage.all.median >= idleBelow)
            reasons.push_back(
                {COSTMODEL_TEXT("Message", "GPU %1 is busy only %2 of the time while others work: "
                                           "the job may not use it."),
                 {gpu.gpu, percent(*gpu.median)}});
        if ((gpu.throttle & (ThrottleHardware | ThrottleHardwareHeat | ThrottlePowerBrake)) != 0)
            reasons.push_back(
                {COSTMODEL_TEXT("Message", "The hardware slowed GPU %1 down because of heat or "
                                           "power supply: have the machine checked."),
                 {gpu.gpu}});
        if ((gpu.throttle & ThrottlePowerCap) != 0 && gpu.powerShare &&
            *gpu.powerShare >= limits.powerCap)
            reasons.push_back(
                {COSTMODEL_TEXT("Message", "GPU %1 runs at its power cap, which is normal."),
                 {gpu.gpu}});
    }
}

Message notMeasured(std::size_t missing)
{
    return {COSTMODEL_TEXT("Message",
                           "The utilisation was not measured (%1 readings, none with a value), as "
                           "happens with GPUs divided by MIG and under WSL. Give a training log "
                           "or a profiler report instead."),
            {count(missing)}};
}

} // namespace

Diagnosis diagnose(const UsageStatistics& usage, const UsageLimits& limits)
{
    Diagnosis result;
    const UsageFigures& all = usage.all;
    if (!all.median)
    {
        result.reasons.push_back(notMeasured(all.missing));
        return result;
    }
    if (*all.median < idleBelow && all.powerShare && *all.powerShare >= limits.powerShare)
    {
        result.reasons.push_back(
            {COSTMODEL_TEXT("Message",
                            "The log shows %1 utilisation although the GPUs draw %2 of their power "
                            "limit: the utilisation was not measured there, as happens with GPUs "
                            "divided by MIG and under WSL."),
             {percent(*all.median), Share{*all.powerShare}}});
        return result;
    }
    if (*all.median < limits.wait)
    {
        result.verdict = UsageVerdict::Wait;
        result.reasons.push_back(waitReason(*all.median, all.samples, limits));
    }
    else if (*all.median < limits.busy)
    {
        result.verdict = UsageVerdict::Mixed;
        result.reasons.push_back(mixedReason(*all.median, all.samples, limits));
    }
    else if (*all.idleShare >= limits.idleShare)
    {
        result.verdict = UsageVerdict::Mixed;
        result.reasons.push_back(oftenIdleReason(all, limits));
    }
    else
    {
        result.reasons.push_back(busyReason(*all.median, all.samples, limits));
        result.verdict = powerVerdict(all, limits, result.reasons);
    }
    addGpuReasons(usage, limits, result.reasons);
    if (all.samples < limits.fewSamples)
        result.reasons.push_back(
            {COSTMODEL_TEXT("Message", "Only %1 readings were taken; watch the work for "
                                       "at least two minutes before deciding on it."),
             {count(all.samples)}});
    return result;
}

const char* verdictKey(UsageVerdict verdict)
{
    switch (verdict)
    {
    case UsageVerdict::Unknown:
        return "unknown";
    case UsageVerdict::Wait:
        return "wait";
    case UsageVerdict::Mixed:
        return "mixed";
    case UsageVerdict::Busy:
        return "busy";
    case UsageVerdict::ComputeBound:
        return "compute-bound";
    }
    return "unknown";
}

const char* verdictLabel(UsageVerdict verdict)
{
    switch (verdict)
    {
    case UsageVerdict::Unknown:
        return COSTMODEL_TEXT("Label", "unknown");
    case UsageVerdict::Wait:
        return COSTMODEL_TEXT("Label", "the GPU waits");
    case UsageVerdict::Mixed:
        return COSTMODEL_TEXT("Label", "mixed");
    case UsageVerdict::Busy:
        return COSTMODEL_TEXT("Label", "busy");
    case UsageVerdict::ComputeBound:
        return COSTMODEL_TEXT("Label", "compute-bound");
    }
    return "";
}

} // namespace costmodel
