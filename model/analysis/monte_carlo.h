#pragma once

#include <optional>

#include "model/analysis/evaluation.h"

namespace costmodel
{

/// What the options cost when the uncertain inputs are drawn at random, independently of each
/// other; none without [[uncertain]] or if it was stopped. Bit for bit the same for a seed,
/// whatever the number of threads. The standard deviation is that of a sample (n - 1).
///
/// A draw is not a new evaluation where that can be avoided: costs are linear in prices, and linear
/// between the kinks of the demand (see monte_carlo/response.h).
std::optional<MonteCarloResult> evaluateMonteCarlo(const Scenario& scenario,
                                                   const EvaluationOptions& options,
                                                   std::vector<Warning>& warnings);

} // namespace costmodel
