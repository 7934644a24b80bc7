#include "data/export/xlsx/option_sheet.h"

#include <algorithm>
#include <cmath>

#include "model/ledger/flows.h"
#include "model/ledger/timeline.h"
#include "model/report/sections.h"

namespace costmodel::data::xlsx
{

namespace
{

constexpr RowIndex groupRow = 3;
constexpr RowIndex headingRow = 4;
constexpr RowIndex totalRow = 5;
constexpr RowIndex firstRow = 6;
constexpr ColumnIndex monthColumn = 0;
constexpr ColumnIndex dateColumn = 1;
constexpr ColumnIndex firstCategory = 2;

/// The day on which what is due in a month is paid: that of signing, else the last of the month.
Date dueDate(const Date& start, int month)
{
    return month == 0 ? start : dateFromDays(daysSinceEpoch(addMonths(start, month)) - 1);
}

class Writer
{
public:
    Writer(Workbook& book, const InputCells& inputs, OptionSheet& layout)
        : m_book(book)
        , m_inputs(inputs)
        , m_layout(layout)
        , m_sheet(*layout.sheet)
        , m_option(*layout.option)
        , m_totals(monthlyCategoryTotals(m_option))
        , m_amount(amountFormat(book.currency()))
    {
        for (const Entry& entry : m_option.entries)
            m_size = std::max(m_size, std::abs(entry.amount));
        m_followsTax = followsTax();
    }

    void write()
    {
        setUp();
        writeCategories();
        writeCash();
        writeExit();
        writeBooks();
        writeServed();
        writeMonths();
        m_sheet.headings(headingRow, 2);
        m_sheet.freeze(firstRow, firstCategory);
        m_sheet.setUpPrint(unitText(), headingRow, totalRow);
    }

private:
    std::size_t count() const
    {
        return m_option.months.size();
    }
    RowIndex rowOf(std::size_t month) const
    {
        return firstRow + static_cast<RowIndex>(month);
    }
    bool isNoise(double value) const
    {
        return std::abs(value) <= 1e-9 * m_size;
    }
    std::string unitText() const
    {
        return m_book.sentence({COSTMODEL_TEXT("Message", "Amounts in %1"), {m_book.currency()}});
    }

    /// Whether tax is what the month costs in the books times the rate, as it is unless the
    /// option was not computed by the engine.
    bool followsTax() const
    {
        const double rate = m_book.evaluated().scenario.tax.incomeRate;
        for (std::size_t m = 0; m < count(); ++m)
            if (!isNoise(m_totals[m].amounts[index(Category::tax)] +
                         rate * m_option.months[m].accounting))
                return false;
        return !m_inputs.incomeTaxRate.empty();
    }

    void setUp()
    {
        m_layout.totalRow = totalRow;
        m_layout.firstRow = firstRow;
        m_layout.lastRow = rowOf(count() - 1);
        m_sheet.text(0, 0, m_book.text(report::optionName(m_option)), textStyle(Role::title));
        m_sheet.text(
            1, 0,
            unitText() +
                m_book.sentence(
                    {COSTMODEL_TEXT("Message", "; costs are positive, receipts negative."), {}}),
            textStyle(Role::note));
        m_sheet.text(
            2, 0,
            m_book.sentence(
                {COSTMODEL_TEXT("Message",
                                "Grey amounts are those of the program; black ones are formulas "
                                "and follow the discount rate, the income tax rate and the grey "
                                "amounts."),
                 {}}),
            textStyle(Role::note));
        heading(monthColumn, COSTMODEL_TEXT("Label", "Month"));
        heading(dateColumn, COSTMODEL_TEXT("Label", "Date"));
        m_sheet.text(totalRow, monthColumn, m_book.label(COSTMODEL_TEXT("Label", "Total")),
                     textStyle(Role::total));
        m_sheet.blank(totalRow, dateColumn, textStyle(Role::total));
        m_sheet.setWidth(monthColumn, 8);
        m_sheet.setWidth(dateColumn, 12);
        m_next = firstCategory;
    }

    void heading(ColumnIndex column, const char* text)
    {
        Style style = textStyle(Role::heading);
        style.isRight = column >= firstCategory;
        m_sheet.text(headingRow, column, m_book.label(text), style);
    }

    ColumnIndex column(const char* text)
    {
        heading(m_next, text);
        m_sheet.limitWidth(m_next, 10, 24);
        return m_next++;
    }

    void sum(ColumnIndex column, double result, const std::string& format)
    {
        m_sheet.formula(totalRow, column,
                        "SUM(" + relativeName(firstRow, column) + ":" +
                            relativeName(m_layout.lastRow, column) + ")",
                        result, numberStyle(format, Origin::formula, Role::total));
    }

    void blankTotal(ColumnIndex column)
    {
        m_sheet.blank(totalRow, column, textStyle(Role::total));
    }

    Style amount(Origin origin = Origin::formula) const
    {
        return numberStyle(m_amount, origin);
    }

