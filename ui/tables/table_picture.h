#pragma once

#include <QFont>
#include <QImage>

#include "ui/tables/table_text.h"

namespace costmodel::ui
{

/// The table as a picture for slides and messages: black on white, twice as large as on screen,
/// caption above. Null if it would be larger than a picture may be.
QImage tablePicture(const TableExtract& table, const QFont& font);

} // namespace costmodel::ui
