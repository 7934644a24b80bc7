#include "ui/pages/break_even/break_even_charts.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "model/analysis/crossings.h"
#include "ui/pages/comparison/option_words.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct BreakEvenCharts
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::BreakEvenCharts)
};

constexpr int priceSteps = 40;
/// So many crossings leave room for their labels.
constexpr std::size_t fewCrossings = 3;

std::vector<const OptionResult*> chosen(const Evaluation& evaluation, OptionKind kind,
                                        const std::string& name)
{
    std::vector<const OptionResult*> options;
    for (const OptionResult& option : evaluation.options)
        if (option.kind == kind && (name.empty() || option.name == name))
            options.push_back(&option);
    return options;
}

QString viewTitle(CostView view)
{
    switch (view)
    {
    case CostView::cash:
        return BreakEvenCharts::tr("Paid so far");
    case CostView::discounted:
        return BreakEvenCharts::tr("Paid so far, in present value");
    case CostView::exit:
        return BreakEvenCharts::tr("Cost if one stops here");
    }
    return {};
}

QString timeMessage(const OptionResult& own, const OptionResult& rent, CostView view,
                    const Date& start, const Formats& formats)
{
    const std::optional<double> month = breakEvenMonth(costCurve(own, view), costCurve(rent, view));
    const QString buyName = toQString(own.name);
    const QString rentName = toQString(rent.name);
    if (!month)
        return BreakEvenCharts::tr("“%1” does not catch up with “%2” within the horizon")
            .arg(buyName, rentName);
    if (*month <= 0)
        return BreakEvenCharts::tr("“%1” is never dearer than “%2”").arg(buyName, rentName);
    return BreakEvenCharts::tr("“%1” costs less than “%2” for good from %3 on")
        .arg(buyName, rentName, whenText(start, *month, formats));
}

ChartAxis monthAxis(const Results& results)
{
    ChartAxis axis;
    axis.kind = AxisKind::months;
    axis.start = results.scenario.general.start;
    return axis;
}

ChartAxis unitCostAxis(const Results& results)
{
    ChartAxis axis;
    axis.title = BreakEvenCharts::tr("Cost of a useful GPU-hour");
    axis.currency = toQString(results.scenario.general.currency);
    axis.fromZero = true;
    return axis;
}

int shadeOfName(const Evaluation& evaluation, OptionKind kind, const std::string& name)
{
    for (const OptionResult& option : evaluation.options)
        if (option.kind == kind && option.name == name)
            return shadeOf(evaluation, option);
    return 0;
}

} // namespace

std::optional<PairChoice> focusOf(const Results& results, const Answer& answer,
                                  const PairChoice& choice)
{
    const auto pick = [&](OptionKind kind, const std::string& name,
                          const std::optional<Contender>& best) -> std::optional<std::string>
    {
        const std::vector<const OptionResult*> options = chosen(results.evaluation, kind, name);
        if (options.empty())
            return std::nullopt;
        return name.empty() && best ? best->name : options.front()->name;
    };
    const auto buy = pick(OptionKind::buy, choice.buy, answer.buy);
    const auto rent = pick(OptionKind::rent, choice.rent, answer.rent);
    return buy && rent ? std::optional(PairChoice{*buy, *rent}) : std::nullopt;
}

ChartSpec costsOverTime(const Results& results, const PairChoice& choice,
                        const std::optional<PairChoice>& focus, CostView view,
                        const Formats& formats)
{
    const Evaluation& evaluation = results.evaluation;
    const Date& start = results.scenario.general.start;
    ChartSpec spec;
    spec.title = viewTitle(view);
    spec.subtitle = toQString(results.scenario.general.name);
    spec.x = monthAxis(results);
    spec.y.title = viewTitle(view);
    spec.y.currency = toQString(results.scenario.general.currency);
    spec.y.fromZero = true;
    spec.emptyMessage = BreakEvenCharts::tr("The scenario has no way to draw yet.");
    const std::vector<const OptionResult*> rents =
        chosen(evaluation, OptionKind::rent, choice.rent);
    const std::vector<const OptionResult*> buys = chosen(evaluation, OptionKind::buy, choice.buy);
    for (const auto& kind : {rents, buys})
        for (const OptionResult* const option : kind)
            spec.series.push_back(costSeries(*option, view, shadeOf(evaluation, *option)));
    for (const OptionResult* const buy : buys)
        for (const OptionResult* const rent : rents)
        {
            const bool isFocus = focus && buy->name == focus->buy && rent->name == focus->rent;
            if (isFocus)
                spec.title = timeMessage(*buy, *rent, view, start, formats);
            for (ChartMark& mark : crossingMarks(*buy, *rent, view, start, formats))
            {
                if (!isFocus)
                    mark.label.clear();
                spec.marks.push_back(std::move(mark));
            }
        }
    return spec;
}

