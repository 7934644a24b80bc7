#pragma once

#include <QByteArray>
#include <QPagedPaintDevice>

#include "model/report/report.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// Where a heading of a report came to stand on paper.
struct PageHeading
{
    QString text;
    int level = 1;
    int page = 0;   ///< from 0
    double top = 0; ///< in points from the upper edge of the paper
};

/// Paints the report on the pages of a device (a PDF writer, a printer, a preview): A4 with heading
/// and foot on each page. Returns the headings.
std::vector<PageHeading> paintReport(QPagedPaintDevice& device, const EvaluatedScenario& evaluated,
                                     const Formats& formats);

/// The report as a PDF file: vector charts, embedded fonts, bookmarks, Chinese that can be
/// searched. Needs a QApplication; works without a display. The same results give the same bytes
/// but for the time of writing.
QByteArray pdfReport(const EvaluatedScenario& evaluated, const Formats& formats);

} // namespace costmodel::ui
