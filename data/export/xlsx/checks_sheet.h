#pragma once

#include <vector>

#include "data/export/xlsx/break_even_sheet.h"
#include "data/export/xlsx/summary_sheet.h"

namespace costmodel::data::xlsx
{

/// Every result of the workbook beside that of the program, and the sum of the differences, which
/// the summary shows too.
void writeChecks(Workbook& book, Sheet& sheet, const std::vector<OptionSheet>& options,
                 const SummaryLayout& summary, const std::vector<BreakEvenCell>& breakEven);

} // namespace costmodel::data::xlsx
