#include "model/insight/load_filling.h"

#include <algorithm>
#include <cmath>

#include "model/analysis/hybrid.h"
#include "model/insight/split_choice.h"

namespace costmodel
{

namespace
{

/// A split made ready to be looked at month by month.
class Filling
{
public:
    Filling(const Terms& terms, const SplitChoice& choice)
        : m_terms(terms)
        , m_choice(choice)
    {
        const std::size_t size = static_cast<std::size_t>(terms.timeline.horizon) + 1;
        m_own = {std::vector<int>(size), std::vector<double>(size), std::vector<double>(size),
                 std::vector<double>(size)};
        if (choice.servers > 0)
            m_own = ownWork(terms.buys[choice.buy], std::vector<Order>{{0, choice.servers}},
                            terms.demand, terms.timeline, terms.scenario->demand.elastic);
        if (choice.instances > 0)
            m_committed = choice.instances * terms.rents[choice.committed].instanceSpeed();
    }

    double ownGpus(int month) const
    {
        return m_own.capacity[static_cast<std::size_t>(month)];
    }
    double committedGpus() const
    {
        return m_committed;
    }

    std::vector<FillingLayer> layers(int month) const
    {
        const auto m = static_cast<std::size_t>(month);
        const double work = m_terms.demand.work(month);
        const double capacity = m_own.capacity[m];
        const double top = capacity + m_committed;
        const double left = m_terms.demand.above(month, top) + m_own.outage[m];
        std::vector<FillingLayer> layers;
        if (m_choice.servers > 0)
        {
            FillingLayer own{Tier::own, m_terms.buys[m_choice.buy].buy->name, 0, capacity};
            own.hours = capacity > 0 ? hoursAbove(month, 0) : 0;
            own.gpuHours = m_own.done[m];
            own.outage = m_own.outage[m];
            own.idle = capacity * m_terms.timeline.hours[m] - own.gpuHours;
            layers.push_back(std::move(own));
        }
        if (m_choice.instances > 0)
        {
            FillingLayer committed{Tier::committed, planName(m_choice.committed), capacity, top};
            committed.hours = hoursAbove(month, capacity);
            committed.gpuHours = std::max(0.0, work - m_own.done[m] - left);
            committed.idle = m_committed * m_terms.timeline.hours[m] - committed.gpuHours;
            layers.push_back(std::move(committed));
        }
        addFlexible(month, top, left, layers);
        return layers;
    }

private:
    std::string planName(std::size_t plan) const
    {
        return m_terms.rents[plan].rent->name;
    }
    double hoursAbove(int month, double level) const
    {
        const double growth = m_terms.demand.growth(month);
        return growth > 0 ? m_terms.demand.hoursFactor(month) *
                                m_terms.demand.curve().hoursAbove(level / growth)
                          : 0;
    }

    /// What is above the committed tiers. A spot plan and its fallback lie on each other, the
    /// fallback below, each as high as its share of the work.
    void addFlexible(int month, double top, double left, std::vector<FillingLayer>& layers) const
    {
        const double peak = std::max(top, m_terms.demand.peak(month));
        FillingLayer layer{Tier::unserved, {}, top, peak, hoursAbove(month, top), left, 0, 0};
        if (m_choice.flexible == noPlan)
        {
            if (left > 0)
                layers.push_back(std::move(layer));
            return;
        }
        const RentTerms& plan = m_terms.rents[m_choice.flexible];
        layer.tier = Tier::flexible;
        layer.option = planName(m_choice.flexible);
        if (plan.rent->billing != Billing::spot)
        {
            layers.push_back(std::move(layer));
            return;
        }
        layer.tier = Tier::spot;
        const double interruptible =
            left > 0 ? std::min(1.0, m_terms.scenario->demand.interruptibleShare *
                                         m_terms.demand.work(month) / left)
                     : 1;
        const double share = plan.fallback == noPlan ? 1 : interruptible * plan.rent->availability;
        if (share < 1)
        {
            FillingLayer fallback = layer;
            fallback.tier = Tier::flexible;
            fallback.option = planName(plan.fallback);
            fallback.to = top + (1 - share) * (peak - top);
            fallback.hours = hoursAbove(month, top);
            fallback.gpuHours = (1 - share) * left;
            layer.from = fallback.to;
            layer.hours = hoursAbove(month, layer.from);
            layer.gpuHours = share * left;
            layers.push_back(std::move(fallback));
        }
        if (share > 0)
            layers.push_back(std::move(layer));
    }

