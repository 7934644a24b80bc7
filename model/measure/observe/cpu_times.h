#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace costmodel::measure
{

/// Ticks of one processor core since the machine started.
struct CoreTimes
{
    double busy = 0;
    double total = 0;
};

/// The cores in the text of /proc/stat ("cpu0 ..." lines); waiting for disks counts as idle.
std::vector<CoreTimes> coreTimes(std::string_view procStat);

/// Per cent of the time between two looks, of all cores together and of the busiest one. Empty if
/// the looks have different cores or no time passed.
struct CpuUse
{
    double all = 0;
    double busiest = 0;
};
std::optional<CpuUse> cpuUse(const std::vector<CoreTimes>& before,
                             const std::vector<CoreTimes>& after);

} // namespace costmodel::measure
