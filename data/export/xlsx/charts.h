#pragma once

#include <vector>

#include "data/export/xlsx/costs_sheet.h"

namespace costmodel::data::xlsx
{

/// Cumulative present value of every option by month; own, rented and mixed ones as in all outputs
/// of the program.
void insertCumulativeChart(Workbook& book, Sheet& sheet, RowIndex row, ColumnIndex column,
                           const std::vector<OptionSheet>& options);
/// Cash total of every option, stacked by category.
void insertCategoryChart(Workbook& book, Sheet& sheet, RowIndex row, ColumnIndex column,
                         const CostsLayout& costs, std::size_t options);

} // namespace costmodel::data::xlsx
