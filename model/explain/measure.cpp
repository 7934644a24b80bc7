#include "model/explain/measure.h"

#include <algorithm>
#include <cmath>

namespace costmodel
{

namespace
{

/// Grouped, with so many digits that count, but at least `leastDigits` after the point.
std::string significant(double value, int count, int leastDigits)
{
    const double size = std::fabs(value);
    if (!(size < 1e15) || (size > 0 && size < 1e-6))
        return plainNumber(value);
    const int before = size < 1
                           ? (size == 0 ? 1 : static_cast<int>(std::floor(std::log10(size))) + 1)
                           : static_cast<int>(std::floor(std::log10(size))) + 1;
    const int digits = std::clamp(count - before, leastDigits, 12);
    std::string text = groupedNumber(value, digits);
    if (digits == 0)
        return text;
    const std::size_t point = text.find('.');
    const std::size_t least =
        leastDigits == 0 ? point : point + 1 + static_cast<std::size_t>(leastDigits);
    while (text.size() > least && text.back() == '0')
        text.pop_back();
    if (text.back() == '.')
        text.pop_back();
    return text == "-0" ? "0" : text;
}

const char* patternOf(Measure measure)
{
    switch (measure)
    {
    case Measure::plain:
    case Measure::money:
    case Measure::moneyPerUnit:
        return COSTMODEL_TEXT("Message", "%1");
    case Measure::share:
        return COSTMODEL_TEXT("Message", "%1 %");
    case Measure::percentPerYear:
        return COSTMODEL_TEXT("Message", "%1 % a year");
    case Measure::moneyPerGpuHour:
        return COSTMODEL_TEXT("Message", "%1 per GPU and hour");
    case Measure::moneyPerGpuDay:
        return COSTMODEL_TEXT("Message", "%1 per GPU and day");
    case Measure::moneyPerGpuMonth:
        return COSTMODEL_TEXT("Message", "%1 per GPU and month");
    case Measure::moneyPerMonth:
        return COSTMODEL_TEXT("Message", "%1 a month");
    case Measure::moneyPerGbMonth:
        return COSTMODEL_TEXT("Message", "%1 per GB and month");
    case Measure::moneyPerGb:
        return COSTMODEL_TEXT("Message", "%1 per GB");
    case Measure::moneyPerKwh:
        return COSTMODEL_TEXT("Message", "%1 per kWh");
    case Measure::moneyPerKwMonth:
        return COSTMODEL_TEXT("Message", "%1 per kW and month");
    case Measure::moneyPerServerMonth:
        return COSTMODEL_TEXT("Message", "%1 per server and month");
    case Measure::moneyPerCurrencyUnit:
        return COSTMODEL_TEXT("Message", "%1 for one unit");
    case Measure::moneyPerWorkUnit:
        return COSTMODEL_TEXT("Message", "%1 per unit of work");
    case Measure::gpus:
        return COSTMODEL_TEXT("Message", "%1 GPUs");
    case Measure::servers:
        return COSTMODEL_TEXT("Message", "%1 servers");
    case Measure::instances:
        return COSTMODEL_TEXT("Message", "%1 instances");
    case Measure::people:
        return COSTMODEL_TEXT("Message", "%1 full-time people");
    case Measure::serversPerPerson:
        return COSTMODEL_TEXT("Message", "%1 servers per person");
    case Measure::gpuHours:
        return COSTMODEL_TEXT("Message", "%1 GPU-hours");
    case Measure::hours:
        return COSTMODEL_TEXT("Message", "%1 h");
    case Measure::hoursPerMonth:
        return COSTMODEL_TEXT("Message", "%1 h a month");
    case Measure::hoursPerDay:
        return COSTMODEL_TEXT("Message", "%1 h a day");
    case Measure::days:
        return COSTMODEL_TEXT("Message", "%1 days");
    case Measure::minutes:
        return COSTMODEL_TEXT("Message", "%1 minutes");
    case Measure::months:
        return COSTMODEL_TEXT("Message", "%1 months");
    case Measure::years:
        return COSTMODEL_TEXT("Message", "%1 years");
    case Measure::kilowatt:
        return COSTMODEL_TEXT("Message", "%1 kW");
    case Measure::kilowattHours:
        return COSTMODEL_TEXT("Message", "%1 kWh");
    case Measure::gigabyte:
        return COSTMODEL_TEXT("Message", "%1 GB");
    case Measure::gigabytePerMonth:
        return COSTMODEL_TEXT("Message", "%1 GB a month");
    case Measure::megabytePerSecond:
        return COSTMODEL_TEXT("Message", "%1 MB/s");
    case Measure::perHour:
        return COSTMODEL_TEXT("Message", "%1 an hour");
    case Measure::perMonth:
        return COSTMODEL_TEXT("Message", "%1 times a month");
    case Measure::workUnits:
        return COSTMODEL_TEXT("Message", "%1 units of work");
    case Measure::workUnitsPerSecond:
        return COSTMODEL_TEXT("Message", "%1 units of work a second");
    }
    return "%1";
}

} // namespace

bool isMoney(Measure measure)
{
    return measure >= Measure::money && measure <= Measure::moneyPerWorkUnit;
}

Message quantityText(double value, Measure measure, const std::string& currency)
{
    const bool isAmount = measure == Measure::money && std::fabs(value) >= 1;
    std::string text;
    if (isAmount)
        text = groupedNumber(value, 2);
    else if (isMoney(measure))
        text = significant(value, 7, 2);
    else if (measure == Measure::share || measure == Measure::percentPerYear)
        text = significant(value * 100, 6, 0);
    else
        text = significant(value, 7, 0);
    if (isMoney(measure) && !currency.empty())
        text.insert(0, currency + " ");
    return {patternOf(measure), {text}};
}

Measure measureOf(Unit unit)
{
    switch (unit)
    {
    case Unit::none:
    case Unit::factor:
        return Measure::plain;
    case Unit::share:
        return Measure::share;
    case Unit::perYear:
        return Measure::percentPerYear;
    case Unit::money:
        return Measure::money;
    case Unit::moneyPerGpuTime:
        return Measure::moneyPerGpuHour;
    case Unit::moneyPerMonth:
        return Measure::moneyPerMonth;
    case Unit::moneyPerGbMonth:
        return Measure::moneyPerGbMonth;
    case Unit::moneyPerGb:
        return Measure::moneyPerGb;
    case Unit::moneyPerKwh:
        return Measure::moneyPerKwh;
    case Unit::moneyPerKwMonth:
        return Measure::moneyPerKwMonth;
    case Unit::moneyPerServerMonth:
        return Measure::moneyPerServerMonth;
    case Unit::moneyPerUnit:
        return Measure::moneyPerUnit;
    case Unit::moneyPerCurrencyUnit:
        return Measure::moneyPerCurrencyUnit;
    case Unit::gpus:
        return Measure::gpus;
    case Unit::servers:
        return Measure::servers;
    case Unit::instances:
        return Measure::instances;
    case Unit::fullTimeStaff:
        return Measure::people;
    case Unit::serversPerPerson:
        return Measure::serversPerPerson;
    case Unit::months:
        return Measure::months;
    case Unit::hours:
        return Measure::hoursPerMonth;
    case Unit::hoursPerDay:
        return Measure::hoursPerDay;
    case Unit::minutes:
        return Measure::minutes;
    case Unit::perHour:
        return Measure::perHour;
    case Unit::perMonth:
        return Measure::perMonth;
    case Unit::kilowatt:
        return Measure::kilowatt;
    case Unit::gigabyte:
        return Measure::gigabyte;
    case Unit::gigabytePerMonth:
        return Measure::gigabytePerMonth;
    case Unit::megabytePerSecond:
        return Measure::megabytePerSecond;
    case Unit::workUnits:
        return Measure::workUnits;
    case Unit::workUnitsPerSecond:
        return Measure::workUnitsPerSecond;
    }
    return Measure::plain;
}

} // namespace costmodel
