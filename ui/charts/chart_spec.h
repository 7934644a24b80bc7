#pragma once

#include <optional>
#include <vector>

#include <QPointF>
#include <QString>
#include <QStringList>

#include "model/date.h"

/// What a chart shows, as plain values: the pages and the report fill these in, a Chart draws them.
/// All texts are in the reader's language already; all amounts are in plain currency units, all
/// shares in 0..1: charts scale and round for display.
namespace costmodel::ui
{

enum class AxisKind
{
    number,
    months,     ///< x is months since `start`: 0 is the start, 1.5 the middle of the second month
    categories, ///< x is the index into `categories`
};

struct ChartAxis
{
    AxisKind kind = AxisKind::number;
    QString title = {};
    QString unit = {};         ///< "GPUs", "h"; not for money and shares, which find their own
    QString currency = {};     ///< ISO code: values are amounts, shown in the unit that fits them
    QString per = {};          ///< behind the unit of money, as in "/GPU-hour"; may be empty
    bool share = false;        ///< values are 0..1, shown in per cent
    bool fromZero = false;     ///< zero is always in the range
    bool wholeNumbers = false; ///< ticks at whole numbers only, read without decimals
    std::optional<Date> start = {}; ///< of months; without it months are counted
    QStringList categories = {};
    std::optional<double> minimum = {}; ///< fixed ends; otherwise from what is shown
    std::optional<double> maximum = {};
};

/// Who a series or option is. Decides colour, dash and marker, the same everywhere in the program.
enum class SeriesRole
{
    own,
    rent,
    hybrid,
    reference, ///< thin grey: a zero, a comparison
    neutral,   ///< a ramp of greys and muted colours by `shade`, for cost categories
    category,  ///< distinct colours by `shade`, for things that are no option (GPU types)
    better,    ///< colours of a difference, by the setting for the meaning of red
    worse,
};

enum class SeriesKind
{
    line,
    step,        ///< keeps its value until the next point
    area,        ///< to zero
    stackedArea, ///< on the stacked areas before it; all share their x
    bars,        ///< side by side with the other bars at the same x
    stackedBars, ///< on the stacked bars before it, negative ones downwards from zero
    scatter,
    band, ///< between `lower` and `points`, which share their x
};

struct ChartSeries
{
    QString name = {};
    SeriesRole role = SeriesRole::neutral;
    /// Tells apart series of the same role, such as two purchases: shade and dash differ.
    int shade = 0;
    SeriesKind kind = SeriesKind::line;
    std::vector<QPointF> points = {}; ///< by ascending x (scatter: any); not finite y leaves a gap
    std::vector<QPointF> lower = {};  ///< of a band
    std::vector<double> errors = {};  ///< of bars and scatter: half the height of an error bar
    bool secondAxis = false;
    bool hatched = false; ///< areas and bars: lines instead of a filled face, such as idle capacity
    bool inLegend = true;
    bool visible = true; ///< at first; the reader may switch it
};

enum class MarkKind
{
    vertical,   ///< a line at x
    horizontal, ///< a line at y
    point,      ///< a dot at (x, y)
    range,      ///< a shaded strip from x to `to`
};

/// Something that is pointed out. A draggable one moves along its axis; the widget reports it by
/// `id` and shows it where it is dragged to.
struct ChartMark
{
    MarkKind kind = MarkKind::vertical;
    QString id = {};
    QString label = {};
    double x = 0;
    double y = 0;
    double to = 0;
    SeriesRole role = SeriesRole::reference;
    bool draggable = false;             ///< vertical and horizontal lines
    double step = 0;                    ///< a dragged value is a multiple of it; 0: any value
    std::optional<double> minimum = {}; ///< of a dragged value
    std::optional<double> maximum = {};
};

/// A chart of series over x.
struct ChartSpec
{
    QString title = {};    ///< the message, not the name of the chart
    QString subtitle = {}; ///< scenario, unit, price date
    QString note = {};     ///< a line below: the source
    ChartAxis x = {};
    ChartAxis y = {};
    std::optional<ChartAxis> y2 = {}; ///< on the right, for series with `secondAxis`
    std::vector<ChartSeries> series = {};
    std::vector<ChartMark> marks = {};
    QString emptyMessage = {};  ///< what is shown if no series has a point
    bool readDifference = true; ///< the reading box adds own - rent where there is one of each
};

enum class BridgeKind
{
    total,    ///< from zero: the ends
    subtotal, ///< from zero: the level reached so far
    change,   ///< from the level reached
};

struct BridgeStep
{
    QString label = {};
    QString id = {}; ///< reported when clicked
    BridgeKind kind = BridgeKind::change;
    double amount = 0;                     ///< of a change; of a total or subtotal the level itself
    SeriesRole role = SeriesRole::neutral; ///< of a total: rent, own
};

/// A waterfall, from one total to another. Changes up are worse (a cost), down are better. The
/// printed values of the changes add up to the printed totals (largest remainder), if the amounts
/// do.
struct BridgeSpec
{
    QString title = {};
    QString subtitle = {};
    QString note = {};
    QString currency = {};
    QString valueTitle = {}; ///< what the amounts are, "Cost, present value"
    std::vector<BridgeStep> steps = {};
    QString emptyMessage = {};
};

struct TornadoBar
{
    QString label = {};
    QString id = {};                  ///< reported when clicked
    QString lowInput = {};            ///< the input's value with its unit at the low end, "0.45"
    QString highInput = {};           ///< at the high end
    std::optional<double> atLow = {}; ///< the answer there
    std::optional<double> atHigh = {};
};

/// Horizontal bars around the base answer, drawn in the given order.
struct TornadoSpec
{
    QString title = {};
    QString subtitle = {};
    QString note = {};
    ChartAxis value = {}; ///< metric and unit
    double base = 0;
    QString baseLabel = {}; ///< "Base: 12.3 months"
    std::vector<TornadoBar> bars = {};
    QString emptyMessage = {};
};

struct MapOption
{
    QString name = {};
    SeriesRole role = SeriesRole::own;
    int shade = 0;
};

struct MapCell
{
    int option = -1;   ///< index of the cheapest; -1: not computed
    double saving = 0; ///< by which it beats the next cheapest, at least 0
};

/// Which option is cheapest over two inputs.
struct MapSpec
{
    QString title = {};
    QString subtitle = {};
    QString note = {};
    ChartAxis x = {};
    ChartAxis y = {};
    std::vector<double> xs = {};     ///< cell centres, ascending and evenly spaced
    std::vector<double> ys = {};     ///< upwards, the same
    std::vector<MapCell> cells = {}; ///< row by row: cells[iy * xs.size() + ix]
    std::vector<MapOption> options = {};
    QString savingCurrency = {};       ///< of `saving`
    QString savingTitle = {};          ///< "saving against the next option"
    std::optional<QPointF> cross = {}; ///< the present inputs
    bool draggable = true;             ///< the cross
    QString emptyMessage = {};
};

} // namespace costmodel::ui
