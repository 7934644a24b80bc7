#pragma once

#include <functional>
#include <vector>

namespace costmodel
{

/// Costs within this share of each other are the same.
inline constexpr double tieShare = 1e-9;

/// The highest cost that still ties with `best`.
double tieLimit(double best);

/// What is known of a cost as a function of the number of instances, 1..most; infinite where a
/// number is not allowed.
struct InstanceCosts
{
    int most = 0;
    std::function<double(int)> exact;
    /// At most the cost of every count from `from` to `to`.
    std::function<double(int from, int to)> lowerBound;
    /// A convex function that differs from `exact` by flat charges, which do not rise with the
    /// number of instances; empty if there is none.
    std::function<double(int)> convex;
    /// The flat charges; empty if there are none. Expects `convex`.
    std::function<double(int)> flat;
};

struct CountedCost
{
    int instances = 0;
    double cost = 0;
};

/// The counts whose cost ties with the lowest of all, or with `known` if that is lower; fewest
/// instances first. Empty if all are dearer than `known`. Counts are left out only where a bound
/// shows that they are dearer: the answer is that of trying all.
///
/// A convex cost takes O(log most) evaluations. Otherwise intervals are halved until their lower
/// bound exceeds the best cost found.
std::vector<CountedCost> cheapestCounts(const InstanceCosts& costs, double known);

} // namespace costmodel
