#pragma once

#include <vector>

#include "data/export/xlsx/option_sheet.h"

namespace costmodel::data::xlsx
{

/// A break-even month of the workbook beside that of the program, for the checks.
struct BreakEvenCell
{
    std::string name; ///< what it is of, in the reader's language
    std::string cell;
    std::optional<double> month; ///< of the program
};

/// Break-even months of every purchase with every rental as formulas over the curves of the option
/// sheets, and below them all that the report says of the pairs.
std::vector<BreakEvenCell> writeBreakEven(Workbook& book, Sheet& sheet,
                                          const std::vector<OptionSheet>& options);

} // namespace costmodel::data::xlsx
