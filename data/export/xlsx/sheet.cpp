#include "data/export/xlsx/sheet.h"

#include <algorithm>
#include <cmath>

#include "data/export/text/terminal_text.h"
#include "data/export/xlsx/workbook.h"

namespace costmodel::data::xlsx
{

namespace
{

constexpr std::size_t longestText = 32767; ///< UTF-16 units that a cell holds
constexpr double lineHeight = 15;          ///< points

double widthOf(std::string_view text)
{
    return static_cast<double>(displayWidth(text));
}

/// Digits after the point of a number format, for the width of what it shows.
int digitsOf(const std::string& format)
{
    const std::size_t point = format.find('.');
    if (point == std::string::npos)
        return 0;
    std::size_t end = point + 1;
    while (end < format.size() && (format[end] == '0' || format[end] == '#'))
        ++end;
    return static_cast<int>(end - point - 1);
}

std::string escapedForHeader(std::string_view text)
{
    std::string result;
    for (const char c : shortened(cleaned(text), 60))
        result.append(c == '&' ? "&&" : std::string(1, c));
    return result;
}

} // namespace

std::string cellName(RowIndex row, ColumnIndex column)
{
    char name[LXW_MAX_CELL_NAME_LENGTH];
    lxw_rowcol_to_cell_abs(name, row, column, 1, 1);
    return name;
}

std::string relativeName(RowIndex row, ColumnIndex column)
{
    char name[LXW_MAX_CELL_NAME_LENGTH];
    lxw_rowcol_to_cell(name, row, column);
    return name;
}

std::string textLiteral(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text)
        result.append(c == '"' ? "\"\"" : std::string(1, c));
    return result + '"';
}

Sheet::Sheet(Workbook& book, lxw_worksheet* sheet, std::string name)
    : m_book(book)
    , m_sheet(sheet)
    , m_name(std::move(name))
{
    worksheet_gridlines(m_sheet, LXW_HIDE_ALL_GRIDLINES);
}

std::string Sheet::reference(RowIndex row, ColumnIndex column) const
{
    return "'" + m_name + "'!" + cellName(row, column);
}

std::string Sheet::range(RowIndex first, ColumnIndex from, RowIndex last, ColumnIndex to) const
{
    return reference(first, from) + ":" + cellName(last, to);
}

double Sheet::Width::value() const
{
    return std::clamp(used + 3, least, std::max(least, most));
}

void Sheet::use(ColumnIndex column, double width, const Style& style)
{
    double& used = m_widths[column].used;
    switch (style.role)
    {
    case Role::title:
    case Role::lead:
    case Role::warning:
    case Role::note:
    case Role::group:
        return;
    case Role::heading:
        used = std::max(used, std::min(width, 13.0));
        return;
    case Role::plain:
    case Role::total:
    case Role::good:
        used = std::max(used, width);
        return;
    }
}

void Sheet::text(RowIndex row, ColumnIndex column, std::string_view text, const Style& style)
{
    const std::string written = shortened(cleaned(text), longestText);
    worksheet_write_string(m_sheet, row, column, written.c_str(), m_book.format(style));
    use(column, widthOf(written), style);
}

void Sheet::paragraph(RowIndex row, ColumnIndex from, ColumnIndex to, std::string_view text,
                      const Style& style)
{
    Style wrapped = style;
    wrapped.isWrapped = true;
    double width = 0;
    for (ColumnIndex column = from; column <= to; ++column)
        width += m_widths[column].value();
    const std::string written = shortened(cleaned(text), longestText);
    const double size = style.role == Role::lead ? 1.35 : 1.05;
    const double lines = std::clamp(std::ceil(widthOf(written) * size / width), 1.0, 25.0);
    lxw_format* const format = m_book.format(wrapped);
    if (from == to)
        worksheet_write_string(m_sheet, row, from, written.c_str(), format);
    else
        worksheet_merge_range(m_sheet, row, from, row, to, written.c_str(), format);
    worksheet_set_row(m_sheet, row, 3 + lines * lineHeight * (style.role == Role::lead ? 1.25 : 1),
                      nullptr);
}

