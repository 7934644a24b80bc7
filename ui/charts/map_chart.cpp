#include "ui/charts/map_chart.h"

#include <utility>

namespace costmodel::ui
{

MapChart::MapChart(MapSpec spec)
    : m_spec(std::move(spec))
{
}

void MapChart::setSpec(MapSpec spec)
{
    m_spec = std::move(spec);
}

QString MapChart::title() const
{
    return m_spec.title;
}

QString MapChart::subtitle() const
{
    return m_spec.subtitle;
}

ChartGeometry MapChart::paint(QPainter& painter, const QRectF& area, const ChartTheme& theme)
{
    painter.fillRect(area, theme.ground);
    return {};
}

ChartTable MapChart::table(const Formats&) const
{
    return {};
}

QString MapChart::description(const Formats&) const
{
    return m_spec.title;
}

std::optional<QPointF> MapChart::cross() const
{
    return m_spec.cross;
}

void MapChart::moveCross(const QPointF& value)
{
    m_spec.cross = value;
}

} // namespace costmodel::ui
