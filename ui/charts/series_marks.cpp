#include <algorithm>
#include <array>
#include <cmath>

#include <QFontMetricsF>

#include "ui/charts/axis_scale.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/series_paint.h"

/// What lies over the series: error bars, markers, names and marks.
namespace costmodel::ui
{

namespace
{

constexpr int markersPerLine = 7;

bool hasMarker(const ChartSeries& series)
{
    return (series.kind == SeriesKind::line || series.kind == SeriesKind::step) &&
           (series.role == SeriesRole::own || series.role == SeriesRole::rent ||
            series.role == SeriesRole::hybrid);
}

} // namespace

void SeriesPaint::errors()
{
    const double half = barHalfWidth(spec.series);
    double count = 0;
    for (std::size_t i = 0; i < spec.series.size(); ++i)
        if (spec.series[i].kind == SeriesKind::bars && !drawn[i].top.empty())
            ++count;
    double index = 0;
    painter.setPen(QPen(theme.text, line * 0.08));
    for (std::size_t i = 0; i < spec.series.size(); ++i)
    {
        const ChartSeries& one = spec.series[i];
        const bool isBar = one.kind == SeriesKind::bars && !drawn[i].top.empty();
        const double offset = isBar ? -half + (2 * index + 1) * half / count : 0;
        index += isBar ? 1 : 0;
        for (std::size_t k = 0; k < std::min(one.errors.size(), drawn[i].top.size()); ++k)
        {
            const QPointF& top = drawn[i].top[k];
            const double error = one.errors[k];
            if (!(error > 0) || top.x() < geometry.xMinimum || top.x() > geometry.xMaximum)
                continue;
            const QPointF high = place({top.x() + offset, top.y() + error}, one.secondAxis);
            const QPointF low = place({top.x() + offset, top.y() - error}, one.secondAxis);
            const QPointF cap(line * 0.3, 0);
            painter.drawLine(high, low);
            painter.drawLine(high - cap, high + cap);
            painter.drawLine(low - cap, low + cap);
        }
    }
}

void SeriesPaint::markers()
{
    for (std::size_t i = 0; i < spec.series.size(); ++i)
    {
        const ChartSeries& one = spec.series[i];
        const std::vector<QPointF>& points = drawn[i].top;
        if (!hasMarker(one) || points.size() < 2)
            continue;
        // Each role starts elsewhere, so that lines that run together keep their markers apart.
        const double phase = one.role == SeriesRole::own    ? 0.25
                             : one.role == SeriesRole::rent ? 0.55
                                                            : 0.85;
        const double width = (geometry.xMaximum - geometry.xMinimum) / markersPerLine;
        const QPointF* last = nullptr;
        for (int part = 0; part < markersPerLine; ++part)
        {
            const double x = geometry.xMinimum + (part + phase) * width;
            auto at = std::ranges::lower_bound(points, x, {}, &QPointF::x);
            if (at == points.end() || &*at == last || !std::isfinite(at->y()) ||
                at->x() > geometry.xMaximum || at->x() > x + width ||
                !geometry.plot.contains(place(*at, one.secondAxis)))
                continue;
            last = &*at;
            paintMarker(painter, place(*at, one.secondAxis), line * 0.5, one.role,
                        theme.colour(one.role, one.shade), theme.ground);
        }
    }
}

void SeriesPaint::directLabels(double right)
{
    struct Label
    {
        double y;
        const ChartSeries* series;
    };
    std::vector<Label> labels;
    for (std::size_t i = 0; i < spec.series.size(); ++i)
    {
        const auto& points = drawn[i].top;
        auto at = std::ranges::upper_bound(points, geometry.xMaximum, {}, &QPointF::x);
        while (at != points.begin() && !std::isfinite(std::prev(at)->y()))
            --at;
        if (spec.series[i].inLegend && at != points.begin())
            labels.push_back({geometry.toY(std::prev(at)->y()), &spec.series[i]});
    }
    std::ranges::sort(labels, {}, &Label::y);
    const double least = line * 1.05;
    for (std::size_t i = 1; i < labels.size(); ++i)
        labels[i].y = std::max(labels[i].y, labels[i - 1].y + least);
    double free = geometry.plot.bottom() - line * 0.3;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label)
    {
        label->y = std::min(label->y, free);
        free = label->y - least;
    }
    painter.setFont(theme.font);
    const QFontMetricsF metrics(theme.font, painter.device());
    for (const Label& label : labels)
    {
        const double left = geometry.plot.right() + line * 0.4;
        painter.setPen(theme.colour(label.series->role, label.series->shade));
        painter.drawText(QRectF(left, label.y - line, right - left, line * 2),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(label.series->name, Qt::ElideMiddle, right - left));
    }
}

