#include "ui/charts/axis_scale.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_ticks.h"

namespace costmodel::ui
{

namespace
{

using namespace Qt::StringLiterals;

constexpr double largest = 1e300;

double within(double value)
{
    return std::isfinite(value) ? std::clamp(value, -largest, largest) : 0;
}

bool isScaledMoney(const ChartAxis& axis)
{
    return !axis.currency.isEmpty() && axis.per.isEmpty();
}

/// What the numbers of the axis are divided by for display.
double factorOf(const ChartAxis& axis, double magnitude, const Formats& formats)
{
    if (axis.share)
        return 0.01;
    return isScaledMoney(axis) ? formats.moneyScale(axis.currency, magnitude).factor : 1;
}

QString monthText(const ChartAxis& axis, double month, const Formats& formats)
{
    return axis.start ? formats.monthLabel(*axis.start, static_cast<int>(std::floor(month + 1e-9)))
                      : formats.shortNumber(month);
}

QStringList categoryLabels(const ChartAxis& axis, const std::vector<double>& ticks)
{
    QStringList labels;
    for (const double tick : ticks)
        labels.append(axis.categories.value(static_cast<qsizetype>(std::lround(tick))));
    return labels;
}

void label(AxisScale& scale, const ChartAxis& axis, double step, double factor, double magnitude,
           const Formats& formats)
{
    const int digits = digitsOf(step / factor);
    for (const double tick : scale.ticks)
        scale.labels.append(formats.number(tick / factor, digits));
    scale.title = formats.withUnit(axis.title, unitOf(axis, magnitude, formats));
}

} // namespace

AxisScale valueScale(const ChartAxis& axis, double low, double high, int mostTicks,
                     const Formats& formats)
{
    low = within(low);
    high = within(high);
    if (axis.fromZero)
    {
        low = std::min(low, 0.0);
        high = std::max(high, 0.0);
    }
    low = axis.minimum.value_or(low);
    high = axis.maximum.value_or(high);
    if (!(high > low))
    {
        const double room = low == 0 ? 1 : std::abs(low) * 0.1;
        high = low + room;
        if (low != 0 && !axis.minimum && !axis.fromZero)
            low -= room;
    }
    const double magnitude = std::max(std::abs(low), std::abs(high));
    const double factor = factorOf(axis, magnitude, formats);
    const bool whole = axis.wholeNumbers;
    const double step = niceStep((high - low) / factor, mostTicks, whole) * factor;
    AxisScale scale;
    scale.from = axis.minimum.value_or(std::floor(low / step + 1e-9) * step);
    scale.to = axis.maximum.value_or(std::ceil(high / step - 1e-9) * step);
    scale.ticks = multiples(step, scale.from, scale.to);
    label(scale, axis, step, factor, magnitude, formats);
    return scale;
}

AxisScale positionScale(const ChartAxis& axis, double from, double to, int mostTicks,
                        const Formats& formats)
{
    AxisScale scale;
    scale.from = within(from);
    scale.to = within(to);
    if (!(scale.to > scale.from))
        scale.to = scale.from + 1;
    const double span = scale.to - scale.from;
    switch (axis.kind)
    {
    case AxisKind::months:
    {
        scale.ticks = multiples(monthStep(span, mostTicks), scale.from, scale.to);
        for (const double tick : scale.ticks)
            scale.labels.append(monthText(axis, tick, formats));
        scale.title = axis.title;
        break;
    }
    case AxisKind::categories:
    {
        const double step = std::ceil(std::max(1.0, span / std::max(1, mostTicks)) - 1e-9);
        const auto count = static_cast<double>(axis.categories.size());
        scale.ticks = multiples(step, std::max(0.0, scale.from), std::min(count - 1, scale.to));
        scale.labels = categoryLabels(axis, scale.ticks);
        scale.title = formats.withUnit(axis.title, axis.unit);
        break;
    }
    case AxisKind::number:
    {
        const double magnitude = std::max(std::abs(scale.from), std::abs(scale.to));
        const double factor = factorOf(axis, magnitude, formats);
        const double step = niceStep(span / factor, mostTicks, axis.wholeNumbers) * factor;
        scale.ticks = multiples(step, scale.from, scale.to);
        label(scale, axis, step, factor, magnitude, formats);
        break;
    }
    }
    return scale;
}

QString unitOf(const ChartAxis& axis, double magnitude, const Formats& formats)
{
    if (axis.share)
        return u"%"_s;
    if (axis.currency.isEmpty())
        return axis.unit;
    if (!axis.per.isEmpty())
        return formats.currencyName(axis.currency).trimmed() + axis.per;
    return formats.moneyUnitLabel(axis.currency, magnitude);
}

QString valueText(const ChartAxis& axis, double value, double magnitude, const Formats& formats)
{
    if (!std::isfinite(value))
        return formats.none(NoValue::notAvailable);
    if (axis.share)
        return formats.share(value);
    if (!axis.currency.isEmpty() && !axis.per.isEmpty())
        return formats.unitCost(value, axis.currency) + axis.per;
    if (!axis.currency.isEmpty())
        return formats.inUnit(formats.moneyScale(axis.currency, magnitude).unit)
            .money(value, axis.currency);
    const QString number =
        axis.wholeNumbers ? formats.number(value) : formats.shortNumber(value, 5);
    return axis.unit.isEmpty() ? number : number + u' ' + axis.unit;
}

QString differenceText(const ChartAxis& axis, double value, double magnitude,
                       const Formats& formats)
{
    const QString text = valueText(axis, value, magnitude, formats);
    const bool isZero =
        std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'1' && c <= u'9'; });
    return value > 0 && !isZero ? u'+' + text : text;
}

QString positionText(const ChartAxis& axis, double position, const Formats& formats)
{
    switch (axis.kind)
    {
    case AxisKind::months:
    {
        const QString month = formats.shortNumber(position);
        if (!axis.start)
            return formats.text("Chart", COSTMODEL_TEXT("Chart", "Month %1")).arg(month);
        return formats.text("Chart", COSTMODEL_TEXT("Chart", "%1 (month %2)"))
            .arg(monthText(axis, position, formats), month);
    }
    case AxisKind::categories:
        return axis.categories.value(static_cast<qsizetype>(std::lround(position)));
    case AxisKind::number:
    {
        const QString value = valueText(axis, position, std::abs(position), formats);
        return axis.title.isEmpty() ? value
                                    : formats.text("Chart", COSTMODEL_TEXT("Chart", "%1: %2"))
                                          .arg(axis.title, value);
    }
    }
    return {};
}

} // namespace costmodel::ui
