#pragma once

#include <vector>

#include <QBrush>
#include <QGraphicsScene>
#include <QPainter>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

namespace costmodel::ui
{

/// What Qt Charts draws, in pixels of the plot, y upwards from its lower edge.
struct DrawnItem
{
    enum class Kind
    {
        area,
        line,
        scatter,
    };
    Kind kind = Kind::line;
    QList<QPointF> points; ///< of an area its upper edge
    QList<QPointF> lower;  ///< of an area
    QPen pen;
    QBrush brush;
    double size = 0; ///< of scatter
};

/// A chart of Qt Charts without axes, legend, margins, theme or animation, in a scene of its own.
/// Series are kept from one picture to the next and get their points in one piece.
class SeriesItems
{
public:
    SeriesItems();

    /// Draws the items into `plot` as vectors, clipped to it.
    void render(QPainter& painter, const QRectF& plot, const std::vector<DrawnItem>& items);

private:
    QLineSeries* line(std::size_t index);
    QAreaSeries* area(std::size_t index);
    QScatterSeries* scatter(std::size_t index);
    void attach(QAbstractSeries* series);

    QGraphicsScene m_scene;
    QChart* m_chart;     ///< owned by the scene
    QValueAxis* m_xAxis; ///< owned by the chart
    QValueAxis* m_yAxis;
    std::vector<QLineSeries*> m_lines;
    std::vector<QAreaSeries*> m_areas;
    std::vector<QScatterSeries*> m_scatters;
};

} // namespace costmodel::ui
