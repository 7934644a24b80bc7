#pragma once

#include <vector>

#include <QLineF>
#include <QPointF>
#include <QPolygonF>

namespace costmodel::ui
{

/// A value at every crossing of columns and rows; linear along the edges between them.
struct Grid
{
    std::vector<double> xs;
    std::vector<double> ys;
    std::vector<double> values; ///< values[iy * xs.size() + ix]

    double at(std::size_t ix, std::size_t iy) const
    {
        return values[iy * xs.size() + ix];
    }
};

/// The parts of each mesh in which the values are at least zero.
std::vector<QPolygonF> regionAbove(const Grid& grid);

/// The pieces of the line along which the values equal `level`, two points a mesh (four in a
/// saddle).
std::vector<QLineF> contour(const Grid& grid, double level);

} // namespace costmodel::ui