void Sheet::number(RowIndex row, ColumnIndex column, double value, const Style& style)
{
    if (!std::isfinite(value))
        return;
    worksheet_write_number(m_sheet, row, column, value, m_book.format(style));
    use(column, widthOf(groupedNumber(value, digitsOf(style.numberFormat))), style);
}

void Sheet::date(RowIndex row, ColumnIndex column, const Date& date, const Style& style)
{
    // Spreadsheets count days from 1900 on; 25569 is 1970-01-01.
    constexpr double firstDay = 25569;
    if (date.year < 1901 || date.year > 9999)
        return text(row, column, isoDate(date), style);
    Style dated = style;
    dated.numberFormat = dateFormat;
    worksheet_write_number(m_sheet, row, column,
                           firstDay + static_cast<double>(daysSinceEpoch(date)),
                           m_book.format(dated));
    use(column, 10, style);
}

void Sheet::formula(RowIndex row, ColumnIndex column, const std::string& formula, double result,
                    const Style& style)
{
    worksheet_write_formula_num(m_sheet, row, column, ("=" + formula).c_str(), m_book.format(style),
                                result);
    use(column, widthOf(groupedNumber(result, digitsOf(style.numberFormat))), style);
}

void Sheet::formula(RowIndex row, ColumnIndex column, const std::string& formula,
                    std::string_view result, const Style& style)
{
    const std::string written = shortened(cleaned(result), longestText);
    worksheet_write_formula_str(m_sheet, row, column, ("=" + formula).c_str(), m_book.format(style),
                                written.c_str());
    use(column, widthOf(written), style);
}

void Sheet::blank(RowIndex row, ColumnIndex column, const Style& style)
{
    worksheet_write_blank(m_sheet, row, column, m_book.format(style));
}

void Sheet::headings(RowIndex row, double lines)
{
    worksheet_set_row(m_sheet, row, 4 + lines * lineHeight, nullptr);
}

void Sheet::group(RowIndex row, ColumnIndex from, ColumnIndex to, std::string_view text)
{
    const Style style = textStyle(Role::group);
    if (from == to)
        return this->text(row, from, text, style);
    worksheet_merge_range(m_sheet, row, from, row, to, cleaned(text).c_str(), m_book.format(style));
}

void Sheet::limitWidth(ColumnIndex column, double least, double most)
{
    m_widths[column].least = least;
    m_widths[column].most = most;
}

void Sheet::setWidth(ColumnIndex column, double width)
{
    limitWidth(column, width, width);
}

void Sheet::freeze(RowIndex row, ColumnIndex column)
{
    worksheet_freeze_panes(m_sheet, row, column);
}

void Sheet::setUpPrint(const std::string& header, RowIndex firstHeadingRow, RowIndex lastHeadingRow)
{
    constexpr uint8_t a4 = 9;
    worksheet_set_landscape(m_sheet);
    worksheet_set_paper(m_sheet, a4);
    worksheet_fit_to_pages(m_sheet, 1, 0);
    worksheet_set_margins(m_sheet, 0.5, 0.5, 0.7, 0.7);
    worksheet_repeat_rows(m_sheet, firstHeadingRow, lastHeadingRow);
    worksheet_set_header(m_sheet,
                         ("&L" + escapedForHeader(m_book.evaluated().scenario.general.name) + "&R" +
                          escapedForHeader(header))
                             .c_str());
    const std::string page = m_book.sentence(
        {COSTMODEL_TEXT("Message", "Page %1 of %2"), {std::string("&P"), std::string("&N")}});
    worksheet_set_footer(m_sheet, ("&L&A&R" + page).c_str());
}

void Sheet::finish()
{
    for (const auto& [column, width] : m_widths)
        worksheet_set_column(m_sheet, column, column, width.value(), nullptr);
}

} // namespace costmodel::data::xlsx
