#include "ui/pages/risk/risk_charts.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/pages/risk/moved_input.h"
#include "ui/text/labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct RiskCharts
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::RiskCharts)
};

constexpr int bins = 30;
constexpr std::size_t curvePoints = 200;

QString currencyOf(const Scenario& scenario)
{
    return toQString(scenario.general.currency);
}

QString drawsText(const RiskResult& risk, const Formats& formats)
{
    return RiskCharts::tr("%1 draws, seed %2")
        .arg(formats.number(static_cast<double>(risk.counted)),
             formats.number(static_cast<double>(risk.seed)));
}

/// All amounts that are named together in the unit that the largest of them asks for.
QString amountText(double amount, const Scenario& scenario, const RiskResult& risk,
                   const Formats& formats)
{
    const QString currency = currencyOf(scenario);
    const double largest = std::max(std::fabs(risk.quantiles->p10), std::fabs(risk.quantiles->p90));
    return formats.inUnit(formats.moneyScale(currency, largest).unit).money(amount, currency);
}

ChartSeries binSeries(const QString& name, SeriesRole role)
{
    ChartSeries series;
    series.name = name;
    series.role = role;
    series.kind = SeriesKind::stackedBars;
    return series;
}

ChartSeries cumulativeSeries(const RiskResult& risk)
{
    ChartSeries series;
    series.name = RiskCharts::tr("Share with at most this saving");
    series.role = SeriesRole::reference;
    series.kind = SeriesKind::line;
    series.secondAxis = true;
    const std::size_t count = risk.savings.size();
    const std::size_t step = std::max<std::size_t>(1, count / curvePoints);
    const auto add = [&](std::size_t i)
    {
        series.points.emplace_back(risk.savings[i],
                                   static_cast<double>(i + 1) / static_cast<double>(count));
    };
    for (std::size_t i = 0; i < count; i += step)
        add(i);
    if ((count - 1) % step != 0)
        add(count - 1);
    return series;
}

ChartMark verticalMark(const char* id, const QString& label, double x)
{
    ChartMark mark;
    mark.kind = MarkKind::vertical;
    mark.id = QString::fromLatin1(id);
    mark.label = label;
    mark.x = x;
    return mark;
}

/// The month from which on half of the futures have owning ahead; none if they do not in the end.
std::optional<int> medianCrossing(const RiskResult& risk)
{
    std::optional<int> month;
    for (auto at = risk.fan.rbegin(); at != risk.fan.rend() && at->difference.p50 <= 0; ++at)
        month = at->month;
    return month;
}

} // namespace

SavingBounds defaultBounds(const RiskResult& risk)
{
    if (risk.savings.empty())
        return {};
    const std::vector<HistogramBin> all = histogram(risk.savings, bins);
    return {all.back().to > 0 ? std::max(0.0, all.front().from) : all.front().from, all.back().to};
}

ChartSpec distributionSpec(const Scenario& scenario, const RiskResult& risk,
                           const SavingBounds& bounds, const Formats& formats)
{
    ChartSpec spec;
    const QString currency = currencyOf(scenario);
    spec.x.title = RiskCharts::tr("Saving by buying, present value");
    spec.x.currency = currency;
    spec.y.title = RiskCharts::tr("Share of the futures");
    spec.y.share = true;
    spec.y.fromZero = true;
    spec.emptyMessage = RiskCharts::tr("There is no future in which both can be compared.");
    spec.readDifference = false;
    if (risk.savings.empty() || !risk.quantiles)
        return spec;
    const MoneyScale scale =
        formats.moneyScale(currency, std::max(std::fabs(bounds.from), std::fabs(bounds.to)));
    spec.title = RiskCharts::tr("%1 of the futures save between %2 and %3 %4 by buying")
                     .arg(formats.share(shareBetween(risk.savings, bounds.from, bounds.to)),
                          formats.number(scale.shown(bounds.from)),
                          formats.number(scale.shown(bounds.to)), scale.label);
    spec.subtitle = drawsText(risk, formats);
    ChartSeries worse = binSeries(RiskCharts::tr("renting is cheaper"), SeriesRole::worse);
    ChartSeries better = binSeries(RiskCharts::tr("buying is cheaper"), SeriesRole::better);
    const std::vector<HistogramBin> all = histogram(risk.savings, bins);
    for (const HistogramBin& bin : all)
    {
        const double share =
            static_cast<double>(bin.count) / static_cast<double>(risk.savings.size());
        const double middle = (bin.from + bin.to) / 2;
        (middle < 0 ? worse : better).points.emplace_back(middle, share);
    }
    for (ChartSeries* const series : {&worse, &better})
        if (!series->points.empty())
            spec.series.push_back(std::move(*series));
    spec.y2.emplace();
    spec.y2->title = RiskCharts::tr("Share with at most this saving");
    spec.y2->share = true;
    spec.y2->minimum = 0;
    spec.y2->maximum = 1;
    spec.series.push_back(cumulativeSeries(risk));
    spec.marks.push_back(verticalMark("p10", RiskCharts::tr("P10"), risk.quantiles->p10));
    spec.marks.push_back(verticalMark("p50", RiskCharts::tr("P50"), risk.quantiles->p50));
    spec.marks.push_back(verticalMark("p90", RiskCharts::tr("P90"), risk.quantiles->p90));
    ChartMark between;
    between.kind = MarkKind::range;
    between.id = QStringLiteral("between");
    between.x = bounds.from;
    between.to = bounds.to;
    spec.marks.push_back(between);
    for (const auto& [id, x] : {std::pair("from", bounds.from), std::pair("to", bounds.to)})
    {
        ChartMark mark = verticalMark(id, QString(), x);
        mark.draggable = true;
        mark.minimum = all.front().from;
        mark.maximum = all.back().to;
        spec.marks.push_back(mark);
    }
    return spec;
}

