#include "ui/charts/chart_frame.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

namespace costmodel::ui
{

namespace
{

QFontMetricsF metrics(const QPainter& painter, const QFont& font)
{
    return QFontMetricsF(font, painter.device());
}

QFont titleFont(const ChartTheme& theme)
{
    QFont font = theme.font;
    font.setBold(true);
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * 1.1);
    else
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * 1.1)));
    return font;
}

/// Draws text in at most `mostLines` lines at the top of `area` and cuts them off.
void paintParagraph(QPainter& painter, QRectF& area, const QFont& font, const QColor& colour,
                    const QString& text, int mostLines)
{
    if (text.isEmpty())
        return;
    const QFontMetricsF fm = metrics(painter, font);
    const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const QRectF needed = fm.boundingRect(QRectF(0, 0, area.width(), 1e6), flags, text);
    const double height = std::min(needed.height(), mostLines * fm.lineSpacing());
    painter.setFont(font);
    painter.setPen(colour);
    painter.save();
    const QRectF rect(area.left(), area.top(), area.width(), height);
    if (needed.height() > height + 0.5)
        painter.setClipRect(rect, Qt::IntersectClip);
    painter.drawText(QRectF(rect.topLeft(), QSizeF(area.width(), needed.height())), flags, text);
    painter.restore();
    area.setTop(area.top() + height);
}

} // namespace

double lineHeight(const QPainter& painter, const ChartTheme& theme)
{
    return metrics(painter, theme.font).height();
}

double textWidth(const QPainter& painter, const ChartTheme& theme, const QString& text)
{
    return metrics(painter, theme.font).horizontalAdvance(text);
}

QRectF paintFrame(QPainter& painter, const QRectF& area, const ChartTheme& theme,
                  const QString& title, const QString& subtitle, const QString& note)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(area, theme.ground);
    const double line = lineHeight(painter, theme);
    const double margin = line * 0.6;
    QRectF inner = area.adjusted(margin, margin * 0.8, -margin, -margin * 0.8);
    if (theme.drawTitle)
    {
        paintParagraph(painter, inner, titleFont(theme), theme.text, title, 3);
        if (!title.isEmpty() && !subtitle.isEmpty())
            inner.setTop(inner.top() + line * 0.1);
        paintParagraph(painter, inner, theme.font, theme.mutedText, subtitle, 2);
        if (!title.isEmpty() || !subtitle.isEmpty())
            inner.setTop(inner.top() + line * 0.45);
    }
    if (!note.isEmpty())
    {
        QFont small = theme.font;
        if (small.pointSizeF() > 0)
            small.setPointSizeF(small.pointSizeF() * 0.9);
        const double height = metrics(painter, small)
                                  .boundingRect(QRectF(0, 0, inner.width(), 1e6),
                                                Qt::TextWordWrap | Qt::AlignLeft, note)
                                  .height();
        QRectF below(inner.left(), inner.bottom() - height, inner.width(), height);
        paintParagraph(painter, below, small, theme.mutedText, note, 4);
        inner.setBottom(inner.bottom() - height - line * 0.3);
    }
    painter.setFont(theme.font);
    return inner;
}

void paintMessage(QPainter& painter, const QRectF& area, const ChartTheme& theme,
                  const QString& message)
{
    painter.setFont(theme.font);
    painter.setPen(theme.mutedText);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, message);
}

