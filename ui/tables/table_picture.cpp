#include "ui/tables/table_picture.h"

#include <algorithm>
#include <numeric>

#include <QFontMetrics>
#include <QPainter>

#include "ui/tables/table_roles.h"

namespace costmodel::ui
{

namespace
{

constexpr int scale = 2;
constexpr int largestSide = 16000;

struct Layout
{
    std::vector<int> widths;
    int captionHeight = 0;
    int headerHeight = 0;
    int rowHeight = 0;
    int gap = 0; ///< left and right of a text
};

QString headerText(const TableExtract& table, int column)
{
    const QString unit =
        table.model->headerData(column, Qt::Horizontal, UnitRole).toString().trimmed();
    const QString text = table.model->headerData(column, Qt::Horizontal).toString();
    return unit.isEmpty() || text.endsWith(unit) ? text : text + u'\n' + unit;
}

int indentOf(const QModelIndex& row, int column, int gap)
{
    int indent = 0;
    if (column == 0)
        for (QModelIndex at = row.parent(); at.isValid(); at = at.parent())
            indent += 2 * gap;
    return indent;
}

Qt::Alignment alignment(const QVariant& value)
{
    return value.isValid() ? Qt::Alignment(value.toInt()) : Qt::AlignLeft | Qt::AlignVCenter;
}

Layout layOut(const TableExtract& table, const QFontMetrics& metrics)
{
    Layout layout;
    layout.gap = metrics.averageCharWidth();
    layout.rowHeight = metrics.height() * 3 / 2;
    layout.captionHeight = table.caption.isEmpty() ? 0 : layout.rowHeight;
    for (const int column : table.columns)
    {
        const QSize header = metrics.size(0, headerText(table, column));
        layout.headerHeight = std::max(layout.headerHeight, header.height() + layout.gap);
        int width = header.width();
        for (const QModelIndex& row : table.rows)
            width = std::max(
                width, metrics.horizontalAdvance(row.siblingAtColumn(column).data().toString()) +
                           indentOf(row, column, layout.gap));
        layout.widths.push_back(width + 2 * layout.gap);
    }
    return layout;
}

void paintRow(QPainter& painter, const TableExtract& table, const Layout& layout,
              const QModelIndex& row, int y)
{
    QFont font = painter.font();
    font.setBold(row.siblingAtColumn(0).data(StrongRole).toBool());
    painter.setFont(font);
    int x = layout.gap;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
    {
        const QModelIndex cell = row.siblingAtColumn(table.columns[i]);
        const QRect area(x, y, layout.widths[i], layout.rowHeight);
        painter.drawText(area.adjusted(layout.gap + indentOf(row, table.columns[i], layout.gap), 0,
                                       -layout.gap, 0),
                         static_cast<int>(alignment(cell.data(Qt::TextAlignmentRole))),
                         cell.data().toString());
        x += layout.widths[i];
    }
}

} // namespace

QImage tablePicture(const TableExtract& table, const QFont& font)
{
    QFont bold = font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const Layout layout = layOut(table, metrics);
    const int columns = std::accumulate(layout.widths.begin(), layout.widths.end(), 0);
    const int width = std::max(columns, metrics.horizontalAdvance(table.caption)) + 2 * layout.gap;
    const int height = layout.captionHeight + layout.headerHeight +
                       layout.rowHeight * static_cast<int>(table.rows.size()) + layout.gap;
    if (std::max(width, height) * scale > largestSide || table.columns.empty())
        return {};

    QImage image(QSize(width, height) * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(Qt::black);
    painter.setFont(bold);
    painter.drawText(QRect(2 * layout.gap, 0, width, layout.captionHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, table.caption);
    int x = layout.gap;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
    {
        const auto align =
            table.model->headerData(table.columns[i], Qt::Horizontal, Qt::TextAlignmentRole);
        painter.drawText(QRect(x + layout.gap, layout.captionHeight,
                               layout.widths[i] - 2 * layout.gap, layout.headerHeight),
                         static_cast<int>(alignment(align)), headerText(table, table.columns[i]));
        x += layout.widths[i];
    }
    int y = layout.captionHeight + layout.headerHeight;
    painter.drawLine(layout.gap, y, width - layout.gap, y);
    for (const QModelIndex& row : table.rows)
    {
        paintRow(painter, table, layout, row, y);
        y += layout.rowHeight;
        painter.setPen(QColor(Qt::lightGray));
        painter.drawLine(layout.gap, y, width - layout.gap, y);
        painter.setPen(Qt::black);
    }
    return image;
}

} // namespace costmodel::ui
