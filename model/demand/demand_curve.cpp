#include "model/demand/demand_curve.h"

#include <algorithm>
#include <cmath>

namespace costmodel
{

namespace
{

/// Neumaier's compensated sum: a million rows lose no digit.
class Sum
{
public:
    void add(double value)
    {
        const double total = m_total + value;
        m_lost += std::fabs(m_total) >= std::fabs(value) ? (m_total - total) + value
                                                         : (value - total) + m_total;
        m_total = total;
    }
    double value() const
    {
        return m_total + m_lost;
    }

private:
    double m_total = 0;
    double m_lost = 0;
};

} // namespace

DemandCurve::DemandCurve(std::vector<DemandBar> bars)
    : m_bars(std::move(bars))
{
    std::erase_if(m_bars, [](const DemandBar& bar) { return !(bar.gpus > 0 && bar.hours > 0); });
    std::sort(m_bars.begin(), m_bars.end(),
              [](const DemandBar& a, const DemandBar& b) { return a.gpus > b.gpus; });
    std::size_t last = 0;
    for (std::size_t i = 1; i < m_bars.size(); ++i)
    {
        if (m_bars[i].gpus == m_bars[last].gpus)
            m_bars[last].hours += m_bars[i].hours;
        else
            m_bars[++last] = m_bars[i];
    }
    if (!m_bars.empty())
        m_bars.resize(last + 1);

    Sum hours;
    Sum work;
    for (const DemandBar& bar : m_bars)
    {
        hours.add(bar.hours);
        work.add(bar.hours * bar.gpus);
        m_hours.push_back(hours.value());
        m_work.push_back(work.value());
    }
}

std::size_t DemandCurve::barsAbove(double level) const
{
    const auto end = std::partition_point(
        m_bars.begin(), m_bars.end(), [level](const DemandBar& bar) { return bar.gpus > level; });
    return static_cast<std::size_t>(end - m_bars.begin());
}

} // namespace costmodel
