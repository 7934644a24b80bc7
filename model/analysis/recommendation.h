#pragma once

#include "model/analysis/evaluation.h"

namespace costmodel
{

/// The cheapest way that meets the demand, with what a board asks: by how much it is ahead, what
/// drives it, what would turn it around, and every warning. Expects everything else of the
/// evaluation to be there.
Recommendation recommend(const Scenario& scenario, const Evaluation& evaluation);

} // namespace costmodel