ChartSpec leadOverTime(const Results& results, const PairChoice& focus, const Formats& formats)
{
    const Date& start = results.scenario.general.start;
    ChartSpec spec;
    spec.x = monthAxis(results);
    spec.y.title = BreakEvenCharts::tr("Buying less renting");
    spec.y.currency = toQString(results.scenario.general.currency);
    spec.y.fromZero = true;
    spec.readDifference = false;
    spec.title = BreakEvenCharts::tr("What buying has cost more than renting so far");
    spec.subtitle = BreakEvenCharts::tr("“%1” less “%2”; below zero buying is ahead")
                        .arg(toQString(focus.buy), toQString(focus.rent));
    const OptionResult* const own = findNamed(results.evaluation.options, focus.buy);
    const OptionResult* const rent = findNamed(results.evaluation.options, focus.rent);
    if (!own || !rent)
        return spec;
    int shade = 0;
    for (const CostView view : {CostView::cash, CostView::discounted, CostView::exit})
    {
        ChartSeries series;
        series.name = view == CostView::cash         ? BreakEvenCharts::tr("not discounted")
                      : view == CostView::discounted ? BreakEvenCharts::tr("discounted")
                                                     : BreakEvenCharts::tr("if one stops here");
        series.role = SeriesRole::category;
        series.shade = shade++;
        const std::vector<double> ownCurve = costCurve(*own, view);
        const std::vector<double> rentCurve = costCurve(*rent, view);
        for (std::size_t month = 0; month < ownCurve.size(); ++month)
            series.points.emplace_back(static_cast<double>(month),
                                       ownCurve[month] - rentCurve[month]);
        spec.series.push_back(std::move(series));
        const std::optional<double> paid = breakEvenMonth(ownCurve, rentCurve);
        if (paid && *paid > 0)
            spec.marks.push_back({.kind = MarkKind::point,
                                  .label = whenText(start, *paid, formats),
                                  .x = *paid,
                                  .y = 0});
    }
    spec.marks.push_back({.kind = MarkKind::horizontal, .y = 0});
    return spec;
}

UnitCosts unitCostsOf(const Scenario& scenario, const PairChoice& focus)
{
    UnitCosts costs;
    costs.utilization = unitCostByUtilization(scenario, focus.buy);
    const auto curvesUpTo = [&](double most)
    {
        return unitCostByRentPrice(scenario, focus.buy, focus.rent,
                                   evenValues(0, most, priceSteps + 1));
    };
    constexpr double usual = 2;
    costs.price = curvesUpTo(usual);
    // So far that the crossing is in sight, unless it lies absurdly far.
    constexpr double farthest = 20;
    if (costs.price && costs.price->crossing && costs.price->crossing->factor > usual / 1.2 &&
        costs.price->crossing->factor < farthest)
        costs.price = curvesUpTo(costs.price->crossing->factor * 1.2);
    return costs;
}

