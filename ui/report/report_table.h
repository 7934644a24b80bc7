#pragma once

#include <QTextCursor>

#include "model/report/report.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// Writes a table of a report behind the cursor. One that is wider than `width` (units of the
/// document's device) becomes several, the key columns repeated.
void insertTable(QTextCursor& cursor, const report::Table& table, const Formats& formats,
                 double width);

} // namespace costmodel::ui
