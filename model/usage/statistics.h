#pragma once

#include <span>

#include "model/usage/samples.h"

namespace costmodel
{

/// A reading below this many per cent means that the GPU did nothing.
inline constexpr double idleBelow = 5;

/// Readings of one GPU, or of all of them together.
struct UsageFigures
{
    std::size_t samples = 0;          ///< readings with a utilisation
    std::size_t missing = 0;          ///< readings without
    std::optional<double> mean;       ///< per cent; absent without samples, as the next two
    std::optional<double> median;     ///< per cent
    std::optional<double> idleShare;  ///< share of the samples below `idleBelow`
    std::optional<double> powerShare; ///< median of power / power limit; absent without either
};

struct GpuUsageFigures : UsageFigures
{
    std::string gpu;
    unsigned long throttle = 0; ///< ThrottleBits
};

struct UsageStatistics
{
    /// Over the readings of all GPUs, each reading counting once. Its powerShare is absent unless
    /// every GPU with a utilisation has one.
    UsageFigures all;
    std::vector<GpuUsageFigures> gpus;
    std::optional<double> gpuHours; ///< watched, without gaps; absent if no GPU has times
};

UsageStatistics usageStatistics(const UsageLog& log);

/// The middle value, or the mean of the two middle ones; nothing of no values.
std::optional<double> median(std::vector<double> values);

} // namespace costmodel
