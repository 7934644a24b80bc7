#pragma once

#include <vector>

#include <QAbstractItemModel>
#include <QString>

#include "ui/text/formats.h"

namespace costmodel::ui
{

/// Part of a table as it leaves the program: these rows (their first column) and columns, in the
/// order in which they are shown.
struct TableExtract
{
    QString caption = {}; ///< what the table shows and of which scenario; may be empty
    const QAbstractItemModel* model = nullptr;
    std::vector<QModelIndex> rows;
    std::vector<int> columns;
};

/// "Cost (k CNY)".
QString headingText(const QAbstractItemModel& model, int column, const Formats& formats);

/// Tab-separated lines to be pasted: caption, headings with units, then the cells as they are
/// shown, numbers without marks of thousands so that they arrive as numbers. Rows of a tree are
/// indented by two spaces a level.
QString tabSeparated(const TableExtract& table, const Formats& formats);

/// The same as a file: comma-separated as RFC 4180 has it, numbers unrounded.
QByteArray commaSeparated(const TableExtract& table, const Formats& formats);

} // namespace costmodel::ui
