#include "model/analysis/hybrid/instance_search.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace costmodel
{

namespace
{

constexpr double infinity = std::numeric_limits<double>::infinity();

class Search
{
public:
    Search(const InstanceCosts& costs, double known)
        : m_costs(costs)
        , m_best(known)
    {
    }

    std::vector<CountedCost> run()
    {
        if (m_costs.most < 1)
            return {};
        if (m_costs.convex)
            searchConvex();
        else
            halve(1, m_costs.most, m_costs.lowerBound);
        std::erase_if(m_found,
                      [this](const CountedCost& found) { return found.cost > tieLimit(m_best); });
        std::sort(m_found.begin(), m_found.end(),
                  [](const CountedCost& a, const CountedCost& b)
                  { return a.instances < b.instances; });
        return std::move(m_found);
    }

private:
    double ask(int instances)
    {
        const double cost = m_costs.exact(instances);
        m_best = std::min(m_best, cost);
        m_found.push_back({instances, cost});
        return cost;
    }

    void searchConvex()
    {
        int low = 1;
        int high = m_costs.most;
        while (low < high)
        {
            const int middle = low + (high - low) / 2;
            if (m_costs.convex(middle + 1) < m_costs.convex(middle))
                low = middle + 1;
            else
                high = middle;
        }
        const int bottom = low;
        const double atBottom = ask(bottom);
        // To the right flat charges may end: the convex part rises, the charges fall.
        if (m_costs.flat && bottom < m_costs.most)
            halve(bottom + 1, m_costs.most,
                  [this](int from, int to) { return m_costs.convex(from) + m_costs.flat(to); });
        if (atBottom > tieLimit(m_best))
            return;
        // To the left both rise: the counts that tie are the last ones before the bottom.
        low = 1;
        high = bottom;
        while (low < high)
        {
            const int middle = low + (high - low) / 2;
            if (m_costs.exact(middle) > tieLimit(m_best))
                low = middle + 1;
            else
                high = middle;
        }
        if (low < bottom)
            ask(low);
    }

    template <class Bound>
    void halve(int from, int to, const Bound& bound)
    {
        if (from == to)
        {
            ask(from);
            return;
        }
        // Bounds are sums in another order: leave room for rounding. Nothing is allowed where even
        // the bound is infinite.
        const double least = bound(from, to);
        if (least == infinity || least > m_best + 2 * tieShare * std::fabs(m_best))
            return;
        const int middle = from + (to - from) / 2;
        halve(from, middle, bound);
        halve(middle + 1, to, bound);
    }

    const InstanceCosts& m_costs;
    double m_best;
    std::vector<CountedCost> m_found;
};

} // namespace

double tieLimit(double best)
{
    return best + tieShare * std::fabs(best);
}

std::vector<CountedCost> cheapestCounts(const InstanceCosts& costs, double known)
{
    return Search(costs, known).run();
}

} // namespace costmodel
