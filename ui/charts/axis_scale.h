#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "ui/charts/chart_spec.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// An axis that is ready to be drawn.
struct AxisScale
{
    double from = 0;
    double to = 1;
    std::vector<double> ticks;
    QStringList labels;    ///< one a tick
    QString title;         ///< with unit
    double labelWidth = 0; ///< labels wider than this take a second line; 0: none does
};

/// Ends that hold the values from `low` to `high` and end at ticks, unless the axis fixes them.
AxisScale valueScale(const ChartAxis& axis, double low, double high, int mostTicks,
                     const Formats& formats);
/// Ends exactly as given, ticks between them.
AxisScale positionScale(const ChartAxis& axis, double from, double to, int mostTicks,
                        const Formats& formats);

/// The unit of an axis whose largest absolute value is `magnitude`: "万元", "%", "GPUs".
QString unitOf(const ChartAxis& axis, double magnitude, const Formats& formats);
/// A value with its unit, as it is read: "1,234.56 万元". All values of one reading share
/// `magnitude`, and with it their unit.
QString valueText(const ChartAxis& axis, double value, double magnitude, const Formats& formats);
/// The same with its sign.
QString differenceText(const ChartAxis& axis, double value, double magnitude,
                       const Formats& formats);
/// A place on an axis of positions: "Mar 2027 (month 14)", "60% utilisation".
QString positionText(const ChartAxis& axis, double position, const Formats& formats);

} // namespace costmodel::ui
