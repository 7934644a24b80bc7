#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "ui/report/pdf_report.h"

namespace costmodel::ui
{

/// A PDF file of QPdfWriter with what that leaves out, as an incremental update (ISO 32000-1,
/// 7.5.6): bookmarks, the language of the text, and tables of characters in which 力 or 用 are
/// themselves and not the radicals that look like them, so that Chinese text can be searched. A
/// file of another make is returned as it is.
QByteArray finishedPdf(const QByteArray& pdf, const std::vector<PageHeading>& headings,
                       const QString& language);

} // namespace costmodel::ui