ChartSpec fanSpec(const Scenario& scenario, const RiskResult& risk, const Formats& formats)
{
    ChartSpec spec;
    spec.x.kind = AxisKind::months;
    spec.x.start = scenario.general.start;
    spec.y.title = RiskCharts::tr("Owning less renting, cash so far");
    spec.y.currency = currencyOf(scenario);
    spec.y.fromZero = true;
    spec.emptyMessage = RiskCharts::tr("There is no future in which both can be compared.");
    spec.readDifference = false;
    if (risk.fan.empty())
        return spec;
    const std::optional<int> crossing = medianCrossing(risk);
    spec.title =
        crossing ? RiskCharts::tr("From %1 on owning is ahead in at least half of the futures")
                       .arg(formats.monthLabel(scenario.general.start, *crossing))
                 : RiskCharts::tr("At the end owning is ahead in fewer than half of the futures");
    spec.subtitle = RiskCharts::tr("Below zero owning has cost less so far; undiscounted; the "
                                   "first %1 draws")
                        .arg(formats.number(static_cast<double>(risk.fanDraws)));
    const auto band = [&](const QString& name, SeriesRole role, double RiskQuantiles::*low,
                          double RiskQuantiles::*high)
    {
        ChartSeries series;
        series.name = name;
        series.role = role;
        series.kind = SeriesKind::band;
        for (const FanMonth& month : risk.fan)
        {
            series.lower.emplace_back(month.month, month.difference.*low);
            series.points.emplace_back(month.month, month.difference.*high);
        }
        spec.series.push_back(std::move(series));
    };
    band(RiskCharts::tr("90 of 100 futures"), SeriesRole::neutral, &RiskQuantiles::p5,
         &RiskQuantiles::p95);
    band(RiskCharts::tr("50 of 100 futures"), SeriesRole::own, &RiskQuantiles::p25,
         &RiskQuantiles::p75);
    ChartSeries middle;
    middle.name = RiskCharts::tr("half of the futures are below");
    middle.role = SeriesRole::own;
    for (const FanMonth& month : risk.fan)
        middle.points.emplace_back(month.month, month.difference.p50);
    spec.series.push_back(std::move(middle));
    ChartMark zero;
    zero.kind = MarkKind::horizontal;
    zero.id = QStringLiteral("zero");
    zero.label = RiskCharts::tr("equal");
    spec.marks.push_back(zero);
    if (crossing && *crossing > 0)
        spec.marks.push_back(verticalMark(
            "crossing", formats.monthLabel(scenario.general.start, *crossing), *crossing));
    return spec;
}

TornadoSpec tornadoSpec(const Scenario& scenario, const Tornado& result,
                        const TornadoTarget& target, std::size_t most, const Formats& formats)
{
    TornadoSpec spec;
    const QString currency = currencyOf(scenario);
    const auto shown = [&](double value)
    {
        return target.isMonth ? formats.months(value) : formats.money(value, currency);
    };
    if (target.isMonth)
    {
        spec.value.title = RiskCharts::tr("Break-even");
        spec.value.unit = RiskCharts::tr("months");
        spec.emptyMessage = RiskCharts::tr("At the present inputs buying does not break even "
                                           "within the horizon: there is no month to start from.");
    }
    else
    {
        spec.value.title = target.option.empty()
                               ? RiskCharts::tr("Buying less renting, present value")
                               : RiskCharts::tr("Cost, present value");
        spec.value.currency = currency;
        spec.emptyMessage = RiskCharts::tr("There is no input to move.");
    }
    if (!result.base)
        return spec;
    spec.base = *result.base;
    spec.baseLabel = RiskCharts::tr("Now: %1").arg(shown(spec.base));
    for (const TornadoRow& row : result.rows)
    {
        if (spec.bars.size() == most)
            break;
        const std::optional<MovedInput> input = movedInput(scenario, row.path);
        if (!input)
            continue;
        spec.bars.push_back({input->label, toQString(row.path), input->brief(row.low),
                             input->brief(row.high), row.atLow, row.atHigh});
    }
    for (std::size_t i = 0; i < result.rows.size() && spec.title.isEmpty(); ++i)
    {
        const TornadoRow& row = result.rows[i];
        if (row.atLow && row.atHigh && *row.atLow != *row.atHigh)
            spec.title = RiskCharts::tr("Most depends on: %1").arg(inputLabel(scenario, row.path));
    }
    return spec;
}

QString quantileSentence(const Scenario& scenario, const RiskResult& risk, const Formats& formats)
{
    if (!risk.quantiles)
        return {};
    return RiskCharts::tr("9 of 10 futures save more than %1 (P10), half of them more than %2 "
                          "(P50), 1 of 10 more than %3 (P90); a negative saving is a loss by "
                          "buying.")
        .arg(amountText(risk.quantiles->p10, scenario, risk, formats),
             amountText(risk.quantiles->p50, scenario, risk, formats),
             amountText(risk.quantiles->p90, scenario, risk, formats));
}

} // namespace costmodel::ui
