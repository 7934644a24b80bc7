#pragma once

#include <algorithm>
#include <vector>

#include <QPainter>
#include <QRectF>
#include <QStringList>

#include "ui/charts/chart_theme.h"

namespace costmodel::ui
{

/// Horizontal bars below each other with their names on the left. The font shrinks, to two thirds
/// at most, where the rows are too many for the height.
struct RowLayout
{
    QRectF bars;      ///< where the bars go
    double row = 0;   ///< height of one
    double line = 0;  ///< height of a line of text
    ChartTheme theme; ///< with the font that fits
    QStringList names;

    /// The upper and lower edge of bar `index`.
    QRectF band(int index) const
    {
        const double height = std::min(row * 0.68, line * 1.9);
        const double middle = bars.top() + row * (index + 0.5);
        return {bars.left(), middle - height / 2, bars.width(), height};
    }
    void paintNames(QPainter& painter, double left) const;
};

/// `before` and `after` are kept free for texts beside the bars, in the final font.
RowLayout layOutRows(const QPainter& painter, const QRectF& area, const ChartTheme& theme,
                     const QStringList& names, const QStringList& before, const QStringList& after);

} // namespace costmodel::ui
