#include "ui/charts/axis_ticks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace costmodel::ui
{

namespace
{

constexpr double slack = 1e-9;
constexpr double mostTicks = 200;

} // namespace

double niceStep(double span, int most, bool whole)
{
    const double raw = span / std::max(1, most);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    double step = 10 * power;
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= raw * (1 - slack))
        {
            step = factor * power;
            break;
        }
    return whole ? std::max(1.0, step) : step;
}

std::vector<double> multiples(double step, double from, double to)
{
    std::vector<double> values;
    if (!(step > 0) || !std::isfinite(from) || !std::isfinite(to))
        return values;
    const double first = std::ceil(from / step - slack);
    const double last = std::min(std::floor(to / step + slack), first + mostTicks - 1);
    for (double i = first; i <= last; ++i)
        values.push_back(i == 0 ? 0 : i * step);
    return values;
}

double monthStep(double span, int most)
{
    constexpr std::array<double, 9> steps{1, 2, 3, 6, 12, 24, 36, 60, 120};
    for (const double step : steps)
        if (span / step <= std::max(1, most) * (1 + slack))
            return step;
    return 120 * niceStep(span / 120, most, true);
}

int digitsOf(double step)
{
    int digits = 0;
    double scaled = step;
    while (digits < 12 && std::abs(scaled - std::round(scaled)) > 1e-6 * std::abs(scaled))
    {
        scaled *= 10;
        ++digits;
    }
    return digits;
}

} // namespace costmodel::ui
