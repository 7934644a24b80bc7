#include "model/scenario/checks/checks.h"

#include <algorithm>
#include <cmath>

namespace costmodel::checks
{

namespace
{

constexpr double highestDiscount = 1e100;

} // namespace

bool hasTime(const General& general)
{
    return isValid(general.start) && general.start.day == 1 && general.horizonMonths >= 1 &&
           general.horizonMonths <= 240;
}

double hoursOfShortestMonth(const General& general)
{
    if (general.hoursPerMonth)
        return *general.hoursPerMonth;
    int days = 31;
    for (int m = 0; m < general.horizonMonths; ++m)
    {
        const Date month = addMonths(general.start, m);
        days = std::min(days, daysInMonth(month.year, month.month));
    }
    return 24.0 * days;
}

void checkTime(const Scenario& scenario, Issues& issues)
{
    const General& general = scenario.general;
    const std::string path = "scenario.start";
    if (isValid(general.start) && general.start.day != 1)
        issues.push_back({path,
                          {COSTMODEL_TEXT("Message", "%1 is %2; must be the first day of a month"),
                           {path, general.start}}});
    else if (hasTime(general) && addMonths(general.start, general.horizonMonths).year > 9999)
        issues.push_back({path,
                          {COSTMODEL_TEXT("Message", "%1 is %2; the horizon must end before the "
                                                     "year 10000"),
                           {path, general.start}}});
    // Payments at the end would weigh more than numbers can hold.
    const double heaviest = std::pow(1 + general.discountRate, -general.horizonMonths / 12.0);
    if (hasTime(general) && general.discountRate > -1 && !(heaviest <= highestDiscount))
        issues.push_back({"scenario.discount_rate",
                          {COSTMODEL_TEXT("Message", "%1 is %2, too near to -1 for a horizon of "
                                                     "%3 months; must be higher"),
                           {std::string("scenario.discount_rate"),
                            plainNumber(general.discountRate), long{general.horizonMonths}}}});
}

} // namespace costmodel::checks
