#include "ui/charts/row_layout.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "ui/charts/chart_frame.h"

namespace costmodel::ui
{

namespace
{

double widest(const QPainter& painter, const ChartTheme& theme, const QStringList& texts)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, textWidth(painter, theme, text));
    return width;
}

} // namespace

RowLayout layOutRows(const QPainter& painter, const QRectF& area, const ChartTheme& theme,
                     const QStringList& names, const QStringList& before, const QStringList& after)
{
    RowLayout layout;
    layout.theme = theme;
    layout.names = names;
    const double full = lineHeight(painter, theme);
    const double count = static_cast<double>(std::max<qsizetype>(1, names.size()));
    layout.row = area.height() / count;
    const double part = std::clamp(layout.row / (full * 1.2), 0.66, 1.0);
    if (theme.font.pointSizeF() > 0)
        layout.theme.font.setPointSizeF(theme.font.pointSizeF() * part);
    else
        layout.theme.font.setPixelSize(
            std::max(1, static_cast<int>(std::lround(theme.font.pixelSize() * part))));
    layout.line = lineHeight(painter, layout.theme);
    const double gap = layout.line * 0.5;
    const double named =
        std::min(widest(painter, layout.theme, names), area.width() * 0.38) + gap * 1.5;
    const double left =
        area.left() + named + (before.isEmpty() ? 0 : widest(painter, layout.theme, before) + gap);
    const double right =
        area.right() - (after.isEmpty() ? 0 : widest(painter, layout.theme, after) + gap);
    layout.bars = QRectF(QPointF(left, area.top()),
                         QPointF(std::max(right, left + full), area.top() + layout.row * count));
    return layout;
}

void RowLayout::paintNames(QPainter& painter, double left) const
{
    painter.setFont(theme.font);
    painter.setPen(theme.text);
    const QFontMetricsF metrics(theme.font, painter.device());
    for (qsizetype i = 0; i < names.size(); ++i)
    {
        const QRectF at = band(static_cast<int>(i));
        const QRectF place(left, at.center().y() - row / 2, 0, row);
        const double width = bars.left() - left - line * 0.6;
        const double one = metrics.horizontalAdvance(names[i]);
        if (one <= width || row < line * 1.9)
            painter.drawText(place.adjusted(0, 0, width, 0),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                             metrics.elidedText(names[i], Qt::ElideMiddle, width));
        else
            painter.drawText(place.adjusted(0, 0, width, 0),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, names[i]);
    }
}

} // namespace costmodel::ui
