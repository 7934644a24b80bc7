#pragma once

#include <vector>

#include "data/export/xlsx/workbook.h"

namespace costmodel::data::xlsx
{

/// Writes what a section of the report says, sentences over the columns 0..`lastColumn`, numbers of
/// tables as numbers; gives the row behind it. Figures have no place here.
RowIndex writeBlocks(Workbook& book, Sheet& sheet, const std::vector<report::Block>& blocks,
                     RowIndex row, ColumnIndex lastColumn);

/// A sheet for sections of the report, one below the other, under the title of the first; none if
/// there is no section.
void addReportSheet(Workbook& book, const std::vector<std::optional<report::Section>>& sections);

} // namespace costmodel::data::xlsx
