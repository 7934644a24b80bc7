#include "model/ledger/timeline.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace costmodel
{

// Twelve roots, then whole years.
std::vector<double> monthlyPowers(double base, int count)
{
    std::vector<double> powers(static_cast<std::size_t>(count), 1.0);
    if (base == 1)
        return powers;
    for (std::size_t k = 1; k < powers.size(); ++k)
        powers[k] = k <= 12 ? std::pow(base, static_cast<double>(k) / 12) : powers[k - 12] * base;
    return powers;
}

Timeline makeTimeline(const General& general)
{
    Timeline timeline;
    const int horizon = general.horizonMonths;
    timeline.horizon = horizon;
    timeline.hours.assign(static_cast<std::size_t>(horizon) + 1, general.hoursPerMonth.value_or(0));
    timeline.hours[0] = 0;
    if (!general.hoursPerMonth)
        for (int month = 1; month <= horizon; ++month)
        {
            const Date first = addMonths(general.start, month - 1);
            timeline.hours[static_cast<std::size_t>(month)] =
                24.0 * daysInMonth(first.year, first.month);
        }
    timeline.shortestHours = *std::min_element(timeline.hours.begin() + 1, timeline.hours.end());
    timeline.discount = monthlyPowers(1 / (1 + general.discountRate), horizon + 1);
    return timeline;
}

std::vector<double> priceFactors(double rate, int horizon)
{
    std::vector<double> factors = monthlyPowers(1 + rate, horizon);
    factors.insert(factors.begin(), 1.0);
    return factors;
}

} // namespace costmodel
