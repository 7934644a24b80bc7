#include "model/explain/order_parts.h"

#include <algorithm>

#include "model/buy/order_terms.h"

namespace costmodel
{

namespace
{

Message ofOrder(const char* title, const Order& order)
{
    return {title, {monthArgument(order.month)}};
}

/// Price × units × change since signing of one item in one order.
Derivation itemOf(const Context& context, const OptionTrace& trace, const CapexTerms& item,
                  std::size_t index, bool isNet)
{
    const Order& order = trace.orders[index];
    const Buy& buy = *trace.purchase->buy;
    Making making = context.money({COSTMODEL_TEXT("Message", "%1 ordered in month %2"),
                                   {quoted(item.capex->name), monthArgument(order.month)}});
    Expression formula = making.add(costOf(
        context, {.table = item.capex, .key = "amount", .factor = "capex.scale", .isNet = isNet}));
    if (item.capex->per != CapexUnit::once)
        formula = std::move(formula) * making.add(orderedServers(context, trace, index));
    if (item.capex->per == CapexUnit::gpu)
        formula = std::move(formula) * making.add(context.inputs.of(&buy, "gpus_per_server"));
    if (order.month > 0 && buy.capexChangePerYear != 0)
        formula = std::move(formula) *
                  power(number(1) + making.add(context.inputs.of(&buy, "capex_change_per_year")),
                        number(order.month) / number(12));
    return making.computed(std::move(formula), (isNet ? item.net : item.cost) *
                                                   orderFactor(*trace.purchase, item, order));
}

template <class Counts>
Derivation netPrice(const Context& context, const OptionTrace& trace, std::size_t index,
                    const char* title, const Counts& counts)
{
    Making making = context.money(ofOrder(title, trace.orders[index]));
    std::vector<Expression> items;
    for (const CapexTerms& item : trace.purchase->capex)
        if (counts(item) && orderFactor(*trace.purchase, item, trace.orders[index]) != 0)
            items.push_back(making.add(itemOf(context, trace, item, index, true)));
    return making.computed(sumOf(std::move(items)));
}

/// Share of the net price that servers of an age still bring, after the costs of selling.
Derivation shareKept(const Context& context, const OptionTrace& trace, int age)
{
    const Resale& resale = *trace.purchase->buy->resale;
    Making making({COSTMODEL_TEXT("Message", "Share of the price that servers of %1 months bring"),
                   {long{age}}},
                  Measure::share);
    Expression value;
    if (resale.valueDeclinePerYear)
    {
        const Expression decline = making.add(context.inputs.of(&resale, "value_decline_per_year"));
        value = power(number(1) - decline, number(age) / number(12));
    }
    else
    {
        const double life = context.horizon() - trace.purchase->buy->leadTimeMonths;
        const Expression atEnd = making.add(context.inputs.of(&resale, "share_at_end"));
        making.note(said(COSTMODEL_TEXT("Message", "The value falls along a straight line to its "
                                                   "share at the horizon.")));
        value = largest(number(1) - (number(1) - atEnd) * (number(age) / number(life)), number(0));
    }
    if (resale.sellingCostShare != 0)
        value = std::move(value) *
                (number(1) - making.add(context.inputs.of(&resale, "selling_cost_share")));
    if (context.scenario.factors.resale != 1)
        value = std::move(value) * making.add(context.inputs.factor("resale.scale"));
    return making.computed(std::move(value), trace.purchase->resaleShare[at(age)]);
}

} // namespace

Derivation orderedServers(const Context& context, const OptionTrace& trace, std::size_t order)
{
    if (order > 0)
        return context.inputs.of(&trace.purchase->buy->expansions[order - 1], "servers");
    if (!trace.isSplit && trace.purchase->buy->servers)
        return context.inputs.of(trace.purchase->buy, "servers");
    Derivation servers = givenNumber(said(COSTMODEL_TEXT("Message", "Servers at signing")),
                                     Measure::servers, trace.orders[order].servers);
    servers.notes.push_back(
        trace.isSplit
            ? said(COSTMODEL_TEXT("Message", "The number of the best split."))
            : said(COSTMODEL_TEXT("Message", "The fewest that cover the highest demand after "
                                             "the lead time.")));
    return servers;
}

Derivation maintainedPrice(const Context& context, const OptionTrace& trace, std::size_t order)
{
    return netPrice(context, trace, order,
                    COSTMODEL_TEXT("Message", "Net price of GPUs, servers and network ordered in "
                                              "month %1"),
                    [](const CapexTerms& item) { return item.category <= Category::network; });
}

std::vector<Derivation> capexOf(const Context& context, const OptionTrace& trace, int month,
                                Category category)
{
    std::vector<Derivation> items;
    for (std::size_t i = 0; i < trace.orders.size(); ++i)
        for (const CapexTerms& item : trace.purchase->capex)
            if (trace.orders[i].month == month && item.category == category &&
                orderFactor(*trace.purchase, item, trace.orders[i]) != 0)
                items.push_back(itemOf(context, trace, item, i, false));
    return items;
}

std::vector<Derivation> proceedsOf(const Context& context, const OptionTrace& trace, int month)
{
    std::vector<Derivation> orders;
    if (!trace.purchase->buy->resale)
        return orders;
    for (std::size_t i = 0; i < trace.orders.size(); ++i)
    {
        const Order& order = trace.orders[i];
        if (order.month > month)
            continue;
        const int age = std::max(0, month - order.month - trace.purchase->buy->leadTimeMonths);
        Making making =
            context.money({COSTMODEL_TEXT("Message", "Sale in month %1 of what was ordered in "
                                                     "month %2"),
                           {monthArgument(month), monthArgument(order.month)}});
        const Expression price = making.add(netPrice(
            context, trace, i,
            COSTMODEL_TEXT("Message", "Net price of what can be sold again, ordered in month %1"),
            [](const CapexTerms& item) { return item.capex->isResold(); }));
        const Expression share = making.add(shareKept(context, trace, age));
        orders.push_back(making.computed(price * share));
    }
    return orders;
}

Derivation orderCost(const Context& context, const OptionTrace& trace, std::size_t order)
{
    Making making = context.money(
        ofOrder(COSTMODEL_TEXT("Message", "Purchases ordered in month %1"), trace.orders[order]));
    std::vector<Expression> items;
    for (const CapexTerms& item : trace.purchase->capex)
        if (orderFactor(*trace.purchase, item, trace.orders[order]) != 0)
            items.push_back(making.add(itemOf(context, trace, item, order, false)));
    return making.computed(sumOf(std::move(items)),
                           orderAmounts(*trace.purchase, trace.orders[order]).cost);
}

} // namespace costmodel
