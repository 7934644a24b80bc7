#include "data/export/xlsx/checks_sheet.h"

#include "model/report/sections.h"

namespace costmodel::data::xlsx
{

namespace
{

enum Columns : ColumnIndex
{
    what,
    figure,
    workbook,
    program,
    difference,
    columnCount
};

constexpr RowIndex stateRow = 2;
constexpr RowIndex headingRow = 7;

class Writer
{
public:
    Writer(Workbook& book, Sheet& sheet)
        : m_book(book)
        , m_sheet(sheet)
    {
    }

    void option(const OptionSheet& option, const SummaryLayout& summary, RowIndex row)
    {
        const OptionResult& result = *option.option;
        const auto at = [&](ColumnIndex column)
        {
            return summary.sheet->reference(row, column);
        };
        const std::string amount = amountFormat(m_book.currency());
        const std::string& name = option.shownName;
        check(name, COSTMODEL_TEXT("Label", "Cash total"), at(summary.cashTotal), result.cashTotal,
              amount);
        check(name, COSTMODEL_TEXT("Label", "Present value"), at(summary.present), result.npvCost,
              amount);
        check(name, COSTMODEL_TEXT("Label", "Accounting cost"), at(summary.accounting),
              result.accountingTotal, amount);
        check(name, COSTMODEL_TEXT("Label", "GPU-hours"), option.total(option.served),
              result.servedGpuHours, groupedFormat(1));
        if (result.costPerGpuHour)
            check(name, COSTMODEL_TEXT("Label", "Cash per GPU-hour"), at(summary.perHour),
                  *result.costPerGpuHour, groupedFormat(4));
        if (result.levelizedCostPerGpuHour)
            check(name, COSTMODEL_TEXT("Label", "Per GPU-hour"), at(summary.levelized),
                  *result.levelizedCostPerGpuHour, groupedFormat(4));
        if (result.costPerWorkUnit && summary.perWork)
            check(name, COSTMODEL_TEXT("Label", "Per unit of work"), at(*summary.perWork),
                  *result.costPerWorkUnit, "0.00E+00");
        check(name, COSTMODEL_TEXT("Label", "Cumulative"),
              option.sheet->reference(option.lastRow, option.cumulative),
              result.months.back().cumulative, amount);
        check(name, COSTMODEL_TEXT("Label", "Cumulative present value"),
              option.sheet->reference(option.lastRow, option.cumulativePresent),
              result.months.back().discountedCumulative, amount);
    }

    void breakEven(const BreakEvenCell& cell)
    {
        const char* const figureText = COSTMODEL_TEXT("Label", "Break-even month");
        if (cell.month)
            return check(cell.name, figureText, cell.cell, *cell.month, "0.00");
        const std::string never = m_book.label(COSTMODEL_TEXT("Label", "never"));
        names(cell.name, figureText);
        m_sheet.formula(m_row, workbook, cell.cell, never, numberStyle(""));
        m_sheet.text(m_row, program, never, numberStyle("", Origin::program));
        m_sheet.formula(m_row, difference, "IF(" + here(workbook) + "=" + here(program) + ",0,1)",
                        0, numberStyle("0.00"));
        ++m_row;
    }

    void finish(const SummaryLayout& summary)
    {
        const std::string all =
            cellName(headingRow + 1, difference) + ":" + cellName(m_row - 1, difference);
        const std::string total = "SUMPRODUCT(ABS(" + all + "))";
        m_sheet.text(stateRow, what, m_book.label(COSTMODEL_TEXT("Label", "Workbook less program")),
                     textStyle(Role::plain));
        m_sheet.formula(stateRow, workbook, total, 0, numberStyle("0.00"));
        const std::string cell = m_sheet.reference(stateRow, workbook);
        m_book.defineName("CheckTotal", cell);
        const auto& scenario = m_book.evaluated().scenario;
        rate(stateRow + 1, COSTMODEL_TEXT("Label", "Discount rate"), discountRateName,
             scenario.general.discountRate);
        rate(stateRow + 2, COSTMODEL_TEXT("Label", "Income tax rate"), incomeTaxRateName,
             scenario.tax.incomeRate);
        const std::string agrees =
            m_book.label(COSTMODEL_TEXT("Label", "The workbook agrees with the program."));
        const std::string changed = m_book.label(
            COSTMODEL_TEXT("Label", "A rate was changed: differences are what it does."));
        const std::string differs = m_book.label(
            COSTMODEL_TEXT("Label", "The workbook differs from the program: amounts or formulas "
                                    "were changed."));
        const std::string state = "IF(" + cell + "=0," + textLiteral(agrees) + ",IF(" +
                                  m_sheet.reference(stateRow + 1, difference) + "+" +
                                  m_sheet.reference(stateRow + 2, difference) + ">0," +
                                  textLiteral(changed) + "," + textLiteral(differs) + "))";
        m_sheet.formula(stateRow - 1, what, state, agrees, textStyle(Role::lead));
        summary.sheet->formula(summary.checkRow, summary.checkColumn, cell, 0, numberStyle("0.00"));
        summary.sheet->formula(summary.checkRow, summary.checkColumn + 1,
                               m_sheet.reference(stateRow - 1, what), agrees,
                               textStyle(Role::good));
    }

