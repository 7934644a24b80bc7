#include "model/scenario/shown_unit.h"

#include "model/text/message.h"

namespace costmodel
{

namespace
{

/// Text at a key of a table; empty if there is none.
std::string textOf(const TableVisit& visit, std::string_view key)
{
    const Field* const field = findField(*visit.schema, key);
    if (!field)
        return {};
    const Value value = field->get(visit.table);
    const std::string* const text = std::get_if<std::string>(&value);
    return text ? *text : std::string();
}

const char* unitText(const TableVisit& visit, const Field& field)
{
    if (field.unit != Unit::moneyPerGpuTime)
        return unitName(field.unit);
    const std::string billing = textOf(visit, "billing");
    if (billing == "daily")
        return COSTMODEL_TEXT("Unit", "%1 per GPU and day");
    if (billing == "monthly" || billing == "reserved")
        return COSTMODEL_TEXT("Unit", "%1 per GPU and month");
    return COSTMODEL_TEXT("Unit", "%1 per GPU and hour");
}

} // namespace

std::string currencyOf(const TableVisit& visit, const Scenario& scenario)
{
    for (const TableVisit* at = &visit; at; at = at->parent)
        if (std::string currency = textOf(*at, "currency"); !currency.empty())
            return currency;
    return scenario.general.currency;
}

ShownUnit shownUnit(const TableVisit& visit, const Field& field, const Scenario& scenario)
{
    // A rate is money of the scenario for one unit of the table's currency.
    return {unitText(visit, field), field.unit == Unit::moneyPerCurrencyUnit
                                        ? scenario.general.currency
                                        : currencyOf(visit, scenario)};
}

} // namespace costmodel
