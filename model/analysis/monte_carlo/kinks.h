#pragma once

#include <optional>
#include <vector>

#include "model/analysis/terms.h"

namespace costmodel
{

/// All factors on the levels of the demand, between `low` and `high`, at which what an option costs
/// has a kink or a jump; between two of them its costs are linear in the factor. `option` counts
/// the plans, then the purchases. None if there are too many to be worth it.
std::optional<std::vector<double>> demandKinks(const Terms& terms, std::size_t option, double low,
                                               double high);

} // namespace costmodel
