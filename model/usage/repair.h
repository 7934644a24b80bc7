#pragma once

#include "model/usage/diagnosis.h"

namespace costmodel
{

/// What a repair of the input pipeline is worth: work that keeps the GPUs busy for `now` of the
/// time would need now / after of the GPU-hours.
struct Repair
{
    double now = 0;                      ///< share of time busy, > 0: the mean utilisation
    double after = 0;                    ///< share that a repaired pipeline reaches, > now
    double savedShare = 0;               ///< of the GPU-hours: 1 - now / after
    std::optional<double> gpuHours;      ///< watched
    std::optional<double> gpuHoursSaved; ///< of those
};

/// Utilisation that a repaired pipeline is taken to reach, unless the caller knows better.
inline constexpr double repairedShare = UsageLimits{}.busy / 100;

/// Nothing where there is nothing to repair or no measure of it: the mean utilisation (per cent)
/// is absent, 0, or not below `after`.
std::optional<Repair> repair(std::optional<double> meanUtilization, std::optional<double> gpuHours,
                             double after = repairedShare);

/// The repair in whole sentences.
std::vector<Message> describe(const Repair& repair);

} // namespace costmodel
