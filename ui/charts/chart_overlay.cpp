#include "ui/charts/chart_overlay.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"

namespace costmodel::ui
{

void paintCrosshair(QPainter& painter, const ChartGeometry& geometry, const ChartTheme& theme,
                    const ChartReadout& readout, bool pinned)
{
    const double x = geometry.toX(readout.x);
    if (x < geometry.plot.left() - 1 || x > geometry.plot.right() + 1)
        return;
    const double line = lineHeight(painter, theme);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(pinned ? theme.text : theme.mutedText, line * (pinned ? 0.11 : 0.07)));
    painter.drawLine(QPointF(x, geometry.plot.top()), QPointF(x, geometry.plot.bottom()));
    for (const ChartReadout::Row& row : readout.rows)
    {
        if (!row.point || !row.role)
            continue;
        const double y = geometry.toY(row.point->y(), row.secondAxis);
        if (y < geometry.plot.top() - 1 || y > geometry.plot.bottom() + 1)
            continue;
        painter.setPen(QPen(theme.ground, line * 0.1));
        painter.setBrush(theme.colour(*row.role, row.shade));
        painter.drawEllipse(QPointF(x, y), line * 0.28, line * 0.28);
        painter.setBrush(Qt::NoBrush);
    }
}

void paintReadout(QPainter& painter, const QRectF& bounds, double top, double anchorX,
                  const ChartTheme& theme, const ChartReadout& readout, std::vector<QRectF>& taken)
{
    const double line = lineHeight(painter, theme);
    const double pad = line * 0.5;
    const double mark = line * 0.9;
    double names = 0;
    double values = 0;
    for (const ChartReadout::Row& row : readout.rows)
    {
        names = std::max(names, textWidth(painter, theme, row.name));
        values = std::max(values, textWidth(painter, theme, row.value));
    }
    QFont bold = theme.font;
    bold.setBold(true);
    ChartTheme boldTheme = theme;
    boldTheme.font = bold;
    const double content =
        std::max(mark + names + line + values, textWidth(painter, boldTheme, readout.heading));
    const double height = 2 * pad + line * 1.15 * (1.0 + static_cast<double>(readout.rows.size()));
    QRectF box(0, 0, content + 2 * pad, height);
    const double gap = line * 0.7;
    const bool fitsRight = anchorX + gap + box.width() <= bounds.right();
    box.moveLeft(fitsRight ? anchorX + gap : anchorX - gap - box.width());
    box.moveLeft(std::clamp(box.left(), bounds.left(),
                            std::max(bounds.left(), bounds.right() - box.width())));
    box.moveTop(top + line * 0.3);
    for (const QRectF& other : taken)
        if (other.intersects(box))
            box.moveTop(other.bottom() + line * 0.3);
    // A low chart shows the whole box rather than the part of it below the titles.
    box.moveTop(std::clamp(box.top(), bounds.top(),
                           std::max(bounds.top(), bounds.bottom() - box.height())));
    taken.push_back(box);

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.axis, line * 0.06));
    QColor ground = theme.ground;
    ground.setAlpha(240);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, line * 0.25, line * 0.25);
    painter.setBrush(Qt::NoBrush);
    QRectF text(box.left() + pad, box.top() + pad, content, line * 1.15);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, readout.heading);
    for (const ChartReadout::Row& row : readout.rows)
    {
        text.translate(0, line * 1.15);
        painter.setFont(row.isDifference ? bold : theme.font);
        if (row.role && !row.isDifference)
            painter.fillRect(
                QRectF(text.left(), text.center().y() - line * 0.25, line * 0.5, line * 0.5),
                theme.colour(*row.role, row.shade));
        painter.setPen(theme.text);
        painter.drawText(text.adjusted(mark, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, row.name);
        if (row.isDifference && row.role)
            painter.setPen(theme.colour(*row.role));
        painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, row.value);
    }
    painter.setFont(theme.font);
}

void paintSpan(QPainter& painter, const ChartGeometry& geometry, const ChartTheme& theme,
               double fromPixel, double toPixel)
{
    const double from =
        std::clamp(std::min(fromPixel, toPixel), geometry.plot.left(), geometry.plot.right());
    const double to =
        std::clamp(std::max(fromPixel, toPixel), geometry.plot.left(), geometry.plot.right());
    QColor colour = theme.accent;
    colour.setAlpha(50);
    painter.fillRect(QRectF(from, geometry.plot.top(), to - from, geometry.plot.height()), colour);
}

void paintStaleWord(QPainter& painter, const QRectF& area, const ChartTheme& theme,
                    const QString& word)
{
    const QSizeF size = labelSize(painter, theme, word);
    QRectF box(QPointF(0, 0), QSizeF(size.width() * 1.15, size.height() * 1.5));
    box.moveCenter(area.center());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.axis, box.height() * 0.04));
    painter.setBrush(theme.ground);
    painter.drawRoundedRect(box, box.height() * 0.2, box.height() * 0.2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme.text);
    painter.setFont(theme.font);
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, word);
}

} // namespace costmodel::ui
