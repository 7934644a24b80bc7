#include "data/export/comparison.h"

#include <vector>

#include "data/export/csv/csv_table.h"
#include "data/export/text/text_export.h"
#include "model/report/compare_scenarios.h"

namespace costmodel::data
{

namespace
{

report::ScenarioComparison compared(std::span<const EvaluatedScenario> scenarios)
{
    std::vector<report::ComparedScenario> columns;
    for (const EvaluatedScenario& one : scenarios)
        columns.push_back({one.scenario.general.name, one.file, &one.scenario, &one.evaluation});
    return report::compareScenarios(columns);
}

const char* groupKey(report::ComparedGroup group)
{
    switch (group)
    {
    case report::ComparedGroup::inputs:
        return "input";
    case report::ComparedGroup::results:
        return "result";
    case report::ComparedGroup::ways:
        return "option";
    case report::ComparedGroup::cash:
        return "cash";
    }
    return "";
}

void addRow(CsvTable& table, const report::ComparedRow& row)
{
    table.word(groupKey(row.group)).text(row.key).text(report::cellText(row.unit, English()));
    for (std::size_t i = 0; i < row.values.size(); ++i)
    {
        const report::ComparedValue& value = row.values[i];
        if (value.number)
            table.number(value.number);
        else
            table.text(value.word);
        if (i == 0)
            continue;
        const auto difference = report::differenceOf(row, 0, i);
        table.number(difference ? std::optional(difference->amount) : std::nullopt);
        table.number(difference && difference->share ? std::optional(*difference->share * 100)
                                                     : std::nullopt);
    }
    table.endRow();
}

} // namespace

std::string comparisonText(std::span<const EvaluatedScenario> scenarios, const Language& language)
{
    report::Report result;
    result.title =
        language.translate("Label", COSTMODEL_TEXT("Label", "Comparison of the scenarios"));
    result.sections = report::comparisonSections(compared(scenarios));
    return textReport(result, language);
}

std::string csvComparison(std::span<const EvaluatedScenario> scenarios)
{
    const report::ScenarioComparison comparison = compared(scenarios);
    CsvTable table;
    table.word("group").word("item").word("unit");
    for (std::size_t i = 0; i < comparison.names.size(); ++i)
    {
        table.text(comparison.names[i]);
        if (i > 0)
            table.text("difference: " + comparison.names[i])
                .text("difference_percent: " + comparison.names[i]);
    }
    table.endRow();
    for (const report::ComparedRow& row : comparison.rows)
        if (row.differs || row.group != report::ComparedGroup::inputs)
            addRow(table, row);
    return table.bytes();
}

} // namespace costmodel::data
