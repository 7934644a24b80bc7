#include "ui/text/rounded_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace costmodel::ui
{

std::vector<double> roundedParts(std::span<const double> parts, double total, int digits)
{
    const double unit = std::pow(10.0, -digits);
    const double sum = std::accumulate(parts.begin(), parts.end(), 0.0);
    std::vector<double> steps;
    if (!(std::abs(sum - total) < unit))
    {
        for (const double part : parts)
            steps.push_back(std::round(part / unit) * unit);
        return steps;
    }
    double missing = std::round(total / unit);
    for (const double part : parts)
    {
        steps.push_back(std::floor(part / unit));
        missing -= steps.back();
    }
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t i)
                             {
                                 // Equal up to noise is equal: the earlier part goes first.
                                 return std::round((parts[i] / unit - steps[i]) * 1e6);
                             });
    for (const std::size_t i : order)
        if (missing >= 1)
        {
            ++steps[i];
            --missing;
        }
    for (double& step : steps)
        step *= unit;
    return steps;
}

} // namespace costmodel::ui
