#include "model/report/compare_scenarios.h"

#include <algorithm>
#include <cmath>

#include "model/insight/answer.h"
#include "model/report/compared_inputs.h"
#include "model/report/sections.h"

namespace costmodel::report
{

namespace
{

Cell label(const char* text)
{
    return Label{"Label", text};
}

std::vector<std::string> distinctNames(std::span<const ComparedScenario> scenarios)
{
    std::vector<std::string> names;
    for (const ComparedScenario& one : scenarios)
    {
        const auto alike =
            std::count_if(scenarios.begin(), scenarios.end(),
                          [&one](const ComparedScenario& other) { return other.name == one.name; });
        std::string name = one.name;
        if (alike > 1 && !one.file.empty())
            name += " (" + one.file + ")";
        const std::string base = name;
        for (int i = 2; std::find(names.begin(), names.end(), name) != names.end(); ++i)
            name = base + " " + std::to_string(i);
        names.push_back(std::move(name));
    }
    return names;
}

/// Stands where nothing can be subtracted.
constexpr const char* noDifference = "–";

const char* headingOf(ComparedGroup group)
{
    switch (group)
    {
    case ComparedGroup::inputs:
        return COSTMODEL_TEXT("Label", "Input");
    case ComparedGroup::results:
        return COSTMODEL_TEXT("Label", "Result");
    case ComparedGroup::ways:
        return COSTMODEL_TEXT("Label", "Option");
    case ComparedGroup::cash:
        return COSTMODEL_TEXT("Label", "Months");
    }
    return "";
}

Label titleOf(ComparedGroup group)
{
    switch (group)
    {
    case ComparedGroup::inputs:
        return {"Label", COSTMODEL_TEXT("Label", "Inputs that differ")};
    case ComparedGroup::results:
        return {"Label", COSTMODEL_TEXT("Label", "What comes of them")};
    case ComparedGroup::ways:
        return {"Label", COSTMODEL_TEXT("Label", "Present value of every way")};
    case ComparedGroup::cash:
        return {"Label", COSTMODEL_TEXT("Label", "Payments for the cheapest way by year")};
    }
    return {};
}

void addDifferences(std::vector<Cell>& cells, const ComparedRow& row, std::size_t scenario,
                    const ComparisonView& view)
{
    const std::optional<ValueDifference> difference = differenceOf(row, view.reference, scenario);
    if (view.hasDifferences)
        cells.emplace_back(difference ? signedText(difference->amount, shownDigits(row))
                                      : noDifference);
    if (view.hasShares)
        cells.emplace_back(difference && difference->share ? signedText(*difference->share * 100, 1)
                                                           : noDifference);
}

} // namespace

ScenarioComparison compareScenarios(std::span<const ComparedScenario> scenarios)
{
    ScenarioComparison comparison;
    comparison.names = distinctNames(scenarios);
    for (const ComparedScenario& one : scenarios)
    {
        comparison.currencies.push_back(one.scenario->general.currency);
        comparison.isOneCurrency = comparison.isOneCurrency &&
                                   comparison.currencies.front() == one.scenario->general.currency;
    }
    comparison.rows = comparedInputs(scenarios);
    for (ComparedRow& row : comparedResults(scenarios))
        comparison.rows.push_back(std::move(row));
    return comparison;
}

std::optional<ValueDifference> differenceOf(const ComparedRow& row, std::size_t reference,
                                            std::size_t scenario)
{
    const std::optional<double>& from = row.values[reference].number;
    const std::optional<double>& to = row.values[scenario].number;
    if (!row.isComparable || !from || !to)
        return {};
    ValueDifference difference{*to - *from, {}};
    if (*from != 0)
        difference.share = difference.amount / std::abs(*from);
    return difference;
}

std::vector<Standing> standingsOf(const ComparedRow& row)
{
    std::vector<Standing> standings(row.values.size(), Standing::none);
    if (row.better == Better::neither || !row.isComparable)
        return standings;
    std::optional<double> best;
    std::size_t contestants = 0;
    for (const ComparedValue& value : row.values)
    {
        if (!value.number || value.isOutOfContest)
            continue;
        ++contestants;
        const bool isBetter =
            best && (row.better == Better::less ? *value.number < *best : *value.number > *best);
        if (!best || isBetter)
            best = value.number;
    }
    if (contestants < 2)
        return standings;
    std::size_t close = 0;
    for (std::size_t i = 0; i < row.values.size(); ++i)
    {
        const ComparedValue& value = row.values[i];
        if (!value.number || value.isOutOfContest ||
            !isTooClose(*value.number, *best, defaultErrorBand))
            continue;
        standings[i] = Standing::tie;
        ++close;
    }
    if (close == 1)
        std::replace(standings.begin(), standings.end(), Standing::tie, Standing::best);
    return standings;
}

int shownDigits(const ComparedRow& row)
{
    int digits = 0;
    for (const ComparedValue& value : row.values)
    {
        if (const auto* const number = std::get_if<Number>(&value.shown))
            digits = std::max(digits, number->digits);
        else if (value.number)
        {
            int needed = 0;
            while (needed < 6 && std::abs(rounded(*value.number, needed) - *value.number) >
                                     1e-9 * std::abs(*value.number))
                ++needed;
            digits = std::max(digits, needed);
        }
    }
    return digits;
}

std::string signedText(double value, int digits)
{
    std::string text = groupedNumber(value, digits);
    if (text.find_first_of("123456789") == std::string::npos)
        return text.starts_with('-') ? text.substr(1) : text;
    return value > 0 ? "+" + text : text;
}

std::string letterOf(std::size_t scenario)
{
    return std::string(1, static_cast<char>('A' + scenario));
}

Table comparisonTable(const ScenarioComparison& comparison, ComparedGroup group,
                      const ComparisonView& view)
{
    Table table;
    table.keyColumns = 2;
    table.columns = {{label(headingOf(group)), false},
                     {label(COSTMODEL_TEXT("Label", "Unit")), false}};
    for (std::size_t i = 0; i < comparison.names.size(); ++i)
    {
        table.columns.push_back({letterOf(i), true});
        if (i == view.reference)
            continue;
        const std::string difference = letterOf(i) + " - " + letterOf(view.reference);
        if (view.hasDifferences)
            table.columns.push_back({difference, true});
        if (view.hasShares)
            table.columns.push_back({difference + ", %", true});
    }
    for (const ComparedRow& compared : comparison.rows)
    {
        const bool isAlike = group == ComparedGroup::inputs && !compared.differs;
        if (compared.group != group || (isAlike && view.isOnlyDiffering))
            continue;
        Row& row = table.rows.emplace_back();
        row.isTotal = compared.key == "cash";
        row.cells = {compared.name, compared.unit};
        for (std::size_t i = 0; i < compared.values.size(); ++i)
        {
            row.cells.push_back(compared.values[i].shown);
            if (i != view.reference)
                addDifferences(row.cells, compared, i, view);
        }
    }
    return table;
}

std::vector<Section> comparisonSections(const ScenarioComparison& comparison,
                                        const ComparisonView& view)
{
    std::vector<Section> sections;
    for (const ComparedGroup group :
         {ComparedGroup::results, ComparedGroup::inputs, ComparedGroup::ways, ComparedGroup::cash})
    {
        Section section{SectionId::comparison, titleOf(group), {}};
        if (group == ComparedGroup::results)
        {
            for (std::size_t i = 0; i < comparison.names.size(); ++i)
                section.blocks.emplace_back(Paragraph{
                    {{COSTMODEL_TEXT("Message", "%1: %2"), {letterOf(i), comparison.names[i]}}},
                    Emphasis::item});
            if (!comparison.isOneCurrency)
                section.blocks.emplace_back(Paragraph{
                    {{COSTMODEL_TEXT("Message",
                                     "The scenarios are in different currencies, so that their "
                                     "amounts cannot be subtracted from each other."),
                      {}}},
                    Emphasis::warning});
        }
        Table table = comparisonTable(comparison, group, view);
        if (!table.rows.empty())
            section.blocks.emplace_back(std::move(table));
        else if (group == ComparedGroup::inputs)
            section.blocks.emplace_back(
                Paragraph{{{COSTMODEL_TEXT("Message", "The scenarios state the same inputs."), {}}},
                          Emphasis::normal});
        if (!section.blocks.empty())
            sections.push_back(std::move(section));
    }
    return sections;
}

} // namespace costmodel::report
