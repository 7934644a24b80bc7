#include "ui/charts/contours.h"

#include <array>

namespace costmodel::ui
{

namespace
{

struct Corner
{
    QPointF point;
    double value;
};

std::array<Corner, 4> mesh(const Grid& grid, std::size_t ix, std::size_t iy)
{
    const auto corner = [&](std::size_t x, std::size_t y)
    {
        return Corner{{grid.xs[x], grid.ys[y]}, grid.at(x, y)};
    };
    return {corner(ix, iy), corner(ix + 1, iy), corner(ix + 1, iy + 1), corner(ix, iy + 1)};
}

QPointF crossing(const Corner& a, const Corner& b, double level)
{
    const double part = (level - a.value) / (b.value - a.value);
    return a.point + (b.point - a.point) * part;
}

} // namespace

std::vector<QPolygonF> regionAbove(const Grid& grid)
{
    std::vector<QPolygonF> result;
    for (std::size_t iy = 0; iy + 1 < grid.ys.size(); ++iy)
        for (std::size_t ix = 0; ix + 1 < grid.xs.size(); ++ix)
        {
            const auto corners = mesh(grid, ix, iy);
            QPolygonF polygon;
            for (std::size_t i = 0; i < 4; ++i)
            {
                const Corner& one = corners[i];
                const Corner& next = corners[(i + 1) % 4];
                if (one.value >= 0)
                    polygon.append(one.point);
                if ((one.value >= 0) != (next.value >= 0))
                    polygon.append(crossing(one, next, 0));
            }
            if (polygon.size() > 2)
                result.push_back(polygon);
        }
    return result;
}

std::vector<QLineF> contour(const Grid& grid, double level)
{
    std::vector<QLineF> result;
    for (std::size_t iy = 0; iy + 1 < grid.ys.size(); ++iy)
        for (std::size_t ix = 0; ix + 1 < grid.xs.size(); ++ix)
        {
            const auto corners = mesh(grid, ix, iy);
            std::vector<QPointF> points;
            for (std::size_t i = 0; i < 4; ++i)
            {
                const Corner& one = corners[i];
                const Corner& next = corners[(i + 1) % 4];
                if ((one.value >= level) != (next.value >= level))
                    points.push_back(crossing(one, next, level));
            }
            for (std::size_t i = 0; i + 1 < points.size(); i += 2)
                result.emplace_back(points[i], points[i + 1]);
        }
    return result;
}

} // namespace costmodel::ui