void SeriesPaint::marks()
{
    LabelPlacer placer(geometry.plot);
    const auto label = [&](const ChartMark& mark, const QPointF& anchor, double gap)
    {
        if (mark.label.isEmpty())
            return;
        const QSizeF size = labelSize(painter, theme, mark.label);
        paintLabel(painter, placer.place(anchor, size, gap), theme, mark.label,
                   mark.kind == MarkKind::point ? theme.text : theme.mutedText);
    };
    for (const ChartMark& mark : spec.marks)
        if (mark.kind == MarkKind::point)
        {
            const QPointF at = place({mark.x, mark.y}, false);
            placer.occupy(QRectF(at.x() - line * 0.4, at.y() - line * 0.4, line * 0.8, line * 0.8));
        }
    for (const ChartMark& mark : spec.marks)
    {
        const QColor colour = theme.colour(mark.role);
        QPen pen(colour, line * 0.1);
        pen.setDashPattern({4, 2.5});
        if (mark.draggable)
            pen = QPen(colour, line * 0.14);
        const QRectF& plot = geometry.plot;
        const bool inside = mark.x >= geometry.xMinimum && mark.x <= geometry.xMaximum;
        const QPointF grip(line * 0.32, line * 0.32);
        switch (mark.kind)
        {
        case MarkKind::vertical:
        {
            if (!inside)
                break;
            const double x = geometry.toX(mark.x);
            painter.setPen(pen);
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
            if (mark.draggable && theme.interactive)
            {
                const QPointF at(x, plot.bottom() - line * 0.6);
                painter.setBrush(theme.ground);
                painter.drawEllipse(QRectF(at - grip, at + grip));
                painter.setBrush(Qt::NoBrush);
            }
            label(mark, {x, plot.top() + line * 1.35}, line * 0.25);
            break;
        }
        case MarkKind::horizontal:
        {
            if (mark.y < geometry.yMinimum || mark.y > geometry.yMaximum)
                break;
            const double y = geometry.toY(mark.y);
            painter.setPen(pen);
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
            if (mark.draggable && theme.interactive)
            {
                const QPointF at(plot.right() - line * 0.6, y);
                painter.setBrush(theme.ground);
                painter.drawEllipse(QRectF(at - grip, at + grip));
                painter.setBrush(Qt::NoBrush);
            }
            label(mark, {plot.right() - line * 1.2, y}, line * 0.2);
            break;
        }
        case MarkKind::point:
        {
            if (!inside)
                break;
            const QPointF at = place({mark.x, mark.y}, false);
            painter.setPen(QPen(theme.text, line * 0.13));
            painter.setBrush(theme.ground);
            painter.drawEllipse(at, line * 0.32, line * 0.32);
            painter.setBrush(Qt::NoBrush);
            label(mark, at, line * 0.4);
            break;
        }
        case MarkKind::range:
            if (std::max(mark.x, mark.to) >= geometry.xMinimum &&
                std::min(mark.x, mark.to) <= geometry.xMaximum)
                label(mark,
                      {std::clamp(geometry.toX((mark.x + mark.to) / 2), plot.left(), plot.right()) -
                           labelSize(painter, theme, mark.label).width() / 2,
                       plot.top() + line * 1.35},
                      0.25 * line);
            break;
        }
    }
}

} // namespace costmodel::ui
