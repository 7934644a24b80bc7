#include "ui/pages/demand/demand_charts.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "model/demand/demand_series.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct DemandCharts
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::DemandCharts)
};

/// Corners of a curve that are drawn; more cannot be told apart.
constexpr std::size_t mostCorners = 600;

QString monthText(const Results& results, int month, const Formats& formats)
{
    return formats.monthLabel(results.scenario.general.start, month - 1);
}

QString gpuName(const Results& results)
{
    return toQString(results.evaluation.demand.gpu);
}

ChartMark horizontal(const char* id, const QString& label, double y)
{
    ChartMark mark;
    mark.kind = MarkKind::horizontal;
    mark.id = QString::fromLatin1(id);
    mark.label = label;
    mark.y = y;
    return mark;
}

} // namespace

ChartSpec loadDurationSpec(const Results& results, int month, const Formats& formats)
{
    ChartSpec spec;
    spec.x.title = DemandCharts::tr("Hours of the month");
    spec.x.unit = DemandCharts::tr("h");
    spec.x.fromZero = true;
    spec.y.title = DemandCharts::tr("%1 GPUs needed").arg(gpuName(results));
    spec.y.fromZero = true;
    spec.readDifference = false;
    spec.emptyMessage = DemandCharts::tr("No GPUs are needed in this month.");
    const Timeline timeline = makeTimeline(results.scenario.general);
    month = std::clamp(month, 1, timeline.horizon);
    const DemandSeries demand(results.scenario, timeline, false);
    const double growth = demand.growth(month);
    const double factor = demand.hoursFactor(month);
    const double monthHours = timeline.hours[static_cast<std::size_t>(month)];
    const std::vector<DemandBar>& bars = demand.curve().bars();
    if (bars.empty() || growth <= 0)
        return spec;
    ChartSeries series;
    series.name = DemandCharts::tr("GPUs needed at least");
    series.kind = SeriesKind::step;
    series.role = SeriesRole::own;
    series.inLegend = false;
    const std::size_t stride = bars.size() / mostCorners + 1;
    double hours = 0;
    for (std::size_t i = 0; i < bars.size(); ++i)
    {
        if (i % stride == 0)
            series.points.emplace_back(hours, bars[i].gpus * growth);
        hours += bars[i].hours * factor;
    }
    hours = std::min(hours, monthHours);
    if (hours < monthHours * (1 - 1e-9))
        series.points.emplace_back(hours, 0);
    series.points.emplace_back(monthHours,
                               hours < monthHours * (1 - 1e-9) ? 0 : bars.back().gpus * growth);
    spec.series.push_back(std::move(series));
    const double mean = demand.work(month) / monthHours;
    const double peak = demand.peak(month);
    spec.title = DemandCharts::tr("%1 GPUs at most, %2 on average over the whole month")
                     .arg(formats.shortNumber(peak), formats.shortNumber(mean));
    spec.subtitle = monthText(results, month, formats);
    spec.marks.push_back(horizontal("mean", DemandCharts::tr("mean"), mean));
    return spec;
}

