#pragma once

#include <unordered_map>
#include <vector>

#include "model/demand/demand_series.h"

namespace costmodel
{

/// What is left of the demand above a level of GPUs, in every month. Splits that leave the same
/// level ask again and again, so answers are kept.
class LeftOver
{
public:
    /// Keeps a reference.
    LeftOver(const DemandSeries& demand, int horizon);

    /// Reference GPU-hours above `level` reference GPUs, of month 1..H at [m].
    const std::vector<double>& work(double level);
    /// Hours of instances of `size` reference GPUs that are kept as long as any of their GPUs is
    /// needed.
    const std::vector<double>& instanceHours(double level, double size);

private:
    using Months = std::vector<double>;

    const DemandSeries& m_demand;
    /// Months of equal growth are looked up once: the first of each, by month.
    std::vector<int> m_firstAlike;
    std::unordered_map<double, Months> m_work;
    std::unordered_map<double, std::unordered_map<double, Months>> m_hours;
};

} // namespace costmodel
