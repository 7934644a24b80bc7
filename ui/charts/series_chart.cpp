#include "ui/charts/series_chart.h"

#include <utility>

#include "ui/charts/series_items.h"

namespace costmodel::ui
{

SeriesChart::SeriesChart(ChartSpec spec)
    : m_spec(std::move(spec))
{
}

SeriesChart::~SeriesChart() = default;

void SeriesChart::setSpec(ChartSpec spec)
{
    m_spec = std::move(spec);
}

QString SeriesChart::title() const
{
    return m_spec.title;
}

QString SeriesChart::subtitle() const
{
    return m_spec.subtitle;
}

ChartGeometry SeriesChart::paint(QPainter& painter, const QRectF& area, const ChartTheme& theme)
{
    painter.fillRect(area, theme.ground);
    return {};
}

ChartTable SeriesChart::table(const Formats&) const
{
    return {};
}

QString SeriesChart::description(const Formats&) const
{
    return m_spec.title;
}

std::optional<std::pair<double, double>> SeriesChart::xRange() const
{
    return std::nullopt;
}

std::optional<double> SeriesChart::snapped(double) const
{
    return std::nullopt;
}

std::optional<double> SeriesChart::neighbour(double, int) const
{
    return std::nullopt;
}

ChartReadout SeriesChart::readout(double, const Formats&) const
{
    return {};
}

ChartReadout SeriesChart::span(double, double, const Formats&) const
{
    return {};
}

void SeriesChart::setWindow(std::optional<std::pair<double, double>> window)
{
    m_window = window;
}

std::optional<std::pair<double, double>> SeriesChart::window() const
{
    return m_window;
}

void SeriesChart::setHidden(int, bool)
{
}

bool SeriesChart::isHidden(int) const
{
    return false;
}

std::vector<ChartMark> SeriesChart::marks() const
{
    return m_spec.marks;
}

void SeriesChart::moveMark(const QString&, double)
{
}

} // namespace costmodel::ui
