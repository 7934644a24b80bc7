#include "model/scenario/checks/checks.h"

#include <cmath>

namespace costmodel::checks
{

namespace
{

constexpr double highestOverhead = 1e15;

/// Billed hours for one hour of work on capacity that is interrupted (Daly, A higher order estimate
/// of the optimum checkpoint interval, 2006), infinite where none is ever finished. With the best
/// interval it is between the result and e times as much.
double leastOverhead(const Rent& plan)
{
    const double losses = plan.interruptionsPerHour * plan.instancesPerJob;
    const double checkpoint = plan.checkpointMinutes / 60;
    const double restart = plan.restartMinutes / 60;
    if (!plan.checkpointIntervalMinutes)
        return std::exp(losses * (checkpoint + restart));
    const double interval = *plan.checkpointIntervalMinutes / 60;
    if (losses == 0)
        return (interval + checkpoint) / interval;
    return std::exp(losses * restart) * std::expm1(losses * (interval + checkpoint)) /
           (losses * interval);
}

} // namespace

void checkRents(const Scenario& scenario, Issues& issues)
{
    const std::vector<std::string> paths = pathsOf(scenario, "rent");
    for (std::size_t i = 0; i < scenario.rents.size(); ++i)
    {
        const Rent& plan = scenario.rents[i];
        if (plan.billing != Billing::spot)
            continue;
        const std::string& path = paths[i];
        const bool servesAll = scenario.demand.interruptibleShare == 1 && plan.availability == 1;
        if (plan.fallback.empty() && !servesAll)
            issues.push_back({path + ".fallback",
                              {COSTMODEL_TEXT("Message", "%1 is missing; a spot plan needs one "
                                                         "unless demand.interruptible_share and "
                                                         "its availability are 1"),
                               {path + ".fallback"}}});
        if (plan.interruptionsPerHour >= 0 && plan.checkpointMinutes >= 0 &&
            plan.restartMinutes >= 0 && plan.checkpointIntervalMinutes.value_or(1) > 0 &&
            !(leastOverhead(plan) <= highestOverhead))
            issues.push_back(
                {path + ".interruptions_per_hour",
                 {COSTMODEL_TEXT("Message", "%1 is %2, so often that no work is ever finished "
                                            "between checkpoints; must be lower, or checkpoints "
                                            "and restarts shorter"),
                  {path + ".interruptions_per_hour", plainNumber(plan.interruptionsPerHour)}}});
    }
}

} // namespace costmodel::checks
