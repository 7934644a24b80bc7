#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace costmodel
{

/// One reading of one GPU. What was not measured is absent, never 0.
struct UsageSample
{
    std::optional<double> time; ///< seconds since 1970-01-01 on the clock of the log
    std::optional<double>
        utilization;              ///< per cent, 0..100: share of the time in which a kernel ran
    std::optional<double> powerW; ///< of the board
};

/// Reasons for which a driver lowered the clocks, as bits of NVML.
enum ThrottleBit : unsigned long
{
    ThrottlePowerCap = 0x4,      ///< normal for data-centre cards under load
    ThrottleHardware = 0x8,      ///< slowdown by the hardware
    ThrottleHardwareHeat = 0x40, ///< too hot
    ThrottlePowerBrake = 0x80,   ///< signalled by the power supply
};

/// The readings of one GPU in the order of the log.
struct GpuUsage
{
    std::string gpu; ///< as the log names it: "0", "card1", "host 2/0"
    std::vector<UsageSample> samples;
    std::optional<double> powerLimitW; ///< the lowest that was recorded
    unsigned long throttle = 0;        ///< all ThrottleBits that were ever set
};

struct UsageLog
{
    std::vector<GpuUsage> gpus;
    /// Seconds between two readings, for logs without times.
    std::optional<double> intervalSeconds;
};

/// A stretch in which nothing was recorded.
struct UsageGap
{
    double from = 0; ///< time of the last reading before it
    double seconds = 0;
};

/// How long a GPU was watched.
struct UsageTime
{
    std::optional<double> first; ///< earliest and latest time of the log
    std::optional<double> last;
    /// Sum of the intervals between readings, without gaps and backward steps of the clock. Absent
    /// without two readings in time.
    std::optional<double> seconds;
    std::vector<UsageGap> gaps;      ///< intervals of more than `gapFactor` typical ones
    std::vector<UsageGap> backSteps; ///< where the clock was set back; `seconds` > 0
};

/// An interval this many times the typical one is a gap in the record.
inline constexpr double gapFactor = 5;

UsageTime usageTime(const GpuUsage& gpu, std::optional<double> intervalSeconds = {});

} // namespace costmodel
