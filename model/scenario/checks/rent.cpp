#include "model/rent/spot.h"
#include "model/scenario/checks/checks.h"

namespace costmodel::checks
{

namespace
{

constexpr double highestOverhead = 1e15;

/// Billed hours for one hour of work under the plan's checkpoints; infinite or NaN where none is
/// ever finished.
double overheadOf(const Rent& plan)
{
    std::optional<double> interval = plan.checkpointIntervalMinutes;
    if (interval)
        *interval /= 60;
    return checkpointOverhead(plan.interruptionsPerHour * plan.instancesPerJob, interval,
                              plan.checkpointMinutes / 60, plan.restartMinutes / 60);
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
            !(overheadOf(plan) <= highestOverhead))
            issues.push_back(
                {path + ".interruptions_per_hour",
                 {COSTMODEL_TEXT("Message", "%1 is %2, so often that no work is ever finished "
                                            "between checkpoints; must be lower, or checkpoints "
                                            "and restarts shorter"),
                  {path + ".interruptions_per_hour", plainNumber(plan.interruptionsPerHour)}}});
    }
}

} // namespace costmodel::checks
