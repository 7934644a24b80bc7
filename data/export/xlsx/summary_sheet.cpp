#include "data/export/xlsx/summary_sheet.h"

#include <algorithm>

#include "data/export/xlsx/charts.h"
#include "model/report/sections.h"

namespace costmodel::data::xlsx
{

namespace
{

enum Columns : ColumnIndex
{
    name,
    kind,
    gpus,
    cashTotal,
    present,
    difference,
    perHour,
    levelized,
    accounting,
    met,
    rank,
    perWork
};

/// Far above any amount: what puts an option behind all others.
constexpr const char* outOfReach = "1E+99";

class Writer
{
public:
    Writer(Workbook& book, Sheet& sheet, const InputCells& inputs,
           const std::vector<OptionSheet>& options)
        : m_book(book)
        , m_sheet(sheet)
        , m_inputs(inputs)
        , m_options(options)
        , m_amount(amountFormat(book.currency()))
        , m_yes(book.label(COSTMODEL_TEXT("Label", "yes")))
    {
        const auto hasWork = [](const OptionSheet& option)
        {
            return option.option->costPerWorkUnit.has_value();
        };
        m_hasWork = std::any_of(options.begin(), options.end(), hasWork);
        m_lastColumn = m_hasWork ? perWork : rank;
    }

    SummaryLayout write(const CostsLayout& costs)
    {
        setWidths();
        m_sheet.text(m_row++, 0, m_book.evaluated().scenario.general.name, textStyle(Role::title));
        const report::Report report = report::buildReport(m_book.evaluated());
        m_sheet.paragraph(m_row++, 0, m_lastColumn,
                          report::paragraphText(report.subtitle, m_book.language()),
                          textStyle(Role::note));
        for (const report::Section& section : report.sections)
            if (section.id == report::SectionId::recommendation ||
                section.id == report::SectionId::warnings)
                writeSentences(section);
        ++m_row;
        writeTable();
        writeLive();
        const RowIndex charts = m_row + 1;
        insertCumulativeChart(m_book, m_sheet, charts, 0, m_options);
        insertCategoryChart(m_book, m_sheet, charts, perHour, costs, m_options.size());
        m_sheet.setUpPrint(unit(), 0, 0);
        return m_layout;
    }

private:
    std::string unit() const
    {
        return m_book.sentence({COSTMODEL_TEXT("Message", "Amounts in %1"), {m_book.currency()}});
    }
    RowIndex rowOf(std::size_t option) const
    {
        return m_layout.firstRow + static_cast<RowIndex>(option);
    }
    RowIndex lastRow() const
    {
        return rowOf(m_options.size() - 1);
    }
    std::string all(ColumnIndex column) const
    {
        return cellName(m_layout.firstRow, column) + ":" + cellName(lastRow(), column);
    }
    /// Present values, those of options that do not meet the demand out of reach.
    std::string eligible() const
    {
        return all(present) + "+" + outOfReach + "*(" + all(met) + "<>" + textLiteral(m_yes) + ")";
    }

    void setWidths()
    {
        m_sheet.setWidth(name, 30);
        for (ColumnIndex column = kind; column <= m_lastColumn; ++column)
            m_sheet.setWidth(column, 15);
        m_sheet.setWidth(kind, 9);
        m_sheet.setWidth(gpus, 9);
        m_sheet.setWidth(met, 18);
        m_sheet.setWidth(rank, 8);
    }

    void writeSentences(const report::Section& section)
    {
        for (const report::Block& block : section.blocks)
        {
            const auto* paragraph = std::get_if<report::Paragraph>(&block);
            if (!paragraph)
                continue;
            const bool isWarning = paragraph->emphasis == report::Emphasis::warning;
            const Role role = paragraph->emphasis == report::Emphasis::lead ? Role::lead
                              : isWarning                                   ? Role::warning
                                                                            : Role::plain;
            const std::string text = report::paragraphText(paragraph->sentences, m_book.language());
            const char* const mark = role == Role::lead ? "" : isWarning ? "! " : "· ";
            m_sheet.paragraph(m_row++, 0, m_lastColumn, mark + text, textStyle(role, true));
        }
    }

    void heading(ColumnIndex column, const char* text)
    {
        Style style = textStyle(Role::heading);
        style.isRight = column >= gpus && column != met;
        m_sheet.text(m_row, column, m_book.label(text), style);
    }

