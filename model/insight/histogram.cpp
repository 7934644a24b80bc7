#include <algorithm>
#include <cmath>

#include "model/insight/risk.h"

namespace costmodel
{

namespace
{

/// The smallest of 1, 2, 5 times a power of ten that is not below `step`.
double roundStep(double step)
{
    const double power = std::pow(10.0, std::floor(std::log10(step)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= step * (1 - 1e-12))
            return factor * power;
    return 10 * power;
}

} // namespace

std::vector<HistogramBin> histogram(std::span<const double> sorted, int bins)
{
    if (sorted.empty() || bins < 1)
        return {};
    const double low = sorted.front();
    const double high = sorted.back();
    const double width = high - low;
    const double size = std::max(std::fabs(low), std::fabs(high));
    const double step = roundStep(width > 1e-12 * size ? width / bins : std::max(size / 100, 1e-9));
    const double first = std::floor(low / step);
    const auto count = static_cast<std::size_t>(std::floor(high / step) - first) + 1;
    std::vector<HistogramBin> result;
    auto from = sorted.begin();
    for (std::size_t i = 0; i < count; ++i)
    {
        const double lower = (first + static_cast<double>(i)) * step;
        const double upper = (first + static_cast<double>(i) + 1) * step;
        const auto to = i + 1 == count ? sorted.end() : std::lower_bound(from, sorted.end(), upper);
        result.push_back({lower, upper, to - from});
        from = to;
    }
    return result;
}

double shareBetween(std::span<const double> sorted, double from, double to)
{
    const auto first = std::lower_bound(sorted.begin(), sorted.end(), from);
    const auto last = std::upper_bound(sorted.begin(), sorted.end(), to);
    return last > first ? static_cast<double>(last - first) / static_cast<double>(sorted.size())
                        : 0;
}

} // namespace costmodel