    void writeCategories()
    {
        const CategoryTotals totals = categoryTotals(m_option);
        for (std::size_t i = 0; i < categoryCount; ++i)
        {
            const auto category = static_cast<Category>(i);
            const bool isTax = category == Category::tax && m_followsTax;
            if (!totals.present[i] && !isTax)
                continue;
            Style style = textStyle(Role::heading);
            style.isRight = true;
            m_sheet.text(headingRow, m_next,
                         m_book.language().translate("Category", categoryLabel(category)), style);
            m_sheet.limitWidth(m_next, 10, 24);
            for (std::size_t m = 0; m < count() && !isTax; ++m)
                if (m_totals[m].present[i])
                    m_sheet.number(rowOf(m), m_next, m_totals[m].amounts[i],
                                   amount(Origin::program));
            sum(m_next, totals.amounts[i], m_amount);
            m_layout.categories.emplace_back(category, m_next++);
        }
        if (m_layout.categories.empty())
            return;
        m_sheet.group(groupRow, firstCategory, m_next - 1,
                      m_book.label(COSTMODEL_TEXT("Label", "Payments by category")));
    }

    void writeCash()
    {
        const ColumnIndex from = m_next;
        m_layout.cash = column(COSTMODEL_TEXT("Label", "Cash"));
        m_layout.cumulative = column(COSTMODEL_TEXT("Label", "Cumulative"));
        m_layout.factor = column(COSTMODEL_TEXT("Label", "Discount factor"));
        m_layout.present = column(COSTMODEL_TEXT("Label", "Present value"));
        m_layout.cumulativePresent = column(COSTMODEL_TEXT("Label", "Cumulative present value"));
        sum(m_layout.cash, m_option.cashTotal, m_amount);
        blankTotal(m_layout.cumulative);
        blankTotal(m_layout.factor);
        sum(m_layout.present, m_option.npvCost, m_amount);
        blankTotal(m_layout.cumulativePresent);
        const std::vector<double> factors =
            makeTimeline(m_book.evaluated().scenario.general).discount;
        for (std::size_t m = 0; m < count(); ++m)
            writeCash(m, factors[m]);
        m_sheet.group(groupRow, from, m_next - 1,
                      m_book.label(COSTMODEL_TEXT("Label", "Cash and present value")));
    }

    void writeCash(std::size_t m, double factor)
    {
        const RowIndex row = rowOf(m);
        const MonthResult& month = m_option.months[m];
        const auto cell = [row](ColumnIndex column)
        {
            return relativeName(row, column);
        };
        const auto above = [row](ColumnIndex column)
        {
            return relativeName(row - 1, column);
        };
        const std::string payments =
            m_layout.categories.empty()
                ? "0"
                : "SUM(" + cell(firstCategory) + ":" + cell(m_layout.cash - 1) + ")";
        m_sheet.formula(row, m_layout.cash, payments, month.cash, amount());
        m_sheet.formula(row, m_layout.cumulative,
                        (m == 0 ? "" : above(m_layout.cumulative) + "+") + cell(m_layout.cash),
                        month.cumulative, amount());
        m_sheet.formula(row, m_layout.factor,
                        std::string("(1+") + discountRateName + ")^(-" + cell(monthColumn) + "/12)",
                        factor, numberStyle("0.000000"));
        m_sheet.formula(row, m_layout.present, cell(m_layout.cash) + "*" + cell(m_layout.factor),
                        month.cash * factor, amount());
        m_sheet.formula(row, m_layout.cumulativePresent,
                        (m == 0 ? "" : above(m_layout.cumulativePresent) + "+") +
                            cell(m_layout.present),
                        month.discountedCumulative, amount());
    }

    void writeExit()
    {
        if (!m_option.months.front().exit)
            return;
        const ColumnIndex settlement = column(COSTMODEL_TEXT("Label", "Settled by selling"));
        const ColumnIndex exit = column(COSTMODEL_TEXT("Label", "Cost if one stops"));
        for (std::size_t m = 0; m < count(); ++m)
        {
            const MonthResult& month = m_option.months[m];
            const double settled = month.exit.value_or(0) - month.cumulative;
            m_sheet.number(rowOf(m), settlement, isNoise(settled) ? 0 : settled,
                           amount(Origin::program));
            m_sheet.formula(rowOf(m), exit,
                            relativeName(rowOf(m), m_layout.cumulative) + "+" +
                                relativeName(rowOf(m), settlement),
                            month.exit.value_or(0), amount());
        }
        blankTotal(settlement);
        blankTotal(exit);
        m_layout.exit = exit;
        m_sheet.group(groupRow, settlement, exit,
                      m_book.label(COSTMODEL_TEXT("Label", "Stopping early")));
    }

    /// What the books have in a month beyond the payments that are costs: depreciation and interest
    /// less the gain on the sale.
    std::vector<double> beyondPayments() const
    {
        std::vector<double> beyond(count());
        for (std::size_t m = 0; m < count(); ++m)
        {
            beyond[m] = m_option.months[m].accounting;
            for (const auto& [category, column] : m_layout.categories)
                if (Flows::isDeductible(category))
                    beyond[m] -= m_totals[m].amounts[index(category)];
            if (isNoise(beyond[m]))
                beyond[m] = 0;
        }
        return beyond;
    }

