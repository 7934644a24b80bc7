#pragma once

#include <vector>

#include <QPainter>
#include <QRectF>

#include "ui/charts/chart.h"

/// What is painted over the cached picture of a chart.
namespace costmodel::ui
{

/// The line at the x of the readout and a dot on each series.
void paintCrosshair(QPainter& painter, const ChartGeometry& geometry, const ChartTheme& theme,
                    const ChartReadout& readout, bool pinned);

/// A box with heading, names and values, beside `anchorX` and below `top` where that fits into
/// `bounds`, clear of the boxes in `taken` where there is room; it is added to them.
void paintReadout(QPainter& painter, const QRectF& bounds, double top, double anchorX,
                  const ChartTheme& theme, const ChartReadout& readout, std::vector<QRectF>& taken);

/// The shaded part between two x, for a zoom that is being drawn or a span.
void paintSpan(QPainter& painter, const ChartGeometry& geometry, const ChartTheme& theme,
               double fromPixel, double toPixel);

/// A word over a chart whose numbers are out of date.
void paintStaleWord(QPainter& painter, const QRectF& area, const ChartTheme& theme,
                    const QString& word);

} // namespace costmodel::ui
