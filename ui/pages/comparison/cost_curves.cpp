#include "ui/pages/comparison/cost_curves.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "model/analysis/crossings.h"
#include "model/insight/answer.h"
#include "ui/pages/comparison/option_words.h"

namespace costmodel::ui
{

namespace
{

constexpr std::size_t mostLabels = 3;

struct CostCurves
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::CostCurves)
};

/// Linear between months, as the break-even is.
double valueAtMonth(const std::vector<double>& curve, double month)
{
    const auto below = static_cast<std::size_t>(
        std::clamp(std::floor(month), 0.0, static_cast<double>(curve.size()) - 1));
    const std::size_t above = std::min(below + 1, curve.size() - 1);
    return std::lerp(curve[below], curve[above], month - static_cast<double>(below));
}

} // namespace

std::vector<double> costCurve(const OptionResult& option, CostView view)
{
    std::vector<double> curve;
    for (const MonthResult& month : option.months)
        switch (view)
        {
        case CostView::cash:
            curve.push_back(month.cumulative);
            break;
        case CostView::discounted:
            curve.push_back(month.discountedCumulative);
            break;
        case CostView::exit:
            curve.push_back(month.exit.value_or(month.cumulative));
            break;
        }
    return curve;
}

ChartSeries costSeries(const OptionResult& option, CostView view, int shade)
{
    ChartSeries series;
    series.name = wayName(option.kind, option.name);
    series.role = roleOf(option.kind);
    series.shade = shade;
    const std::vector<double> curve = costCurve(option, view);
    for (std::size_t month = 0; month < curve.size(); ++month)
        series.points.emplace_back(static_cast<double>(month), curve[month]);
    return series;
}

QString whenText(const Date& start, double months, const Formats& formats)
{
    return CostCurves::tr("%1 (month %2)", "a date, how many months after the start")
        .arg(formats.monthLabel(dateAfter(start, months)), formats.number(months, 1));
}

std::vector<ChartMark> crossingMarks(const OptionResult& own, const OptionResult& rent,
                                     CostView view, const Date& start, const Formats& formats)
{
    const std::vector<double> ownCurve = costCurve(own, view);
    const std::vector<double> rentCurve = costCurve(rent, view);
    const std::vector<Crossing> found = crossings(ownCurve, rentCurve);
    std::vector<ChartMark> marks;
    for (std::size_t i = 0; i < found.size(); ++i)
    {
        ChartMark mark;
        mark.kind = MarkKind::point;
        mark.x = found[i].month;
        mark.y = valueAtMonth(ownCurve, found[i].month);
        mark.role = found[i].buyBecomesCheaper ? SeriesRole::own : SeriesRole::rent;
        const bool isLabelled = found.size() <= mostLabels || i == 0 || i + 1 == found.size();
        if (isLabelled)
            mark.label = whenText(start, found[i].month, formats);
        marks.push_back(std::move(mark));
    }
    return marks;
}

ChartSeries savingBand(const OptionResult& cheaper, const OptionResult& dearer, CostView view,
                       const QString& name)
{
    ChartSeries band;
    band.name = name;
    band.kind = SeriesKind::band;
    band.role = SeriesRole::better;
    const std::vector<double> low = costCurve(cheaper, view);
    const std::vector<double> high = costCurve(dearer, view);
    const std::optional<double> from = breakEvenMonth(low, high);
    const double last = static_cast<double>(low.size()) - 1;
    if (!from || *from >= last)
        return band;
    const auto add = [&](double month)
    {
        band.points.emplace_back(month, valueAtMonth(high, month));
        band.lower.emplace_back(month, valueAtMonth(low, month));
    };
    add(*from);
    for (double month = std::floor(*from) + 1; month <= last; ++month)
        add(month);
    return band;
}

} // namespace costmodel::ui
