#pragma once

#include <optional>
#include <vector>

#include "model/scenario/scenario.h"

namespace costmodel
{

/// Probability density of a multiplier.
struct DensityPoint
{
    double factor = 0;
    double density = 0;
};

/// The density of an uncertain input at `points` evenly spaced multipliers: over the whole range of
/// a uniform or triangular one, over all but 1 in 500 of a normal or lognormal one. A normal one is
/// cut off at 0 and scaled up, as it is drawn. Empty where a parameter is missing, out of order, or
/// leaves nothing to spread.
std::vector<DensityPoint> densityOf(const Uncertain& input, int points);

struct FactorRange
{
    double low = 0;
    double middle = 0;
    double high = 0;
};
/// Lowest, most likely and highest multiplier; of a normal or lognormal input 5 %, median and 95 %
/// of the uncut distribution. None where a parameter is missing.
std::optional<FactorRange> rangeOf(const Uncertain& input);

/// The input with another distribution whose range (see rangeOf) is as near as it can be. One that
/// has no range yet gets 0.8 to 1.2.
Uncertain withDistribution(Uncertain input, Distribution distribution);

} // namespace costmodel
