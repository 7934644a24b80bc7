#include "ui/pages/throughput/throughput_charts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include <QCoreApplication>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct ThroughputCharts
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::ThroughputCharts)
};

constexpr double secondsPerHour = 3600;
constexpr std::size_t mostLines = 6;

const MeasuredFigure* figureOf(const MeasuredResult& result, const std::string& metric)
{
    for (const MeasuredFigure& figure : result.figures)
        if (figure.metric == metric)
            return &figure;
    return nullptr;
}

ChartSeries barSeries(const QString& name, SeriesRole role, int shade)
{
    ChartSeries series;
    series.name = name;
    series.kind = SeriesKind::bars;
    series.role = role;
    series.shade = shade;
    return series;
}

void addIfAny(ChartSpec& spec, ChartSeries series)
{
    if (!series.points.empty())
        spec.series.push_back(std::move(series));
}

std::optional<double> speedOf(const Gpu& gpu)
{
    return gpu.benchmark.empty() ? gpu.throughput : gpu.measured;
}

ChartSeries usageLine(const QString& name, int shade)
{
    ChartSeries series;
    series.name = name;
    series.kind = SeriesKind::line;
    series.role = SeriesRole::category;
    series.shade = shade;
    return series;
}

/// Time of a reading in seconds from the first of the log.
double timeOf(const UsageLog& log, const UsageSample& sample, std::size_t index, double first)
{
    if (sample.time)
        return *sample.time - first;
    return static_cast<double>(index) * log.intervalSeconds.value_or(1);
}

struct Spread
{
    double sum = 0;
    double low = std::numeric_limits<double>::infinity();
    double high = 0;
    int count = 0;
};

void addSpread(ChartSpec& spec, const std::map<double, Spread>& moments)
{
    ChartSeries band;
    band.name = ThroughputCharts::tr("from the least to the most busy GPU");
    band.kind = SeriesKind::band;
    band.role = SeriesRole::neutral;
    ChartSeries mean = usageLine(ThroughputCharts::tr("mean of all GPUs"), 0);
    for (const auto& [time, spread] : moments)
    {
        band.lower.emplace_back(time, spread.low / 100);
        band.points.emplace_back(time, spread.high / 100);
        mean.points.emplace_back(time, spread.sum / spread.count / 100);
    }
    spec.series.push_back(std::move(band));
    spec.series.push_back(std::move(mean));
}

} // namespace

HourlyWork hourlyWork(const std::string& unit)
{
    if (unit == "FLOP/s")
        return {secondsPerHour / 1e18, QStringLiteral("EFLOP")};
    if (unit == "B/s")
        return {secondsPerHour / 1e15, QStringLiteral("PB")};
    return {secondsPerHour, toQString(unit.substr(0, unit.find('/')))};
}

std::vector<std::string> metricsOf(const std::vector<MeasuredResult>& results)
{
    std::set<std::string> all;
    for (const MeasuredResult& result : results)
        for (const MeasuredFigure& figure : result.figures)
            all.insert(figure.metric);
    std::vector<std::string> metrics(all.begin(), all.end());
    std::stable_partition(metrics.begin(), metrics.end(),
                          [](const std::string& metric) { return metric.starts_with("gemm/"); });
    return metrics;
}

QString badgeOf(const Gpu& gpu)
{
    if (!gpu.benchmark.empty() && gpu.measured)
        return ThroughputCharts::tr("measured", "badge");
    return gpu.throughput ? ThroughputCharts::tr("estimated", "badge")
                          : ThroughputCharts::tr("not known", "badge");
}

