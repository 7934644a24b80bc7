#pragma once

#include <cstddef>
#include <vector>

namespace costmodel
{

/// One bar of a histogram of demand: `gpus` are needed at once for `hours` of a month, or for that
/// share of each month if the histogram is relative.
struct DemandBar
{
    double gpus = 0;
    double hours = 0;
};

/// A histogram of demand, sorted once so that every question about what lies above a level is
/// answered by two prefix sums and a binary search. Levels are those of month 1; see DemandSeries
/// for growth.
class DemandCurve
{
public:
    DemandCurve() = default;
    /// Bars without GPUs or hours are idle time and are dropped; bars of one level are merged.
    explicit DemandCurve(std::vector<DemandBar> bars);

    /// Distinct bars, highest level first.
    const std::vector<DemandBar>& bars() const
    {
        return m_bars;
    }
    double peak() const
    {
        return m_bars.empty() ? 0 : m_bars.front().gpus;
    }
    double hours() const
    {
        return m_hours.back();
    }
    /// Sum of hours x GPUs.
    double work() const
    {
        return m_work.back();
    }
    /// Hours in which more than `level` GPUs are needed.
    double hoursAbove(double level) const
    {
        return m_hours[barsAbove(level)];
    }
    /// Sum of hours x (GPUs - level) over the bars above it.
    double workAbove(double level) const
    {
        const std::size_t above = barsAbove(level);
        return m_work[above] - level * m_hours[above];
    }

private:
    std::size_t barsAbove(double level) const;

    std::vector<DemandBar> m_bars;
    std::vector<double> m_hours{0}; ///< [k]: of the k highest bars
    std::vector<double> m_work{0};
};

} // namespace costmodel
