#include "model/demand/demand_series.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace costmodel
{

namespace
{

std::vector<DemandBar> barsOfJobs(const Scenario& scenario, double shortestHours)
{
    std::vector<DemandBar> bars;
    const double throughput = throughputOf(scenario, scenario.demand.gpu).value_or(0);
    double hours = 0;
    for (const Job& job : scenario.demand.jobs)
    {
        const double hoursOfRun = job.work / (throughput * job.gpus) / 3600;
        bars.push_back({job.gpus, job.runsPerMonth * hoursOfRun});
        hours += bars.back().hours;
    }
    if (hours > shortestHours)
        for (DemandBar& bar : bars)
        {
            bar.gpus *= hours / shortestHours;
            bar.hours /= hours / shortestHours;
        }
    return bars;
}

std::shared_ptr<const DemandCurve> curveOf(const Scenario& scenario, double shortestHours)
{
    const Demand& demand = scenario.demand;
    std::vector<DemandBar> bars;
    switch (demand.form())
    {
    case DemandForm::steady:
        bars.push_back({demand.steady->gpus, demand.steady->hoursPerMonth.value_or(1)});
        break;
    case DemandForm::profile:
        for (const Level& level : demand.profile)
            bars.push_back({level.gpus, level.hoursPerMonth});
        break;
    case DemandForm::trace:
        if (demand.traceRows)
            return {demand.traceRows, &demand.traceRows->curve};
        break;
    case DemandForm::jobs:
        bars = barsOfJobs(scenario, shortestHours);
        break;
    }
    return std::make_shared<const DemandCurve>(std::move(bars));
}

/// Whether the hours of the curve are shares of each month.
bool isRelative(const Demand& demand)
{
    return demand.form() == DemandForm::trace || (demand.steady && !demand.steady->hoursPerMonth);
}

} // namespace

std::optional<double> throughputOf(const Scenario& scenario, std::string_view gpu)
{
    const Gpu* const type = findNamed(scenario.gpus, gpu);
    if (!type)
        return std::nullopt;
    return type->throughput ? type->throughput : type->measured;
}

double relativeSpeed(const Scenario& scenario, std::string_view gpu)
{
    const std::optional<double> own = throughputOf(scenario, gpu);
    const std::optional<double> reference = throughputOf(scenario, scenario.demand.gpu);
    return own && reference ? *own / *reference : 1;
}

DemandSeries::DemandSeries(const Scenario& scenario, const Timeline& timeline, bool withRepair)
{
    m_curve = curveOf(scenario, timeline.shortestHours);
    const DemandCurve& curve = *m_curve;
    if (curve.hours() > 0)
        m_largestFactor = isRelative(scenario.demand) ? 1 : timeline.shortestHours / curve.hours();

    m_growth = priceFactors(scenario.demand.growthPerYear, timeline.horizon);
    for (double& growth : m_growth)
        growth *= scenario.factors.demand;
    if (withRepair && scenario.pipeline)
    {
        const Pipeline& pipeline = *scenario.pipeline;
        for (std::size_t m = static_cast<std::size_t>(pipeline.fixMonths) + 1; m < m_growth.size();
             ++m)
            m_growth[m] *= pipeline.gpuUtilizationNow / pipeline.gpuUtilizationAfter;
    }
    m_hoursFactor.assign(m_growth.size(), 1.0);
    if (isRelative(scenario.demand))
        m_hoursFactor = timeline.hours;
    m_work.assign(m_growth.size(), 0.0);
    for (std::size_t m = 1; m < m_work.size(); ++m)
        m_work[m] = m_hoursFactor[m] * m_growth[m] * curve.work();
}

double DemandSeries::highestPeak() const
{
    return *std::max_element(m_growth.begin() + 1, m_growth.end()) * m_curve->peak();
}

double DemandSeries::totalWork() const
{
    return std::accumulate(m_work.begin(), m_work.end(), 0.0);
}

double DemandSeries::instanceHours(int month, double a, double size) const
{
    const double g = growth(month);
    const auto& bars = m_curve->bars();
    double hours = 0;
    if (!(peak(month) > a))
        return 0;
    const double most = (peak(month) - a) / size;
    if (most < static_cast<double>(bars.size()) / 8)
    {
        // One look-up for each instance: it is rented in the hours that need more than those before
        // it.
        for (int k = 0; k - most < -ceilingSlack; ++k)
            hours += m_curve->hoursAbove((a + (k + ceilingSlack) * size) / g);
    }
    else
    {
        for (const DemandBar& bar : bars)
        {
            const double rest = g * bar.gpus - a;
            if (rest <= 0)
                break;
            hours += bar.hours * std::max(0.0, std::ceil(rest / size - ceilingSlack));
        }
    }
    return hours * hoursFactor(month);
}

int DemandSeries::instancesForPeak(int month, double a, double size) const
{
    return static_cast<int>(
        std::clamp(std::ceil((peak(month) - a) / size - ceilingSlack), 0.0, 1e9));
}

void DemandSeries::scaleHours(double factor)
{
    for (std::size_t m = 1; m < m_work.size(); ++m)
    {
        m_hoursFactor[m] *= factor;
        m_work[m] *= factor;
    }
}

void DemandSeries::scaleLevels(double factor)
{
    for (std::size_t m = 0; m < m_work.size(); ++m)
    {
        m_growth[m] *= factor;
        m_work[m] *= factor;
    }
}

} // namespace costmodel
