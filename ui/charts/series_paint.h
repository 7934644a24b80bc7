#pragma once

#include <vector>

#include <QPainter>

#include "ui/charts/chart.h"
#include "ui/charts/series_items.h"
#include "ui/charts/series_points.h"

namespace costmodel::ui
{

/// The parts of the picture of a chart of series, for one painting.
struct SeriesPaint
{
    QPainter& painter;
    const ChartGeometry& geometry;
    const ChartTheme& theme;
    double line; ///< height of a line of text
    const ChartSpec& spec;
    const std::vector<StackedSeries>& drawn;

    void ranges(); ///< shaded strips, behind everything
    void bars();
    void hatches();                       ///< faces of hatched areas
    std::vector<DrawnItem> items() const; ///< what Qt Charts draws
    void errors();
    void markers(); ///< a few on each line of an option
    void directLabels(double right);
    void marks();

private:
    QPointF place(const QPointF& point, bool second) const;
    QPointF itemPlace(const QPointF& point, bool second) const;
    QPainterPath face(std::size_t series) const;
    std::vector<QList<QPointF>> courses(const ChartSeries& series,
                                        const std::vector<QPointF>& points) const;
};

} // namespace costmodel::ui
