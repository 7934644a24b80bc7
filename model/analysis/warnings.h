#pragma once

#include <vector>

#include "model/analysis/evaluation.h"
#include "model/analysis/terms.h"

namespace costmodel
{

/// Everything about a scenario and its options that a reader of the results must know: demand that
/// is not met, waiting, speeds that were assumed, old prices, terms that outlive the horizon,
/// instances larger than the demand, costly checkpoints, idle GPUs. Expects the results of all
/// options.
std::vector<Warning> findWarnings(const Terms& terms, const std::vector<OptionResult>& options);

} // namespace costmodel
