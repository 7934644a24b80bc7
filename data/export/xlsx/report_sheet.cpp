#include "data/export/xlsx/report_sheet.h"

#include <algorithm>
#include <optional>

namespace costmodel::data::xlsx
{

namespace
{

Role roleOf(report::Emphasis emphasis)
{
    switch (emphasis)
    {
    case report::Emphasis::normal:
    case report::Emphasis::item:
        return Role::plain;
    case report::Emphasis::lead:
        return Role::lead;
    case report::Emphasis::warning:
        return Role::warning;
    case report::Emphasis::note:
        return Role::note;
    }
    return Role::plain;
}

class BlockWriter
{
public:
    BlockWriter(Workbook& book, Sheet& sheet, RowIndex row, ColumnIndex lastColumn)
        : m_book(book)
        , m_sheet(sheet)
        , m_row(row)
        , m_lastColumn(lastColumn)
    {
    }

    void operator()(const report::Paragraph& paragraph)
    {
        m_sheet.paragraph(m_row++, 0, m_lastColumn,
                          (paragraph.emphasis == report::Emphasis::item ? "· " : "") +
                              report::paragraphText(paragraph.sentences, m_book.language()),
                          textStyle(roleOf(paragraph.emphasis)));
    }

    void operator()(const report::Heading& heading)
    {
        ++m_row;
        Style style = textStyle(Role::good);
        m_sheet.paragraph(m_row++, 0, m_lastColumn, m_book.text(heading.text), style);
    }

    void operator()(const report::Figure&)
    {
    }

    void operator()(const report::Table& table)
    {
        if (m_row > 4)
            ++m_row;
        if (!std::holds_alternative<std::monostate>(table.unit))
            m_sheet.text(m_row++, 0,
                         m_book.sentence({COSTMODEL_TEXT("Message", "Amounts in %1"),
                                          {m_book.text(table.unit)}}),
                         textStyle(Role::note));
        for (std::size_t i = 0; i < table.columns.size(); ++i)
        {
            Style style = textStyle(Role::heading);
            style.isRight = table.columns[i].isNumber;
            m_sheet.text(m_row, static_cast<ColumnIndex>(i),
                         shortened(m_book.text(table.columns[i].heading), 60), style);
        }
        m_sheet.headings(m_row++, 2);
        bool isAnyMarked = false;
        for (const report::Row& row : table.rows)
        {
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                cell(static_cast<ColumnIndex>(i), row.cells[i], row, table.columns[i].isNumber);
            isAnyMarked = isAnyMarked || row.isMarked;
            ++m_row;
        }
        if (isAnyMarked)
        {
            Style style = textStyle(Role::note);
            m_sheet.text(m_row++, 0,
                         m_book.sentence(
                             {COSTMODEL_TEXT("Message", "Shaded: %1"), {m_book.text(table.mark)}}),
                         style);
        }
        ++m_row;
    }

    RowIndex nextRow() const
    {
        return m_row;
    }

private:
    void cell(ColumnIndex column, const report::Cell& content, const report::Row& row,
              bool isNumber)
    {
        Style style = numberStyle("", Origin::program, row.isTotal ? Role::total : Role::plain);
        style.isMarked = row.isMarked;
        style.isRight = isNumber;
        if (const auto* number = std::get_if<report::Number>(&content))
        {
            style.numberFormat = groupedFormat(number->digits);
            m_sheet.number(m_row, column, number->value, style);
        }
        else if (const auto* percent = std::get_if<report::Percent>(&content))
        {
            style.numberFormat = percentFormat;
            m_sheet.number(m_row, column, percent->value, style);
        }
        else if (const auto* date = std::get_if<Date>(&content))
            m_sheet.date(m_row, column, *date, style);
        else if (std::holds_alternative<std::monostate>(content))
            m_sheet.blank(m_row, column, style);
        else
            m_sheet.text(m_row, column, m_book.text(content), style);
    }

    Workbook& m_book;
    Sheet& m_sheet;
    RowIndex m_row;
    ColumnIndex m_lastColumn;
};

} // namespace

RowIndex writeBlocks(Workbook& book, Sheet& sheet, const std::vector<report::Block>& blocks,
                     RowIndex row, ColumnIndex lastColumn)
{
    BlockWriter writer(book, sheet, row, lastColumn);
    for (const report::Block& block : blocks)
        std::visit(writer, block);
    return writer.nextRow();
}

void addReportSheet(Workbook& book, const std::vector<std::optional<report::Section>>& sections)
{
    constexpr ColumnIndex fewestColumns = 6;
    Sheet* sheet = nullptr;
    RowIndex row = 0;
    for (const std::optional<report::Section>& section : sections)
    {
        if (!section)
            continue;
        const std::string title = book.label(section->title.text);
        ColumnIndex lastColumn = fewestColumns - 1;
        for (const report::Block& block : section->blocks)
            if (const auto* table = std::get_if<report::Table>(&block))
                lastColumn =
                    std::max(lastColumn, static_cast<ColumnIndex>(table->columns.size() - 1));
        if (!sheet)
        {
            sheet = &book.addSheet(title);
            sheet->setUpPrint(title, 0, 0);
        }
        else
            ++row;
        for (ColumnIndex column = 0; column <= lastColumn; ++column)
            sheet->limitWidth(column, column == 0 ? 24 : 16, column == 0 ? 40 : 60);
        sheet->text(row, 0, title, textStyle(Role::title));
        sheet->text(row + 1, 0,
                    book.sentence({COSTMODEL_TEXT("Message",
                                                  "As the program computed it at the rates of the "
                                                  "scenario; it does not follow the yellow cells."),
                                   {}}),
                    textStyle(Role::note));
        row = writeBlocks(book, *sheet, section->blocks, row + 3, lastColumn);
    }
}

} // namespace costmodel::data::xlsx
