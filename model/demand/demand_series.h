#pragma once

#include <memory>
#include <vector>

#include "model/demand/demand_curve.h"
#include "model/ledger/timeline.h"

namespace costmodel
{

/// A share of all GPU-hours of a month that counts as nothing.
inline constexpr double negligibleShare = 1e-9;
/// Taken off a quotient before it is rounded up, so that rounding errors add no instance.
inline constexpr double ceilingSlack = 1e-9;

/// The demand of every month, in reference GPUs and reference GPU-hours. Cheap to copy.
class DemandSeries
{
public:
    DemandSeries() = default;
    /// `withRepair`: the input pipeline is repaired, as [pipeline] says. Expects a valid scenario.
    DemandSeries(const Scenario& scenario, const Timeline& timeline, bool withRepair);

    const DemandCurve& curve() const
    {
        return *m_curve;
    }
    /// Factor of all levels in a month 1..H: growth and repair.
    double growth(int month) const
    {
        return m_growth[static_cast<std::size_t>(month)];
    }
    /// What the hours of the curve are multiplied by in a month.
    double hoursFactor(int month) const
    {
        return m_hoursFactor[static_cast<std::size_t>(month)];
    }
    /// U(m).
    double work(int month) const
    {
        return m_work[static_cast<std::size_t>(month)];
    }
    double peak(int month) const
    {
        return growth(month) * m_curve->peak();
    }
    double highestPeak() const;
    double totalWork() const;
    /// band(m; a, inf): GPU-hours of a month above the a-th GPU.
    double above(int month, double a) const
    {
        const double g = growth(month);
        return g > 0 ? hoursFactor(month) * g * m_curve->workAbove(a / g) : 0;
    }
    /// band(m; 0, c).
    double below(int month, double c) const
    {
        return work(month) - above(month, c);
    }
    /// Sum over the month's hours of ceil(max(0, d - a) / size): instances of `size` GPUs that are
    /// rented as long as any of their GPUs is needed.
    double instanceHours(int month, double a, double size) const;
    /// Instances of `size` GPUs that cover the peak of a month above a GPUs.
    int instancesForPeak(int month, double a, double size) const;

    /// The hours of every bar times `factor`; the levels stay.
    void scaleHours(double factor);
    /// All levels times `factor`, which must not be negative.
    void scaleLevels(double factor);
    /// The highest factor of the hours: at which the bars fill the shortest month. 1 for demand
    /// that is given for all hours; 0 without demand.
    double largestHoursFactor() const
    {
        return m_largestFactor;
    }

private:
    /// Shared by the copies of a series, which differ in growth and hours; never changed.
    std::shared_ptr<const DemandCurve> m_curve;
    std::vector<double> m_growth;
    std::vector<double> m_hoursFactor;
    std::vector<double> m_work;
    double m_largestFactor = 0;
};

/// Speed of a GPU type in reference GPUs: 1 where either throughput is not known.
double relativeSpeed(const Scenario& scenario, std::string_view gpu);
/// Throughput of a type in work units a second, given or measured.
std::optional<double> throughputOf(const Scenario& scenario, std::string_view gpu);

} // namespace costmodel
