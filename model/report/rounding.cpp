#include "model/report/rounding.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

#include "model/text/message.h"

namespace costmodel::report
{

namespace
{

/// Whole numbers up to this have neighbours in a double that are whole too.
constexpr double mostUnits = 1e15;

/// What groupedNumber shows, as a number.
double shown(double value, int digits)
{
    std::string text = groupedNumber(value, digits);
    std::erase(text, ',');
    double result = value;
    std::from_chars(text.data(), text.data() + text.size(), result);
    return result == 0 ? 0 : result;
}

} // namespace

RoundedParts roundedToSum(std::span<const double> parts, double total, int digits)
{
    const double scale = std::pow(10.0, digits);
    RoundedParts result;
    result.total = shown(total, digits);
    bool isCountable = std::fabs(total) * scale < mostUnits;
    std::vector<double> units;  // of the last digit, whole
    std::vector<double> errors; // what rounding took off, in units
    for (const double part : parts)
    {
        result.parts.push_back(shown(part, digits));
        isCountable = isCountable && std::fabs(part) * scale < mostUnits;
        units.push_back(std::round(result.parts.back() * scale));
        errors.push_back(part * scale - units.back());
    }
    if (!isCountable)
        return result;
    const double missing =
        std::round(result.total * scale) - std::accumulate(units.begin(), units.end(), 0.0);
    const double direction = missing < 0 ? -1 : 1;
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b)
                     { return direction * errors[a] > direction * errors[b]; });
    const auto movable = static_cast<double>(std::count_if(
        errors.begin(), errors.end(), [direction](double error) { return direction * error > 0; }));
    if (missing == 0 || std::fabs(missing) > movable)
        return result;
    for (std::size_t k = 0; k < static_cast<std::size_t>(std::fabs(missing)); ++k)
        result.parts[order[k]] = (units[order[k]] + direction) / scale;
    result.isAdjusted = true;
    return result;
}

} // namespace costmodel::report
