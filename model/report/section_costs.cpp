#include <algorithm>
#include <cmath>

#include "model/report/rounding.h"
#include "model/report/sections.h"

namespace costmodel::report
{

namespace
{

Cell label(const char* text)
{
    return Label{"Label", text};
}

Cell kindLabel(OptionKind kind)
{
    switch (kind)
    {
    case OptionKind::rent:
        return label(COSTMODEL_TEXT("Label", "rent"));
    case OptionKind::buy:
        return label(COSTMODEL_TEXT("Label", "buy"));
    case OptionKind::hybrid:
        return label(COSTMODEL_TEXT("Label", "both"));
    }
    return {};
}

Cell demandLabel(const OptionResult& option)
{
    if (option.meetsDemand)
        return label(COSTMODEL_TEXT("Label", "yes"));
    const double missing = option.unservedGpuHours + option.delayedGpuHours;
    const double all = option.servedGpuHours + missing;
    if (missing > 0 && all > 0)
        return Message{COSTMODEL_TEXT("Message", "no, %1 is not served in time"),
                       {Share{missing / all}}};
    return label(COSTMODEL_TEXT("Label", "no"));
}

/// Columns of a table whose columns are the options, with room for a name of the row.
Table tableByOption(const std::vector<const OptionResult*>& options, const char* firstHeading,
                    const std::string& currency)
{
    Table table;
    table.unit = currency;
    table.columns.push_back({label(firstHeading), false});
    for (const OptionResult* option : options)
        table.columns.push_back({optionName(*option), true});
    return table;
}

/// Where a part is not shown as its own rounding.
Message roundingNote()
{
    return {COSTMODEL_TEXT("Message", "Parts are rounded so that they add up to the total that is "
                                      "shown; some may therefore differ by one in the last digit."),
            {}};
}

} // namespace

std::optional<Section> optionsSection(const EvaluatedScenario& evaluated)
{
    const Evaluation& evaluation = evaluated.evaluation;
    const std::vector<const OptionResult*> options = comparedOptions(evaluation);
    if (options.empty())
        return {};
    Table table;
    table.unit = evaluated.scenario.general.currency;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Option")), false},
                     {label(COSTMODEL_TEXT("Label", "Kind")), false},
                     {label(COSTMODEL_TEXT("Label", "GPUs")), true},
                     {label(COSTMODEL_TEXT("Label", "Cash total")), true},
                     {label(COSTMODEL_TEXT("Label", "Present value")), true},
                     {label(COSTMODEL_TEXT("Label", "Per GPU-hour")), true},
                     {label(COSTMODEL_TEXT("Label", "Difference")), true},
                     {label(COSTMODEL_TEXT("Label", "Demand met")), false}};
    std::vector<double> amounts;
    for (const OptionResult* option : options)
        amounts.insert(amounts.end(), {option->cashTotal, option->npvCost});
    const int digits = moneyDigits(amounts);
    const std::optional<double> cheapest = evaluation.recommendation.npvCost;
    for (const OptionResult* option : options)
    {
        Row row;
        row.isMarked = isRecommended(*option, evaluation);
        row.cells = {optionName(*option),
                     kindLabel(option->kind),
                     option->gpus ? Cell(Number{static_cast<double>(*option->gpus), 0})
                                  : label(COSTMODEL_TEXT("Label", "by use")),
                     Number{option->cashTotal, digits},
                     Number{option->npvCost, digits},
                     number(option->levelizedCostPerGpuHour, 2),
                     cheapest && option->meetsDemand
                         ? Cell(Number{option->npvCost - *cheapest, digits})
                         : Cell(),
                     demandLabel(*option)};
        table.rows.push_back(std::move(row));
    }
    Section section{SectionId::options, {"Label", COSTMODEL_TEXT("Label", "Options")}, {}};
    section.blocks.emplace_back(std::move(table));
    section.blocks.emplace_back(Figure::cumulativeCost);
    return section;
}

std::optional<Section> demandSection(const EvaluatedScenario& evaluated)
{
    const DemandResult& demand = evaluated.evaluation.demand;
    if (demand.months.empty())
        return {};
    Section section{SectionId::demand, {"Label", COSTMODEL_TEXT("Label", "Demand")}, {}};
    section.blocks.emplace_back(Paragraph{
        {{COSTMODEL_TEXT("Message", "%1 hours of one %2 over the horizon, with at most %3 "
                                    "at once."),
          {groupedNumber(demand.gpuHours, 0), demand.gpu, rounded(demand.peakGpus, 2)}}},
        Emphasis::normal});
    Table table;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Year")), false},
                     {label(COSTMODEL_TEXT("Label", "GPU-hours")), true},
                     {label(COSTMODEL_TEXT("Label", "Most GPUs at once")), true}};
    for (std::size_t first = 0; first < demand.months.size(); first += 12)
    {
        double hours = 0;
        double peak = 0;
        for (std::size_t m = first; m < std::min(first + 12, demand.months.size()); ++m)
        {
            hours += demand.months[m].gpuHours;
            peak = std::max(peak, demand.months[m].peakGpus);
        }
        Row row;
        row.cells = {Number{static_cast<double>(first / 12 + 1), 0}, Number{hours, 0},
                     Number{peak, peak == std::round(peak) ? 0 : 2}};
        table.rows.push_back(std::move(row));
    }
    if (table.rows.size() > 1)
        section.blocks.emplace_back(std::move(table));
    return section;
}

