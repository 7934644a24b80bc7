#pragma once

#include <span>
#include <vector>

#include "model/analysis/evaluation.h"

namespace costmodel
{

/// The 5, 25, 50, 75 and 95 % quantiles, linear between order statistics: at position share x (n -
/// 1) of the sorted values. Expects at least one value; changes their order.
MonteCarloResult::Quantiles quantilesOf(std::span<double> values);

struct MeanAndSd
{
    double mean = 0;
    double sd = 0; ///< of a sample; 0 for fewer than two values
};

/// Sums blocks of fixed length, so that the result does not depend on how the work was shared out.
MeanAndSd meanAndSd(std::span<const double> values);

} // namespace costmodel
