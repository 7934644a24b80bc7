#include "model/explain/option_figures.h"
#include "model/explain/pair_figures.h"

namespace costmodel
{

namespace
{

Derivation presentValue(const Context& context, const OptionTrace& trace)
{
    const OptionTarget target = trace.asked(OptionFigure::npv);
    Derivation cost = deferredFigure(context, trace, target);
    cost.title = figureTitle(target, true);
    return cost;
}

Derivation rowOf(const Context& context, const SplitByServers& row)
{
    Making making = context.money({COSTMODEL_TEXT("Message", "The best with %1 servers of %2"),
                                   {long{row.servers}, quoted(row.buy)}});
    if (row.split->committedInstances > 0)
        making.note({COSTMODEL_TEXT("Message", "With %1 instances of %2."),
                     {long{row.split->committedInstances}, quoted(row.split->committed)}});
    if (!row.split->flexible.empty())
        making.note(
            {COSTMODEL_TEXT("Message", "The rest runs on %1."), {quoted(row.split->flexible)}});
    return making.given(row.split->npvCost);
}

} // namespace

Derivation explainMargin(const Context& context, const OptionTrace* best, const OptionTrace* next)
{
    const Recommendation& advice = context.evaluation.recommendation;
    Making making =
        context.money(said(COSTMODEL_TEXT("Message", "Lead of the recommended option")));
    making.target(MarginTarget{});
    if (!best)
        return making.absent(
            said(COSTMODEL_TEXT("Message", "No option meets the demand, so none is recommended.")));
    const Expression cost = making.add(presentValue(context, *best));
    if (!next || !advice.margin)
        return making.absent(said(COSTMODEL_TEXT("Message", "It is the only way that meets the "
                                                            "demand, so there is no next one.")));
    making.note(said(COSTMODEL_TEXT("Message", "Only options that meet the demand are compared.")));
    const Expression other = making.add(presentValue(context, *next));
    return making.computed(other - cost, *advice.margin);
}

Derivation explainSplit(const Context& context, const OptionTrace* best)
{
    Making making =
        context.money(said(COSTMODEL_TEXT("Message", "Present value of the best split")));
    making.target(SplitTarget{});
    if (!best)
        return making.absent(said(COSTMODEL_TEXT(
            "Message", "There is no best split: it needs a purchase and a rental plan, and a split "
                       "that meets the demand and the share that must run on own machines.")));
    const HybridResult& hybrid = *context.evaluation.hybrid;
    const BestSplit& split = *hybrid.best;
    if (split.servers > 0)
        making.note({COSTMODEL_TEXT("Message", "%1 own servers (%2) do %3 of the work."),
                     {long{split.servers}, quoted(split.buy), Share{split.ownShare}}});
    if (split.committedInstances > 0)
        making.note({COSTMODEL_TEXT("Message", "%1 instances of %2 do %3 of the work."),
                     {long{split.committedInstances}, quoted(split.committed),
                      Share{split.committedShare}}});
    if (!split.flexible.empty())
        making.note(
            {COSTMODEL_TEXT("Message", "The rest, %1 of the work, runs on %2 and is paid by use."),
             {Share{split.flexibleShare}, quoted(split.flexible)}});
    making.note(said(COSTMODEL_TEXT("Message", "The cheapest of all splits is the cheapest of "
                                               "those for each number of servers.")));
    making.add(presentValue(context, *best));
    std::vector<Expression> rows;
    for (const SplitByServers& row : hybrid.byServers)
        if (row.split)
            rows.push_back(making.add(rowOf(context, row)));
    if (rows.empty())
        return making.given(split.npvCost);
    return making.computed(smallestOf(std::move(rows)), split.npvCost);
}

} // namespace costmodel
