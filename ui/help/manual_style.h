#pragma once

#include <QPalette>
#include <QTextDocument>

namespace costmodel::ui
{

/// Makes a document that was read from Markdown easy to read: space around headings, a ground
/// behind what is typed, tables with thin lines over the whole width. Colours are those of the
/// palette.
void styleManual(QTextDocument& document, const QPalette& palette);

} // namespace costmodel::ui
