#include "ui/charts/bridge_chart.h"

#include <utility>

namespace costmodel::ui
{

BridgeChart::BridgeChart(BridgeSpec spec)
    : m_spec(std::move(spec))
{
}

void BridgeChart::setSpec(BridgeSpec spec)
{
    m_spec = std::move(spec);
}

QString BridgeChart::title() const
{
    return m_spec.title;
}

QString BridgeChart::subtitle() const
{
    return m_spec.subtitle;
}

ChartGeometry BridgeChart::paint(QPainter& painter, const QRectF& area, const ChartTheme& theme)
{
    painter.fillRect(area, theme.ground);
    return {};
}

ChartTable BridgeChart::table(const Formats&) const
{
    return {};
}

QString BridgeChart::description(const Formats&) const
{
    return m_spec.title;
}

} // namespace costmodel::ui
