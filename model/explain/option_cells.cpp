#include <algorithm>

#include "model/explain/demand_parts.h"
#include "model/explain/option_figures.h"
#include "model/explain/order_parts.h"
#include "model/explain/rent_parts.h"
#include "model/explain/running_parts.h"

namespace costmodel
{

namespace
{

using Parts = std::vector<Derivation>;

void append(Parts& parts, Parts more)
{
    std::move(more.begin(), more.end(), std::back_inserter(parts));
}

bool isComputeCharge(const Charge& charge)
{
    return charge.kind != Charge::Kind::flat && charge.kind != Charge::Kind::setup;
}

/// What rental plans charge of a category in a month.
Parts planCharges(const Context& context, const OptionTrace& trace, Category category, int month)
{
    Parts parts;
    for (const Charge& charge : trace.charges)
    {
        if (charge.due != month)
            continue;
        if (category == Category::compute && isComputeCharge(charge))
            parts.push_back(computeOf(context, trace, charge));
        else if (category == Category::support && isComputeCharge(charge) &&
                 context.terms.rents[charge.plan].rent->supportShare != 0)
            parts.push_back(supportOf(context, trace, charge));
        else if (std::optional<Derivation> flat = flatOf(context, charge, category);
                 flat && *flat->value != 0)
            parts.push_back(std::move(*flat));
    }
    return parts;
}

/// What own servers cost of a category in a month; expects a purchase.
Parts ownCharges(const Context& context, const OptionTrace& trace, Category category, int month)
{
    const Buy& buy = *trace.purchase->buy;
    const bool isLive = month > buy.leadTimeMonths;
    switch (category)
    {
    case Category::gpu:
    case Category::server:
    case Category::network:
    case Category::room:
    case Category::otherCapex:
        return capexOf(context, trace, month, category);
    case Category::power:
        return isLive && buy.power ? Parts{powerOf(context, trace, month)} : Parts{};
    case Category::colocation:
        return isLive && buy.colocation ? Parts{colocationOf(context, trace, month)} : Parts{};
    case Category::staff:
        return isLive && buy.staff ? Parts{staffOf(context, trace, month)} : Parts{};
    case Category::maintenance:
        return buy.maintenance ? maintenanceOf(context, trace, month) : Parts{};
    case Category::other:
        return otherCostsOf(context, trace, month);
    case Category::delay:
    {
        const bool waits = month >= 1 && !isLive && trace.purchase->bridge == noPlan &&
                           !trace.isSplit && buy.delayCostMonth.value_or(0) != 0;
        return waits ? Parts{delayOf(context, trace, month)} : Parts{};
    }
    case Category::financing:
        return loanPaymentsOf(context, trace, month);
    case Category::resale:
    {
        if (month != context.horizon())
            return {};
        Parts receipts;
        for (Derivation& sale : proceedsOf(context, trace, month))
        {
            Making making = context.money(
                {COSTMODEL_TEXT("Message", "Receipt for what was ordered in month %1"),
                 {sale.title.arguments.back()}});
            const Expression amount = making.add(std::move(sale));
            receipts.push_back(making.computed(-amount));
        }
        return receipts;
    }
    case Category::compute:
    case Category::storage:
    case Category::transfer:
    case Category::support:
    case Category::pipeline:
    case Category::tax:
        break;
    }
    return {};
}

/// A sum of lists of parts that may be empty; the engine's value.
Derivation sumPart(const Context& context, Message title, Parts parts, double value)
{
    Making making = context.money(std::move(title));
    std::vector<Expression> summands;
    for (Derivation& part : parts)
        summands.push_back(making.add(std::move(part)));
    return making.computed(sumOf(std::move(summands)), value);
}

Derivation deductibleOf(const Context& context, const OptionTrace& trace, int month)
{
    Parts parts;
    for (std::size_t i = 0; i < categoryCount; ++i)
        if (const auto category = static_cast<Category>(i);
            Flows::isDeductible(category) && trace.months[at(month)].present[i])
            parts.push_back(deferredFigure(context, trace, trace.asked(category, month)));
    return sumPart(context, said(COSTMODEL_TEXT("Message", "Deductible costs")), std::move(parts),
                   trace.flows.deductible[at(month)]);
}

Derivation proceedsSum(const Context& context, const OptionTrace& trace, int month)
{
    return sumPart(context, said(COSTMODEL_TEXT("Message", "Proceeds of selling the servers")),
                   proceedsOf(context, trace, month), trace.flows.proceeds[at(month)]);
}

Derivation gainAtEnd(const Context& context, const OptionTrace& trace)
{
    Making making =
        context.money(said(COSTMODEL_TEXT("Message", "Gain on the servers at the horizon")));
    making.note(said(COSTMODEL_TEXT("Message", "At the horizon the servers leave the books; a loss "
                                               "is a negative gain.")));
    const Expression proceeds = making.add(proceedsSum(context, trace, context.horizon()));
    const Expression book = making.add(bookValueOf(context, trace, context.horizon()));
    return making.computed(proceeds - book, trace.flows.gainAtEnd);
}

/// Deductible costs, depreciation, interest and gain of a month.
Expression taxable(const Context& context, const OptionTrace& trace, int month, Making& making)
{
    Expression sum = making.add(deductibleOf(context, trace, month));
    if (!trace.purchase)
        return sum;
    sum = std::move(sum) +
          making.add(sumPart(context, said(COSTMODEL_TEXT("Message", "Depreciation")),
                             depreciationOf(context, trace, month),
                             trace.flows.depreciation[at(month)]));
    if (trace.purchase->buy->financing)
        sum =
            std::move(sum) +
            making.add(sumPart(context, said(COSTMODEL_TEXT("Message", "Interest")),
                               interestOf(context, trace, month), trace.flows.interest[at(month)]));
    if (month == context.horizon())
        sum = std::move(sum) - making.add(gainAtEnd(context, trace));
    return sum;
}

} // namespace

Derivation explainCell(const Context& context, const OptionTrace& trace, Category category,
                       int month)
{
    const OptionTarget target = trace.asked(category, month);
    const double value = trace.months[at(month)].amounts[index(category)];
    Parts parts = planCharges(context, trace, category, month);
    if (trace.purchase)
        append(parts, ownCharges(context, trace, category, month));
    if (category == Category::tax && context.scenario.tax.incomeRate > 0)
        parts.push_back(taxOf(context, trace, month));
    if (parts.size() == 1)
    {
        Derivation only = std::move(parts.front());
        only.title = figureTitle(target, false);
        only.value = value;
        only.target = target;
        return only;
    }
    Making making = context.money(figureTitle(target, false));
    making.target(target);
    if (parts.empty())
    {
        making.note({COSTMODEL_TEXT("Message", "Nothing of this category is due in month %1."),
                     {monthArgument(month)}});
        return making.given(value);
    }
    std::vector<Expression> summands;
    for (Derivation& part : parts)
        summands.push_back(making.add(std::move(part)));
    return making.computed(sumOf(std::move(summands)), value);
}

Derivation taxOf(const Context& context, const OptionTrace& trace, int month)
{
    Making making = context.money(
        {COSTMODEL_TEXT("Message", "Income tax in month %1"), {monthArgument(month)}});
    making.note(
        said(COSTMODEL_TEXT("Message", "Costs lower the tax; the company is assumed to earn "
                                       "enough elsewhere. Purchases, principal, resale and "
                                       "the cost of waiting are not deductible.")));
    const Expression rate = making.add(context.inputs.of(&context.scenario.tax, "income_rate"));
    return making.computed(-(rate * taxable(context, trace, month, making)));
}

Derivation accountingOf(const Context& context, const OptionTrace& trace, int month)
{
    Making making = context.money(figureTitle(trace.asked(OptionFigure::accounting, month), false));
    making.note(said(COSTMODEL_TEXT("Message", "Before income tax. Purchases count as they are "
                                               "written off.")));
    return making.computed(taxable(context, trace, month, making),
                           trace.result->months[at(month)].accounting);
}

Derivation bookValueOf(const Context& context, const OptionTrace& trace, int month)
{
    return sumPart(context, figureTitle(trace.asked(OptionFigure::book, month), false),
                   bookOf(context, trace, month), trace.flows.book[at(month)]);
}

Derivation exitOf(const Context& context, const OptionTrace& trace, int month)
{
    Making making = context.money(figureTitle(trace.asked(OptionFigure::exit, month), false));
    const Expression paid =
        making.add(deferredFigure(context, trace, trace.asked(OptionFigure::cumulative, month)));
    const double value = trace.result->months[at(month)].exit.value_or(0);
    if (month == context.horizon())
    {
        making.note(said(COSTMODEL_TEXT("Message", "At the horizon the sale and the loan have been "
                                                   "settled in cash.")));
        return making.computed(paid, value);
    }
    const Expression proceeds = making.add(proceedsSum(context, trace, month));
    Expression formula = paid - proceeds;
    if (context.scenario.tax.incomeRate > 0)
    {
        const Expression rate = making.add(context.inputs.of(&context.scenario.tax, "income_rate"));
        const Expression book = making.add(bookValueOf(context, trace, month));
        formula = std::move(formula) + rate * (proceeds - book);
    }
    if (trace.purchase->buy->financing)
        formula =
            std::move(formula) +
            making.add(sumPart(context, said(COSTMODEL_TEXT("Message", "Loan outstanding")),
                               loansOwed(context, trace, month), trace.flows.owed[at(month)]));
    return making.computed(std::move(formula), value);
}

Derivation servedOf(const Context& context, const OptionTrace& trace, int month)
{
    Making making(figureTitle(trace.asked(OptionFigure::served, month), false), Measure::gpuHours);
    std::vector<Expression> summands;
    if (trace.purchase && trace.work.servers[at(month)] > 0)
        summands.push_back(making.add(ownWorkOf(context, trace, month)));
    if (month > 0 && trace.committed != noPlan && trace.instances[at(month)] > 0)
    {
        const RentTerms& plan = context.terms.rents[trace.committed];
        const double own = trace.purchase ? trace.work.capacity[at(month)] : 0;
        const double all = own + trace.instances[at(month)] * plan.instanceSpeed();
        Making part({COSTMODEL_TEXT("Message", "Work of the instances of %1 in month %2"),
                     {quoted(plan.rent->name), monthArgument(month)}},
                    Measure::gpuHours);
        std::optional<Derivation> below;
        if (own > 0)
            below = ownCapacity(context, trace, month);
        const Expression asked = part.add(workAbove(context, month, below));
        const Expression left =
            part.add(workAbove(context, month, capacityBelow(context, trace, month, all)));
        summands.push_back(making.add(part.computed(asked - left)));
    }
    std::vector<std::size_t> seen;
    for (const Charge& charge : trace.charges)
    {
        if (charge.kind != Charge::Kind::use || charge.month != month ||
            std::find(seen.begin(), seen.end(), charge.asked) != seen.end())
            continue;
        seen.push_back(charge.asked);
        Making part({COSTMODEL_TEXT("Message", "Work of %1 in month %2"),
                     {quoted(context.terms.rents[charge.asked].rent->name), monthArgument(month)}},
                    Measure::gpuHours);
        Expression work =
            part.add(workAbove(context, month, capacityBelow(context, trace, month, charge.above)));
        if (charge.outage != 0)
            work = std::move(work) + part.add(outageOf(context, trace, month));
        summands.push_back(making.add(part.computed(std::move(work), charge.work)));
    }
    if (summands.empty())
    {
        making.note(said(COSTMODEL_TEXT("Message", "Nothing is served in this month.")));
        return making.given(trace.result->months[at(month)].servedGpuHours);
    }
    return making.computed(sumOf(std::move(summands)),
                           trace.result->months[at(month)].servedGpuHours);
}

} // namespace costmodel