    void headings()
    {
        const auto heading = [this](ColumnIndex column, const char* text)
        {
            Style style = textStyle(Role::heading);
            style.isRight = column >= workbook;
            m_sheet.text(headingRow, column, m_book.label(text), style);
        };
        m_sheet.text(0, 0, m_book.label(COSTMODEL_TEXT("Label", "Checks")), textStyle(Role::title));
        heading(what, COSTMODEL_TEXT("Label", "Of"));
        heading(figure, COSTMODEL_TEXT("Label", "Figure"));
        heading(workbook, COSTMODEL_TEXT("Label", "Workbook"));
        heading(program, COSTMODEL_TEXT("Label", "Program"));
        heading(difference, COSTMODEL_TEXT("Label", "Workbook less program"));
        m_sheet.limitWidth(what, 24, 70);
        m_sheet.limitWidth(figure, 18, 36);
        for (ColumnIndex column = workbook; column <= difference; ++column)
            m_sheet.limitWidth(column, 18, 24);
        m_sheet.paragraph(
            headingRow - 2, 0, difference,
            m_book.sentence(
                {COSTMODEL_TEXT("Message", "Differences up to a billionth of the figure come from "
                                           "the order of additions and count as 0."),
                 {}}),
            textStyle(Role::note));
        m_row = headingRow + 1;
        m_sheet.freeze(headingRow + 1, 0);
        m_sheet.setUpPrint(m_book.label(COSTMODEL_TEXT("Label", "Checks")), headingRow, headingRow);
    }

private:
    std::string here(ColumnIndex column) const
    {
        return relativeName(m_row, column);
    }

    void names(const std::string& name, const char* text)
    {
        m_sheet.text(m_row, what, name);
        m_sheet.text(m_row, figure, m_book.label(text));
    }

    void check(const std::string& name, const char* text, const std::string& cell, double value,
               const std::string& format)
    {
        names(name, text);
        m_sheet.formula(m_row, workbook, cell, value, numberStyle(format));
        m_sheet.number(m_row, program, value, numberStyle(format, Origin::program));
        // A figure that became a word, or the other way round, differs too.
        m_sheet.formula(m_row, difference,
                        "IF(ISNUMBER(" + here(workbook) + "),IF(ABS(" + here(workbook) + "-" +
                            here(program) + ")<=1E-9*MAX(ABS(" + here(program) + "),1E-12),0," +
                            here(workbook) + "-" + here(program) + "),1)",
                        0, numberStyle(format));
        ++m_row;
    }

    void rate(RowIndex row, const char* text, const char* name, double value)
    {
        m_sheet.text(row, what, m_book.label(text));
        m_sheet.formula(row, workbook, name, value, numberStyle(percentFormat));
        m_sheet.number(row, program, value, numberStyle(percentFormat, Origin::program));
        m_sheet.formula(row, difference,
                        "ABS(" + relativeName(row, workbook) + "-" + relativeName(row, program) +
                            ")",
                        0, numberStyle(percentFormat));
    }

    Workbook& m_book;
    Sheet& m_sheet;
    RowIndex m_row = 0;
};

} // namespace

void writeChecks(Workbook& book, Sheet& sheet, const std::vector<OptionSheet>& options,
                 const SummaryLayout& summary, const std::vector<BreakEvenCell>& breakEven)
{
    Writer writer(book, sheet);
    writer.headings();
    for (std::size_t i = 0; i < options.size(); ++i)
        writer.option(options[i], summary, summary.firstRow + static_cast<RowIndex>(i));
    for (const BreakEvenCell& cell : breakEven)
        writer.breakEven(cell);
    writer.finish(summary);
}

} // namespace costmodel::data::xlsx
