#pragma once

#include <span>
#include <vector>

#include "model/analysis/terms.h"

namespace costmodel
{

/// What plans cost as tiers of a split: present values after tax, so that they add up to the net
/// present value of the split. Vectors by month 1..H at [m].
struct PayPerUseCosts
{
    std::vector<double> useful; ///< of a useful hour of one GPU
    std::vector<double> flat;   ///< of a month in which the plan serves anything
    double setup = 0;
};

PayPerUseCosts payPerUseCosts(const Terms& terms, std::size_t plan);

struct CommittedCosts
{
    double instance = 0; ///< of one instance, from month 1 to H
    std::vector<double> flat;
    double setup = 0;
    double size = 0; ///< reference GPUs of an instance
    int most = 0;    ///< instances that cover the highest peak
};

CommittedCosts committedCosts(const Terms& terms, std::size_t plan);

/// The flexible tier: one plan paid by use, with its fallback if it is spot.
class FlexibleTier
{
public:
    FlexibleTier(const Terms& terms, std::size_t plan);

    std::size_t plan() const
    {
        return m_plan;
    }
    /// Reference GPUs of an instance.
    double instanceSize() const;

    /// Cost of serving work[m] reference GPU-hours in every month. `instanceHours` are those of
    /// instances that are kept as long as any GPU is needed (LeftOver::instanceHours) and `outage`
    /// what own servers left over; both only count for work that cannot wait.
    double cost(std::span<const double> work, std::span<const double> instanceHours,
                std::span<const double> outage) const;
    bool servesAnything(std::span<const double> work) const;

    /// Whether the cost without flat charges is proportional to the work of each month, so that it
    /// falls ever more slowly as instances are added.
    bool isProportional() const
    {
        return m_isProportional;
    }
    bool hasFlatCharges() const
    {
        return m_hasFlatCharges;
    }
    /// Cost of a reference GPU-hour in every month; expects isProportional().
    std::span<const double> slope() const
    {
        return m_slope;
    }
    /// At most the cost of any work that is not less in any month and has at least that many
    /// instance hours.
    double lowerBound(std::span<const double> work, std::span<const double> instanceHours,
                      std::span<const double> outage) const;

private:
    double usefulHours(double work, double instanceHours, double outage) const;

    const Terms& m_terms;
    std::size_t m_plan;
    std::size_t m_fallback;
    PayPerUseCosts m_costs;
    PayPerUseCosts m_fallbackCosts;
    bool m_isProportional = false;
    std::vector<double> m_slope;
    bool m_hasFlatCharges = false;
};

} // namespace costmodel