ChartSpec growthSpec(const Results& results, const Formats& formats)
{
    ChartSpec spec;
    const DemandResult& demand = results.evaluation.demand;
    spec.x.kind = AxisKind::months;
    spec.x.start = results.scenario.general.start;
    spec.y.title = DemandCharts::tr("GPU-hours a month");
    spec.y.fromZero = true;
    spec.y2.emplace();
    spec.y2->title = DemandCharts::tr("Peak, GPUs");
    spec.y2->fromZero = true;
    spec.readDifference = false;
    spec.emptyMessage = DemandCharts::tr("There is no demand.");
    if (demand.months.empty())
        return spec;
    ChartSeries hours;
    hours.name = DemandCharts::tr("GPU-hours a month");
    hours.kind = SeriesKind::bars;
    hours.role = SeriesRole::neutral;
    hours.shade = 1;
    ChartSeries peak;
    peak.name = DemandCharts::tr("Peak");
    peak.kind = SeriesKind::step;
    peak.role = SeriesRole::own;
    peak.secondAxis = true;
    for (const DemandMonth& month : demand.months)
    {
        hours.points.emplace_back(month.month - 0.5, month.gpuHours);
        peak.points.emplace_back(month.month - 1, month.peakGpus);
    }
    peak.points.emplace_back(demand.months.back().month, demand.months.back().peakGpus);
    const DemandMonth& first = demand.months.front();
    const DemandMonth& last = demand.months.back();
    spec.title = std::fabs(last.gpuHours - first.gpuHours) < 1e-6 * std::fabs(first.gpuHours)
                     ? DemandCharts::tr("%1 every month").arg(formats.gpuHours(first.gpuHours))
                     : DemandCharts::tr("From %1 in the first month to %2 in the last")
                           .arg(formats.gpuHours(first.gpuHours), formats.gpuHours(last.gpuHours));
    spec.series.push_back(std::move(hours));
    spec.series.push_back(std::move(peak));
    return spec;
}

ChartSpec overTimeSpec(const Results& results, const Formats& formats)
{
    ChartSpec spec;
    const Demand& demand = results.scenario.demand;
    spec.y.title = DemandCharts::tr("%1 GPUs needed").arg(gpuName(results));
    spec.y.fromZero = true;
    spec.readDifference = false;
    spec.emptyMessage =
        DemandCharts::tr("Only a trace tells when the GPUs are needed: import the job accounting "
                         "of your cluster or a record of the GPUs in use.");
    if (!demand.traceRows || demand.traceRows->gpus.empty())
        return spec;
    const std::vector<double>& rows = demand.traceRows->gpus;
    const Timeline timeline = makeTimeline(results.scenario.general);
    const double days = timeline.hours.at(1) / 24;
    spec.x.title = DemandCharts::tr("Days of a typical month");
    spec.x.fromZero = true;
    ChartSeries series;
    series.name = DemandCharts::tr("GPUs needed");
    series.kind = SeriesKind::step;
    series.role = SeriesRole::own;
    series.inLegend = false;
    const double growth = results.scenario.factors.demand;
    const auto count = static_cast<double>(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        series.points.emplace_back(static_cast<double>(i) / count * days, rows[i] * growth);
    series.points.emplace_back(days, rows.back() * growth);
    spec.series.push_back(std::move(series));
    const double mean = demand.traceRows->curve.work() * growth;
    spec.marks.push_back(horizontal("mean", DemandCharts::tr("mean"), mean));
    spec.title = DemandCharts::tr("The trace: %1 GPUs on average, %2 at most")
                     .arg(formats.shortNumber(mean),
                          formats.shortNumber(demand.traceRows->curve.peak() * growth));
    spec.subtitle = DemandCharts::tr("%1, %2 rows, stretched over a month")
                        .arg(toQString(demand.trace), formats.number(count));
    return spec;
}

QString demandSentence(const Results& results, const Formats& formats)
{
    const DemandResult& demand = results.evaluation.demand;
    if (demand.months.empty() || !(demand.gpuHours > 0))
        return DemandCharts::tr("Nothing is needed: the demand is zero.");
    const Timeline timeline = makeTimeline(results.scenario.general);
    const DemandMonth& first = demand.months.front();
    const double share = first.gpuHours / (first.peakGpus * timeline.hours.at(1));
    return DemandCharts::tr("The work needs %1 of %2 in the first month and %3 over %4. At most "
                            "%5 GPUs are needed at once; if that many were there all the time, "
                            "they would be busy for %6 of it.")
        .arg(formats.gpuHours(first.gpuHours), gpuName(results), formats.gpuHours(demand.gpuHours),
             formats.months(static_cast<double>(demand.months.size())),
             formats.shortNumber(demand.peakGpus), formats.share(share, 0));
}

} // namespace costmodel::ui
