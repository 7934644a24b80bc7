#include <algorithm>

#include "model/buy/order_terms.h"

namespace costmodel
{

namespace
{

/// Months of running costs of one purchase.
class RunningCosts
{
public:
    RunningCosts(const BuyTerms& terms, const OwnWork& work, const Timeline& timeline,
                 std::size_t categoryItems, Flows& flows)
        : m_terms(terms)
        , m_work(work)
        , m_timeline(timeline)
        , m_categoryItems(categoryItems)
        , m_flows(flows)
    {
    }

    /// Energy of the servers, which draw `idle_kw` when they do not work, and the charge for their
    /// load.
    void power(int month) const
    {
        const Power& power = *m_terms.buy->power;
        const auto m = static_cast<std::size_t>(month);
        const double servers = m_work.servers[m];
        const double possible = m_work.capacity[m] * m_timeline.hours[m];
        const double busy = possible > 0 ? m_work.done[m] / possible : 0;
        const double kw = power.idleKw + (power.loadKw - power.idleKw) * busy;
        const double kwh = servers * m_timeline.hours[m] * power.pue * kw;
        enter(month, Category::power,
              kwh * m_terms.kwhPrice[m] + servers * m_terms.demandCharge[m]);
    }

    void colocation(int month) const
    {
        const auto m = static_cast<std::size_t>(month);
        enter(month, Category::colocation,
              m_work.servers[m] * m_terms.serverColocation[m] + m_terms.siteColocation[m]);
    }

    void staff(int month) const
    {
        const Staff& staff = *m_terms.buy->staff;
        const auto m = static_cast<std::size_t>(month);
        const double people =
            staff.fte + (staff.serversPerFte ? m_work.servers[m] / *staff.serversPerFte : 0);
        enter(month, Category::staff, people * m_terms.personCost[m]);
    }

    /// The contract on the order's net price and the cards that fail, from the end of the warranty
    /// on.
    void maintenance(const Order& order) const
    {
        const Maintenance& maintenance = *m_terms.buy->maintenance;
        const double contract =
            orderAmounts(m_terms, order).maintained * maintenance.sharePerYear / 12;
        const double failed = order.servers * m_terms.gpus * maintenance.failureRatePerYear / 12;
        const double amount =
            (contract + failed * m_terms.replacementCost) * m_terms.maintenanceVat;
        const int first =
            order.month + m_terms.buy->leadTimeMonths + 1 + maintenance.warrantyMonths;
        for (int month = first; month <= m_timeline.horizon; ++month)
            enter(month, Category::maintenance, amount);
    }

    void other(const OtherTerms& terms, const Order& first) const
    {
        const OtherCost& cost = *terms.other;
        const int step = cost.every == Every::month ? 1 : 12;
        for (int month = cost.fromMonth; month <= m_timeline.horizon; month += step)
        {
            const auto m = static_cast<std::size_t>(month);
            const double servers =
                month <= m_terms.buy->leadTimeMonths ? first.servers : m_work.servers[m];
            double units = 1;
            if (cost.per != OtherUnit::site)
                units = cost.per == OtherUnit::gpu ? servers * m_terms.gpus : servers;
            m_flows.post(month, Category::other, terms.item, units * terms.price[m]);
            if (cost.every == Every::once)
                break;
        }
    }

private:
    void enter(int month, Category category, double amount) const
    {
        m_flows.post(month, category, m_categoryItems + index(category), amount);
    }

    const BuyTerms& m_terms;
    const OwnWork& m_work;
    const Timeline& m_timeline;
    std::size_t m_categoryItems;
    Flows& m_flows;
};

} // namespace

int fittingServers(const BuyTerms& terms, const DemandSeries& demand, int horizon)
{
    int servers = 0;
    for (int month = terms.buy->leadTimeMonths + 1; month <= horizon; ++month)
        servers = std::max(servers, demand.instancesForPeak(month, 0, terms.serverSpeed()));
    return servers;
}

OwnWork ownWork(const BuyTerms& terms, std::span<const Order> orders, const DemandSeries& demand,
                const Timeline& timeline, bool elastic)
{
    const auto size = static_cast<std::size_t>(timeline.horizon) + 1;
    OwnWork work{std::vector<int>(size), std::vector<double>(size), std::vector<double>(size),
                 std::vector<double>(size)};
    for (const Order& order : orders)
        for (int month = order.month + terms.buy->leadTimeMonths + 1; month <= timeline.horizon;
             ++month)
            work.servers[static_cast<std::size_t>(month)] += order.servers;
    for (std::size_t m = 1; m < size; ++m)
    {
        if (work.servers[m] == 0)
            continue;
        const double availability = terms.buy->availability;
        work.capacity[m] = work.servers[m] * terms.serverSpeed();
        const double asked = demand.below(static_cast<int>(m), work.capacity[m]);
        work.done[m] = elastic
                           ? std::min(asked, availability * work.capacity[m] * timeline.hours[m])
                           : availability * asked;
        work.outage[m] = asked - work.done[m];
    }
    return work;
}

void enterRunningCosts(const BuyTerms& terms, std::span<const Order> orders, const OwnWork& work,
                       const Timeline& timeline, std::size_t categoryItems, Flows& flows)
{
    const RunningCosts costs(terms, work, timeline, categoryItems, flows);
    for (int month = terms.buy->leadTimeMonths + 1; month <= timeline.horizon; ++month)
    {
        if (terms.buy->power)
            costs.power(month);
        if (terms.buy->colocation)
            costs.colocation(month);
        if (terms.buy->staff)
            costs.staff(month);
    }
    if (terms.buy->maintenance)
        for (const Order& order : orders)
            costs.maintenance(order);
    for (const OtherTerms& other : terms.other)
        costs.other(other, orders.front());
}

} // namespace costmodel
