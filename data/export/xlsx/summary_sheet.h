#pragma once

#include <vector>

#include "data/export/xlsx/costs_sheet.h"
#include "data/export/xlsx/option_sheet.h"

namespace costmodel::data::xlsx
{

/// Where the results of an option stand on the summary, in its row.
struct SummaryLayout
{
    Sheet* sheet = nullptr;
    RowIndex firstRow = 0; ///< of the first option
    ColumnIndex cashTotal = 0;
    ColumnIndex present = 0;
    ColumnIndex accounting = 0;
    ColumnIndex perHour = 0;
    ColumnIndex levelized = 0;
    std::optional<ColumnIndex> perWork;
    RowIndex checkRow = 0;
    ColumnIndex checkColumn = 0;
};

/// The answer: the advice of the program, the options side by side as formulas over their sheets,
/// and the charts.
SummaryLayout writeSummary(Workbook& book, Sheet& sheet, const InputCells& inputs,
                           const std::vector<OptionSheet>& options, const CostsLayout& costs);

} // namespace costmodel::data::xlsx
