#include "ui/tables/table_text.h"

#include "model/text/message.h"
#include "ui/tables/table_roles.h"

namespace costmodel::ui
{

namespace
{

int depthOf(const QModelIndex& row)
{
    int depth = 0;
    for (QModelIndex at = row.parent(); at.isValid(); at = at.parent())
        ++depth;
    return depth;
}

/// Cells are one line each.
QString oneLine(QString text)
{
    for (QChar& c : text)
        if (c == u'\n' || c == u'\t' || c == u'\r')
            c = u' ';
    return text;
}

QString shownText(const QModelIndex& cell)
{
    const QString text = cell.data().toString();
    if (!cell.data(NumberRole).isValid())
        return text;
    QString plain = text;
    if (text == QStringLiteral("–"))
        return QStringLiteral("0");
    plain.remove(u',');
    bool isNumber = false;
    plain.toDouble(&isNumber);
    return isNumber ? plain : text;
}

QString indented(const QString& text, const QModelIndex& row, int column)
{
    return column == 0 ? QString(2 * depthOf(row), u' ') + text : text;
}

QString quoted(QString text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') &&
        !text.contains(u'\r'))
        return text;
    text.replace(u'"', QStringLiteral("\"\""));
    return u'"' + text + u'"';
}

} // namespace

QString headingText(const QAbstractItemModel& model, int column, const Formats& formats)
{
    const auto role = [&](int which)
    {
        return model.headerData(column, Qt::Horizontal, which).toString();
    };
    const QString heading = role(HeadingRole);
    return formats.withUnit(heading.isEmpty() ? role(Qt::DisplayRole) : heading, role(UnitRole));
}

QString tabSeparated(const TableExtract& table, const Formats& formats)
{
    QStringList lines;
    if (!table.caption.isEmpty())
        lines << oneLine(table.caption);
    QStringList cells;
    for (const int column : table.columns)
        cells << oneLine(headingText(*table.model, column, formats));
    lines << cells.join(u'\t');
    for (const QModelIndex& row : table.rows)
    {
        cells.clear();
        for (const int column : table.columns)
            cells << indented(oneLine(shownText(row.siblingAtColumn(column))), row, column);
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

QByteArray commaSeparated(const TableExtract& table, const Formats& formats)
{
    QString text;
    QStringList cells;
    for (const int column : table.columns)
        cells << quoted(headingText(*table.model, column, formats));
    text += cells.join(u',') + QStringLiteral("\r\n");
    for (const QModelIndex& row : table.rows)
    {
        cells.clear();
        for (const int column : table.columns)
        {
            const QModelIndex cell = row.siblingAtColumn(column);
            const QVariant number = cell.data(NumberRole);
            cells << (number.isValid() ? toQString(plainNumber(number.toDouble()))
                                       : quoted(indented(cell.data().toString(), row, column)));
        }
        text += cells.join(u',') + QStringLiteral("\r\n");
    }
    return text.toUtf8();
}

} // namespace costmodel::ui
