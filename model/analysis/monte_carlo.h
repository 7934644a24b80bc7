#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "model/analysis/evaluation.h"

namespace costmodel
{

/// What is to be kept of every draw, for one purchase against one rental.
struct DrawRecord
{
    std::size_t buy = 0;        ///< index into Scenario::buys
    std::size_t rent = 0;       ///< index into Scenario::rents
    std::size_t monthDraws = 0; ///< of how many draws, from the first on, the months are kept
    /// Filled in, by draw: NPV cost of the rental less that of the purchase; NaN where the draw is
    /// not allowed or one of the two does not meet the demand.
    std::vector<double> savings;
    /// Filled in: cash of the purchase less that of the rental up to month m of a draw, at
    /// [draw * (H + 1) + m]; NaN as above.
    std::vector<double> differences;
};

/// What the options cost when the uncertain inputs are drawn at random, independently of each
/// other; none without [[uncertain]] or if it was stopped. Bit for bit the same for a seed,
/// whatever the number of threads. The standard deviation is that of a sample (n - 1).
///
/// A draw is not a new evaluation where that can be avoided: costs are linear in prices, and linear
/// between the kinks of the demand (see monte_carlo/response.h). `record`, if given, keeps draws;
/// the result is the same.
std::optional<MonteCarloResult> evaluateMonteCarlo(const Scenario& scenario,
                                                   const EvaluationOptions& options,
                                                   std::vector<Warning>& warnings,
                                                   DrawRecord* record = nullptr);

} // namespace costmodel
