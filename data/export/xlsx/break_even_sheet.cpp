#include "data/export/xlsx/break_even_sheet.h"

#include <algorithm>
#include <cmath>

#include "data/export/xlsx/report_sheet.h"
#include "model/report/sections.h"

namespace costmodel::data::xlsx
{

namespace
{

enum Columns : ColumnIndex
{
    buy,
    rent,
    curve,
    tolerance,
    lastDearer,
    differenceThen,
    differenceNext,
    month,
    columnCount
};

constexpr RowIndex headingRow = 4;

const OptionSheet* find(const std::vector<OptionSheet>& options, const std::string& name)
{
    for (const OptionSheet& option : options)
        if (option.option->name == name && option.option->kind != OptionKind::hybrid)
            return &option;
    return nullptr;
}

/// The two curves that are compared, and where they stand.
struct Curves
{
    std::string own;
    std::string rented;
    std::vector<double> ownValues;
    std::vector<double> rentedValues;
};

/// The steps of the formulas, for their cached results.
struct Steps
{
    double tolerance = 0;
    int lastDearer = -1;
    double then = 0;
    double next = 0;
};

Steps stepsOf(const Curves& curves)
{
    double largest = 1;
    for (const auto* values : {&curves.ownValues, &curves.rentedValues})
        for (const double value : *values)
            largest = std::max(largest, std::abs(value));
    Steps steps;
    steps.tolerance = 1e-9 * largest;
    const auto difference = [&](std::size_t m)
    {
        const double value = curves.ownValues[m] - curves.rentedValues[m];
        return std::abs(value) < steps.tolerance ? 0 : value;
    };
    for (std::size_t m = 0; m < curves.ownValues.size(); ++m)
        if (difference(m) > 0)
            steps.lastDearer = static_cast<int>(m);
    if (steps.lastDearer < 0)
        return steps;
    const auto last = static_cast<std::size_t>(steps.lastDearer);
    steps.then = difference(last);
    if (last + 1 < curves.ownValues.size())
        steps.next = difference(last + 1);
    return steps;
}

class Writer
{
public:
    Writer(Workbook& book, Sheet& sheet, const std::vector<OptionSheet>& options)
        : m_book(book)
        , m_sheet(sheet)
        , m_options(options)
        , m_never(book.label(COSTMODEL_TEXT("Label", "never")))
    {
    }

    std::vector<BreakEvenCell> write()
    {
        headings();
        for (const BreakEven& pair : m_book.evaluated().evaluation.breakEven)
            writePair(pair);
        ++m_row;
        if (const auto section = report::breakEvenSection(m_book.evaluated()))
            m_row = writeBlocks(m_book, m_sheet, section->blocks, m_row, columnCount - 1);
        m_sheet.freeze(headingRow + 1, curve + 1);
        m_sheet.setUpPrint(
            m_book.sentence({COSTMODEL_TEXT("Message", "Amounts in %1"), {m_book.currency()}}),
            headingRow, headingRow);
        return std::move(m_cells);
    }

private:
    void heading(ColumnIndex column, const char* text)
    {
        Style style = textStyle(Role::heading);
        style.isRight = column > curve;
        m_sheet.text(headingRow, column, m_book.label(text), style);
    }

    void headings()
    {
        for (ColumnIndex column = buy; column < columnCount; ++column)
            m_sheet.setWidth(column, column <= rent ? 26 : column == curve ? 24 : 17);
        m_sheet.text(0, 0, m_book.label(COSTMODEL_TEXT("Label", "When buying pays")),
                     textStyle(Role::title));
        m_sheet.paragraph(
            1, 0, columnCount - 1,
            m_book.sentence(
                {COSTMODEL_TEXT("Message",
                                "Buying has paid for itself from the month on after which it has "
                                "cost no more than renting up to the horizon, on a straight line "
                                "between months; differences below the tolerance are none."),
                 {}}),
            textStyle(Role::note));
        m_sheet.paragraph(
            2, 0, columnCount - 1,
            m_book.sentence(
                {COSTMODEL_TEXT("Message", "What selling the servers early would settle is as the "
                                           "program computed it at its income tax rate."),
                 {}}),
            textStyle(Role::note));
        heading(buy, COSTMODEL_TEXT("Label", "Buying"));
        heading(rent, COSTMODEL_TEXT("Label", "Instead of renting"));
        heading(curve, COSTMODEL_TEXT("Label", "Compared"));
        heading(tolerance, COSTMODEL_TEXT("Label", "Tolerance"));
        heading(lastDearer, COSTMODEL_TEXT("Label", "Last month in which buying is dearer"));
        heading(differenceThen, COSTMODEL_TEXT("Label", "Dearer by then"));
        heading(differenceNext, COSTMODEL_TEXT("Label", "Dearer by a month later"));
        heading(month, COSTMODEL_TEXT("Label", "Break-even month"));
        m_sheet.headings(headingRow, 3);
        m_row = headingRow + 1;
    }

