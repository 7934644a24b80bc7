#pragma once

#include <vector>

#include "model/usage/samples.h"
#include "ui/charts/chart_spec.h"
#include "ui/run/results.h"
#include "ui/services_measure.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// A rate of the benchmark over an hour in a readable unit: 8e14 FLOP/s is 2.88 EFLOP an hour.
struct HourlyWork
{
    double factor = 1; ///< rate x factor is the work of an hour in `unit`
    QString unit;
};
HourlyWork hourlyWork(const std::string& unit);

/// Metrics that any of the results has, those of matrix products first.
std::vector<std::string> metricsOf(const std::vector<MeasuredResult>& results);

/// Useful work an hour of one GPU by type, with quartiles as error bars and the data sheet beside
/// it.
ChartSpec measuredSpec(const std::vector<MeasuredResult>& results, const std::string& metric,
                       const Formats& formats);

/// Useful work an hour of one GPU of each type of the scenario, told apart by where the figure is
/// from.
ChartSpec scenarioSpec(const Results& results, const Formats& formats);

/// What a unit of work costs by each option, levelised.
ChartSpec unitCostSpec(const Results& results, const Formats& formats);

/// Utilisation over time; of more than six GPUs the mean, lowest and highest at each time.
ChartSpec usageSpec(const UsageLog& log, const Formats& formats);

/// Where the figure of a GPU type is from, as a badge: measured, estimated, not known.
QString badgeOf(const Gpu& gpu);

} // namespace costmodel::ui
