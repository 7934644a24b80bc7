#pragma once

#include <QBrush>
#include <QColor>
#include <QFont>
#include <QPalette>
#include <QPen>

#include "ui/charts/chart_spec.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// Colours, lines, fonts and number formats of a chart. All sizes follow the height of the font.
struct ChartTheme
{
    bool dark = false;
    QColor ground;
    QColor text;
    QColor mutedText;
    QColor grid;
    QColor axis;
    QColor accent; ///< focus and selection
    QFont font;
    bool drawTitle = true;     ///< title and subtitle are painted as part of the chart
    bool directLabels = false; ///< up to four lines are named at their ends instead of in a legend
    bool interactive = false;  ///< the legend and draggable marks show that they can be used
    Formats formats;

    /// Of a window with this palette and font.
    static ChartTheme of(const QPalette& palette, const QFont& font, const Formats& formats);
    /// Black on white, for pictures and paper, in the given point size.
    static ChartTheme print(const Formats& formats, double pointSize = 9);

    /// Line colour of a role; `shade` tells apart several of the same.
    QColor colour(SeriesRole role, int shade = 0) const;
    /// Line of a role with its dash; width in the units of the painter.
    QPen pen(SeriesRole role, int shade, double fontHeight) const;
    /// Face of bars and areas: the colour, or its hatch for print in black and white.
    QBrush fill(SeriesRole role, int shade, bool hatched = false) const;
};

/// Latin letters and digits from a Latin font, Chinese ones from the simplified Chinese font; the
/// order matters to text that is copied out of a PDF.
QFont chartFont(double pointSize);

} // namespace costmodel::ui
