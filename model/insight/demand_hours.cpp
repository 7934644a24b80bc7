#include "model/insight/demand_hours.h"

#include "model/demand/demand_series.h"

namespace costmodel
{

namespace
{

/// Jobs that need more hours than the shortest month has are given more GPUs instead.
bool jobsFitTheMonth(const Scenario& scenario)
{
    const double throughput = throughputOf(scenario, scenario.demand.gpu).value_or(0);
    double hours = 0;
    for (const Job& job : scenario.demand.jobs)
        hours += job.runsPerMonth * job.work / (throughput * job.gpus) / 3600;
    return hours <= makeTimeline(scenario.general).shortestHours;
}

} // namespace

bool canScaleDemandHours(const Scenario& scenario)
{
    const Demand& demand = scenario.demand;
    switch (demand.form())
    {
    case DemandForm::steady:
        return demand.steady->hoursPerMonth || scenario.general.hoursPerMonth;
    case DemandForm::profile:
        return !demand.profile.empty();
    case DemandForm::trace:
        return false;
    case DemandForm::jobs:
        return jobsFitTheMonth(scenario);
    }
    return false;
}

void scaleDemandHours(Scenario& scenario, double factor)
{
    Demand& demand = scenario.demand;
    switch (demand.form())
    {
    case DemandForm::steady:
        if (factor != 1)
            demand.steady->hoursPerMonth = factor * demand.steady->hoursPerMonth.value_or(
                                                        scenario.general.hoursPerMonth.value_or(0));
        break;
    case DemandForm::profile:
        for (Level& level : demand.profile)
            level.hoursPerMonth *= factor;
        break;
    case DemandForm::trace:
        break;
    case DemandForm::jobs:
        for (Job& job : demand.jobs)
            job.runsPerMonth *= factor;
        break;
    }
}

} // namespace costmodel