    void writeTable()
    {
        m_sheet.text(m_row++, 0, unit(), textStyle(Role::note));
        heading(name, COSTMODEL_TEXT("Label", "Option"));
        heading(kind, COSTMODEL_TEXT("Label", "Kind"));
        heading(gpus, COSTMODEL_TEXT("Label", "GPUs"));
        heading(cashTotal, COSTMODEL_TEXT("Label", "Cash total"));
        heading(present, COSTMODEL_TEXT("Label", "Present value"));
        heading(difference, COSTMODEL_TEXT("Label", "Difference"));
        heading(perHour, COSTMODEL_TEXT("Label", "Cash per GPU-hour"));
        heading(levelized, COSTMODEL_TEXT("Label", "Per GPU-hour"));
        heading(accounting, COSTMODEL_TEXT("Label", "Accounting cost"));
        heading(met, COSTMODEL_TEXT("Label", "Demand met"));
        heading(rank, COSTMODEL_TEXT("Label", "Rank"));
        if (m_hasWork)
            heading(perWork, COSTMODEL_TEXT("Label", "Per unit of work"));
        m_sheet.headings(m_row, 2);
        m_layout.sheet = &m_sheet;
        m_layout.firstRow = ++m_row;
        m_layout.cashTotal = cashTotal;
        m_layout.present = present;
        m_layout.accounting = accounting;
        m_layout.perHour = perHour;
        m_layout.levelized = levelized;
        if (m_hasWork)
            m_layout.perWork = perWork;
        const std::vector<report::Row> rows = rowsOfReport();
        for (std::size_t i = 0; i < m_options.size(); ++i)
            writeOption(i, rows.at(i));
    }

    /// The rows of the table of options in the report: what is said of an option there is said
    /// here.
    std::vector<report::Row> rowsOfReport() const
    {
        const auto section = report::optionsSection(m_book.evaluated());
        if (!section)
            return {};
        return std::get<report::Table>(section->blocks.front()).rows;
    }

    Style marked(Style style, bool isMarked) const
    {
        style.isMarked = isMarked;
        return style;
    }

    void writeOption(std::size_t i, const report::Row& said)
    {
        const OptionSheet& option = m_options[i];
        const OptionResult& result = *option.option;
        const bool isAdvised = said.isMarked;
        const auto text = [&](ColumnIndex column, const report::Cell& cell)
        {
            m_sheet.text(m_row, column, m_book.text(cell), marked({}, isAdvised));
        };
        const auto formula = [&](ColumnIndex column, const std::string& what, double value,
                                 const std::string& format)
        {
            m_sheet.formula(m_row, column, what, value, marked(numberStyle(format), isAdvised));
        };
        text(name, option.shownName);
        text(kind, said.cells.at(1));
        if (result.gpus)
            m_sheet.number(m_row, gpus, *result.gpus,
                           marked(numberStyle("0", Origin::program), isAdvised));
        else
            m_sheet.text(m_row, gpus, m_book.text(said.cells.at(2)),
                         marked(numberStyle("", Origin::program), isAdvised));
        formula(cashTotal, option.total(option.cash), result.cashTotal, m_amount);
        formula(present, option.total(option.present), result.npvCost, m_amount);
        formula(accounting, option.total(option.accounting), result.accountingTotal, m_amount);
        const std::string served = option.total(option.served);
        if (result.costPerGpuHour)
            formula(perHour, relativeName(m_row, cashTotal) + "/" + served, *result.costPerGpuHour,
                    groupedFormat(4));
        else
            text(perHour, {});
        if (result.levelizedCostPerGpuHour)
            formula(levelized,
                    relativeName(m_row, present) + "/SUMPRODUCT(" + option.months(option.served) +
                        "," + option.months(option.factor) + ")",
                    *result.levelizedCostPerGpuHour, groupedFormat(4));
        else
            text(levelized, {});
        text(met, said.cells.back());
        if (m_hasWork)
            writePerWork(result, isAdvised);
        writeStanding(result, isAdvised);
        const std::string number = std::to_string(i + 1);
        m_book.defineName("PresentValue_" + number, m_sheet.reference(m_row, present));
        m_book.defineName("CashTotal_" + number, m_sheet.reference(m_row, cashTotal));
        ++m_row;
    }

    void writePerWork(const OptionResult& result, bool isAdvised)
    {
        const Style style = marked(numberStyle("0.00E+00"), isAdvised);
        if (!result.costPerWorkUnit || !result.levelizedCostPerGpuHour)
            return m_sheet.blank(m_row, perWork, style);
        const double throughput =
            *result.levelizedCostPerGpuHour / (3600 * *result.costPerWorkUnit);
        m_sheet.formula(m_row, perWork,
                        relativeName(m_row, levelized) + "/3600/" +
                            m_inputs.throughput.value_or(plainNumber(throughput)),
                        *result.costPerWorkUnit, style);
    }