std::vector<QRectF> paintLegend(QPainter& painter, QRectF& area, const ChartTheme& theme,
                                const std::vector<LegendEntry>& entries)
{
    std::vector<QRectF> places;
    if (entries.empty())
        return places;
    const double line = lineHeight(painter, theme);
    const double symbol = line * 1.7;
    const double gap = line * 0.9;
    double x = area.left();
    double y = area.top();
    for (const LegendEntry& entry : entries)
    {
        QFont font = theme.font;
        font.setStrikeOut(entry.struckOut);
        const double most = area.width() - symbol - line * 0.4;
        const QString name = metrics(painter, font).elidedText(entry.name, Qt::ElideMiddle, most);
        const double width =
            symbol + line * 0.4 + metrics(painter, font).horizontalAdvance(name) + 1;
        if (x > area.left() && x + width > area.right())
        {
            x = area.left();
            y += line * 1.2;
        }
        const QRectF place(x, y, width, line * 1.15);
        const double middle = place.center().y();
        const QColor colour =
            entry.struckOut ? theme.mutedText : theme.colour(entry.role, entry.shade);
        painter.setOpacity(entry.struckOut ? 0.55 : 1);
        switch (entry.symbol)
        {
        case LegendSymbol::line:
            painter.setPen(theme.pen(entry.role, entry.shade, line));
            painter.drawLine(QPointF(x, middle), QPointF(x + symbol, middle));
            paintMarker(painter, {x + symbol / 2, middle}, line * 0.4, entry.role, colour,
                        theme.ground);
            break;
        case LegendSymbol::face:
        {
            const QRectF face(x + symbol * 0.15, middle - line * 0.36, symbol * 0.75, line * 0.72);
            if (entry.hatched)
            {
                QPainterPath path;
                path.addRect(face);
                if (entry.tinted)
                    painter.fillRect(face, tint(colour, theme.ground, 0.3));
                paintHatch(painter, path, colour, line * 0.35, entry.hatchKind);
                painter.setPen(QPen(colour, line * 0.05));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(face);
            }
            else
                painter.fillRect(face, colour);
            break;
        }
        case LegendSymbol::dot:
            paintMarker(painter, {x + symbol / 2, middle}, line * 0.45,
                        entry.role == SeriesRole::rent || entry.role == SeriesRole::hybrid
                            ? entry.role
                            : SeriesRole::own,
                        colour, theme.ground);
            break;
        }
        painter.setFont(font);
        painter.setPen(entry.struckOut ? theme.mutedText : theme.text);
        painter.drawText(place.adjusted(symbol + line * 0.4, 0, 1, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name);
        painter.setOpacity(1);
        places.push_back(place);
        x += width + gap;
    }
    painter.setFont(theme.font);
    area.setTop(y + line * 1.45);
    return places;
}

void paintValueAxis(QPainter& painter, const QRectF& plot, const ChartTheme& theme,
                    const AxisScale& scale, bool right)
{
    const double line = lineHeight(painter, theme);
    painter.setFont(theme.font);
    for (std::size_t i = 0; i < scale.ticks.size(); ++i)
    {
        const double part = (scale.ticks[i] - scale.from) / (scale.to - scale.from);
        const double y = plot.bottom() - part * plot.height();
        if (!right)
        {
            const bool zero = scale.ticks[i] == 0;
            painter.setPen(QPen(zero ? theme.axis : theme.grid, line * (zero ? 0.07 : 0.06)));
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        }
        painter.setPen(theme.mutedText);
        const QRectF rect = right ? QRectF(plot.right() + line * 0.4, y - line, 1e4, line * 2)
                                  : QRectF(plot.left() - line * 0.4 - 1e4, y - line, 1e4, line * 2);
        painter.drawText(
            rect, static_cast<int>((right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter),
            scale.labels.value(static_cast<qsizetype>(i)));
    }
}

void paintPositionAxis(QPainter& painter, const QRectF& plot, const ChartTheme& theme,
                       const AxisScale& scale)
{
    const double line = lineHeight(painter, theme);
    painter.setFont(theme.font);
    painter.setPen(QPen(theme.axis, line * 0.07));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    double free = -1e9;
    for (std::size_t i = 0; i < scale.ticks.size(); ++i)
    {
        const double part = (scale.ticks[i] - scale.from) / (scale.to - scale.from);
        const double x = plot.left() + part * plot.width();
        const QString text = scale.labels.value(static_cast<qsizetype>(i));
        const double full = textWidth(painter, theme, text);
        const double width = scale.labelWidth > 0 ? std::min(full, scale.labelWidth) : full;
        painter.setPen(QPen(theme.axis, line * 0.06));
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + line * 0.25));
        if (x - width / 2 < free)
            continue;
        painter.setPen(theme.mutedText);
        const int flags = (width < full ? int{Qt::TextWordWrap} : int{Qt::TextSingleLine}) |
                          int{Qt::AlignHCenter} | int{Qt::AlignTop};
        painter.drawText(
            QRectF(x - width / 2 - 1, plot.bottom() + line * 0.35, width + 2, line * 2.1), flags,
            text);
        free = x + width / 2 + line * 0.3;
    }
    if (scale.title.isEmpty())
        return;
    painter.setPen(theme.mutedText);
    const double below = line * (scale.labelWidth > 0 ? 2.4 : 1.5);
    painter.drawText(
        QRectF(plot.left() - 1e4, plot.bottom() + below, plot.width() + 1e4, line * 1.2),
        Qt::AlignRight | Qt::AlignTop | Qt::TextSingleLine, scale.title);
}