std::optional<Section> categoriesSection(const EvaluatedScenario& evaluated)
{
    const std::vector<const OptionResult*> options = comparedOptions(evaluated.evaluation);
    if (options.empty())
        return {};
    std::vector<CategoryTotals> totals;
    std::vector<double> amounts;
    for (const OptionResult* option : options)
    {
        totals.push_back(categoryTotals(*option));
        amounts.insert(amounts.end(), totals.back().amounts.begin(), totals.back().amounts.end());
    }
    const int digits = moneyDigits(amounts);
    Table table = tableByOption(options, COSTMODEL_TEXT("Label", "Category"),
                                evaluated.scenario.general.currency);
    std::vector<RoundedParts> shown;
    bool isAdjusted = false;
    for (std::size_t i = 0; i < options.size(); ++i)
    {
        shown.push_back(roundedToSum(totals[i].amounts, options[i]->cashTotal, digits));
        isAdjusted = isAdjusted || shown.back().isAdjusted;
    }
    for (std::size_t i = 0; i < categoryCount; ++i)
    {
        Row row;
        row.cells = {Label{"Category", categoryLabel(static_cast<Category>(i))}};
        bool isUsed = false;
        for (std::size_t k = 0; k < options.size(); ++k)
        {
            row.cells.push_back(totals[k].present[i] ? Cell(Number{shown[k].parts[i], digits})
                                                     : Cell());
            isUsed = isUsed || totals[k].present[i];
        }
        if (isUsed)
            table.rows.push_back(std::move(row));
    }
    Row sum;
    sum.isTotal = true;
    sum.cells = {label(COSTMODEL_TEXT("Label", "Cash total"))};
    for (const RoundedParts& column : shown)
        sum.cells.emplace_back(Number{column.total, digits});
    table.rows.push_back(std::move(sum));
    Section section{
        SectionId::categories, {"Label", COSTMODEL_TEXT("Label", "Costs by category")}, {}};
    section.blocks.emplace_back(std::move(table));
    section.blocks.emplace_back(Figure::costByCategory);
    Paragraph note{
        {{COSTMODEL_TEXT("Message", "Costs are positive, receipts negative. Amounts are rounded "
                                    "when they are shown; sums may differ in the last digit."),
          {}}},
        Emphasis::note};
    if (isAdjusted)
        note.sentences.push_back(roundingNote());
    section.blocks.emplace_back(std::move(note));
    return section;
}

std::optional<Section> cashSection(const EvaluatedScenario& evaluated)
{
    const std::vector<const OptionResult*> options = comparedOptions(evaluated.evaluation);
    if (options.empty())
        return {};
    const std::size_t months = options.front()->months.size();
    Table table = tableByOption(options, COSTMODEL_TEXT("Label", "Months"),
                                evaluated.scenario.general.currency);
    std::vector<double> amounts;
    for (const OptionResult* option : options)
        for (const MonthResult& month : option->months)
            amounts.push_back(month.cash);
    const int digits = moneyDigits(amounts);
    std::vector<Cell> names{label(COSTMODEL_TEXT("Label", "At signing"))};
    for (std::size_t first = 1; first < months; first += 12)
        names.emplace_back(std::to_string(first) + "–" +
                           std::to_string(std::min(first + 11, months - 1)));
    std::vector<RoundedParts> shown;
    bool isAdjusted = false;
    for (const OptionResult* option : options)
    {
        std::vector<double> years(names.size());
        for (std::size_t m = 0; m < option->months.size(); ++m)
            years[(m + 11) / 12] += option->months[m].cash;
        shown.push_back(roundedToSum(years, option->cashTotal, digits));
        isAdjusted = isAdjusted || shown.back().isAdjusted;
    }
    for (std::size_t year = 0; year < names.size(); ++year)
    {
        Row row;
        row.cells = {names[year]};
        for (const RoundedParts& column : shown)
            row.cells.emplace_back(Number{column.parts[year], digits});
        table.rows.push_back(std::move(row));
    }
    Row sum;
    sum.isTotal = true;
    sum.cells = {label(COSTMODEL_TEXT("Label", "Cash total"))};
    for (const RoundedParts& column : shown)
        sum.cells.emplace_back(Number{column.total, digits});
    table.rows.push_back(std::move(sum));
    Section section{SectionId::cash, {"Label", COSTMODEL_TEXT("Label", "Cash by year")}, {}};
    section.blocks.emplace_back(std::move(table));
    if (isAdjusted)
        section.blocks.emplace_back(Paragraph{{roundingNote()}, Emphasis::note});
    return section;
}

} // namespace costmodel::report
