#include "model/analysis/hybrid.h"

#include "model/analysis/hybrid/split_search.h"
#include "model/analysis/options.h"

namespace costmodel
{

namespace
{

Split named(const Terms& terms, const CostedSplit& split)
{
    const SplitChoice& choice = split.choice;
    Split result;
    if (choice.servers > 0)
        result.buy = terms.buys[choice.buy].buy->name;
    result.servers = choice.servers;
    if (choice.committed != noPlan)
        result.committed = terms.rents[choice.committed].rent->name;
    result.committedInstances = choice.instances;
    if (choice.flexible != noPlan)
        result.flexible = terms.rents[choice.flexible].rent->name;
    result.npvCost = split.cost;
    return result;
}

BestSplit evaluated(const Terms& terms, const CostedSplit& found)
{
    BestSplit split;
    static_cast<Split&>(split) = named(terms, found);
    TierWork tiers;
    split.option = splitResult(terms, found.choice, tiers);
    split.npvCost = split.option.npvCost;
    split.cashTotal = split.option.cashTotal;
    if (const double all = terms.demand.totalWork(); all > 0)
    {
        split.ownShare = tiers.own / all;
        split.committedShare = tiers.committed / all;
        split.flexibleShare = tiers.flexible / all;
    }
    return split;
}

bool canSplit(const Terms& terms)
{
    return !terms.rents.empty() && !terms.buys.empty();
}

} // namespace

std::optional<HybridResult> bestSplits(const Terms& terms, const std::stop_token& stop)
{
    if (!canSplit(terms))
        return std::nullopt;
    SplitSearch search(terms);
    const std::vector<SplitSearch::ByServers> found = search.byServers(stop);
    if (stop.stop_requested())
        return std::nullopt;
    HybridResult result;
    for (const SplitSearch::ByServers& entry : found)
    {
        SplitByServers row{terms.buys[entry.buy].buy->name, entry.servers, std::nullopt};
        if (entry.split)
            row.split = named(terms, *entry.split);
        result.byServers.push_back(std::move(row));
    }
    if (const std::optional<CostedSplit> best = search.best(found))
        result.best = evaluated(terms, *best);
    return result;
}

std::optional<BestSplit> bestSplitWith(const Terms& terms, std::size_t buy, int servers)
{
    if (!canSplit(terms))
        return std::nullopt;
    const std::optional<CostedSplit> split = SplitSearch(terms).withServers(buy, servers);
    return split ? std::optional(evaluated(terms, *split)) : std::nullopt;
}

std::optional<double> bestSplitCost(const Terms& terms)
{
    if (!canSplit(terms))
        return std::nullopt;
    SplitSearch search(terms);
    const std::optional<CostedSplit> best = search.best(search.byServers({}));
    return best ? std::optional(best->cost) : std::nullopt;
}

} // namespace costmodel