    /// How far an option is from the cheapest, and its place among those that meet the demand.
    void writeStanding(const OptionResult& result, bool isAdvised)
    {
        const std::string isMet = relativeName(m_row, met) + "=" + textLiteral(m_yes);
        const std::string own = relativeName(m_row, present);
        const std::string gap =
            "IF(" + isMet + "," + own + "-SUMPRODUCT(MIN(" + eligible() + ")),\"\")";
        const std::string place = "IF(" + isMet + ",1+SUMPRODUCT((" + all(met) + "=" +
                                  textLiteral(m_yes) + ")*(" + all(present) + "<" + own +
                                  "-1E-9*ABS(" + own + "))),\"\")";
        const Style amount = marked(numberStyle(m_amount), isAdvised);
        const Style whole = marked(numberStyle("0"), isAdvised);
        if (!result.meetsDemand)
        {
            m_sheet.formula(m_row, difference, gap, "", amount);
            m_sheet.formula(m_row, rank, place, "", whole);
            return;
        }
        double least = result.npvCost;
        int before = 0;
        for (const OptionSheet& other : m_options)
        {
            if (!other.option->meetsDemand)
                continue;
            least = std::min(least, other.option->npvCost);
            if (other.option->npvCost < result.npvCost - 1e-9 * std::abs(result.npvCost))
                ++before;
        }
        m_sheet.formula(m_row, difference, gap, result.npvCost - least, amount);
        m_sheet.formula(m_row, rank, place, 1 + before, whole);
    }

    void writeLive()
    {
        ++m_row;
        std::vector<const OptionSheet*> eligibleOptions;
        for (const OptionSheet& option : m_options)
            if (option.option->meetsDemand)
                eligibleOptions.push_back(&option);
        std::stable_sort(eligibleOptions.begin(), eligibleOptions.end(),
                         [](const OptionSheet* a, const OptionSheet* b)
                         { return a->option->npvCost < b->option->npvCost; });
        const std::string amount = signedAmountFormat(m_book.currency());
        m_sheet.text(m_row++, 0,
                     m_book.label(COSTMODEL_TEXT("Label", "At the rates of this workbook")),
                     textStyle(Role::heading));
        for (ColumnIndex column = kind; column <= resultColumn; ++column)
            m_sheet.blank(m_row - 1, column, textStyle(Role::heading));
        line(COSTMODEL_TEXT("Label", "Discount rate"), discountRateName,
             m_book.evaluated().scenario.general.discountRate, percentFormat);
        line(COSTMODEL_TEXT("Label", "Income tax rate"), incomeTaxRateName,
             m_book.evaluated().scenario.tax.incomeRate, percentFormat);
        if (!eligibleOptions.empty())
        {
            m_sheet.text(m_row, 0,
                         m_book.label(COSTMODEL_TEXT("Label", "Cheapest that meets the demand")));
            m_sheet.formula(m_row, resultColumn,
                            "INDEX(" + all(name) + ",MATCH(1," + all(rank) + ",0))",
                            firstRanked(eligibleOptions)->shownName, numberStyle(""));
            ++m_row;
            line(COSTMODEL_TEXT("Label", "Its present value"),
                 "SUMPRODUCT(MIN(" + eligible() + "))", eligibleOptions.front()->option->npvCost,
                 amount);
        }
        if (eligibleOptions.size() > 1)
            line(COSTMODEL_TEXT("Label", "Less than the next"),
                 "SUMPRODUCT(SMALL(" + eligible() + ",2))-SUMPRODUCT(MIN(" + eligible() + "))",
                 eligibleOptions[1]->option->npvCost - eligibleOptions[0]->option->npvCost, amount);
        m_sheet.text(m_row, 0, m_book.label(COSTMODEL_TEXT("Label", "Workbook less program")));
        m_layout.checkRow = m_row++;
        m_layout.checkColumn = resultColumn;
        m_sheet.paragraph(
            m_row++, 0, m_lastColumn,
            m_book.sentence(
                {COSTMODEL_TEXT("Message",
                                "Present values, taxes, sums, break-even months and charts follow "
                                "the yellow cells of the assumptions and the monthly amounts. The "
                                "sentences above, the best split and the sensitivities are those "
                                "of the program and stay."),
                 {}}),
            textStyle(Role::note));
    }

    /// The first in the order of the file of those that rank first.
    const OptionSheet* firstRanked(const std::vector<const OptionSheet*>& sorted) const
    {
        const double least = sorted.front()->option->npvCost;
        for (const OptionSheet& option : m_options)
            if (option.option->meetsDemand &&
                !(least < option.option->npvCost - 1e-9 * std::abs(option.option->npvCost)))
                return &option;
        return sorted.front();
    }

    void line(const char* text, const std::string& formula, double result,
              const std::string& format)
    {
        m_sheet.text(m_row, 0, m_book.label(text));
        m_sheet.formula(m_row, resultColumn, formula, result, numberStyle(format));
        ++m_row;
    }

    static constexpr ColumnIndex resultColumn = cashTotal;

    Workbook& m_book;
    Sheet& m_sheet;
    const InputCells& m_inputs;
    const std::vector<OptionSheet>& m_options;
    std::string m_amount;
    std::string m_yes;
    bool m_hasWork = false;
    ColumnIndex m_lastColumn = rank;
    SummaryLayout m_layout;
    RowIndex m_row = 0;
};

} // namespace

SummaryLayout writeSummary(Workbook& book, Sheet& sheet, const InputCells& inputs,
                           const std::vector<OptionSheet>& options, const CostsLayout& costs)
{
    return Writer(book, sheet, inputs, options).write(costs);
}

} // namespace costmodel::data::xlsx
