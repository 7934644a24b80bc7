#pragma once

#include <vector>

#include "data/export/xlsx/option_sheet.h"

namespace costmodel::data::xlsx
{

/// Where the costs by category stand: options in columns, categories in rows.
struct CostsLayout
{
    Sheet* sheet = nullptr;
    RowIndex headingRow = 0;
    RowIndex firstRow = 0; ///< of the first category
    RowIndex lastRow = 0;  ///< of the last one; before `firstRow` if there is none
    ColumnIndex firstOption = 1;
};

/// Costs by category and cash by year of all options, as formulas over their sheets.
CostsLayout writeCosts(Workbook& book, Sheet& sheet, const std::vector<OptionSheet>& options);

} // namespace costmodel::data::xlsx
