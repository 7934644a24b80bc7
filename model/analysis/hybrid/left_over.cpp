#include "model/analysis/hybrid/left_over.h"

#include <map>

namespace costmodel
{

LeftOver::LeftOver(const DemandSeries& demand, int horizon)
    : m_demand(demand)
    , m_firstAlike(static_cast<std::size_t>(horizon) + 1, 0)
{
    std::map<double, int> firsts;
    for (int month = 1; month <= horizon; ++month)
        m_firstAlike[static_cast<std::size_t>(month)] =
            firsts.try_emplace(demand.growth(month), month).first->second;
}

const std::vector<double>& LeftOver::work(double level)
{
    Months& months = m_work[level];
    if (!months.empty())
        return months;
    months.resize(m_firstAlike.size());
    for (std::size_t m = 1; m < months.size(); ++m)
    {
        const int first = m_firstAlike[m];
        const int month = static_cast<int>(m);
        months[m] = first == month ? m_demand.above(month, level)
                                   : months[static_cast<std::size_t>(first)] /
                                         m_demand.hoursFactor(first) * m_demand.hoursFactor(month);
    }
    return months;
}

const std::vector<double>& LeftOver::instanceHours(double level, double size)
{
    Months& months = m_hours[size][level];
    if (!months.empty())
        return months;
    months.resize(m_firstAlike.size());
    for (std::size_t m = 1; m < months.size(); ++m)
    {
        const int first = m_firstAlike[m];
        const int month = static_cast<int>(m);
        months[m] = first == month ? m_demand.instanceHours(month, level, size)
                                   : months[static_cast<std::size_t>(first)] /
                                         m_demand.hoursFactor(first) * m_demand.hoursFactor(month);
    }
    return months;
}

} // namespace costmodel
