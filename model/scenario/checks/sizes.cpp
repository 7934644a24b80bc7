#include "model/demand/demand_series.h"
#include "model/scenario/checks/checks.h"

#include <algorithm>
#include <cmath>

namespace costmodel::checks
{

namespace
{

constexpr double mostMachines = 1e6;

double highestLevel(const Scenario& scenario)
{
    const Demand& demand = scenario.demand;
    double peak = demand.steady ? demand.steady->gpus : 0;
    for (const Level& level : demand.profile)
        peak = std::max(peak, level.gpus);
    if (demand.traceRows)
        peak = std::max(peak, demand.traceRows->curve.peak());
    double hours = 0;
    const double throughput = throughputOf(scenario, demand.gpu).value_or(1);
    for (const Job& job : demand.jobs)
    {
        peak = std::max(peak, job.gpus);
        hours += job.runsPerMonth * job.work / (throughput * job.gpus) / 3600;
    }
    return scenario.factors.demand * peak *
           std::max(1.0, hours / hoursOfShortestMonth(scenario.general));
}

} // namespace

void checkSizes(const Scenario& scenario, Issues& issues)
{
    const double years = (scenario.general.horizonMonths - 1) / 12.0;
    const double growth = std::pow(1 + scenario.demand.growthPerYear, years);
    const double peak = highestLevel(scenario) * std::max(1.0, growth);
    const auto check =
        [&](const std::string& path, const std::string& gpu, double efficiency, double gpus)
    {
        const double machines = peak / (relativeSpeed(scenario, gpu) * efficiency * gpus);
        if (!(machines <= mostMachines))
            issues.push_back(
                {path,
                 {COSTMODEL_TEXT("Message", "%1 would need %2 machines for the "
                                            "highest demand; must be at most %3"),
                  {path, plainNumber(std::ceil(machines)), plainNumber(mostMachines)}}});
    };
    const std::vector<std::string> rents = pathsOf(scenario, "rent");
    const std::vector<std::string> buys = pathsOf(scenario, "buy");
    for (std::size_t i = 0; i < scenario.rents.size(); ++i)
    {
        const Rent& plan = scenario.rents[i];
        if (plan.billing == Billing::monthly || plan.billing == Billing::reserved)
            check(rents[i], plan.gpu, plan.efficiency, plan.gpusPerInstance);
    }
    for (std::size_t i = 0; i < scenario.buys.size(); ++i)
    {
        const Buy& buy = scenario.buys[i];
        check(buys[i], buy.gpu, buy.efficiency, buy.gpusPerServer);
    }
}

} // namespace costmodel::checks