ChartSpec measuredSpec(const std::vector<MeasuredResult>& results, const std::string& metric,
                       const Formats& formats)
{
    ChartSpec spec;
    spec.x.kind = AxisKind::categories;
    spec.y.fromZero = true;
    spec.readDifference = false;
    spec.emptyMessage = ThroughputCharts::tr("No results have been read yet.");
    ChartSeries measured = barSeries(ThroughputCharts::tr("measured", "badge"), SeriesRole::own, 0);
    ChartSeries refused = barSeries(ThroughputCharts::tr("measured, not to be used for money"),
                                    SeriesRole::neutral, 1);
    ChartSeries sheet =
        barSeries(ThroughputCharts::tr("data sheet", "badge"), SeriesRole::neutral, 2);
    refused.hatched = true;
    sheet.hatched = true;
    const MeasuredFigure* fastest = nullptr;
    QString fastestName;
    double bestShare = 0;
    for (const MeasuredResult& result : results)
    {
        const MeasuredFigure* const figure = figureOf(result, metric);
        if (!figure)
            continue;
        const HourlyWork work = hourlyWork(figure->unit);
        const auto x = static_cast<double>(spec.x.categories.size());
        spec.x.categories.append(toQString(result.gpu));
        spec.y.title = ThroughputCharts::tr("Work of one GPU in an hour");
        spec.y.unit = work.unit;
        const bool isUsable = result.obstacles.empty() && figure->refusals.empty();
        ChartSeries& series = isUsable ? measured : refused;
        series.points.emplace_back(x, figure->value * work.factor);
        series.errors.push_back((figure->high - figure->low) / 2 * work.factor);
        if (figure->datasheet)
            sheet.points.emplace_back(x, *figure->datasheet * work.factor);
        if (!fastest || figure->value > fastest->value)
        {
            fastest = figure;
            fastestName = toQString(result.gpu);
            bestShare = figure->datasheet ? figure->value / *figure->datasheet : 0;
        }
    }
    if (fastest)
    {
        const HourlyWork work = hourlyWork(fastest->unit);
        const QString amount = formats.shortNumber(fastest->value * work.factor);
        spec.title =
            bestShare > 0
                ? ThroughputCharts::tr("%1 does %2 %3 an hour, %4 of its data sheet")
                      .arg(fastestName, amount, work.unit, formats.share(bestShare, 0))
                : ThroughputCharts::tr("%1 does %2 %3 an hour").arg(fastestName, amount, work.unit);
    }
    spec.subtitle = toQString(metric);
    addIfAny(spec, std::move(measured));
    addIfAny(spec, std::move(refused));
    addIfAny(spec, std::move(sheet));
    return spec;
}

ChartSpec scenarioSpec(const Results& results, const Formats& formats)
{
    ChartSpec spec;
    const Scenario& scenario = results.scenario;
    spec.x.kind = AxisKind::categories;
    spec.y.fromZero = true;
    spec.readDifference = false;
    spec.emptyMessage = ThroughputCharts::tr(
        "No throughput is given, so all GPU types count as equally fast. Read a result of the "
        "benchmark, or write the throughput of your own work into the GPU types.");
    ChartSeries measured = barSeries(ThroughputCharts::tr("measured", "badge"), SeriesRole::own, 0);
    ChartSeries estimated =
        barSeries(ThroughputCharts::tr("estimated", "badge"), SeriesRole::neutral, 2);
    estimated.hatched = true;
    const Gpu* const reference = findNamed(scenario.gpus, scenario.demand.gpu);
    QStringList shown;
    for (const Gpu& gpu : scenario.gpus)
    {
        const std::optional<double> speed = speedOf(gpu);
        if (!speed)
            continue;
        const HourlyWork work = hourlyWork(
            gpu.benchmark.empty() ? gpu.unit : (gpu.metric.starts_with("gemm") ? "FLOP/s" : "B/s"));
        const auto x = static_cast<double>(spec.x.categories.size());
        spec.x.categories.append(toQString(gpu.name));
        spec.y.title = ThroughputCharts::tr("Work of one GPU in an hour");
        spec.y.unit = work.unit;
        (gpu.benchmark.empty() ? estimated : measured).points.emplace_back(x, *speed * work.factor);
        if (reference && &gpu != reference && speedOf(*reference))
            shown << ThroughputCharts::tr("%1 is %2 times as fast as %3")
                         .arg(toQString(gpu.name),
                              formats.shortNumber(*speed / *speedOf(*reference), 3),
                              toQString(reference->name));
    }
    spec.title = shown.isEmpty() ? ThroughputCharts::tr("The speed that the scenario counts with")
                                 : shown.first();
    spec.subtitle = toQString(scenario.general.name);
    addIfAny(spec, std::move(measured));
    addIfAny(spec, std::move(estimated));
    return spec;
}

