#include "model/measure/observe/cpu_times.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace costmodel::measure
{

namespace
{

/// user nice system idle iowait irq softirq steal ...
std::optional<CoreTimes> coreOf(std::string_view line)
{
    if (!line.starts_with("cpu") || line.size() < 4 ||
        std::isdigit(static_cast<unsigned char>(line[3])) == 0)
        return std::nullopt;
    line.remove_prefix(std::min(line.find(' '), line.size()));
    CoreTimes times;
    for (int field = 0; field < 8; ++field)
    {
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        double ticks = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), ticks);
        if (error != std::errc{})
            break;
        line.remove_prefix(static_cast<std::size_t>(end - line.data()));
        times.total += ticks;
        if (field != 3 && field != 4)
            times.busy += ticks;
    }
    return times;
}

} // namespace

std::vector<CoreTimes> coreTimes(std::string_view text)
{
    std::vector<CoreTimes> cores;
    while (!text.empty())
    {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const std::optional<CoreTimes> core = coreOf(text.substr(0, end)))
            cores.push_back(*core);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return cores;
}

std::optional<CpuUse> cpuUse(const std::vector<CoreTimes>& before,
                             const std::vector<CoreTimes>& after)
{
    if (before.empty() || before.size() != after.size())
        return std::nullopt;
    CpuUse use;
    double busy = 0;
    double total = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
    {
        const double coreBusy = after[i].busy - before[i].busy;
        const double coreTotal = after[i].total - before[i].total;
        busy += coreBusy;
        total += coreTotal;
        if (coreTotal > 0)
            use.busiest = std::max(use.busiest, std::clamp(100 * coreBusy / coreTotal, 0.0, 100.0));
    }
    if (total <= 0)
        return std::nullopt;
    use.all = std::clamp(100 * busy / total, 0.0, 100.0);
    return use;
}

} // namespace costmodel::measure
