#pragma once

#include <vector>

#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QString>

#include "ui/charts/axis_scale.h"
#include "ui/charts/chart_theme.h"

/// What all charts have around them. Sizes are in heights of the font as the painter measures it,
/// so a chart looks the same on screen, in a picture and on paper.
namespace costmodel::ui
{

/// Height of a line of text on this painter with the font of the theme.
double lineHeight(const QPainter& painter, const ChartTheme& theme);
double textWidth(const QPainter& painter, const ChartTheme& theme, const QString& text);

/// Ground, title, subtitle and note; returns what is left for the chart.
QRectF paintFrame(QPainter& painter, const QRectF& area, const ChartTheme& theme,
                  const QString& title, const QString& subtitle, const QString& note);

/// A sentence in the middle, where there is nothing to draw.
void paintMessage(QPainter& painter, const QRectF& area, const ChartTheme& theme,
                  const QString& message);

enum class LegendSymbol
{
    line,
    face,
    dot,
};
struct LegendEntry
{
    QString name;
    LegendSymbol symbol = LegendSymbol::line;
    SeriesRole role = SeriesRole::neutral;
    int shade = 0;
    bool hatched = false;
    int hatchKind = 0;
    bool tinted = false; ///< a pale face below the hatch
    bool struckOut = false;
};
/// In rows at the top of `area`, of which the used part is cut off. Returns where the entries are.
std::vector<QRectF> paintLegend(QPainter& painter, QRectF& area, const ChartTheme& theme,
                                const std::vector<LegendEntry>& entries);

/// Grid lines and labels of the value axis, left of `plot` or right of it, its title above.
void paintValueAxis(QPainter& painter, const QRectF& plot, const ChartTheme& theme,
                    const AxisScale& scale, bool right);
/// Line, ticks and labels below `plot`, the title at the right end below them. Labels that would
/// touch each other are left out.
void paintPositionAxis(QPainter& painter, const QRectF& plot, const ChartTheme& theme,
                       const AxisScale& scale);

/// The colour mixed with the ground: `part` of it is left.
QColor tint(const QColor& colour, const QColor& ground, double part);

/// Lines inside `path`, as vectors and in the same distance on every device. `kind` turns
/// and thins them so that neighbours differ.
void paintHatch(QPainter& painter, const QPainterPath& path, const QColor& colour, double distance,
                int kind);

/// The round, square or triangular marker of a role.
void paintMarker(QPainter& painter, const QPointF& centre, double size, SeriesRole role,
                 const QColor& colour, const QColor& ground);

/// Puts labels where they hide neither each other nor leave the area.
class LabelPlacer
{
public:
    explicit LabelPlacer(const QRectF& area)
        : m_area(area)
    {
    }
    void occupy(const QRectF& rect)
    {
        m_taken.push_back(rect);
    }
    /// The first of the rectangles of this size around `anchor` (above right, above left, below
    /// right, below left, then further up and down) that is free.
    QRectF place(const QPointF& anchor, const QSizeF& size, double gap);

private:
    QRectF m_area;
    std::vector<QRectF> m_taken;
};

/// Text on a ground of its own, so that lines below it do not cross it.
void paintLabel(QPainter& painter, const QRectF& rect, const ChartTheme& theme, const QString& text,
                const QColor& colour);
QSizeF labelSize(const QPainter& painter, const ChartTheme& theme, const QString& text);

} // namespace costmodel::ui
