#include "data/export/xlsx/costs_sheet.h"

#include <algorithm>

namespace costmodel::data::xlsx
{

namespace
{

class Writer
{
public:
    Writer(Workbook& book, Sheet& sheet, const std::vector<OptionSheet>& options)
        : m_book(book)
        , m_sheet(sheet)
        , m_options(options)
        , m_amount(amountFormat(book.currency()))
    {
    }

    CostsLayout write()
    {
        m_sheet.text(0, 0, m_book.label(COSTMODEL_TEXT("Label", "Costs by category")),
                     textStyle(Role::title));
        const std::string unit =
            m_book.sentence({COSTMODEL_TEXT("Message", "Amounts in %1"), {m_book.currency()}});
        m_sheet.text(1, 0, unit, textStyle(Role::note));
        m_sheet.limitWidth(0, 18, 36);
        m_layout.sheet = &m_sheet;
        m_layout.headingRow = m_row = 3;
        headings(COSTMODEL_TEXT("Label", "Category"));
        writeCategories();
        m_sheet.text(
            m_row++, 0,
            m_book.sentence({COSTMODEL_TEXT("Message", "Costs are positive, receipts negative. "
                                                       "Amounts are rounded when they are shown; "
                                                       "sums may differ in the last digit."),
                             {}}),
            textStyle(Role::note));
        m_sheet.text(++m_row, 0, m_book.label(COSTMODEL_TEXT("Label", "Cash by year")),
                     textStyle(Role::title));
        m_row += 2;
        headings(COSTMODEL_TEXT("Label", "Months"));
        writeYears();
        m_sheet.freeze(m_layout.headingRow + 1, 1);
        m_sheet.setUpPrint(unit, m_layout.headingRow, m_layout.headingRow);
        return m_layout;
    }

private:
    ColumnIndex columnOf(std::size_t option) const
    {
        return m_layout.firstOption + static_cast<ColumnIndex>(option);
    }

    void headings(const char* first)
    {
        m_sheet.headings(m_row, 2);
        m_sheet.text(m_row, 0, m_book.label(first), textStyle(Role::heading));
        Style style = textStyle(Role::heading);
        style.isRight = true;
        for (std::size_t i = 0; i < m_options.size(); ++i)
        {
            m_sheet.text(m_row, columnOf(i), m_options[i].shownName, style);
            m_sheet.limitWidth(columnOf(i), 14, 26);
        }
        ++m_row;
    }

    void writeCategories()
    {
        m_layout.firstRow = m_row;
        for (std::size_t i = 0; i < categoryCount; ++i)
            writeCategory(static_cast<Category>(i));
        m_layout.lastRow = m_row - 1;
        totals(m_layout.firstRow, COSTMODEL_TEXT("Label", "Cash total"));
    }

    void writeCategory(Category category)
    {
        bool isUsed = false;
        for (std::size_t i = 0; i < m_options.size(); ++i)
            for (const auto& [shown, column] : m_options[i].categories)
                if (shown == category)
                {
                    isUsed = true;
                    m_sheet.formula(m_row, columnOf(i), m_options[i].total(column),
                                    categoryTotals(*m_options[i].option).amounts[index(category)],
                                    numberStyle(m_amount));
                }
        if (!isUsed)
            return;
        m_sheet.text(m_row, 0, m_book.language().translate("Category", categoryLabel(category)));
        ++m_row;
    }

    void totals(RowIndex first, const char* text)
    {
        m_sheet.text(m_row, 0, m_book.label(text), textStyle(Role::total));
        for (std::size_t i = 0; i < m_options.size(); ++i)
            m_sheet.formula(m_row, columnOf(i),
                            m_row == first ? "0"
                                           : "SUM(" + relativeName(first, columnOf(i)) + ":" +
                                                 relativeName(m_row - 1, columnOf(i)) + ")",
                            m_options[i].option->cashTotal,
                            numberStyle(m_amount, Origin::formula, Role::total));
        ++m_row;
    }

    void writeYears()
    {
        const RowIndex first = m_row;
        const std::size_t count = m_options.empty() ? 0 : m_options.front().option->months.size();
        period(m_book.label(COSTMODEL_TEXT("Label", "At signing")), 0, 0);
        for (std::size_t from = 1; from < count; from += 12)
        {
            const std::size_t to = std::min(from + 11, count - 1);
            period(std::to_string(from) + "–" + std::to_string(to), from, to);
        }
        totals(first, COSTMODEL_TEXT("Label", "Cash total"));
    }

    void period(const std::string& name, std::size_t from, std::size_t to)
    {
        m_sheet.text(m_row, 0, name);
        for (std::size_t i = 0; i < m_options.size(); ++i)
        {
            const OptionSheet& option = m_options[i];
            double cash = 0;
            for (std::size_t m = from; m <= to; ++m)
                cash += option.option->months[m].cash;
            m_sheet.formula(
                m_row, columnOf(i),
                "SUM(" +
                    option.sheet->range(option.firstRow + static_cast<RowIndex>(from), option.cash,
                                        option.firstRow + static_cast<RowIndex>(to), option.cash) +
                    ")",
                cash, numberStyle(m_amount));
        }
        ++m_row;
    }

    Workbook& m_book;
    Sheet& m_sheet;
    const std::vector<OptionSheet>& m_options;
    std::string m_amount;
    CostsLayout m_layout;
    RowIndex m_row = 0;
};

} // namespace

CostsLayout writeCosts(Workbook& book, Sheet& sheet, const std::vector<OptionSheet>& options)
{
    return Writer(book, sheet, options).write();
}

} // namespace costmodel::data::xlsx
