#include "model/scenario/checks/checks.h"

#include <algorithm>

namespace costmodel::checks
{

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
}

} // namespace costmodel::checks
