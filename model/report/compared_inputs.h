#pragma once

#include "model/report/compare_scenarios.h"

namespace costmodel::report
{

/// The rows of the inputs that any of the scenarios states.
std::vector<ComparedRow> comparedInputs(std::span<const ComparedScenario> scenarios);

/// The rows of results, ways and cash.
std::vector<ComparedRow> comparedResults(std::span<const ComparedScenario> scenarios);

} // namespace costmodel::report
