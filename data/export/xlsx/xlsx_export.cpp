#include "data/export/xlsx/xlsx_export.h"

#include "data/export/xlsx/break_even_sheet.h"
#include "data/export/xlsx/checks_sheet.h"
#include "data/export/xlsx/report_sheet.h"
#include "data/export/xlsx/summary_sheet.h"
#include "model/report/sections.h"

namespace costmodel::data
{

std::string xlsxWorkbook(const EvaluatedScenario& evaluated, const Language& language)
{
    using namespace xlsx;
    Workbook book(evaluated, language);
    const auto add = [&book](const char* text) -> Sheet&
    {
        return book.addSheet(book.label(text));
    };
    Sheet& summarySheet = add(COSTMODEL_TEXT("Label", "Summary"));
    Sheet& assumptionsSheet = add(COSTMODEL_TEXT("Label", "Assumptions"));
    Sheet& costsSheet = add(COSTMODEL_TEXT("Label", "Costs"));
    std::vector<OptionSheet> options = addOptionSheets(book);
    const InputCells inputs = writeAssumptions(book, assumptionsSheet);
    for (OptionSheet& option : options)
        writeOption(book, inputs, option);
    const CostsLayout costs = writeCosts(book, costsSheet, options);
    const SummaryLayout summary = writeSummary(book, summarySheet, inputs, options, costs);
    std::vector<BreakEvenCell> breakEven;
    if (!evaluated.evaluation.breakEven.empty())
        breakEven = writeBreakEven(book, add(COSTMODEL_TEXT("Label", "Break-even")), options);
    addReportSheet(book, {report::demandSection(evaluated)});
    addReportSheet(book, {report::hybridSection(evaluated)});
    addReportSheet(book, {report::pipelineSection(evaluated)});
    addReportSheet(book, {report::sensitivitySection(evaluated)});
    addReportSheet(book, {report::monteCarloSection(evaluated)});
    writeChecks(book, add(COSTMODEL_TEXT("Label", "Checks")), options, summary, breakEven);
    addReportSheet(book, {report::sourcesSection(evaluated)});
    return book.close();
}

} // namespace costmodel::data
