#include "data/scenario/offer_use.h"

#include <string>

namespace costmodel::data
{

namespace
{

std::string choiceOf(const TableSchema& schema, const void* table, std::string_view key)
{
    const Field* const field = findField(schema, key);
    const Value value = field ? field->get(table) : Value();
    const auto* const text = std::get_if<std::string>(&value);
    return text ? *text : "";
}

/// An amount that is for each GPU, for each server or for everything, once, every month or year.
std::optional<PriceUse> useOfAmount(const std::string& per, const std::string& every)
{
    if (every == "month")
        return per == "gpu"      ? PriceUse::PerGpuMonth
               : per == "server" ? PriceUse::PerServerMonth
                                 : PriceUse::PerMonth;
    if (every == "year")
        return per == "gpu"      ? PriceUse::PerGpuYear
               : per == "server" ? PriceUse::PerServerYear
                                 : PriceUse::PerYear;
    return per == "gpu" ? PriceUse::PerGpu : per == "server" ? PriceUse::PerServer : PriceUse::Once;
}

} // namespace

std::optional<PriceUse> useOf(const TableSchema& schema, const void* table, const Field& field)
{
    switch (field.unit)
    {
    case Unit::moneyPerGpuTime:
        return rentUse(choiceOf(schema, table, "billing"));
    case Unit::moneyPerMonth:
        return PriceUse::PerMonth;
    case Unit::moneyPerGbMonth:
        return PriceUse::PerGbMonth;
    case Unit::moneyPerGb:
        return PriceUse::PerGb;
    case Unit::moneyPerKwh:
        return PriceUse::PerKwh;
    case Unit::moneyPerKwMonth:
        return PriceUse::PerKwMonth;
    case Unit::moneyPerServerMonth:
        return PriceUse::PerServerMonth;
    case Unit::moneyPerUnit:
        return useOfAmount(choiceOf(schema, table, "per"), choiceOf(schema, table, "every"));
    case Unit::money:
        // One GPU fails at a time.
        return field.key == "replacement_cost" ? PriceUse::PerGpu : PriceUse::Once;
    case Unit::none:
    case Unit::share:
    case Unit::perYear:
    case Unit::factor:
    case Unit::moneyPerCurrencyUnit:
    case Unit::gpus:
    case Unit::servers:
    case Unit::instances:
    case Unit::fullTimeStaff:
    case Unit::serversPerPerson:
    case Unit::months:
    case Unit::hours:
    case Unit::hoursPerDay:
    case Unit::minutes:
    case Unit::perHour:
    case Unit::perMonth:
    case Unit::kilowatt:
    case Unit::gigabyte:
    case Unit::gigabytePerMonth:
    case Unit::megabytePerSecond:
    case Unit::workUnits:
    case Unit::workUnitsPerSecond:
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace costmodel::data
