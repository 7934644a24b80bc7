#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QPointF>

#include "ui/charts/chart_spec.h"

namespace costmodel::ui
{

/// Whether a series is to be left out, by index.
using IsHidden = std::function<bool(std::size_t)>;

/// What is drawn of a series once those of its kind are put on each other: from `base` to `top` at
/// each x. Empty for hidden series.
struct StackedSeries
{
    std::vector<QPointF> top;
    std::vector<QPointF> base;
};

/// One entry a series. Lines and points have their own values as `top` and no base; areas and bars
/// stand on zero or on the visible series of their kind before them that have the same x; of bars,
/// positive and negative ones are stacked apart. Points whose y is not finite are left out of
/// stacks.
std::vector<StackedSeries> stacked(const std::vector<ChartSeries>& series, const IsHidden& hidden);

/// The smallest and largest y, bases and error bars included, of what is visible with x inside the
/// window; lines that cross its ends count with their next points outside. None if there is
/// nothing.
std::optional<std::pair<double, double>> valueRange(const std::vector<ChartSeries>& series,
                                                    const std::vector<StackedSeries>& drawn,
                                                    const std::pair<double, double>& window,
                                                    bool secondAxis);

/// The value of a series at x: that of its point there; between points the line or the step;
/// nothing outside or where the series has no value. Binary search.
std::optional<double> valueAt(const ChartSeries& series, double x);

/// The same course with at most four points for each of `columns` equal parts from `from` to `to`:
/// the first, smallest, largest and last of each, in order, and the nearest points outside. As
/// given if there are no more than `enough` points.
std::vector<QPointF> thinned(const std::vector<QPointF>& points, double from, double to,
                             int columns, std::size_t enough = 5000);

/// The half width of bars that stand at these x: 0.4 of the smallest distance, 0.4 alone.
double barHalfWidth(const std::vector<ChartSeries>& series);

} // namespace costmodel::ui
