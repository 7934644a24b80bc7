#include "data/export/registry.h"

#include <array>

#include "data/export/csv/csv_export.h"
#include "data/export/json/json_export.h"
#include "data/export/text/text_export.h"
#include "data/export/xlsx/xlsx_export.h"

namespace costmodel::data
{

namespace
{

std::vector<ExportFile> text(const ExportInput& input)
{
    return {{"", textReports(input.scenarios, input.language)}};
}

std::vector<ExportFile> csv(const ExportInput& input)
{
    return {{"", csvLedger(input.scenarios, input.isBatch)},
            {"-summary", csvSummary(input.scenarios, input.isBatch)}};
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
    ExportFormat{"text", ".txt", COSTMODEL_TEXT("Label", "Text report"), true, text},
    ExportFormat{"csv", ".csv", COSTMODEL_TEXT("Label", "Ledger and summary (CSV)"), true, csv},
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
