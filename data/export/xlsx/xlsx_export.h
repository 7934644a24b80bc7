#pragma once

#include <string>

#include "model/report/evaluated_scenario.h"
#include "model/text/message.h"

namespace costmodel::data
{

/// A workbook that an auditor can follow: summary, assumptions, costs, one sheet per option with
/// its months, break-even, what the report says of demand, best split, sensitivity and risk,
/// checks and sources. Sums, present values, taxes and break-even months are formulas over the
/// monthly amounts and the rates among the assumptions, each with the result of the program beside
/// it as its cached value. The same results give the same bytes. Throws FileError if the library
/// cannot write it to its temporary folder.
std::string xlsxWorkbook(const EvaluatedScenario& evaluated, const Language& language);

} // namespace costmodel::data
