#pragma once

#include <memory>
#include <vector>

#include <QPaintDevice>
#include <QTextDocument>

#include "model/report/report.h"
#include "ui/charts/chart.h"

namespace costmodel::ui
{

/// A heading of a report and where it stands.
struct ReportHeading
{
    QString text;
    int level = 1;    ///< 1: a section
    int position = 0; ///< of its block in the document
};

/// A report laid out as one flowing document: paragraphs, tables in three lines whose heading row
/// repeats on each page, charts as vectors.
struct ReportDocument
{
    std::vector<std::unique_ptr<Chart>> charts; ///< drawn by the document
    std::unique_ptr<QTextDocument> document;
    std::vector<ReportHeading> headings;
};

/// For pages whose text has the given size in units of `device`, which must outlive the result.
/// Sentences and numbers are in the language of `formats`.
ReportDocument layOutReport(const report::Report& report, const EvaluatedScenario& evaluated,
                            const Formats& formats, QPaintDevice& device, const QSizeF& text);

} // namespace costmodel::ui
