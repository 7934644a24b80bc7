#pragma once

#include <vector>

#include "model/scenario/scenario.h"

namespace costmodel
{

/// The months of a scenario. Vectors are indexed by month, 0 being the moment of signing.
struct Timeline
{
    int horizon = 0;              ///< H
    std::vector<double> hours;    ///< of month 1..H; [0] is 0
    std::vector<double> discount; ///< DF(m) = (1 + r)^(-m/12)
    double shortestHours = 0;
};

/// Expects a valid scenario.
Timeline makeTimeline(const General& general);

/// base^(k/12) for k = 0..count-1.
std::vector<double> monthlyPowers(double base, int count);

/// What a price that changes by `rate` a year is multiplied by: (1 + rate)^((m-1)/12) in
/// month 1..H, and 1 at month 0.
std::vector<double> priceFactors(double rate, int horizon);

} // namespace costmodel
