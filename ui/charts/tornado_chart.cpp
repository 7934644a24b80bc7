#include "ui/charts/tornado_chart.h"

#include <utility>

namespace costmodel::ui
{

TornadoChart::TornadoChart(TornadoSpec spec)
    : m_spec(std::move(spec))
{
}

void TornadoChart::setSpec(TornadoSpec spec)
{
    m_spec = std::move(spec);
}

QString TornadoChart::title() const
{
    return m_spec.title;
}

QString TornadoChart::subtitle() const
{
    return m_spec.subtitle;
}

ChartGeometry TornadoChart::paint(QPainter& painter, const QRectF& area, const ChartTheme& theme)
{
    painter.fillRect(area, theme.ground);
    return {};
}

ChartTable TornadoChart::table(const Formats&) const
{
    return {};
}

QString TornadoChart::description(const Formats&) const
{
    return m_spec.title;
}

} // namespace costmodel::ui