ChartSpec costByUtilization(const Results& results, const UnitCosts& costs,
                            const PairChoice& choice, const PairChoice& focus,
                            const Formats& formats)
{
    ChartSpec spec;
    spec.x.title = BreakEvenCharts::tr("Own GPUs busy");
    spec.x.share = true;
    spec.x.minimum = 0;
    spec.y = unitCostAxis(results);
    spec.title = BreakEvenCharts::tr("Cost of a useful GPU-hour by utilisation");
    spec.emptyMessage = BreakEvenCharts::tr("There is no demand, so no GPU-hour is useful.");
    if (!costs.utilization)
        return spec;
    const UnitCostCurves& curves = *costs.utilization;
    const Evaluation& evaluation = results.evaluation;
    ChartSeries own;
    own.name = toQString(curves.buy);
    own.role = SeriesRole::own;
    own.shade = shadeOfName(evaluation, OptionKind::buy, curves.buy);
    std::vector<ChartSeries> rents;
    double most = 0;
    double highest = 0;
    for (std::size_t rent = 0; rent < curves.rents.size(); ++rent)
    {
        if (!choice.rent.empty() && curves.rents[rent] != choice.rent)
            continue;
        ChartSeries& series = rents.emplace_back();
        series.name = toQString(curves.rents[rent]);
        series.role = SeriesRole::rent;
        series.shade = shadeOfName(evaluation, OptionKind::rent, curves.rents[rent]);
        for (const UnitCostPoint& point : curves.points)
            if (point.rents[rent])
            {
                series.points.emplace_back(point.at.shareOfOwned, *point.rents[rent]);
                if (point.at.factor == 1)
                    most = std::max(most, *point.rents[rent]);
            }
    }
    for (const UnitCostPoint& point : curves.points)
        if (point.buy)
        {
            own.points.emplace_back(point.at.shareOfOwned, *point.buy);
            highest = std::max(highest, *point.buy);
            if (point.at.factor >= 1)
                most = std::max(most, *point.buy);
        }
    // The hyperbola rises without end where the own GPUs are idle.
    constexpr double room = 2.5;
    if (highest > room * most && most > 0)
        spec.y.maximum = room * most;
    spec.series = std::move(rents);
    spec.series.push_back(std::move(own));

    const double planned = curves.planned.shareOfOwned;
    if (curves.plannedHigh > curves.plannedLow)
        spec.marks.push_back({.kind = MarkKind::range,
                              .label = BreakEvenCharts::tr("planned months"),
                              .x = curves.plannedLow,
                              .to = curves.plannedHigh});
    spec.marks.push_back({.kind = MarkKind::vertical,
                          .label = BreakEvenCharts::tr("planned %1").arg(formats.share(planned)),
                          .x = planned});
    std::vector<double> crossed;
    for (const UnitCostCrossing& crossing : curves.crossings)
    {
        const std::string& rent = curves.rents[crossing.rent];
        if (!crossing.cost || (!choice.rent.empty() && rent != choice.rent))
            continue;
        const bool isFocus = rent == focus.rent;
        spec.marks.push_back({.kind = MarkKind::point,
                              .label = isFocus || curves.crossings.size() <= fewCrossings
                                           ? formats.share(crossing.at.shareOfOwned)
                                           : QString(),
                              .x = crossing.at.shareOfOwned,
                              .y = *crossing.cost,
                              .role = SeriesRole::own});
        if (isFocus)
            crossed.push_back(crossing.at.shareOfOwned);
    }
    const QString buyName = toQString(focus.buy);
    const QString rentName = toQString(focus.rent);
    const auto pairNow =
        std::ranges::find_if(results.evaluation.options,
                             [&](const OptionResult& option) { return option.name == focus.rent; });
    const OptionResult* const ownNow = findNamed(results.evaluation.options, focus.buy);
    if (!crossed.empty())
    {
        const auto [low, high] = std::ranges::minmax(crossed);
        spec.title = BreakEvenCharts::tr("“%1” and “%2” cost the same at %3 busy; planned are %4")
                         .arg(buyName, rentName, formats.share(low), formats.share(planned));
        if (curves.plannedLow > high)
            spec.note = BreakEvenCharts::tr("All planned months lie right of the crossing.");
        else if (curves.plannedHigh < low)
            spec.note = BreakEvenCharts::tr("All planned months lie left of the crossing.");
        else
            spec.note =
                BreakEvenCharts::tr("The planned months lie on both sides of the crossing.");
    }
    else if (ownNow && pairNow != results.evaluation.options.end())
        spec.title = ownNow->npvCost < pairNow->npvCost
                         ? BreakEvenCharts::tr("No crossing: “%1” costs less than “%2” at every "
                                               "utilisation up to full months")
                               .arg(buyName, rentName)
                         : BreakEvenCharts::tr("No crossing: “%2” costs less than “%1” at every "
                                               "utilisation up to full months")
                               .arg(buyName, rentName);
    return spec;
}

ChartSpec costByRentPrice(const Results& results, const UnitCosts& costs, const PairChoice& focus,
                          const Formats& formats)
{
    const QString currency = toQString(results.scenario.general.currency);
    const QString buyName = toQString(focus.buy);
    const QString rentName = toQString(focus.rent);
    ChartSpec spec;
    spec.x.title = BreakEvenCharts::tr("Price of “%1”").arg(rentName);
    spec.x.currency = currency;
    spec.y = unitCostAxis(results);
    spec.title = BreakEvenCharts::tr("Cost of a useful GPU-hour by rental price");
    spec.emptyMessage = BreakEvenCharts::tr("There is no demand, so no GPU-hour is useful.");
    if (!costs.price)
        return spec;
    ChartSeries own{.name = buyName, .role = SeriesRole::own};
    ChartSeries rent{.name = rentName, .role = SeriesRole::rent};
    own.shade = shadeOfName(results.evaluation, OptionKind::buy, focus.buy);
    rent.shade = shadeOfName(results.evaluation, OptionKind::rent, focus.rent);
    double present = 0;
    for (const PricePoint& point : costs.price->points)
    {
        if (point.buy)
            own.points.emplace_back(point.price, *point.buy);
        if (point.rent)
            rent.points.emplace_back(point.price, *point.rent);
        if (point.factor > 0)
            present = point.price / point.factor;
    }
    spec.series = {rent, own};
    if (present > 0)
        spec.marks.push_back(
            {.kind = MarkKind::vertical,
             .label = BreakEvenCharts::tr("now %1").arg(formats.unitCost(present, currency)),
             .x = present});
    const std::optional<PricePoint>& crossing = costs.price->crossing;
    if (!crossing)
    {
        spec.title = BreakEvenCharts::tr("No price of “%1” makes it cost the same as “%2”")
                         .arg(rentName, buyName);
        return spec;
    }
    const QString price = formats.unitCost(crossing->price, currency);
    spec.title = BreakEvenCharts::tr("“%1” costs the same as “%2” at a rental price of %3")
                     .arg(rentName, buyName, price);
    const bool isInSight =
        !costs.price->points.empty() && crossing->factor <= costs.price->points.back().factor;
    if (isInSight && crossing->rent)
        spec.marks.push_back({.kind = MarkKind::point,
                              .label = price,
                              .x = crossing->price,
                              .y = *crossing->rent,
                              .role = SeriesRole::own});
    return spec;
}

} // namespace costmodel::ui
