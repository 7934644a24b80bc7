#include "data/export/registry.h"

#include <algorithm>
#include <array>

#include "data/export/comparison.h"
#include "data/export/csv/csv_export.h"
#include "data/export/json/json_export.h"
#include "data/export/text/text_export.h"
#include "data/export/xlsx/xlsx_export.h"

namespace costmodel::data
{

namespace
{

bool canCompare(const ExportInput& input)
{
    return input.scenarios.size() >= 2 && input.scenarios.size() <= mostCompared;
}

std::vector<ExportFile> text(const ExportInput& input)
{
    if (input.isComparison)
        return {{"", comparisonText(input.scenarios, input.language)}};
    std::string reports = textReports(input.scenarios, input.language);
    const bool hasAnswers =
        std::any_of(input.scenarios.begin(), input.scenarios.end(),
                    [](const EvaluatedScenario& one) { return !one.questions.empty(); });
    if (canCompare(input) && !hasAnswers)
        reports += "\n\n" + comparisonText(input.scenarios, input.language);
    return {{"", std::move(reports)}};
}

std::vector<ExportFile> csv(const ExportInput& input)
{
    if (input.isComparison)
        return {{"", csvComparison(input.scenarios)}};
    std::vector<ExportFile> files{{"", csvLedger(input.scenarios, input.isBatch)},
                                  {"-summary", csvSummary(input.scenarios, input.isBatch)}};
    if (canCompare(input))
        files.push_back({"-comparison", csvComparison(input.scenarios)});
    return files;
}

std::vector<ExportFile> json(const ExportInput& input)
{
    return {{"", input.isBatch ? jsonResults(input.scenarios, input.language)
                               : jsonResults(input.scenarios.front(), input.language)}};
}

std::vector<ExportFile> xlsx(const ExportInput& input)
{
    return {{"", xlsxWorkbook(input.scenarios.front(), input.language)}};
}

constexpr std::array formats{
    ExportFormat{"text", ".txt", COSTMODEL_TEXT("Label", "Text report"), true, text, true},
    ExportFormat{"csv", ".csv", COSTMODEL_TEXT("Label", "Ledger and summary (CSV)"), true, csv,
                 true},
    ExportFormat{"json", ".json", COSTMODEL_TEXT("Label", "Results for programs (JSON)"), true,
                 json},
    ExportFormat{"xlsx", ".xlsx", COSTMODEL_TEXT("Label", "Workbook (XLSX)"), false, xlsx},
};

} // namespace

std::span<const ExportFormat> exportFormats()
{
    return formats;
}

} // namespace costmodel::data
