#pragma once

#include <vector>

#include "model/analysis/evaluation.h"

namespace costmodel
{

/// What every option costs if the input pipeline is repaired first, and what that saves. Expects a
/// scenario with [pipeline] and the results of its options without the repair.
PipelineResult evaluatePipeline(const Scenario& scenario, const std::vector<OptionResult>& options);

} // namespace costmodel
