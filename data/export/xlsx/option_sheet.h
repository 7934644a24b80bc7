#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "data/export/xlsx/assumptions_sheet.h"

namespace costmodel::data::xlsx
{

/// The sheet of an option, month by month, and where other sheets find what stands on it.
struct OptionSheet
{
    const OptionResult* option = nullptr;
    std::string shownName; ///< as in the summary, shortened for headings
    Sheet* sheet = nullptr;

    RowIndex totalRow = 0;
    RowIndex firstRow = 0; ///< of month 0
    RowIndex lastRow = 0;  ///< of month H
    std::vector<std::pair<Category, ColumnIndex>> categories;
    ColumnIndex cash = 0;
    ColumnIndex cumulative = 0;
    ColumnIndex factor = 0;
    ColumnIndex present = 0;
    ColumnIndex cumulativePresent = 0;
    std::optional<ColumnIndex> exit;
    ColumnIndex accounting = 0;
    ColumnIndex served = 0;

    std::string total(ColumnIndex column) const
    {
        return sheet->reference(totalRow, column);
    }
    std::string months(ColumnIndex column) const
    {
        return sheet->range(firstRow, column, lastRow, column);
    }
};

/// The options and the best split that the workbook shows, in the order of the report.
std::vector<OptionSheet> addOptionSheets(Workbook& book);

/// Writes the months of an option: payments by category as the program computed them, all sums,
/// present values and taxes as formulas.
void writeOption(Workbook& book, const InputCells& inputs, OptionSheet& layout);

} // namespace costmodel::data::xlsx
