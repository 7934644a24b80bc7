#pragma once

#include <map>
#include <string>
#include <string_view>

#include <xlsxwriter.h>

#include "data/export/xlsx/style.h"
#include "model/date.h"

namespace costmodel::data::xlsx
{

class Workbook;

using RowIndex = lxw_row_t;
using ColumnIndex = lxw_col_t;

/// Name of a cell within its sheet, as $B$3.
std::string cellName(RowIndex row, ColumnIndex column);
/// The same without dollar signs.
std::string relativeName(RowIndex row, ColumnIndex column);
/// A text as it stands in a formula.
std::string textLiteral(std::string_view text);

/// One sheet of a workbook. Text is only ever written as text, so that no name becomes a formula;
/// every formula has its result with it, so that programs that do not compute show it too.
class Sheet
{
public:
    Sheet(Workbook& book, lxw_worksheet* sheet, std::string name);

    const std::string& name() const
    {
        return m_name;
    }
    lxw_worksheet* handle() const
    {
        return m_sheet;
    }
    /// 'Sheet'!$B$3, for formulas of other sheets.
    std::string reference(RowIndex row, ColumnIndex column) const;
    std::string range(RowIndex first, ColumnIndex from, RowIndex last, ColumnIndex to) const;

    void text(RowIndex row, ColumnIndex column, std::string_view text, const Style& style = {});
    /// A text that is longer than its column, over several columns and as many lines as it needs.
    /// Widths of columns must have been set.
    void paragraph(RowIndex row, ColumnIndex from, ColumnIndex to, std::string_view text,
                   const Style& style = {});
    /// A number that is not finite is left out.
    void number(RowIndex row, ColumnIndex column, double value, const Style& style);
    void date(RowIndex row, ColumnIndex column, const Date& date, const Style& style);
    /// `formula` without the leading sign; `result` is what it gives.
    void formula(RowIndex row, ColumnIndex column, const std::string& formula, double result,
                 const Style& style);
    void formula(RowIndex row, ColumnIndex column, const std::string& formula,
                 std::string_view result, const Style& style);
    void blank(RowIndex row, ColumnIndex column, const Style& style);
    /// Room for so many lines in a row of headings.
    void headings(RowIndex row, double lines);
    /// A heading over several columns.
    void group(RowIndex row, ColumnIndex from, ColumnIndex to, std::string_view text);

    /// Lowest and highest width of a column in characters; between them it fits its contents.
    void limitWidth(ColumnIndex column, double least, double most);
    void setWidth(ColumnIndex column, double width);

    void freeze(RowIndex row, ColumnIndex column);
    /// Landscape A4, one page wide, with the rows up to `lastHeadingRow` repeated on every page.
    void setUpPrint(const std::string& header, RowIndex firstHeadingRow, RowIndex lastHeadingRow);
    /// Sets the widths; to be called when everything is written.
    void finish();

private:
    struct Width
    {
        double least = 6;
        double most = 48;
        double used = 0;

        double value() const;
    };
    void use(ColumnIndex column, double width, const Style& style);

    Workbook& m_book;
    lxw_worksheet* m_sheet;
    std::string m_name;
    std::map<ColumnIndex, Width> m_widths;
};

} // namespace costmodel::data::xlsx
