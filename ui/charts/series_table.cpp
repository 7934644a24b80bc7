#include <algorithm>
#include <cmath>

#include "ui/charts/axis_scale.h"
#include "ui/charts/series_chart.h"

/// A chart of series in words and as a table.
namespace costmodel::ui
{

namespace
{

ChartTable::Cell cell(double value, const ChartAxis& axis)
{
    if (!std::isfinite(value))
        return {};
    return axis.share ? value * 100 : value;
}

QString heading(const QString& name, const ChartAxis& axis, const Formats& formats)
{
    return formats.withUnit(name, unitOf(axis, 0, formats.inUnit(MoneyUnit::plain)));
}

std::optional<double> exactly(const std::vector<QPointF>& points, double x)
{
    const auto at = std::ranges::lower_bound(points, x, {}, &QPointF::x);
    return at != points.end() && at->x() == x ? std::optional(at->y()) : std::nullopt;
}

ChartTable::Cell cellAt(const std::vector<QPointF>& points, double x, const ChartAxis& axis)
{
    const auto value = exactly(points, x);
    return value ? cell(*value, axis) : ChartTable::Cell();
}

} // namespace

ChartTable SeriesChart::table(const Formats& formats) const
{
    ChartTable table{
        .title = m_spec.title, .subtitle = m_spec.subtitle, .headings = {}, .rows = {}};
    const ChartAxis& x = m_spec.x;
    const bool isMonths = x.kind == AxisKind::months;
    if (isMonths)
        table.headings.append(formats.text("Chart", COSTMODEL_TEXT("Chart", "Month")));
    if (isMonths && x.start)
        table.headings.append(formats.text("Chart", COSTMODEL_TEXT("Chart", "Date")));
    if (!isMonths)
        table.headings.append(heading(x.title, x, formats));
    for (std::size_t i = 0; i < m_spec.series.size(); ++i)
    {
        const ChartSeries& one = m_spec.series[i];
        if (hidden(i))
            continue;
        if (one.kind == SeriesKind::band)
            table.headings.append(heading(
                formats.text("Chart", COSTMODEL_TEXT("Chart", "%1, lower edge")).arg(one.name),
                valueAxis(one), formats));
        table.headings.append(heading(one.name, valueAxis(one), formats));
        if (!one.errors.empty())
            table.headings.append(
                heading(formats.text("Chart", COSTMODEL_TEXT("Chart", "%1, error ±")).arg(one.name),
                        valueAxis(one), formats));
    }
    for (const double at : m_xs)
    {
        std::vector<ChartTable::Cell> row;
        if (x.kind == AxisKind::categories)
            row.emplace_back(x.categories.value(static_cast<qsizetype>(std::lround(at))));
        else
            row.push_back(cell(at, x));
        if (isMonths && x.start)
            row.emplace_back(
                formats.date(addMonths(*x.start, static_cast<int>(std::floor(at + 1e-9)))));
        for (std::size_t i = 0; i < m_spec.series.size(); ++i)
        {
            const ChartSeries& one = m_spec.series[i];
            if (hidden(i))
                continue;
            if (one.kind == SeriesKind::band)
                row.push_back(cellAt(one.lower, at, valueAxis(one)));
            row.push_back(cellAt(one.points, at, valueAxis(one)));
            if (one.errors.empty())
                continue;
            const auto point = std::ranges::find(one.points, at, &QPointF::x);
            const auto index = static_cast<std::size_t>(point - one.points.begin());
            row.push_back(index < one.errors.size() ? cell(one.errors[index], valueAxis(one))
                                                    : ChartTable::Cell());
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString SeriesChart::description(const Formats& formats) const
{
    QStringList sentences;
    if (!m_spec.title.isEmpty())
        sentences.append(m_spec.title);
    if (!m_spec.subtitle.isEmpty())
        sentences.append(m_spec.subtitle);
    if (isEmpty())
    {
        sentences.append(m_spec.emptyMessage);
        return sentences.join(u'\n');
    }
    for (std::size_t i = 0; i < m_spec.series.size(); ++i)
    {
        const ChartSeries& one = m_spec.series[i];
        if (hidden(i) || one.points.empty())
            continue;
        const auto value = [&](const QPointF& point)
        {
            return valueText(valueAxis(one), point.y(), magnitude(one.secondAxis), formats);
        };
        const auto place = [&](const QPointF& point)
        {
            return positionText(m_spec.x, point.x(), formats);
        };
        sentences.append(formats.text("Chart", COSTMODEL_TEXT("Chart", "%1: %2 at %3, %4 at %5."))
                             .arg(one.name, value(one.points.front()), place(one.points.front()),
                                  value(one.points.back()), place(one.points.back())));
    }
    for (const ChartMark& mark : m_spec.marks)
        if (!mark.label.isEmpty())
            sentences.append(mark.label);
    return sentences.join(u'\n');
}

} // namespace costmodel::ui
