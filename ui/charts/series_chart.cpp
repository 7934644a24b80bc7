#include "ui/charts/series_chart.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "ui/charts/axis_scale.h"
#include "ui/charts/series_items.h"

/// The data of a chart of series: what can be read, hidden and copied. It is painted in
/// series_chart_paint.cpp.
namespace costmodel::ui
{

SeriesChart::SeriesChart(ChartSpec spec)
    : m_items(std::make_unique<SeriesItems>())
{
    setSpec(std::move(spec));
}

SeriesChart::~SeriesChart() = default;

void SeriesChart::setSpec(ChartSpec spec)
{
    m_spec = std::move(spec);
    m_xs.clear();
    for (const ChartSeries& series : m_spec.series)
        for (const QPointF& point : series.points)
            if (std::isfinite(point.x()) && std::isfinite(point.y()))
                m_xs.push_back(point.x());
    std::ranges::sort(m_xs);
    const auto same = std::ranges::unique(m_xs);
    m_xs.erase(same.begin(), same.end());
    const auto whole = xRange();
    if (m_window &&
        (!whole || m_window->first >= whole->second || m_window->second <= whole->first))
        m_window.reset();
    restack();
}

bool SeriesChart::hidden(std::size_t series) const
{
    const ChartSeries& one = m_spec.series[series];
    const auto toggled = m_toggled.find(one.name);
    return toggled == m_toggled.end() ? !one.visible : toggled->second;
}

void SeriesChart::restack()
{
    m_drawn = stacked(m_spec.series, [this](std::size_t i) { return hidden(i); });
    m_magnitudes = {};
    const auto whole = xRange();
    for (const bool second : {false, true})
        if (const auto range =
                whole ? valueRange(m_spec.series, m_drawn, *whole, second) : std::nullopt)
            m_magnitudes[second ? 1 : 0] =
                std::max(std::abs(range->first), std::abs(range->second));
}

bool SeriesChart::isEmpty() const
{
    return m_xs.empty();
}

QString SeriesChart::title() const
{
    return m_spec.title;
}

QString SeriesChart::subtitle() const
{
    return m_spec.subtitle;
}

const ChartAxis& SeriesChart::valueAxis(const ChartSeries& series) const
{
    return series.secondAxis && m_spec.y2 ? *m_spec.y2 : m_spec.y;
}

double SeriesChart::magnitude(bool secondAxis) const
{
    return m_magnitudes[secondAxis ? 1 : 0];
}

std::optional<std::pair<double, double>> SeriesChart::xRange() const
{
    const bool hasBars = std::ranges::any_of(
        m_spec.series, [](const ChartSeries& one)
        { return one.kind == SeriesKind::bars || one.kind == SeriesKind::stackedBars; });
    double from = m_xs.empty() ? 0 : m_xs.front();
    double to = m_xs.empty() ? 0 : m_xs.back();
    if (m_spec.x.kind == AxisKind::categories && !m_spec.x.categories.isEmpty())
    {
        from = -0.5;
        to = static_cast<double>(m_spec.x.categories.size()) - 0.5;
    }
    else if (m_xs.empty())
        return std::nullopt;
    else if (hasBars)
    {
        const double half = barHalfWidth(m_spec.series) * 1.25;
        from -= half;
        to += half;
    }
    if (m_spec.x.fromZero)
        from = std::min(from, 0.0);
    from = m_spec.x.minimum.value_or(from);
    to = m_spec.x.maximum.value_or(to);
    if (!(to > from))
        to = from + 1;
    return std::pair(from, to);
}

std::optional<double> SeriesChart::snapped(double x) const
{
    if (m_xs.empty() || !std::isfinite(x))
        return std::nullopt;
    const auto after = std::ranges::lower_bound(m_xs, x);
    if (after == m_xs.begin())
        return *after;
    if (after == m_xs.end())
        return m_xs.back();
    const double before = *std::prev(after);
    return x - before <= *after - x ? before : *after;
}

std::optional<double> SeriesChart::neighbour(double x, int steps) const
{
    const auto at = snapped(x);
    if (!at)
        return std::nullopt;
    const auto index = std::ranges::lower_bound(m_xs, *at) - m_xs.begin();
    const auto last = static_cast<std::ptrdiff_t>(m_xs.size()) - 1;
    return m_xs[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(index + steps, 0, last))];
}

std::optional<double> SeriesChart::topAt(std::size_t series, double x) const
{
    const std::vector<QPointF>& top = m_drawn[series].top;
    const auto at = std::ranges::lower_bound(top, x, {}, &QPointF::x);
    if (at != top.end() && at->x() == x)
        return at->y();
    return valueAt(m_spec.series[series], x);
}

