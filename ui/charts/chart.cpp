#include "ui/charts/chart.h"

namespace costmodel::ui
{

namespace
{

double mapped(double value, double from, double to, double first, double last)
{
    return to == from ? first : first + (value - from) / (to - from) * (last - first);
}

} // namespace

double ChartGeometry::toX(double x) const
{
    return mapped(x, xMinimum, xMaximum, plot.left(), plot.right());
}

double ChartGeometry::toY(double y, bool second) const
{
    return second ? mapped(y, y2Minimum, y2Maximum, plot.bottom(), plot.top())
                  : mapped(y, yMinimum, yMaximum, plot.bottom(), plot.top());
}

double ChartGeometry::fromX(double pixel) const
{
    return mapped(pixel, plot.left(), plot.right(), xMinimum, xMaximum);
}

double ChartGeometry::fromY(double pixel) const
{
    return mapped(pixel, plot.bottom(), plot.top(), yMinimum, yMaximum);
}

std::optional<std::pair<double, double>> Chart::xRange() const
{
    return std::nullopt;
}

std::optional<double> Chart::snapped(double) const
{
    return std::nullopt;
}

std::optional<double> Chart::neighbour(double, int) const
{
    return std::nullopt;
}

ChartReadout Chart::readout(double, const Formats&) const
{
    return {};
}

ChartReadout Chart::span(double, double, const Formats&) const
{
    return {};
}

void Chart::setWindow(std::optional<std::pair<double, double>>)
{
}

std::optional<std::pair<double, double>> Chart::window() const
{
    return std::nullopt;
}

void Chart::setHidden(int, bool)
{
}

bool Chart::isHidden(int) const
{
    return false;
}

std::vector<ChartMark> Chart::marks() const
{
    return {};
}

void Chart::moveMark(const QString&, double)
{
}

QString Chart::toolTip(const QPointF&, const Formats&) const
{
    return {};
}

std::optional<QPointF> Chart::cross() const
{
    return std::nullopt;
}

void Chart::moveCross(const QPointF&)
{
}

} // namespace costmodel::ui
