#include "model/scenario/field.h"

#include "model/text/message.h"

namespace costmodel
{

bool isMoney(Unit unit)
{
    return unit >= Unit::money && unit <= Unit::moneyPerUnit;
}

const char* unitName(Unit unit)
{
    switch (unit)
    {
    case Unit::none:
    case Unit::factor:
        return "";
    case Unit::share:
        return COSTMODEL_TEXT("Unit", "%");
    case Unit::perYear:
        return COSTMODEL_TEXT("Unit", "% a year");
    case Unit::money:
    case Unit::moneyPerUnit:
        return COSTMODEL_TEXT("Unit", "%1");
    case Unit::moneyPerGpuTime:
        return COSTMODEL_TEXT("Unit", "%1 per GPU and hour, day or month");
    case Unit::moneyPerMonth:
        return COSTMODEL_TEXT("Unit", "%1 a month");
    case Unit::moneyPerGbMonth:
        return COSTMODEL_TEXT("Unit", "%1 per GB and month");
    case Unit::moneyPerGb:
        return COSTMODEL_TEXT("Unit", "%1 per GB");
    case Unit::moneyPerKwh:
        return COSTMODEL_TEXT("Unit", "%1 per kWh");
    case Unit::moneyPerKwMonth:
        return COSTMODEL_TEXT("Unit", "%1 per kW and month");
    case Unit::moneyPerServerMonth:
        return COSTMODEL_TEXT("Unit", "%1 per server and month");
    case Unit::moneyPerCurrencyUnit:
        return COSTMODEL_TEXT("Unit", "%1 for one unit");
    case Unit::gpus:
        return COSTMODEL_TEXT("Unit", "GPUs");
    case Unit::servers:
        return COSTMODEL_TEXT("Unit", "servers");
    case Unit::instances:
        return COSTMODEL_TEXT("Unit", "instances");
    case Unit::fullTimeStaff:
        return COSTMODEL_TEXT("Unit", "full-time people");
    case Unit::serversPerPerson:
        return COSTMODEL_TEXT("Unit", "servers per person");
    case Unit::months:
        return COSTMODEL_TEXT("Unit", "months");
    case Unit::hours:
        return COSTMODEL_TEXT("Unit", "hours a month");
    case Unit::hoursPerDay:
        return COSTMODEL_TEXT("Unit", "hours a day");
    case Unit::minutes:
        return COSTMODEL_TEXT("Unit", "minutes");
    case Unit::perHour:
        return COSTMODEL_TEXT("Unit", "an hour");
    case Unit::perMonth:
        return COSTMODEL_TEXT("Unit", "a month");
    case Unit::kilowatt:
        return COSTMODEL_TEXT("Unit", "kW");
    case Unit::gigabyte:
        return COSTMODEL_TEXT("Unit", "GB");
    case Unit::gigabytePerMonth:
        return COSTMODEL_TEXT("Unit", "GB a month");
    case Unit::megabytePerSecond:
        return COSTMODEL_TEXT("Unit", "MB/s");
    case Unit::workUnits:
        return COSTMODEL_TEXT("Unit", "work units");
    case Unit::workUnitsPerSecond:
        return COSTMODEL_TEXT("Unit", "work units a second");
    }
    return "";
}

} // namespace costmodel
