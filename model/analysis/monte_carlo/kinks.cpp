#include "model/analysis/monte_carlo/kinks.h"

#include <algorithm>
#include <boost/math/tools/roots.hpp>
#include <cmath>

#include "model/analysis/options.h"

namespace costmodel
{

namespace
{

constexpr std::size_t mostKinks = 20000;

class Collector
{
public:
    Collector(const Terms& terms, double low, double high)
        : m_terms(terms)
        , m_demand(terms.scenario->demand)
        , m_low(low)
        , m_high(high)
    {
    }

    std::optional<std::vector<double>> collect(std::size_t option)
    {
        if (option >= m_terms.rents.size())
            collectBuy(option - m_terms.rents.size());
        else if (m_terms.rents[option].isCommitted())
            collectCommitted(m_terms.rents[option]);
        else
            for (int month = 1; month <= m_terms.timeline.horizon; ++month)
                addInstances(month, 0, option);
        if (m_kinks.size() > mostKinks)
            return std::nullopt;
        std::sort(m_kinks.begin(), m_kinks.end());
        const auto same = [](double a, double b)
        {
            return b - a <= 1e-12 * b;
        };
        m_kinks.erase(std::unique(m_kinks.begin(), m_kinks.end(), same), m_kinks.end());
        return std::move(m_kinks);
    }

private:
    void add(double factor)
    {
        if (factor > m_low && factor < m_high && m_kinks.size() <= mostKinks)
            m_kinks.push_back(factor);
    }

    /// Where a bar of the demand reaches `level`.
    void addLevel(int month, double level)
    {
        for (const DemandBar& bar : m_terms.demand.curve().bars())
        {
            add(level / (m_terms.demand.growth(month) * bar.gpus));
            if (m_kinks.size() > mostKinks)
                return;
        }
    }

    /// Where one more instance is needed for a bar above `level`, if instances are kept while
    /// needed.
    void addInstances(int month, double level, std::size_t plan)
    {
        if (m_demand.elastic || plan == noPlan)
            return;
        const double size = m_terms.rents[plan].instanceSpeed();
        for (const DemandBar& bar : m_terms.demand.curve().bars())
        {
            const double gpus = m_terms.demand.growth(month) * bar.gpus;
            for (int k = firstCount(gpus, level, size); level + k * size <= gpus * m_high; ++k)
            {
                add((level + (k + ceilingSlack) * size) / gpus);
                if (m_kinks.size() > mostKinks)
                    return;
            }
        }
    }

    /// Where the peak needs one more server or instance.
    void addPeak(int month, double size)
    {
        const double peak = m_terms.demand.peak(month);
        for (int k = firstCount(peak, 0, size); k * size <= peak * m_high; ++k)
        {
            add((k + ceilingSlack) * size / peak);
            if (m_kinks.size() > mostKinks)
                return;
        }
    }

    int firstCount(double gpus, double level, double size) const
    {
        return std::max(0, static_cast<int>(std::min(1e9, (gpus * m_low - level) / size)) - 1);
    }

    /// Where own servers begin to be full of the time they are up, and where what they leave begins
    /// to exceed what may be interrupted.
    void addFull(int month, const BuyTerms& buy, double capacity)
    {
        const bool isSpot =
            buy.overflow != noPlan && m_terms.rents[buy.overflow].rent->billing == Billing::spot;
        const double possible = buy.buy->availability * capacity *
                                m_terms.timeline.hours[static_cast<std::size_t>(month)];
        const auto done = [&](double factor)
        {
            const double asked = below(month, capacity, factor);
            return m_demand.elastic ? std::min(asked, possible) : buy.buy->availability * asked;
        };
        if (m_demand.elastic)
            addRoot([&](double factor) { return below(month, capacity, factor) - possible; });
        if (isSpot && m_demand.interruptibleShare < 1)
            addRoot(
                [&](double factor) {
                    return (1 - m_demand.interruptibleShare) * m_terms.demand.work(month) * factor -
                           done(factor);
                });
    }

    double below(int month, double capacity, double factor) const
    {
        return factor > 0 ? factor * m_terms.demand.below(month, capacity / factor) : 0;
    }

    template <class Function>
    void addRoot(const Function& function)
    {
        const double atLow = function(m_low);
        const double atHigh = function(m_high);
        if ((atLow < 0) == (atHigh < 0) || atLow == 0 || atHigh == 0)
            return;
        std::uintmax_t steps = 200;
        const auto [a, b] =
            boost::math::tools::toms748_solve(function, m_low, m_high, atLow, atHigh,
                                              boost::math::tools::eps_tolerance<double>(50), steps);
        add((a + b) / 2);
    }

    void collectCommitted(const RentTerms& plan)
    {
        const bool isSpot =
            plan.overflow != noPlan && m_terms.rents[plan.overflow].rent->billing == Billing::spot;
        for (int month = 1; month <= m_terms.timeline.horizon; ++month)
        {
            if (!plan.rent->instances)
            {
                addPeak(month, plan.instanceSpeed());
                continue;
            }
            const double capacity = *plan.rent->instances * plan.instanceSpeed();
            addLevel(month, capacity);
            addInstances(month, capacity, plan.overflow);
            if (isSpot && m_demand.interruptibleShare < 1)
                addRoot(
                    [&](double factor)
                    {
                        return (1 - m_demand.interruptibleShare) * m_terms.demand.work(month) *
                                   factor -
                               below(month, capacity, factor);
                    });
        }
    }

    void collectBuy(std::size_t index)
    {
        const BuyTerms& buy = m_terms.buys[index];
        const int leadTime = buy.buy->leadTimeMonths;
        for (int month = 1; month <= leadTime; ++month)
            addInstances(month, 0, buy.bridge);
        if (buy.buy->servers)
        {
            const OwnWork work = ownWork(buy, ordersOf(m_terms, index, *buy.buy->servers),
                                         m_terms.demand, m_terms.timeline, m_demand.elastic);
            for (int month = leadTime + 1; month <= m_terms.timeline.horizon; ++month)
            {
                const double capacity = work.capacity[static_cast<std::size_t>(month)];
                addLevel(month, capacity);
                addInstances(month, capacity, buy.overflow);
                addFull(month, buy, capacity);
            }
            return;
        }
        const double size = buy.serverSpeed();
        const double most = std::ceil(m_terms.demand.highestPeak() * m_high / size);
        for (int month = leadTime + 1; month <= m_terms.timeline.horizon; ++month)
        {
            addPeak(month, size);
            for (int servers = 1; servers <= most && m_kinks.size() <= mostKinks; ++servers)
                addFull(month, buy, servers * size);
        }
    }

    const Terms& m_terms;
    const Demand& m_demand;
    double m_low;
    double m_high;
    std::vector<double> m_kinks;
};

} // namespace

std::optional<std::vector<double>> demandKinks(const Terms& terms, std::size_t option, double low,
                                               double high)
{
    if (terms.demand.curve().bars().empty())
        return std::vector<double>();
    return Collector(terms, low, high).collect(option);
}

} // namespace costmodel
