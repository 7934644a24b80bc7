#pragma once

#include <span>
#include <string>

#include "model/report/evaluated_scenario.h"

namespace costmodel::data
{

/// Every payment of every option and of the best split, one a row: option, kind, month, date,
/// category, item, amount, currency. The date of month 0 is the day of signing, that of any other
/// month its last day. In a batch the name and the file of the scenario come first. Words and
/// headings of the format are in no language.
std::string csvLedger(std::span<const EvaluatedScenario> scenarios, bool isBatch);

/// One row an option and one for the best split, with what it consists of and the sums of its
/// categories; what does not exist is empty.
std::string csvSummary(std::span<const EvaluatedScenario> scenarios, bool isBatch);

} // namespace costmodel::data
