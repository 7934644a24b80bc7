#include "model/analysis/hybrid/split_search.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

#include "model/analysis/hybrid/instance_search.h"

namespace costmodel
{

namespace
{

constexpr double infinity = std::numeric_limits<double>::infinity();

bool isListed(const std::optional<std::vector<std::string>>& names, const std::string& name)
{
    return !names || std::find(names->begin(), names->end(), name) != names->end();
}

/// Ranks equal costs: fewest servers, fewest instances, file order of purchase, committed plan
/// (none first) and flexible plan.
auto rank(const SplitChoice& choice)
{
    return std::tuple(choice.servers, choice.instances, choice.buy, choice.committed + 1,
                      choice.flexible + 1);
}

const CostedSplit* firstOfCheapest(const std::vector<const CostedSplit*>& splits)
{
    double lowest = infinity;
    for (const CostedSplit* const split : splits)
        lowest = std::min(lowest, split->cost);
    const CostedSplit* first = nullptr;
    for (const CostedSplit* const split : splits)
        if (split->cost <= tieLimit(lowest) &&
            (!first || rank(split->choice) < rank(first->choice)))
            first = split;
    return first;
}

} // namespace

SplitSearch::SplitSearch(const Terms& terms)
    : m_terms(terms)
    , m_leftOver(terms.demand, terms.timeline.horizon)
{
    const Hybrid limits = terms.scenario->hybrid.value_or(Hybrid{});
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
        if (isListed(limits.buy, terms.buys[buy].buy->name))
            m_buys.push_back(buy);
    for (std::size_t plan = 0; plan < terms.rents.size(); ++plan)
    {
        if (!isListed(limits.rent, terms.rents[plan].rent->name))
            continue;
        if (terms.rents[plan].isCommitted())
        {
            m_committed.push_back(plan);
            m_committedCosts.push_back(committedCosts(terms, plan));
        }
        else
            m_flexible.emplace_back(terms, plan);
    }
    m_work.assign(static_cast<std::size_t>(terms.timeline.horizon) + 1, 0.0);
    m_hours = m_work;
}

SplitSearch::OwnTier SplitSearch::ownTier(std::size_t buy, int servers)
{
    OwnTier own;
    own.buy = buy;
    own.servers = servers;
    own.outage.assign(m_work.size(), 0.0);
    enterSplit(m_terms, {buy, servers, noPlan, 0, noPlan}, m_flows, false);
    own.cost = m_flows.npv(m_terms.timeline.discount);
    if (servers > 0)
    {
        const BuyTerms& purchase = m_terms.buys[buy];
        own.leadTime = purchase.buy->leadTimeMonths;
        own.capacity = servers * purchase.serverSpeed();
        own.outage = ownWork(purchase, std::vector<Order>{{0, servers}}, m_terms.demand,
                             m_terms.timeline, m_terms.scenario->demand.elastic)
                         .outage;
    }
    m_flows.unserved = 0;
    own.isAllowed = meetsDemand(m_terms, m_flows, own.leadTime, false);
    return own;
}

void SplitSearch::leave(const OwnTier& own, double committedGpus, double instanceSize)
{
    const auto lead = static_cast<std::ptrdiff_t>(own.leadTime);
    const auto put = [&](double level, std::ptrdiff_t from, std::ptrdiff_t to)
    {
        const std::vector<double>& work = m_leftOver.work(level);
        std::copy(work.begin() + from, work.begin() + to, m_work.begin() + from);
        if (instanceSize > 0)
        {
            const std::vector<double>& hours = m_leftOver.instanceHours(level, instanceSize);
            std::copy(hours.begin() + from, hours.begin() + to, m_hours.begin() + from);
        }
    };
    put(committedGpus, 1, lead + 1);
    put(own.capacity + committedGpus, lead + 1, static_cast<std::ptrdiff_t>(m_work.size()));
    for (std::size_t m = 1; m < m_work.size(); ++m)
        m_work[m] += own.outage[m];
}

double SplitSearch::unserved(const OwnTier& own, double committedGpus)
{
    leave(own, committedGpus, 0);
    return std::accumulate(m_work.begin() + 1, m_work.end(), 0.0);
}

double SplitSearch::flexibleCost(const OwnTier& own, double committedGpus, std::size_t flexible)
{
    const FlexibleTier& tier = m_flexible[flexible];
    leave(own, committedGpus, m_terms.scenario->demand.elastic ? 0 : tier.instanceSize());
    return tier.cost(m_work, m_hours, own.outage);
}

double SplitSearch::flexibleBound(const OwnTier& own, double committedGpus, std::size_t flexible)
{
    const FlexibleTier& tier = m_flexible[flexible];
    leave(own, committedGpus, m_terms.scenario->demand.elastic ? 0 : tier.instanceSize());
    return tier.lowerBound(m_work, m_hours, own.outage);
}

double SplitSearch::flexibleLine(const OwnTier& own, double committedGpus, std::size_t flexible)
{
    const std::span<const double> slope = m_flexible[flexible].slope();
    const auto lead = static_cast<std::size_t>(own.leadTime);
    double cost = 0;
    if (lead > 0)
    {
        const std::vector<double>& work = m_leftOver.work(committedGpus);
        for (std::size_t m = 1; m <= lead; ++m)
            cost += slope[m] * work[m];
    }
    const std::vector<double>& work = m_leftOver.work(own.capacity + committedGpus);
    for (std::size_t m = lead + 1; m < work.size(); ++m)
        cost += slope[m] * (work[m] + own.outage[m]);
    return cost;
}

double SplitSearch::committedFlat(const OwnTier& own, const CommittedCosts& costs)
{
    double flat = 0;
    bool serves = false;
    const std::vector<double>& atFirst = m_leftOver.work(0);
    const std::vector<double>& later = m_leftOver.work(own.capacity);
    for (std::size_t m = 1; m < m_work.size(); ++m)
    {
        const double asked = (m > static_cast<std::size_t>(own.leadTime) ? later : atFirst)[m];
        if (asked <= 0 || asked < negligibleShare * m_terms.demand.work(static_cast<int>(m)))
            continue;
        flat += costs.flat[m];
        serves = true;
    }
    return flat + (serves ? costs.setup : 0);
}

void SplitSearch::tryCommitted(const OwnTier& own, std::size_t committed, std::size_t flexible,
                               double known, std::vector<CostedSplit>& found)
{
    const CommittedCosts& plan = m_committedCosts[committed];
    const double fixed = own.cost + committedFlat(own, plan);
    const bool hasFlexible = flexible < m_flexible.size();
    InstanceCosts costs;
    costs.most = plan.most;
    if (hasFlexible)
    {
        costs.exact = [&](int n)
        {
            return fixed + n * plan.instance + flexibleCost(own, n * plan.size, flexible);
        };
        costs.lowerBound = [&](int from, int to)
        {
            return fixed + std::min(from * plan.instance, to * plan.instance) +
                   flexibleBound(own, to * plan.size, flexible);
        };
        if (m_flexible[flexible].isProportional())
        {
            costs.convex = [&](int n)
            {
                return fixed + n * plan.instance + flexibleLine(own, n * plan.size, flexible);
            };
            if (m_flexible[flexible].hasFlatCharges())
                costs.flat = [&](int n)
                {
                    return flexibleCost(own, n * plan.size, flexible) -
                           flexibleLine(own, n * plan.size, flexible);
                };
        }
    }
    else
    {
        const double allowed = 1e-6 * m_terms.demand.totalWork();
        costs.exact = [&, allowed](int n)
        {
            return unserved(own, n * plan.size) <= allowed ? fixed + n * plan.instance : infinity;
        };
        costs.lowerBound = [&, allowed](int from, int to)
        {
            return unserved(own, to * plan.size) <= allowed
                       ? fixed + std::min(from * plan.instance, to * plan.instance)
                       : infinity;
        };
    }
    const std::vector<CountedCost> counts = cheapestCounts(costs, known);
    if (counts.empty())
        return;
    const std::size_t flexiblePlan = hasFlexible ? m_flexible[flexible].plan() : noPlan;
    for (const CountedCost& count : counts)
        found.push_back(
            {{own.buy, own.servers, m_committed[committed], count.instances, flexiblePlan},
             count.cost});
}

std::optional<CostedSplit> SplitSearch::cheapest(const OwnTier& own)
{
    std::vector<CostedSplit> found;
    double known = infinity;
    const std::size_t flexibles = std::max<std::size_t>(m_flexible.size(), 1);
    for (std::size_t f = 0; f < flexibles; ++f)
    {
        CostedSplit split{{own.buy, own.servers, noPlan, 0, noPlan}, own.cost};
        if (f < m_flexible.size())
        {
            split.choice.flexible = m_flexible[f].plan();
            split.cost += flexibleCost(own, 0, f);
        }
        else if (unserved(own, 0) > 1e-6 * m_terms.demand.totalWork())
            continue;
        known = std::min(known, split.cost);
        found.push_back(split);
    }
    for (std::size_t c = 0; c < m_committed.size(); ++c)
        for (std::size_t f = 0; f < flexibles; ++f)
        {
            tryCommitted(own, c, f, known, found);
            for (const CostedSplit& split : found)
                known = std::min(known, split.cost);
        }
    std::erase_if(found, [](const CostedSplit& split) { return split.cost == infinity; });
    std::vector<const CostedSplit*> pointers;
    for (const CostedSplit& split : found)
        pointers.push_back(&split);
    const CostedSplit* const first = firstOfCheapest(pointers);
    if (!first)
        return std::nullopt;
    CostedSplit best = *first;
    for (std::size_t f = 0; f < m_flexible.size(); ++f)
        if (m_flexible[f].plan() == best.choice.flexible)
        {
            const bool isCommitted = best.choice.committed != noPlan;
            const double size =
                isCommitted ? m_terms.rents[best.choice.committed].instanceSpeed() : 0;
            leave(own, best.choice.instances * size, 0);
            if (!m_flexible[f].servesAnything(m_work))
                best.choice.flexible = noPlan;
        }
    return best;
}

std::optional<CostedSplit> SplitSearch::withServers(std::size_t buy, int servers)
{
    const OwnTier own = ownTier(buy, servers);
    return own.isAllowed ? cheapest(own) : std::nullopt;
}

std::vector<SplitSearch::ByServers> SplitSearch::byServers(const std::stop_token& stop)
{
    std::vector<ByServers> results;
    const Hybrid limits = m_terms.scenario->hybrid.value_or(Hybrid{});
    std::optional<CostedSplit> withoutServers;
    bool isKnown = false;
    for (const std::size_t buy : m_buys)
    {
        const int most = limits.maxServers.value_or(
            fittingServers(m_terms.buys[buy], m_terms.demand, m_terms.timeline.horizon));
        for (int servers = 0; servers <= most && !stop.stop_requested(); ++servers)
        {
            m_leftOver.limitMemory();
            ByServers result{buy, servers, std::nullopt};
            if (servers > 0 || !isKnown)
                result.split = withServers(buy, servers);
            else
                result.split = withoutServers;
            if (servers == 0 && !isKnown)
            {
                withoutServers = result.split;
                isKnown = true;
            }
            if (result.split)
                result.split->choice.buy = buy;
            results.push_back(std::move(result));
        }
    }
    return results;
}

std::optional<CostedSplit> SplitSearch::best(const std::vector<ByServers>& splits) const
{
    std::vector<const CostedSplit*> found;
    for (const ByServers& result : splits)
        if (result.split)
            found.push_back(&*result.split);
    const CostedSplit* const first = firstOfCheapest(found);
    return first ? std::optional(*first) : std::nullopt;
}

} // namespace costmodel
