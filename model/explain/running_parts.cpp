#include "model/explain/running_parts.h"

#include "model/explain/order_parts.h"

namespace costmodel
{

namespace
{

/// The price of a kWh: the one that is given, or the mean of the tariff.
Derivation kwhPrice(const Context& context, const Power& power, int month)
{
    const Costing one{.table = &power,
                      .key = "price_kwh",
                      .factor = "electricity.scale",
                      .changeKey = "price_change_per_year",
                      .month = month};
    if (power.pricePerKwh)
        return costOf(context, one);
    Making making({COSTMODEL_TEXT("Message", "Price of a kWh in month %1"), {monthArgument(month)}},
                  Measure::moneyPerKwh, context.currency());
    making.note(said(COSTMODEL_TEXT("Message", "The prices of the tariff, weighted by their share "
                                               "of the hours.")));
    std::vector<Expression> bands;
    for (const TariffBand& band : power.tariff)
    {
        Costing costing = one;
        costing.table = &band;
        costing.vatTable = &power;
        costing.changeTable = &power;
        const Expression share = making.add(context.inputs.of(&band, "share"));
        bands.push_back(share * making.add(costOf(context, costing)));
    }
    return making.computed(sumOf(std::move(bands)));
}

Derivation busyShare(const Context& context, const OptionTrace& trace, int month)
{
    Making making({COSTMODEL_TEXT("Message", "Share of the hours worked in month %1"),
                   {monthArgument(month)}},
                  Measure::share);
    if (trace.work.capacity[at(month)] == 0)
        return making.given(0);
    const Expression done = making.add(ownWorkOf(context, trace, month));
    const Expression capacity = making.add(ownCapacity(context, trace, month));
    const Expression hours = making.add(hoursOf(context, month));
    return making.computed(done / (capacity * hours));
}

Derivation energyOf(const Context& context, const OptionTrace& trace, const Power& power, int month)
{
    Making making({COSTMODEL_TEXT("Message", "Energy in month %1"), {monthArgument(month)}},
                  Measure::kilowattHours);
    making.note(said(COSTMODEL_TEXT("Message", "In the hours in which they do not work the "
                                               "servers draw their idle power; PUE adds cooling "
                                               "and losses of the room.")));
    const Expression servers = making.add(serversOf(context, trace, month));
    const Expression hours = making.add(hoursOf(context, month));
    const Expression pue = making.add(context.inputs.of(&power, "pue"));
    const Expression idle = making.add(context.inputs.of(&power, "idle_kw"));
    const Expression load = making.add(context.inputs.of(&power, "load_kw"));
    const Expression busy = making.add(busyShare(context, trace, month));
    return making.computed(servers * hours * pue * (idle + (load - idle) * busy));
}

Derivation demandCharge(const Context& context, const OptionTrace& trace, const Power& power,
                        int month)
{
    Making making = context.money(
        {COSTMODEL_TEXT("Message", "Demand charge in month %1"), {monthArgument(month)}});
    const Expression servers = making.add(serversOf(context, trace, month));
    const Expression load = making.add(context.inputs.of(&power, "load_kw"));
    const Expression pue = making.add(context.inputs.of(&power, "pue"));
    const Expression price = making.add(costOf(context, {.table = &power,
                                                         .key = "demand_charge_kw_month",
                                                         .factor = "electricity.scale",
                                                         .changeKey = "price_change_per_year",
                                                         .month = month}));
    return making.computed(servers * load * pue * price);
}

Message inMonth(const char* title, int month)
{
    return {title, {monthArgument(month)}};
}

} // namespace

Derivation powerOf(const Context& context, const OptionTrace& trace, int month)
{
    const Power& power = *trace.purchase->buy->power;
    Making making = context.money(inMonth(COSTMODEL_TEXT("Message", "Power in month %1"), month));
    const Expression energy = making.add(energyOf(context, trace, power, month));
    const Expression price = making.add(kwhPrice(context, power, month));
    Expression formula = energy * price;
    if (power.demandChargeKwMonth != 0)
        formula = std::move(formula) + making.add(demandCharge(context, trace, power, month));
    return making.computed(std::move(formula));
}

Derivation colocationOf(const Context& context, const OptionTrace& trace, int month)
{
    const Buy& buy = *trace.purchase->buy;
    const Colocation& terms = *buy.colocation;
    Making making =
        context.money(inMonth(COSTMODEL_TEXT("Message", "Colocation in month %1"), month));
    const auto price = [&](std::string_view key)
    {
        return costOf(
            context,
            {.table = &terms, .key = key, .changeKey = "price_change_per_year", .month = month});
    };
    std::vector<Expression> summands;
    const Expression servers = making.add(serversOf(context, trace, month));
    if (terms.perKwMonth != 0 && buy.power)
    {
        const Expression load = making.add(context.inputs.of(&*buy.power, "load_kw"));
        summands.push_back(servers * load * making.add(price("per_kw_month")));
    }
    if (terms.perServerMonth != 0)
        summands.push_back(servers * making.add(price("per_server_month")));
    if (terms.perMonth != 0)
        summands.push_back(making.add(price("per_month")));
    if (terms.bandwidthPerMonth != 0)
        summands.push_back(making.add(price("bandwidth_per_month")));
    return making.computed(sumOf(std::move(summands)));
}

Derivation staffOf(const Context& context, const OptionTrace& trace, int month)
{
    const Staff& staff = *trace.purchase->buy->staff;
    Making making = context.money(inMonth(COSTMODEL_TEXT("Message", "Staff in month %1"), month));
    Expression people = making.add(context.inputs.of(&staff, "fte"));
    if (staff.serversPerFte)
    {
        const Expression servers = making.add(serversOf(context, trace, month));
        people =
            std::move(people) + servers / making.add(context.inputs.of(&staff, "servers_per_fte"));
    }
    const Expression cost = making.add(costOf(context, {.table = &staff,
                                                        .key = "monthly_cost",
                                                        .vatKey = {},
                                                        .factor = "staff.scale",
                                                        .changeKey = "raise_per_year",
                                                        .month = month}));
    return making.computed(std::move(people) * cost);
}

std::vector<Derivation> maintenanceOf(const Context& context, const OptionTrace& trace, int month)
{
    std::vector<Derivation> orders;
    const Buy& buy = *trace.purchase->buy;
    const Maintenance& terms = *buy.maintenance;
    for (std::size_t i = 0; i < trace.orders.size(); ++i)
    {
        const Order& order = trace.orders[i];
        if (month < order.month + buy.leadTimeMonths + 1 + terms.warrantyMonths)
            continue;
        Making making =
            context.money({COSTMODEL_TEXT("Message", "Maintenance in month %1 of what was "
                                                     "ordered in month %2"),
                           {monthArgument(month), monthArgument(order.month)}});
        making.note({COSTMODEL_TEXT("Message", "Due from the month after the warranty of %1 "
                                               "months on."),
                     {long{terms.warrantyMonths}}});
        const Expression share = making.add(context.inputs.of(&terms, "share_per_year"));
        const Expression price = making.add(maintainedPrice(context, trace, i));
        Expression formula = share / number(12) * price;
        if (terms.failureRatePerYear != 0 && terms.replacementCost != 0)
        {
            const Expression rate = making.add(context.inputs.of(&terms, "failure_rate_per_year"));
            const Expression servers = making.add(orderedServers(context, trace, i));
            const Expression gpus = making.add(context.inputs.of(&buy, "gpus_per_server"));
            const Expression card = making.add(
                costOf(context, {.table = &terms, .key = "replacement_cost", .isNet = true}));
            formula = std::move(formula) + servers * gpus * rate / number(12) * card;
        }
        if (trace.purchase->maintenanceVat != 1)
            formula = std::move(formula) *
                      (number(1) + making.add(context.inputs.of(&terms, "vat_rate")));
        orders.push_back(making.computed(std::move(formula)));
    }
    return orders;
}

std::vector<Derivation> otherCostsOf(const Context& context, const OptionTrace& trace, int month)
{
    std::vector<Derivation> items;
    const Buy& buy = *trace.purchase->buy;
    for (const OtherCost& cost : buy.other)
    {
        const int step = cost.every == Every::month ? 1 : 12;
        const bool isDue = cost.every == Every::once
                               ? month == cost.fromMonth
                               : month >= cost.fromMonth && (month - cost.fromMonth) % step == 0;
        if (!isDue)
            continue;
        Making making = context.money({COSTMODEL_TEXT("Message", "%1 in month %2"),
                                       {quoted(cost.name), monthArgument(month)}});
        Expression formula = making.add(costOf(context, {.table = &cost,
                                                         .key = "amount",
                                                         .changeKey = "price_change_per_year",
                                                         .month = month}));
        if (cost.per != OtherUnit::site)
            formula = std::move(formula) * making.add(month <= buy.leadTimeMonths
                                                          ? orderedServers(context, trace, 0)
                                                          : serversOf(context, trace, month));
        if (cost.per == OtherUnit::gpu)
            formula = std::move(formula) * making.add(context.inputs.of(&buy, "gpus_per_server"));
        items.push_back(making.computed(std::move(formula)));
    }
    return items;
}

Derivation delayOf(const Context& context, const OptionTrace& trace, int month)
{
    const Buy& buy = *trace.purchase->buy;
    Making making = context.money(
        inMonth(COSTMODEL_TEXT("Message", "Waiting for the servers in month %1"), month));
    making.note({COSTMODEL_TEXT("Message", "The servers are delivered after %1 months, and no "
                                           "plan bridges the time."),
                 {long{buy.leadTimeMonths}}});
    return making.computed(
        making.add(costOf(context, {.table = &buy, .key = "delay_cost_month", .vatKey = {}})));
}

} // namespace costmodel