    void writePair(const BreakEven& pair)
    {
        const OptionSheet* const own = find(m_options, pair.buy);
        const OptionSheet* const rented = find(m_options, pair.rent);
        if (!own || !rented)
            return;
        const auto values = [](const OptionSheet& sheet, auto member)
        {
            std::vector<double> curve;
            for (const MonthResult& at : sheet.option->months)
                curve.push_back(member(at));
            return curve;
        };
        const auto cash = [](const MonthResult& at)
        {
            return at.cumulative;
        };
        const auto present = [](const MonthResult& at)
        {
            return at.discountedCumulative;
        };
        const auto exit = [](const MonthResult& at)
        {
            return at.exit.value_or(0);
        };
        row(*own, *rented, COSTMODEL_TEXT("Label", "cash"),
            {own->months(own->cumulative), rented->months(rented->cumulative), values(*own, cash),
             values(*rented, cash)},
            pair.month);
        row(*own, *rented, COSTMODEL_TEXT("Label", "present value"),
            {own->months(own->cumulativePresent), rented->months(rented->cumulativePresent),
             values(*own, present), values(*rented, present)},
            pair.discountedMonth);
        if (own->exit)
            row(*own, *rented, COSTMODEL_TEXT("Label", "cash, if the servers are sold"),
                {own->months(*own->exit), rented->months(rented->cumulative), values(*own, exit),
                 values(*rented, cash)},
                pair.exitMonth);
    }

    void row(const OptionSheet& own, const OptionSheet& rented, const char* compared,
             const Curves& curves, const std::optional<double>& found)
    {
        const Steps steps = stepsOf(curves);
        const std::string amount = amountFormat(m_book.currency());
        const auto cell = [this](ColumnIndex column)
        {
            return relativeName(m_row, column);
        };
        m_sheet.text(m_row, buy, own.shownName);
        m_sheet.text(m_row, rent, rented.shownName);
        m_sheet.text(m_row, curve, m_book.label(compared));
        m_sheet.formula(m_row, tolerance,
                        "1E-9*MAX(1,MAX(" + curves.own + "),-MIN(" + curves.own + "),MAX(" +
                            curves.rented + "),-MIN(" + curves.rented + "))",
                        steps.tolerance, numberStyle("0.00E+00"));
        m_sheet.formula(m_row, lastDearer,
                        "SUMPRODUCT(MAX((" + curves.own + "-" + curves.rented +
                            ">=" + cell(tolerance) + ")*(" + own.months(0) + "+1)))-1",
                        steps.lastDearer, numberStyle("0;\"–\";0"));
        const int horizon = static_cast<int>(own.option->months.size()) - 1;
        const std::string isNone = cell(lastDearer) + "<0";
        const auto difference = [&](const char* offset)
        {
            const std::string at = cell(lastDearer) + offset;
            return "INDEX(" + curves.own + "," + at + ")-INDEX(" + curves.rented + "," + at + ")";
        };
        put(differenceThen, "IF(" + isNone + ",\"\"," + difference("+1") + ")",
            steps.lastDearer < 0 ? std::nullopt : std::optional(steps.then), "", amount);
        const bool hasNext = steps.lastDearer >= 0 && steps.lastDearer < horizon;
        put(differenceNext,
            "IF(OR(" + isNone + "," + cell(lastDearer) + ">=" + std::to_string(horizon) +
                "),\"\",IF(ABS(" + difference("+2") + ")<" + cell(tolerance) + ",0," +
                difference("+2") + "))",
            hasNext ? std::optional(steps.next) : std::nullopt, "", amount);
        put(month,
            "IF(" + isNone + ",0,IF(" + cell(lastDearer) + ">=" + std::to_string(horizon) + "," +
                textLiteral(m_never) + "," + cell(lastDearer) + "+" + cell(differenceThen) + "/(" +
                cell(differenceThen) + "-" + cell(differenceNext) + ")))",
            found, m_never, "0.00");
        m_cells.push_back({own.shownName + " / " + rented.shownName + ": " + m_book.label(compared),
                           m_sheet.reference(m_row, month), found});
        ++m_row;
    }

    void put(ColumnIndex column, const std::string& formula, const std::optional<double>& result,
             const std::string& otherwise, const std::string& format)
    {
        if (result)
            m_sheet.formula(m_row, column, formula, *result, numberStyle(format));
        else
            m_sheet.formula(m_row, column, formula, otherwise, numberStyle(format));
    }

    Workbook& m_book;
    Sheet& m_sheet;
    const std::vector<OptionSheet>& m_options;
    std::string m_never;
    std::vector<BreakEvenCell> m_cells;
    RowIndex m_row = 0;
};

} // namespace

std::vector<BreakEvenCell> writeBreakEven(Workbook& book, Sheet& sheet,
                                          const std::vector<OptionSheet>& options)
{
    return Writer(book, sheet, options).write();
}

} // namespace costmodel::data::xlsx
