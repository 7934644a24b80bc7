#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"
#include "ui/charts/series_chart.h"
#include "ui/charts/series_items.h"
#include "ui/charts/series_paint.h"

namespace costmodel::ui
{

namespace
{

bool isLine(const ChartSeries& series)
{
    return series.kind == SeriesKind::line || series.kind == SeriesKind::step;
}

LegendSymbol symbolOf(const ChartSeries& series)
{
    switch (series.kind)
    {
    case SeriesKind::line:
    case SeriesKind::step:
        return LegendSymbol::line;
    case SeriesKind::scatter:
        return LegendSymbol::dot;
    case SeriesKind::area:
    case SeriesKind::stackedArea:
    case SeriesKind::bars:
    case SeriesKind::stackedBars:
    case SeriesKind::band:
        return LegendSymbol::face;
    }
    return LegendSymbol::face;
}

} // namespace

struct SeriesChart::Layout
{
    QRectF plot;
    AxisScale x;
    AxisScale y;
    AxisScale y2;
    bool direct = false; ///< lines are named at their ends
};

std::vector<int> SeriesChart::legendSeries() const
{
    std::vector<int> result;
    for (std::size_t i = 0; i < m_spec.series.size(); ++i)
        if (m_spec.series[i].inLegend && !m_spec.series[i].points.empty())
            result.push_back(static_cast<int>(i));
    return result;
}

std::pair<double, double> SeriesChart::shownRange() const
{
    return m_window.value_or(xRange().value_or(std::pair(0.0, 1.0)));
}

SeriesChart::Layout SeriesChart::layOut(const QPainter& painter, const QRectF& inner,
                                        const ChartTheme& theme) const
{
    const double line = lineHeight(painter, theme);
    const auto [from, to] = shownRange();
    const Formats& formats = theme.formats;
    const auto widest = [&](const QStringList& labels)
    {
        double width = 0;
        for (const QString& label : labels)
            width = std::max(width, textWidth(painter, theme, label));
        return width;
    };
    Layout result;
    const bool hasTitle = !m_spec.y.title.isEmpty() || m_spec.y2.has_value();
    const double top = inner.top() + line * (hasTitle ? 1.7 : 0.4);
    double bottom = inner.bottom() - line * (m_spec.x.title.isEmpty() ? 1.7 : 2.8);

    const int mostValues = std::max(2, static_cast<int>((bottom - top) / (line * 2.4)));
    const auto valuesOf = [&](bool second, const ChartAxis& axis)
    {
        auto range = valueRange(m_spec.series, m_drawn, {from, to}, second);
        for (const ChartMark& mark : m_spec.marks)
            if (!second && (mark.kind == MarkKind::horizontal || mark.kind == MarkKind::point) &&
                std::isfinite(mark.y))
                range = range ? std::pair(std::min(range->first, mark.y),
                                          std::max(range->second, mark.y))
                              : std::pair(mark.y, mark.y);
        const auto ends = range.value_or(std::pair(0.0, 1.0));
        return valueScale(axis, ends.first, ends.second, mostValues, formats);
    };
    result.y = valuesOf(false, m_spec.y);
    double left = inner.left() + widest(result.y.labels) + line * 0.5;
    double right = inner.right() - line * 0.4;
    if (m_spec.y2)
    {
        result.y2 = valuesOf(true, *m_spec.y2);
        right = inner.right() - widest(result.y2.labels) - line * 0.5;
    }
    const std::vector<int> named = legendSeries();
    result.direct =
        theme.directLabels && !m_spec.y2 && named.size() <= 4 &&
        std::ranges::all_of(named, [this](int i)
                            { return isLine(m_spec.series[static_cast<std::size_t>(i)]); });
    if (result.direct)
        for (const int i : named)
            right = std::min(
                right, inner.right() - line * 0.6 -
                           std::min(textWidth(painter, theme,
                                              m_spec.series[static_cast<std::size_t>(i)].name),
                                    inner.width() * 0.3));

    const double sample = widest(positionScale(m_spec.x, from, to, 6, formats).labels);
    const double width = std::max(right - left, line);
    if (m_spec.x.kind == AxisKind::categories)
    {
        const double slot = width / std::max(1.0, to - from);
        result.x = positionScale(m_spec.x, from, to,
                                 static_cast<int>(std::max(width / (line * 2.5), 1.0)), formats);
        if (widest(result.x.labels) > slot)
        {
            result.x.labelWidth = std::max(slot * 0.94, line * 2);
            bottom -= line * 0.9;
        }
    }
    else
        result.x =
            positionScale(m_spec.x, from, to,
                          std::max(2, static_cast<int>(width / (sample + line * 1.5))), formats);
    if (!result.x.labels.isEmpty() && m_spec.x.kind != AxisKind::categories)
    {
        // Half of the first and last label may stand out.
        const double half = sample / 2;
        const double over = (result.x.to - result.x.ticks.back()) / (to - from) * width;
        right -= std::max(0.0, half - over - (inner.right() - right) + line * 0.2);
        const double before = (result.x.ticks.front() - result.x.from) / (to - from) * width;
        left = std::max(left, inner.left() + half - before);
    }
    result.plot = QRectF(QPointF(left, top),
                         QPointF(std::max(right, left + line), std::max(bottom, top + line)));
    return result;
}

ChartGeometry SeriesChart::paint(QPainter& painter, const QRectF& area, const ChartTheme& theme)
{
    painter.save();
    QRectF inner = paintFrame(painter, area, theme, m_spec.title, m_spec.subtitle, m_spec.note);
    ChartGeometry geometry;
    if (isEmpty())
    {
        paintMessage(painter, inner, theme, m_spec.emptyMessage);
        painter.restore();
        return geometry;
    }
    const std::vector<int> named = legendSeries();
    Layout layout = layOut(painter, inner, theme);
    if (!layout.direct && (named.size() > 1 || (theme.interactive && !named.empty())))
    {
        std::vector<LegendEntry> entries;
        for (const int i : named)
        {
            const ChartSeries& one = m_spec.series[static_cast<std::size_t>(i)];
            entries.push_back(
                {one.name, symbolOf(one), one.role, one.shade, one.hatched, isHidden(i)});
        }
        const std::vector<QRectF> places = paintLegend(painter, inner, theme, entries);
        for (std::size_t k = 0; k < places.size(); ++k)
            geometry.legend.push_back({places[k], named[k]});
        layout = layOut(painter, inner, theme);
    }
    const double line = lineHeight(painter, theme);
    geometry.plot = layout.plot;
    geometry.xMinimum = layout.x.from;
    geometry.xMaximum = layout.x.to;
    geometry.yMinimum = layout.y.from;
    geometry.yMaximum = layout.y.to;
    geometry.y2Minimum = layout.y2.from;
    geometry.y2Maximum = layout.y2.to;

    SeriesPaint paint{painter, geometry, theme, line, m_spec, m_drawn};
    paint.ranges();
    painter.setPen(theme.mutedText);
    const QRectF titles(inner.left(), inner.top(), inner.width(), line * 1.2);
    painter.drawText(titles, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, layout.y.title);
    if (m_spec.y2)
        painter.drawText(titles, Qt::AlignRight | Qt::AlignTop | Qt::TextSingleLine,
                         layout.y2.title);
    paintValueAxis(painter, layout.plot, theme, layout.y, false);
    if (m_spec.y2)
        paintValueAxis(painter, layout.plot, theme, layout.y2, true);
    paint.bars();
    paint.hatches();
    m_items->render(painter, layout.plot, paint.items());
    paint.errors();
    paint.markers();
    paintPositionAxis(painter, layout.plot, theme, layout.x);
    if (layout.direct)
        paint.directLabels(inner.right());
    paint.marks();
    painter.restore();
    return geometry;
}

} // namespace costmodel::ui