    const Terms& m_terms;
    SplitChoice m_choice;
    OwnWork m_own;
    double m_committed = 0;
};

std::vector<DurationPoint> durationCurve(const DemandSeries& demand, int month)
{
    std::vector<DurationPoint> points;
    double hours = 0;
    for (const DemandBar& bar : demand.curve().bars())
    {
        const double level = bar.gpus * demand.growth(month);
        points.push_back({hours, level});
        hours += bar.hours * demand.hoursFactor(month);
        points.push_back({hours, level});
    }
    points.push_back({hours, 0});
    return points;
}

} // namespace

LoadFilling loadFilling(const Scenario& scenario, const Split& split, int month)
{
    const Terms terms = makeTerms(scenario);
    const Filling filling(terms, choiceOf(terms, split));
    LoadFilling result;
    result.month = month;
    result.monthHours = terms.timeline.hours[static_cast<std::size_t>(month)];
    result.curve = durationCurve(terms.demand, month);
    result.layers = filling.layers(month);
    result.demand = terms.demand.work(month);
    for (const FillingLayer& layer : result.layers)
        if (layer.tier != Tier::unserved)
            result.served += layer.gpuHours;
    result.ownGpus = filling.ownGpus(month);
    result.committedGpus = filling.committedGpus();
    return result;
}

double serverGpus(const Scenario& scenario, const std::string& buy)
{
    const Terms terms = makeTerms(scenario);
    for (const BuyTerms& purchase : terms.buys)
        if (purchase.buy->name == buy)
            return purchase.serverSpeed();
    return 0;
}

std::optional<BestSplit> splitWithServers(const Scenario& scenario, const std::string& buy,
                                          int servers)
{
    const Buy* const purchase = findNamed(scenario.buys, buy);
    if (!purchase || servers < 0)
        return std::nullopt;
    return bestSplitWith(makeTerms(scenario),
                         static_cast<std::size_t>(purchase - scenario.buys.data()), servers);
}

std::vector<FlatRegion> flatRegions(const HybridResult& hybrid, double share)
{
    std::vector<FlatRegion> regions;
    if (!hybrid.best)
        return regions;
    const double limit = hybrid.best->npvCost + share * std::fabs(hybrid.best->npvCost);
    const std::vector<SplitByServers>& rows = hybrid.byServers;
    for (std::size_t begin = 0; begin < rows.size();)
    {
        std::size_t end = begin;
        std::optional<std::size_t> best;
        for (; end < rows.size() && rows[end].buy == rows[begin].buy; ++end)
            if (rows[end].split && (!best || rows[end].split->npvCost < rows[*best].split->npvCost))
                best = end;
        const auto isFlat = [&](std::size_t row)
        {
            return rows[row].split && rows[row].split->npvCost <= limit;
        };
        if (best && isFlat(*best))
        {
            std::size_t from = *best;
            std::size_t to = *best;
            while (from > begin && isFlat(from - 1))
                --from;
            while (to + 1 < end && isFlat(to + 1))
                ++to;
            regions.push_back(
                {rows[begin].buy, rows[from].servers, rows[to].servers, rows[*best].servers});
        }
        begin = end;
    }
    return regions;
}

std::vector<TierCost> tierCosts(const Scenario& scenario, const BestSplit& split)
{
    const Terms terms = makeTerms(scenario);
    std::vector<TierCost> tiers;
    const auto tierOf = [&tiers](Tier tier, const std::string& option) -> TierCost&
    {
        for (TierCost& known : tiers)
            if (known.tier == tier && known.option == option)
                return known;
        tiers.push_back({tier, option, 0, 0, 0, std::nullopt});
        return tiers.back();
    };
    if (split.servers > 0)
        tierOf(Tier::own, split.buy);
    if (split.committedInstances > 0)
        tierOf(Tier::committed, split.committed);
    const Filling filling(terms, choiceOf(terms, split));
    for (int month = 1; month <= terms.timeline.horizon; ++month)
        for (const FillingLayer& layer : filling.layers(month))
            if (layer.gpuHours > 0)
                tierOf(layer.tier, layer.option).gpuHours += layer.gpuHours;

    const auto add = [&](TierCost& tier, int month, double amount)
    {
        tier.cash += amount;
        tier.present += amount * terms.timeline.discount[static_cast<std::size_t>(month)];
    };
    for (const Entry& entry : split.option.entries)
    {
        if (!isOfPlan(scenario, split.option, entry))
        {
            add(tierOf(Tier::own, split.buy), entry.month, entry.amount);
            continue;
        }
        const std::string& name = split.option.items[entry.item];
        const Rent& plan = *findNamed(scenario.rents, name);
        const Tier tier = name == split.committed         ? Tier::committed
                          : plan.billing == Billing::spot ? Tier::spot
                                                          : Tier::flexible;
        add(tierOf(tier, name), entry.month, entry.amount);
        // The tax that the charge saves stands in the tax of the whole: move it here.
        const double tax = -scenario.tax.incomeRate * entry.amount;
        add(tierOf(tier, name), entry.month, tax);
        add(tierOf(Tier::own, split.buy), entry.month, -tax);
    }
    if (split.servers == 0) // what is left there is the rounding of moved tax
        std::erase_if(tiers, [](const TierCost& tier) { return tier.tier == Tier::own; });
    for (TierCost& tier : tiers)
        if (tier.gpuHours > 0)
            tier.perGpuHour = tier.cash / tier.gpuHours;
    return tiers;
}

} // namespace costmodel