ChartSpec unitCostSpec(const Results& results, const Formats& formats)
{
    ChartSpec spec;
    const Scenario& scenario = results.scenario;
    const QString currency = toQString(scenario.general.currency);
    const Gpu* const reference = findNamed(scenario.gpus, scenario.demand.gpu);
    const QString unit = reference ? toQString(reference->unit) : QString();
    spec.x.kind = AxisKind::categories;
    spec.y.fromZero = true;
    spec.y.currency = currency;
    spec.readDifference = false;
    spec.emptyMessage =
        ThroughputCharts::tr("What a unit of work costs can be said once the throughput of the "
                             "reference GPU (%1) is known: read a result of the benchmark or a "
                             "training log, or write it into the GPU types.")
            .arg(toQString(scenario.demand.gpu));
    const OptionResult* cheapest = nullptr;
    double largest = 0;
    for (const OptionResult& option : results.evaluation.options)
    {
        largest = std::max(largest, option.costPerWorkUnit.value_or(0));
        if (option.costPerWorkUnit &&
            (!cheapest || *option.costPerWorkUnit < *cheapest->costPerWorkUnit))
            cheapest = &option;
    }
    if (!cheapest || !(largest > 0))
        return spec;
    // Prices of one unit are tiny: as many units together as give readable numbers.
    const double bundle = std::pow(1000.0, std::max(0.0, std::ceil(-std::log10(largest) / 3)));
    const bool isMeasured = reference && !reference->benchmark.empty();
    const QString unitName = isMeasured ? QStringLiteral("FLOP") : unit;
    const QString per = bundle == 1 ? unitName
                                    : ThroughputCharts::tr("%1 %2", "number and unit of work")
                                          .arg(formats.number(bundle), unitName);
    spec.y.title = ThroughputCharts::tr("Price of the work");
    spec.y.per = QStringLiteral("/") + per;
    ChartSeries rent = barSeries(ThroughputCharts::tr("renting"), SeriesRole::rent, 0);
    ChartSeries own = barSeries(ThroughputCharts::tr("owning"), SeriesRole::own, 0);
    for (const OptionResult& option : results.evaluation.options)
    {
        if (!option.costPerWorkUnit)
            continue;
        const auto x = static_cast<double>(spec.x.categories.size());
        spec.x.categories.append(toQString(option.name));
        (option.kind == OptionKind::rent ? rent : own)
            .points.emplace_back(x, *option.costPerWorkUnit * bundle);
    }
    spec.title = ThroughputCharts::tr("%1 does the work at the lowest price: %2 for %3")
                     .arg(toQString(cheapest->name),
                          formats.unitCost(*cheapest->costPerWorkUnit * bundle, currency), per);
    spec.subtitle =
        ThroughputCharts::tr("Levelised; one GPU of %1: %2")
            .arg(toQString(scenario.demand.gpu), reference ? badgeOf(*reference) : QString());
    addIfAny(spec, std::move(rent));
    addIfAny(spec, std::move(own));
    return spec;
}

ChartSpec usageSpec(const UsageLog& log, const Formats& formats)
{
    ChartSpec spec;
    spec.y.title = ThroughputCharts::tr("Utilisation");
    spec.y.share = true;
    spec.y.minimum = 0;
    spec.y.maximum = 1;
    spec.readDifference = false;
    spec.emptyMessage = ThroughputCharts::tr("The log has no readings of the utilisation.");
    double first = std::numeric_limits<double>::infinity();
    double last = 0;
    double sum = 0;
    long count = 0;
    for (const GpuUsage& gpu : log.gpus)
        for (const UsageSample& sample : gpu.samples)
            first = std::min(first, sample.time.value_or(first));
    std::map<double, Spread> moments;
    for (std::size_t i = 0; i < log.gpus.size(); ++i)
    {
        const GpuUsage& gpu = log.gpus[i];
        ChartSeries line =
            usageLine(ThroughputCharts::tr("GPU %1").arg(toQString(gpu.gpu)), static_cast<int>(i));
        double latest = -std::numeric_limits<double>::infinity();
        for (std::size_t at = 0; at < gpu.samples.size(); ++at)
        {
            const UsageSample& sample = gpu.samples[at];
            const double time = timeOf(log, sample, at, first);
            if (!sample.utilization || time < latest) // a clock that was set back
                continue;
            latest = time;
            last = std::max(last, time);
            line.points.emplace_back(time, *sample.utilization / 100);
            Spread& spread = moments[time];
            spread.sum += *sample.utilization;
            spread.low = std::min(spread.low, *sample.utilization);
            spread.high = std::max(spread.high, *sample.utilization);
            ++spread.count;
            sum += *sample.utilization;
            ++count;
        }
        if (log.gpus.size() <= mostLines)
            addIfAny(spec, std::move(line));
    }
    if (log.gpus.size() > mostLines && !moments.empty())
        addSpread(spec, moments);
    const bool isLong = last > 3 * secondsPerHour;
    const double unit = isLong ? secondsPerHour : (last > 300 ? 60 : 1);
    spec.x.title = ThroughputCharts::tr("Time since the beginning");
    spec.x.unit = isLong       ? ThroughputCharts::tr("h")
                  : unit == 60 ? ThroughputCharts::tr("min")
                               : ThroughputCharts::tr("s");
    for (ChartSeries& series : spec.series)
    {
        for (QPointF& point : series.points)
            point.setX(point.x() / unit);
        for (QPointF& point : series.lower)
            point.setX(point.x() / unit);
    }
    if (count > 0)
        spec.title = ThroughputCharts::tr("The GPUs are busy for %1 of the time")
                         .arg(formats.share(sum / static_cast<double>(count) / 100, 0));
    return spec;
}

} // namespace costmodel::ui
