#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

#include "ui/charts/chart_theme.h"

namespace costmodel::ui
{

/// What a chart draws as a table. Numbers are unrounded in the unit that the heading names.
struct ChartTable
{
    using Cell = std::variant<std::monostate, QString, double>;
    QString title = {};
    QString subtitle = {};
    QStringList headings = {}; ///< with units
    std::vector<std::vector<Cell>> rows;
};

/// What is read at one x.
struct ChartReadout
{
    struct Row
    {
        QString name;
        QString value;                       ///< with unit
        std::optional<SeriesRole> role = {}; ///< decides the colour; a sum has none
        std::optional<QPointF> point = {};   ///< where it lies in the chart, in units of its axis
        bool secondAxis = false;
        int shade = 0;
        bool isDifference = false;
    };
    double x = 0;
    QString heading = {}; ///< the x as text: "Mar 2027 (month 14)"
    std::vector<Row> rows = {};
};

/// Where things are after painting, in the coordinates of the painter.
struct ChartGeometry
{
    struct Legend
    {
        QRectF area;
        int series = 0;
    };
    struct Spot
    {
        QRectF area;
        QString id;
        QString toolTip;
    };
    QRectF plot;
    double xMinimum = 0;
    double xMaximum = 1;
    double yMinimum = 0;
    double yMaximum = 1;
    double y2Minimum = 0;
    double y2Maximum = 1;
    std::vector<Legend> legend = {};
    std::vector<Spot> spots = {}; ///< bars that can be clicked

    double toX(double x) const;
    double toY(double y, bool second = false) const;
    double fromX(double pixel) const;
    double fromY(double pixel) const;
};

/// One picture of numbers: the same function paints window, picture and paper. Needs a
/// QApplication. Not for several threads at once.
class Chart
{
public:
    virtual ~Chart() = default;

    virtual QString title() const = 0;
    virtual QString subtitle() const = 0;
    /// Draws everything into `area`, ground included, as vectors.
    virtual ChartGeometry paint(QPainter& painter, const QRectF& area, const ChartTheme& theme) = 0;
    virtual ChartTable table(const Formats& formats) const = 0;
    /// For screen readers: the message and the key values as sentences.
    virtual QString description(const Formats& formats) const = 0;

    /// Whole range of x that can be read and zoomed; none where x has no meaning (bridge, tornado).
    virtual std::optional<std::pair<double, double>> xRange() const;
    /// The x nearest to `x` at which there is something to read.
    virtual std::optional<double> snapped(double x) const;
    /// The readable x that lies `steps` behind or before `x`.
    virtual std::optional<double> neighbour(double x, int steps) const;
    virtual ChartReadout readout(double x, const Formats& formats) const;
    /// Of the span between two x: what each series changes by.
    virtual ChartReadout span(double from, double to, const Formats& formats) const;

    /// The part of x that is shown; none: all of it.
    virtual void setWindow(std::optional<std::pair<double, double>> window);
    virtual std::optional<std::pair<double, double>> window() const;
    virtual void setHidden(int series, bool hidden);
    virtual bool isHidden(int series) const;

    virtual std::vector<ChartMark> marks() const;
    virtual void moveMark(const QString& id, double value);
    /// What is at a point that has no x to read, such as a cell of a map.
    virtual QString toolTip(const QPointF& point, const Formats& formats) const;
    /// The draggable point of a map.
    virtual std::optional<QPointF> cross() const;
    virtual void moveCross(const QPointF& value);
};

} // namespace costmodel::ui
