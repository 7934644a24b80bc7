#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "ui/charts/axis_scale.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/contours.h"
#include "ui/charts/map_chart.h"

namespace costmodel::ui
{

namespace
{

constexpr int mostLevels = 5;

/// Centres, with the outer edges before and behind them.
std::vector<double> withEdges(const std::vector<double>& centres, double low, double high)
{
    std::vector<double> result{low};
    result.insert(result.end(), centres.begin(), centres.end());
    result.push_back(high);
    return result;
}

/// A field over the map, in pixels: values of cells at their centres, repeated at the edges.
template <typename Value>
Grid fieldOf(const MapSpec& spec, const ChartGeometry& geometry, Value of)
{
    Grid grid;
    for (const double x : withEdges(spec.xs, geometry.xMinimum, geometry.xMaximum))
        grid.xs.push_back(geometry.toX(x));
    for (const double y : withEdges(spec.ys, geometry.yMinimum, geometry.yMaximum))
        grid.ys.push_back(geometry.toY(y));
    for (std::size_t iy = 0; iy < grid.ys.size(); ++iy)
        for (std::size_t ix = 0; ix < grid.xs.size(); ++ix)
        {
            const std::size_t cx = std::clamp<std::size_t>(ix, 1, spec.xs.size()) - 1;
            const std::size_t cy = std::clamp<std::size_t>(iy, 1, spec.ys.size()) - 1;
            grid.values.push_back(of(spec.cells[cy * spec.xs.size() + cx]));
        }
    return grid;
}

double savingOf(const MapCell& cell)
{
    return cell.option >= 0 && std::isfinite(cell.saving) ? std::max(cell.saving, 0.0) : 0;
}

void paintCells(QPainter& painter, const MapSpec& spec, const ChartGeometry& geometry,
                const ChartTheme& theme)
{
    const double width = geometry.plot.width() / static_cast<double>(spec.xs.size());
    const double height = geometry.plot.height() / static_cast<double>(spec.ys.size());
    for (std::size_t i = 0; i < spec.cells.size(); ++i)
    {
        const int option = spec.cells[i].option;
        if (option < 0 || static_cast<std::size_t>(option) >= spec.options.size())
            continue;
        const MapOption& one = spec.options[static_cast<std::size_t>(option)];
        const auto ix = static_cast<double>(i % spec.xs.size());
        const auto iy = static_cast<double>(i / spec.xs.size());
        painter.fillRect(QRectF(geometry.plot.left() + ix * width,
                                geometry.plot.bottom() - (iy + 1) * height, width, height),
                         tint(theme.colour(one.role, one.shade), theme.ground, 0.3));
    }
}

void paintOptions(QPainter& painter, const MapSpec& spec, const ChartGeometry& geometry,
                  const ChartTheme& theme, double line)
{
    std::vector<QPainterPath> regions;
    for (std::size_t option = 0; option < spec.options.size(); ++option)
    {
        // Where two options border, their savings fall to zero in between.
        const Grid field =
            fieldOf(spec, geometry,
                    [&](const MapCell& cell)
                    {
                        const double size = savingOf(cell) + 1e-12;
                        return cell.option == static_cast<int>(option) ? size : -size;
                    });
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        for (const QPolygonF& polygon : regionAbove(field))
        {
            path.addPolygon(polygon);
            path.closeSubpath();
        }
        regions.push_back(path);
    }
    painter.save();
    painter.setClipRect(geometry.plot, Qt::IntersectClip);
    paintCells(painter, spec, geometry, theme); // shows where three options meet only
    for (std::size_t option = 0; option < spec.options.size(); ++option)
    {
        const MapOption& one = spec.options[option];
        painter.fillPath(regions[option],
                         tint(theme.colour(one.role, one.shade), theme.ground, 0.3));
    }
    for (std::size_t option = 0; option < spec.options.size(); ++option)
    {
        const MapOption& one = spec.options[option];
        if (!regions[option].isEmpty())
            paintHatch(painter, regions[option],
                       tint(theme.colour(one.role, one.shade), theme.ground, 0.6), line * 0.7,
                       static_cast<int>(option));
    }
    painter.restore();
}

void paintContours(QPainter& painter, const MapSpec& spec, const ChartGeometry& geometry,
                   const ChartTheme& theme, double line, const MoneyScale& scale)
{
    double most = 0;
    for (const MapCell& cell : spec.cells)
        most = std::max(most, savingOf(cell));
    if (!(most > 0))
        return;
    const double step = niceStep(most / scale.factor, mostLevels) * scale.factor;
    const Grid field = fieldOf(spec, geometry, savingOf);
    LabelPlacer placer(geometry.plot);
    std::vector<std::pair<QRectF, QString>> labels;
    std::vector<QRectF> taken;
    const QRectF room = geometry.plot.adjusted(line, line, -line, -line);
    for (const double level : multiples(step, step, most * (1 - 1e-9)))
    {
        const std::vector<QLineF> pieces = contour(field, level);
        painter.setPen(QPen(theme.text, line * 0.07));
        for (const QLineF& piece : pieces)
            painter.drawLine(piece);
        const QString text =
            theme.formats.number(level / scale.factor, digitsOf(step / scale.factor));
        const QSizeF size = labelSize(painter, theme, text);
        // The place farthest from all other labels, on this line.
        double best = 0;
        QRectF chosen;
        for (const QLineF& piece : pieces)
        {
            QRectF rect(QPointF(0, 0), size);
            rect.moveCenter(piece.center());
            if (!room.contains(rect))
                continue;
            double nearest = 1e9;
            for (const QRectF& other : taken)
                nearest = std::min(nearest, rect.intersects(other)
                                                ? 0.0
                                                : QLineF(rect.center(), other.center()).length());
            if (taken.empty())
                nearest = 1e9 - QLineF(rect.center(), room.center()).length();
            if (nearest > best)
            {
                best = nearest;
                chosen = rect;
            }
        }
        if (!chosen.isNull())
        {
            taken.push_back(chosen);
            labels.emplace_back(chosen, text);
        }
    }
    for (const auto& [rect, text] : labels)
        paintLabel(painter, rect, theme, text, theme.text);
}

void paintCross(QPainter& painter, const ChartGeometry& geometry, const ChartTheme& theme,
                double line, const QPointF& value)
{
    const QPointF at(geometry.toX(value.x()), geometry.toY(value.y()));
    if (!geometry.plot.adjusted(-1, -1, 1, 1).contains(at))
        return;
    painter.setPen(QPen(theme.ground, line * 0.28));
    painter.drawLine(QPointF(at.x(), geometry.plot.top()), QPointF(at.x(), geometry.plot.bottom()));
    painter.drawLine(QPointF(geometry.plot.left(), at.y()), QPointF(geometry.plot.right(), at.y()));
    painter.setPen(QPen(theme.text, line * 0.09));
    painter.drawLine(QPointF(at.x(), geometry.plot.top()), QPointF(at.x(), geometry.plot.bottom()));
    painter.drawLine(QPointF(geometry.plot.left(), at.y()), QPointF(geometry.plot.right(), at.y()));
    painter.setPen(QPen(theme.text, line * 0.14));
    painter.setBrush(theme.ground);
    painter.drawEllipse(at, line * 0.42, line * 0.42);
    painter.setBrush(theme.text);
    painter.drawEllipse(at, line * 0.12, line * 0.12);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

ChartGeometry MapChart::paint(QPainter& painter, const QRectF& area, const ChartTheme& theme)
{
    painter.save();
    QRectF inner = paintFrame(painter, area, theme, m_spec.title, m_spec.subtitle, m_spec.note);
    ChartGeometry geometry;
    if (!isComplete())
    {
        paintMessage(painter, inner, theme, m_spec.emptyMessage);
        painter.restore();
        return geometry;
    }
    const Formats& formats = theme.formats;
    const double line = lineHeight(painter, theme);
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < m_spec.options.size(); ++i)
        if (std::ranges::any_of(m_spec.cells, [&](const MapCell& cell)
                                { return cell.option == static_cast<int>(i); }))
            entries.push_back({m_spec.options[i].name, LegendSymbol::face, m_spec.options[i].role,
                               m_spec.options[i].shade, true, static_cast<int>(i), true});
    paintLegend(painter, inner, theme, entries);
    double most = 0;
    for (const MapCell& cell : m_spec.cells)
        most = std::max(most, savingOf(cell));
    const MoneyScale scale = formats.moneyScale(m_spec.savingCurrency, most);

    const auto [low, high] = ends();
    QRectF plot = inner.adjusted(0, line * 1.6, -line * 0.4, -line * 2.8);
    const AxisScale y =
        positionScale(m_spec.y, low.y(), high.y(),
                      std::max(2, static_cast<int>(plot.height() / (line * 2.4))), formats);
    double widest = 0;
    for (const QString& label : y.labels)
        widest = std::max(widest, textWidth(painter, theme, label));
    plot.setLeft(inner.left() + widest + line * 0.6);
    const double sample =
        textWidth(painter, theme,
                  positionScale(m_spec.x, low.x(), high.x(), 4, formats).labels.join(u' ')) /
        4;
    const AxisScale x =
        positionScale(m_spec.x, low.x(), high.x(),
                      std::max(2, static_cast<int>(plot.width() / (sample + line * 1.8))), formats);
    plot.setRight(plot.right() - sample / 3);
    geometry.plot = plot;
    geometry.xMinimum = low.x();
    geometry.xMaximum = high.x();
    geometry.yMinimum = low.y();
    geometry.yMaximum = high.y();

    painter.setPen(theme.mutedText);
    const QRectF titles(inner.left(), inner.top(), inner.width(), line * 1.2);
    painter.drawText(titles, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, y.title);
    if (most > 0)
        painter.drawText(titles, Qt::AlignRight | Qt::AlignTop | Qt::TextSingleLine,
                         formats.text("Chart", COSTMODEL_TEXT("Chart", "Lines: %1"))
                             .arg(formats.withUnit(m_spec.savingTitle, scale.label)));
    paintOptions(painter, m_spec, geometry, theme, line);
    paintContours(painter, m_spec, geometry, theme, line, scale);
    AxisScale labelsOnly = y;
    ChartTheme noGrid = theme;
    noGrid.grid = Qt::transparent;
    noGrid.axis = Qt::transparent;
    paintValueAxis(painter, plot, noGrid, labelsOnly, false);
    paintPositionAxis(painter, plot, theme, x);
    if (m_spec.cross)
        paintCross(painter, geometry, theme, line, *m_spec.cross);
    painter.restore();
    return geometry;
}

} // namespace costmodel::ui