    void writeBooks()
    {
        const ColumnIndex from = m_next;
        const std::vector<double> beyond = beyondPayments();
        const bool hasMore =
            std::any_of(beyond.begin(), beyond.end(), [](double value) { return value != 0; });
        const ColumnIndex more =
            hasMore ? column(COSTMODEL_TEXT("Label", "Depreciation, interest, gain on sale")) : 0;
        m_layout.accounting = column(COSTMODEL_TEXT("Label", "Accounting cost"));
        for (std::size_t m = 0; m < count(); ++m)
        {
            std::string formula = hasMore ? relativeName(rowOf(m), more) : std::string();
            if (hasMore)
                m_sheet.number(rowOf(m), more, beyond[m], amount(Origin::program));
            for (const auto& [category, column] : m_layout.categories)
                if (Flows::isDeductible(category))
                    formula += (formula.empty() ? "" : "+") + relativeName(rowOf(m), column);
            m_sheet.formula(rowOf(m), m_layout.accounting, formula.empty() ? "0" : formula,
                            m_option.months[m].accounting, amount());
        }
        double allBeyond = 0;
        for (const double value : beyond)
            allBeyond += value;
        if (hasMore)
            sum(more, allBeyond, m_amount);
        sum(m_layout.accounting, m_option.accountingTotal, m_amount);
        const bool hasBook =
            std::any_of(m_option.months.begin(), m_option.months.end(),
                        [](const MonthResult& month) { return month.bookValue != 0; });
        if (hasBook)
        {
            const ColumnIndex book = column(COSTMODEL_TEXT("Label", "Book value"));
            blankTotal(book);
            for (std::size_t m = 0; m < count(); ++m)
                m_sheet.number(rowOf(m), book, m_option.months[m].bookValue,
                               amount(Origin::program));
        }
        m_sheet.group(groupRow, from, m_next - 1, m_book.label(COSTMODEL_TEXT("Label", "Books")));
        writeTax();
    }

    void writeTax()
    {
        const auto tax =
            std::find_if(m_layout.categories.begin(), m_layout.categories.end(),
                         [](const auto& entry) { return entry.first == Category::tax; });
        if (!m_followsTax || tax == m_layout.categories.end())
            return;
        for (std::size_t m = 0; m < count(); ++m)
            m_sheet.formula(rowOf(m), tax->second,
                            std::string("-") + incomeTaxRateName + "*" +
                                relativeName(rowOf(m), m_layout.accounting),
                            m_totals[m].amounts[index(Category::tax)], amount());
    }

    void writeServed()
    {
        const ColumnIndex from = m_next;
        m_layout.served = column(COSTMODEL_TEXT("Label", "GPU-hours"));
        for (std::size_t m = 0; m < count(); ++m)
            m_sheet.number(rowOf(m), m_layout.served, m_option.months[m].servedGpuHours,
                           numberStyle(groupedFormat(1), Origin::program));
        sum(m_layout.served, m_option.servedGpuHours, groupedFormat(1));
        m_sheet.group(groupRow, from, m_next - 1, m_book.label(COSTMODEL_TEXT("Label", "Work")));
    }

    void writeMonths()
    {
        const Date start = m_book.evaluated().scenario.general.start;
        for (std::size_t m = 0; m < count(); ++m)
        {
            const int month = static_cast<int>(m);
            m_sheet.number(rowOf(m), monthColumn, month, numberStyle("0"));
            m_sheet.date(rowOf(m), dateColumn, dueDate(start, month), numberStyle(dateFormat));
        }
    }

    Workbook& m_book;
    const InputCells& m_inputs;
    OptionSheet& m_layout;
    Sheet& m_sheet;
    const OptionResult& m_option;
    std::vector<CategoryTotals> m_totals;
    std::string m_amount;
    double m_size = 1;
    bool m_followsTax = false;
    ColumnIndex m_next = 0;
};

} // namespace

std::vector<OptionSheet> addOptionSheets(Workbook& book)
{
    constexpr std::size_t longestHeading = 40;
    std::vector<OptionSheet> sheets;
    for (const OptionResult* option : report::comparedOptions(book.evaluated().evaluation))
    {
        OptionSheet layout;
        layout.option = option;
        layout.shownName =
            shortened(cleaned(book.text(report::optionName(*option))), longestHeading);
        // The number keeps names apart that only differ behind the 31st character or in case.
        layout.sheet = &book.addSheet(std::to_string(sheets.size() + 1) + " " + layout.shownName);
        sheets.push_back(std::move(layout));
    }
    return sheets;
}

void writeOption(Workbook& book, const InputCells& inputs, OptionSheet& layout)
{
    if (!layout.option->months.empty())
        Writer(book, inputs, layout).write();
}

} // namespace costmodel::data::xlsx