QColor tint(const QColor& colour, const QColor& ground, double part)
{
    const auto mix = [part](int of, int on)
    {
        return static_cast<int>(std::lround(on + (of - on) * part));
    };
    return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()),
            mix(colour.blue(), ground.blue())};
}

void paintHatch(QPainter& painter, const QPainterPath& path, const QColor& colour, double distance,
                int kind)
{
    painter.save();
    painter.setClipPath(path, Qt::IntersectClip);
    painter.setPen(QPen(colour, distance * 0.17));
    QRectF box = path.boundingRect();
    if (painter.hasClipping())
        box = box.intersected(painter.clipBoundingRect());
    const double step = distance * (1 + 0.35 * (kind / 4));
    // Lines start at multiples of the step, so neighbouring areas of one kind join.
    switch (kind % 4)
    {
    case 0:
        for (double at = std::floor((box.left() + box.top()) / step) * step;
             at <= box.right() + box.bottom(); at += step)
            painter.drawLine(QPointF(at - box.top(), box.top()),
                             QPointF(at - box.bottom(), box.bottom()));
        break;
    case 1:
        for (double at = std::floor((box.left() - box.bottom()) / step) * step;
             at <= box.right() - box.top(); at += step)
            painter.drawLine(QPointF(at + box.top(), box.top()),
                             QPointF(at + box.bottom(), box.bottom()));
        break;
    case 2:
        for (double y = std::floor(box.top() / step) * step; y <= box.bottom(); y += step)
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        break;
    default:
        for (double x = std::floor(box.left() / step) * step; x <= box.right(); x += step)
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
        break;
    }
    painter.restore();
}

void paintMarker(QPainter& painter, const QPointF& centre, double size, SeriesRole role,
                 const QColor& colour, const QColor& ground)
{
    painter.setBrush(colour);
    painter.setPen(QPen(ground, size * 0.18));
    const double half = size / 2;
    switch (role)
    {
    case SeriesRole::own:
        painter.drawEllipse(centre, half, half);
        break;
    case SeriesRole::rent:
        painter.drawRect(
            QRectF(centre.x() - half * 0.9, centre.y() - half * 0.9, size * 0.9, size * 0.9));
        break;
    case SeriesRole::hybrid:
        painter.drawPolygon(QPolygonF{{centre.x() - half * 1.1, centre.y() + half * 0.9},
                                      {centre.x() + half * 1.1, centre.y() + half * 0.9},
                                      {centre.x(), centre.y() - half * 1.1}});
        break;
    case SeriesRole::reference:
    case SeriesRole::neutral:
    case SeriesRole::category:
    case SeriesRole::better:
    case SeriesRole::worse:
        break;
    }
    painter.setBrush(Qt::NoBrush);
}

QRectF LabelPlacer::place(const QPointF& anchor, const QSizeF& size, double gap)
{
    const double w = size.width();
    const double h = size.height();
    QRectF best;
    for (int away = 0; away < 6; ++away)
        for (const bool above : {true, false})
            for (const bool toRight : {true, false})
            {
                const double up = gap + away * h * 1.05;
                QRectF rect(toRight ? anchor.x() + gap : anchor.x() - gap - w,
                            above ? anchor.y() - up - h : anchor.y() + up, w, h);
                const bool inside = m_area.contains(rect);
                const bool free = std::none_of(m_taken.begin(), m_taken.end(),
                                               [&](const QRectF& r) { return r.intersects(rect); });
                if (inside && free)
                {
                    m_taken.push_back(rect);
                    return rect;
                }
                if (best.isNull())
                    best = rect;
            }
    best.moveLeft(
        std::clamp(best.left(), m_area.left(), std::max(m_area.left(), m_area.right() - w)));
    best.moveTop(std::clamp(best.top(), m_area.top(), std::max(m_area.top(), m_area.bottom() - h)));
    m_taken.push_back(best);
    return best;
}

QSizeF labelSize(const QPainter& painter, const ChartTheme& theme, const QString& text)
{
    const double line = lineHeight(painter, theme);
    return {textWidth(painter, theme, text) + line * 0.4, line * 1.1};
}

void paintLabel(QPainter& painter, const QRectF& rect, const ChartTheme& theme, const QString& text,
                const QColor& colour)
{
    QColor ground = theme.ground;
    ground.setAlpha(215);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, rect.height() * 0.15, rect.height() * 0.15);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(colour);
    painter.setFont(theme.font);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine, text);
}

} // namespace costmodel::ui
