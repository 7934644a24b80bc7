#include "ui/charts/series_paint.h"

#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "ui/charts/chart_frame.h"

namespace costmodel::ui
{

namespace
{

constexpr std::size_t mostCourses = 200; ///< parts of one line; beyond, gaps are closed
// Pixels; keep far points within what painters can do. Sideways neighbours of a zoomed part are
// far.
constexpr double farAway = 3e4;
constexpr double farSideways = 1e6;

bool isBar(const ChartSeries& series)
{
    return series.kind == SeriesKind::bars || series.kind == SeriesKind::stackedBars;
}

bool isArea(const ChartSeries& series)
{
    return series.kind == SeriesKind::area || series.kind == SeriesKind::stackedArea ||
           series.kind == SeriesKind::band;
}

/// A line of many points has no room for dashes, and short pieces are filled much faster than one
/// long one that crosses itself.
void addLine(std::vector<DrawnItem>& items, const QList<QPointF>& course, QPen pen)
{
    constexpr qsizetype many = 1000;
    constexpr qsizetype piece = 128;
    if (course.size() <= many)
    {
        items.push_back({DrawnItem::Kind::line, course, {}, pen, {}, 0});
        return;
    }
    pen.setStyle(Qt::SolidLine);
    pen.setJoinStyle(Qt::BevelJoin);
    for (qsizetype from = 0; from + 1 < course.size(); from += piece)
        items.push_back({DrawnItem::Kind::line, course.mid(from, piece + 1), {}, pen, {}, 0});
}

} // namespace

QPointF SeriesPaint::place(const QPointF& point, bool second) const
{
    return {std::clamp(geometry.toX(point.x()), -farSideways, farSideways),
            std::clamp(geometry.toY(point.y(), second), -farAway, farAway)};
}

QPointF SeriesPaint::itemPlace(const QPointF& point, bool second) const
{
    const QPointF at = place(point, second);
    return {at.x() - geometry.plot.left(), geometry.plot.bottom() - at.y()};
}

void SeriesPaint::ranges()
{
    for (const ChartMark& mark : spec.marks)
    {
        if (mark.kind != MarkKind::range)
            continue;
        const double left = std::max(geometry.plot.left(), geometry.toX(std::min(mark.x, mark.to)));
        const double right =
            std::min(geometry.plot.right(), geometry.toX(std::max(mark.x, mark.to)));
        if (!(right > left))
            continue;
        QColor colour = theme.colour(mark.role);
        colour.setAlphaF(theme.dark ? 0.22F : 0.13F);
        painter.fillRect(QRectF(left, geometry.plot.top(), right - left, geometry.plot.height()),
                         colour);
    }
}

void SeriesPaint::bars()
{
    const double half = barHalfWidth(spec.series);
    // Bars of `bars` stand side by side, all stacks together take one place.
    double sideBySide = 0;
    bool hasStack = false;
    for (std::size_t i = 0; i < spec.series.size(); ++i)
    {
        if (spec.series[i].kind == SeriesKind::bars && !drawn[i].top.empty())
            ++sideBySide;
        hasStack = hasStack || (spec.series[i].kind == SeriesKind::stackedBars);
    }
    const double places = std::max(1.0, sideBySide + (hasStack ? 1 : 0));
    double next = hasStack ? 1 : 0;
    painter.save();
    painter.setClipRect(geometry.plot, Qt::IntersectClip);
    for (std::size_t i = 0; i < spec.series.size(); ++i)
    {
        const ChartSeries& one = spec.series[i];
        if (!isBar(one) || drawn[i].top.empty())
            continue;
        const double slot = one.kind == SeriesKind::bars ? next++ : 0;
        const double width = 2 * half / places;
        const double offset = -half + slot * width;
        const QColor colour = theme.colour(one.role, one.shade);
        for (std::size_t k = 0; k < drawn[i].top.size(); ++k)
        {
            const QPointF& top = drawn[i].top[k];
            const QRectF bar =
                QRectF(place({top.x() + offset, top.y()}, one.secondAxis),
                       place({top.x() + offset + width, drawn[i].base[k].y()}, one.secondAxis))
                    .normalized()
                    .adjusted(0, 0, places > 1 ? -line * 0.06 : 0, 0);
            if (!bar.intersects(geometry.plot))
                continue;
            if (one.hatched)
            {
                QPainterPath path;
                path.addRect(bar);
                paintHatch(painter, path, colour, line * 0.42, one.shade);
                painter.setPen(QPen(colour, line * 0.06));
                painter.drawRect(bar);
            }
            else
            {
                painter.fillRect(bar, colour);
                if (one.kind == SeriesKind::stackedBars && bar.height() > line * 0.3)
                {
                    painter.setPen(QPen(theme.ground, line * 0.06));
                    painter.drawRect(bar);
                }
            }
        }
    }
    painter.restore();
}

QPainterPath SeriesPaint::face(std::size_t series) const
{
    const bool second = spec.series[series].secondAxis;
    QPolygonF polygon;
    for (const QPointF& point : drawn[series].top)
        polygon.append(place(point, second));
    for (auto at = drawn[series].base.rbegin(); at != drawn[series].base.rend(); ++at)
        polygon.append(place(*at, second));
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

void SeriesPaint::hatches()
{
    painter.save();
    painter.setClipRect(geometry.plot, Qt::IntersectClip);
    for (std::size_t i = 0; i < spec.series.size(); ++i)
        if (isArea(spec.series[i]) && spec.series[i].hatched && !drawn[i].top.empty())
            paintHatch(painter, face(i), theme.colour(spec.series[i].role, spec.series[i].shade),
                       line * 0.5, spec.series[i].shade);
    painter.restore();
}

std::vector<QList<QPointF>> SeriesPaint::courses(const ChartSeries& series,
                                                 const std::vector<QPointF>& points) const
{
    const auto columns = static_cast<int>(std::clamp(geometry.plot.width(), 16.0, 20000.0));
    const std::vector<QPointF> some =
        thinned(points, geometry.xMinimum, geometry.xMaximum, columns);
    const auto gaps = static_cast<std::size_t>(std::ranges::count_if(
        some, [](const QPointF& point) { return !std::isfinite(point.y()); }));
    std::vector<QList<QPointF>> result(1);
    for (const QPointF& point : some)
    {
        if (!std::isfinite(point.y()) || !std::isfinite(point.x()))
        {
            if (gaps < mostCourses && !result.back().isEmpty())
                result.emplace_back();
            continue;
        }
        const QPointF at = itemPlace(point, series.secondAxis);
        if (series.kind == SeriesKind::step && !result.back().isEmpty())
            result.back().append({at.x(), result.back().back().y()});
        result.back().append(at);
    }
    if (result.back().isEmpty())
        result.pop_back();
    return result;
}

std::vector<DrawnItem> SeriesPaint::items() const
{
    std::vector<DrawnItem> result;
    // Faces first, then lines, so that no face hides a line.
    for (std::size_t i = 0; i < spec.series.size(); ++i)
    {
        const ChartSeries& one = spec.series[i];
        if (!isArea(one) || drawn[i].top.empty())
            continue;
        const auto upper = courses(one, drawn[i].top);
        const auto lower = courses(one, drawn[i].base);
        for (std::size_t part = 0; part < std::min(upper.size(), lower.size()); ++part)
        {
            QColor colour = theme.colour(one.role, one.shade);
            const QPen edge(colour, line * 0.06);
            if (one.kind != SeriesKind::stackedArea)
                colour.setAlphaF(one.kind == SeriesKind::band ? 0.28F : 0.35F);
            result.push_back({DrawnItem::Kind::area, upper[part], lower[part], edge,
                              one.hatched ? QBrush(Qt::NoBrush) : QBrush(colour), 0});
        }
    }
    for (std::size_t i = 0; i < spec.series.size(); ++i)
    {
        const ChartSeries& one = spec.series[i];
        if (drawn[i].top.empty())
            continue;
        if (one.kind == SeriesKind::line || one.kind == SeriesKind::step)
            for (const auto& course : courses(one, drawn[i].top))
                addLine(result, course, theme.pen(one.role, one.shade, line));
        if (one.kind != SeriesKind::scatter)
            continue;
        DrawnItem item{
            DrawnItem::Kind::scatter,          {},        {}, QPen(theme.ground, line * 0.05),
            theme.colour(one.role, one.shade), line * 0.5};
        for (const QPointF& point : drawn[i].top)
            if (std::isfinite(point.y()) && point.x() >= geometry.xMinimum &&
                point.x() <= geometry.xMaximum)
                item.points.append(itemPlace(point, one.secondAxis));
        result.push_back(item);
    }
    return result;
}

} // namespace costmodel::ui