ChartReadout SeriesChart::readout(double x, const Formats& formats) const
{
    ChartReadout readout{.x = x, .heading = positionText(m_spec.x, x, formats), .rows = {}};
    for (std::size_t i = 0; i < m_spec.series.size(); ++i)
    {
        const ChartSeries& one = m_spec.series[i];
        const auto value = hidden(i) ? std::nullopt : valueAt(one, x);
        if (!value)
            continue;
        const ChartAxis& axis = valueAxis(one);
        const double size = magnitude(one.secondAxis);
        QString text = valueText(axis, *value, size, formats);
        if (one.kind == SeriesKind::band)
        {
            ChartSeries lower = one;
            lower.points = one.lower;
            if (const auto low = valueAt(lower, x))
                text = formats.text("Chart", COSTMODEL_TEXT("Chart", "%1 to %2"))
                           .arg(valueText(axis, *low, size, formats), text);
        }
        ChartReadout::Row row{one.name, text, one.role, std::nullopt, one.secondAxis, one.shade};
        if (const auto top = topAt(i, x))
            row.point = QPointF(x, *top);
        readout.rows.push_back(row);
    }
    addTotal(readout, x, formats);
    addDifference(readout, x, formats);
    return readout;
}

void SeriesChart::addTotal(ChartReadout& readout, double x, const Formats& formats) const
{
    double total = 0;
    int count = 0;
    for (std::size_t i = 0; i < m_spec.series.size(); ++i)
    {
        const ChartSeries& one = m_spec.series[i];
        const bool isStacked =
            one.kind == SeriesKind::stackedArea || one.kind == SeriesKind::stackedBars;
        const auto value = isStacked && !hidden(i) ? valueAt(one, x) : std::nullopt;
        total += value.value_or(0);
        count += value ? 1 : 0;
    }
    if (count > 1)
        readout.rows.push_back({formats.text("Chart", COSTMODEL_TEXT("Chart", "Total")),
                                valueText(m_spec.y, total, magnitude(false), formats)});
}

void SeriesChart::addDifference(ChartReadout& readout, double x, const Formats& formats) const
{
    std::optional<double> own;
    std::optional<double> rent;
    for (std::size_t i = 0; i < m_spec.series.size(); ++i)
    {
        const ChartSeries& one = m_spec.series[i];
        if (hidden(i) || one.secondAxis ||
            (one.kind != SeriesKind::line && one.kind != SeriesKind::step))
            continue;
        if (one.role == SeriesRole::own && !own)
            own = valueAt(one, x);
        if (one.role == SeriesRole::rent && !rent)
            rent = valueAt(one, x);
    }
    if (!m_spec.readDifference || !own || !rent)
        return;
    const double difference = *own - *rent;
    ChartReadout::Row row{formats.text("Chart", COSTMODEL_TEXT("Chart", "Own − rent")),
                          differenceText(m_spec.y, difference, magnitude(false), formats)};
    row.role = difference < 0 ? SeriesRole::better : SeriesRole::worse;
    row.isDifference = true;
    readout.rows.push_back(row);
}

ChartReadout SeriesChart::span(double from, double to, const Formats& formats) const
{
    if (to < from)
        std::swap(from, to);
    ChartReadout result;
    result.x = to;
    const QString ends =
        formats.text("Chart", COSTMODEL_TEXT("Chart", "%1 to %2"))
            .arg(positionText(m_spec.x, from, formats), positionText(m_spec.x, to, formats));
    result.heading = ends;
    if (m_spec.x.kind == AxisKind::months)
        result.heading = formats.text("Chart", COSTMODEL_TEXT("Chart", "%1: %2"))
                             .arg(ends, formats.months(to - from));
    for (std::size_t i = 0; i < m_spec.series.size(); ++i)
    {
        const ChartSeries& one = m_spec.series[i];
        const auto first = hidden(i) ? std::nullopt : valueAt(one, from);
        const auto last = valueAt(one, to);
        if (!first || !last)
            continue;
        ChartReadout::Row row{one.name, differenceText(valueAxis(one), *last - *first,
                                                       magnitude(one.secondAxis), formats)};
        row.role = one.role;
        row.shade = one.shade;
        result.rows.push_back(row);
    }
    return result;
}

void SeriesChart::setWindow(std::optional<std::pair<double, double>> window)
{
    m_window = window;
}

std::optional<std::pair<double, double>> SeriesChart::window() const
{
    return m_window;
}

void SeriesChart::setHidden(int series, bool isHidden)
{
    if (series < 0 || static_cast<std::size_t>(series) >= m_spec.series.size())
        return;
    m_toggled[m_spec.series[static_cast<std::size_t>(series)].name] = isHidden;
    restack();
}

bool SeriesChart::isHidden(int series) const
{
    return series >= 0 && static_cast<std::size_t>(series) < m_spec.series.size() &&
           hidden(static_cast<std::size_t>(series));
}

std::vector<ChartMark> SeriesChart::marks() const
{
    return m_spec.marks;
}

void SeriesChart::moveMark(const QString& id, double value)
{
    for (ChartMark& mark : m_spec.marks)
    {
        if (mark.id != id || !std::isfinite(value))
            continue;
        if (mark.step > 0)
            value = std::round(value / mark.step) * mark.step;
        value = std::max(value, mark.minimum.value_or(value));
        value = std::min(value, mark.maximum.value_or(value));
        (mark.kind == MarkKind::horizontal ? mark.y : mark.x) = value;
    }
}

} // namespace costmodel::ui
