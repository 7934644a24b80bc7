#pragma once

#include <span>
#include <string>

#include "model/report/evaluated_scenario.h"
#include "model/text/message.h"

namespace costmodel::data
{

/// The scenarios as columns, with what the others differ from the first; of the inputs only those
/// that differ. Expect two scenarios at least.

/// For reading in a terminal.
std::string comparisonText(std::span<const EvaluatedScenario> scenarios, const Language& language);

/// One table with unrounded numbers: group, item (a path or another key that is never translated),
/// unit, then for each scenario a column of its name and, but for the first, "difference: NAME" and
/// "difference_percent: NAME". Empty where there is no number and no word.
std::string csvComparison(std::span<const EvaluatedScenario> scenarios);

} // namespace costmodel::data
