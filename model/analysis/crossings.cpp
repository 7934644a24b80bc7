#include "model/analysis/crossings.h"

#include <algorithm>
#include <cmath>

namespace costmodel
{

namespace
{

std::vector<double> difference(std::span<const double> own, std::span<const double> rent)
{
    double largest = 1;
    for (const double value : own)
        largest = std::max(largest, std::fabs(value));
    for (const double value : rent)
        largest = std::max(largest, std::fabs(value));
    std::vector<double> result(own.size());
    for (std::size_t m = 0; m < own.size(); ++m)
    {
        const double value = own[m] - rent[m];
        result[m] = std::fabs(value) < 1e-9 * largest ? 0 : value;
    }
    return result;
}

/// Where the line from (m, a) to (m + 1, b) meets 0; one of them is positive, the other is not.
double meeting(std::size_t m, double a, double b)
{
    return static_cast<double>(m) + a / (a - b);
}

} // namespace

std::vector<Crossing> crossings(std::span<const double> own, std::span<const double> rent)
{
    const std::vector<double> d = difference(own, rent);
    std::vector<Crossing> found;
    for (std::size_t m = 0; m + 1 < d.size(); ++m)
        if ((d[m] > 0) != (d[m + 1] > 0))
            found.push_back({meeting(m, d[m], d[m + 1]), d[m] > 0});
    return found;
}

std::optional<double> breakEvenMonth(std::span<const double> own, std::span<const double> rent)
{
    const std::vector<double> d = difference(own, rent);
    if (d.empty() || d.back() > 0)
        return std::nullopt;
    for (std::size_t m = d.size() - 1; m-- > 0;)
        if (d[m] > 0)
            return meeting(m, d[m], d[m + 1]);
    return 0;
}

} // namespace costmodel
