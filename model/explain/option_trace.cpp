#include "model/explain/option_trace.h"

#include "model/explain/demand_parts.h"
#include "model/rent/serving.h"

namespace costmodel
{

namespace
{

std::size_t indexOf(const std::vector<BuyTerms>& buys, const std::string& name)
{
    for (std::size_t i = 0; i < buys.size(); ++i)
        if (buys[i].buy->name == name)
            return i;
    return noPlan;
}

const OptionResult* resultOf(const Context& context, const OptionTarget& target)
{
    if (target.kind == OptionKind::hybrid)
        return context.evaluation.hybrid && context.evaluation.hybrid->best
                   ? &context.evaluation.hybrid->best->option
                   : nullptr;
    for (const OptionResult& option : context.evaluation.options)
        if (option.kind == target.kind && option.name == target.name)
            return &option;
    return nullptr;
}

void traceRent(const Context& context, OptionTrace& trace)
{
    const Terms& terms = context.terms;
    const std::size_t rent = planIndex(context.scenario.rents, trace.id.name);
    if (terms.rents[rent].isCommitted())
    {
        trace.committed = rent;
        trace.instances = committedInstances(terms.rents[rent], terms.demand, context.horizon());
    }
    enterRent(terms, rent, trace.flows, true);
}

void traceBuy(const Context& context, OptionTrace& trace)
{
    const Terms& terms = context.terms;
    const std::size_t buy = indexOf(terms.buys, trace.id.name);
    const int servers = serversAtSigning(terms, buy);
    trace.purchase = &terms.buys[buy];
    trace.orders = ordersOf(terms, buy, servers);
    enterBuy(terms, buy, servers, trace.flows, true);
}

void traceSplit(const Context& context, OptionTrace& trace)
{
    const Terms& terms = context.terms;
    const BestSplit& best = *context.evaluation.hybrid->best;
    SplitChoice choice;
    if (best.servers > 0)
    {
        choice.buy = indexOf(terms.buys, best.buy);
        choice.servers = best.servers;
        trace.purchase = &terms.buys[choice.buy];
        trace.orders = {{0, best.servers}};
    }
    if (best.committedInstances > 0)
    {
        choice.committed = planIndex(context.scenario.rents, best.committed);
        choice.instances = best.committedInstances;
        trace.committed = choice.committed;
        trace.instances.assign(at(context.horizon()) + 1, best.committedInstances);
    }
    choice.flexible = planIndex(context.scenario.rents, best.flexible);
    trace.isSplit = true;
    enterSplit(terms, choice, trace.flows, true);
}

} // namespace

OptionTarget OptionTrace::asked(OptionFigure figure, std::optional<int> month) const
{
    OptionTarget target = id;
    target.figure = figure;
    target.category = Category::other;
    target.month = month;
    return target;
}

OptionTarget OptionTrace::asked(Category category, std::optional<int> month) const
{
    OptionTarget target = asked(OptionFigure::category, month);
    target.category = category;
    return target;
}

std::optional<OptionTrace> traceOf(const Context& context, const OptionTarget& target)
{
    OptionTrace trace;
    trace.id = target;
    trace.result = resultOf(context, target);
    if (!trace.result)
        return {};
    trace.months = monthlyCategoryTotals(*trace.result);
    trace.totals = categoryTotals(*trace.result);
    trace.flows.charges = &trace.charges;
    switch (target.kind)
    {
    case OptionKind::rent:
        traceRent(context, trace);
        break;
    case OptionKind::buy:
        traceBuy(context, trace);
        break;
    case OptionKind::hybrid:
        traceSplit(context, trace);
        break;
    }
    trace.flows.charges = nullptr;
    if (trace.purchase)
        trace.work = ownWork(*trace.purchase, trace.orders, context.terms.demand,
                             context.terms.timeline, context.scenario.demand.elastic);
    return trace;
}

Derivation serversOf(const Context& context, const OptionTrace& trace, int month)
{
    Making making(
        {COSTMODEL_TEXT("Message", "Servers in operation in month %1"), {monthArgument(month)}},
        Measure::servers);
    const int leadTime = trace.purchase->buy->leadTimeMonths;
    std::vector<Expression> orders;
    for (std::size_t i = 0; i < trace.orders.size(); ++i)
    {
        const Order& order = trace.orders[i];
        if (month <= order.month + leadTime)
            continue;
        Derivation part = givenNumber({COSTMODEL_TEXT("Message", "Servers ordered in month %1"),
                                       {monthArgument(order.month)}},
                                      Measure::servers, order.servers);
        if (i > 0)
            part = context.inputs.of(&trace.purchase->buy->expansions[i - 1], "servers");
        else if (trace.isSplit)
            part.notes.push_back(said(COSTMODEL_TEXT("Message", "The number of the best split.")));
        else if (trace.purchase->buy->servers)
            part = context.inputs.of(trace.purchase->buy, "servers");
        else
            part.notes.push_back(
                said(COSTMODEL_TEXT("Message", "The fewest that cover the highest demand after "
                                               "the lead time.")));
        orders.push_back(making.add(std::move(part)));
    }
    if (leadTime > 0)
        making.note({COSTMODEL_TEXT("Message", "Servers work from the month after their lead time "
                                               "of %1 months on."),
                     {long{leadTime}}});
    return making.computed(sumOf(std::move(orders)), trace.work.servers[at(month)]);
}

Derivation ownCapacity(const Context& context, const OptionTrace& trace, int month)
{
    Making making(
        {COSTMODEL_TEXT("Message", "Capacity of own servers in month %1"), {monthArgument(month)}},
        Measure::gpus);
    const Buy& buy = *trace.purchase->buy;
    const Expression servers = making.add(serversOf(context, trace, month));
    const Expression gpus = making.add(context.inputs.of(&buy, "gpus_per_server"));
    const Expression speed = making.add(speedOf(context, buy.gpu, &buy));
    return making.computed(servers * gpus * speed, trace.work.capacity[at(month)]);
}

std::optional<Derivation> capacityBelow(const Context& context, const OptionTrace& trace, int month,
                                        double above)
{
    if (above == 0)
        return {};
    const bool hasOwn = trace.purchase && trace.work.capacity[at(month)] > 0;
    if (trace.committed == noPlan)
        return ownCapacity(context, trace, month);
    const Rent& plan = *context.terms.rents[trace.committed].rent;
    Making making({COSTMODEL_TEXT("Message", "Capacity that others serve in month %1"),
                   {monthArgument(month)}},
                  Measure::gpus);
    const Expression instances = making.add(instancesOf(context, trace, month));
    const Expression gpus = making.add(context.inputs.of(&plan, "gpus_per_instance"));
    const Expression speed = making.add(speedOf(context, plan.gpu, &plan));
    Expression formula = instances * gpus * speed;
    if (hasOwn)
        formula = making.add(ownCapacity(context, trace, month)) + std::move(formula);
    return making.computed(std::move(formula), above);
}

Derivation ownWorkOf(const Context& context, const OptionTrace& trace, int month)
{
    const std::size_t m = at(month);
    Making making(
        {COSTMODEL_TEXT("Message", "Work of own servers in month %1"), {monthArgument(month)}},
        Measure::gpuHours);
    const Derivation capacity = ownCapacity(context, trace, month);
    const Expression availability =
        making.add(context.inputs.of(trace.purchase->buy, "availability"));
    const Expression asked = making.add(workBelow(context, month, capacity));
    if (!context.scenario.demand.elastic)
        return making.computed(availability * asked, trace.work.done[m]);
    making.note(said(COSTMODEL_TEXT("Message", "Work can wait: what an outage stops is caught up "
                                               "while the servers would idle.")));
    const Expression possible = making.add(capacity);
    const Expression hours = making.add(hoursOf(context, month));
    return making.computed(smallest(asked, availability * possible * hours), trace.work.done[m]);
}

Derivation outageOf(const Context& context, const OptionTrace& trace, int month)
{
    Making making({COSTMODEL_TEXT("Message", "Work that outages leave over in month %1"),
                   {monthArgument(month)}},
                  Measure::gpuHours);
    const Expression asked =
        making.add(workBelow(context, month, ownCapacity(context, trace, month)));
    const Expression done = making.add(ownWorkOf(context, trace, month));
    return making.computed(asked - done, trace.work.outage[at(month)]);
}

Derivation instancesOf(const Context& context, const OptionTrace& trace, int month)
{
    const RentTerms& terms = context.terms.rents[trace.committed];
    const Rent& plan = *terms.rent;
    const double count = trace.instances[at(month)];
    if (!trace.isSplit && plan.instances)
        return context.inputs.of(&plan, "instances");
    Making making({COSTMODEL_TEXT("Message", "Instances of %1 in month %2"),
                   {quoted(plan.name), monthArgument(month)}},
                  Measure::instances);
    if (trace.isSplit)
    {
        making.note(said(COSTMODEL_TEXT("Message", "The number of the best split.")));
        return making.given(count);
    }
    int highest = month;
    if (plan.billing == Billing::reserved)
    {
        const int first = (month - 1) / plan.termMonths * plan.termMonths + 1;
        const int last = std::min(first + plan.termMonths - 1, context.horizon());
        highest = first;
        for (int m = first; m <= last; ++m)
            if (context.terms.demand.peak(m) > context.terms.demand.peak(highest))
                highest = m;
        making.note({COSTMODEL_TEXT("Message", "As many as month %1 needs, the highest of the "
                                               "term that begins in month %2."),
                     {monthArgument(highest), monthArgument(first)}});
    }
    const Expression peak = making.add(demandPeak(context, highest));
    const Expression gpus = making.add(context.inputs.of(&plan, "gpus_per_instance"));
    const Expression speed = making.add(speedOf(context, plan.gpu, &plan));
    return making.computed(roundedUp(peak / (speed * gpus)), count);
}

} // namespace costmodel
