#include "data/import/spot/policy_options.h"

namespace costmodel::data
{

std::optional<Message> takePolicy(const Scenario& scenario, ImportOptions& options)
{
    const std::optional<std::string_view> wanted = options.find("plan");
    const Rent* plan = nullptr;
    long plans = 0;
    for (const Rent& rent : scenario.rents)
        if (rent.billing == Billing::spot && (!wanted || rent.name == *wanted))
        {
            plan = &rent;
            ++plans;
        }
    if (plans == 0 && wanted)
        return Message{COSTMODEL_TEXT("Message", "the scenario has no spot plan “%1”, expected the "
                                                 "name of one in --option plan=NAME"),
                       {std::string(*wanted)}};
    if (plans == 0)
        return Message{COSTMODEL_TEXT("Message", "the scenario has no spot plan whose checkpoints "
                                                 "could be replayed"),
                       {}};
    if (plans > 1)
        return Message{COSTMODEL_TEXT("Message", "the scenario has %1 spot plans, expected one of "
                                                 "them in --option plan=NAME"),
                       {plans}};
    options.values.try_emplace("checkpoint_minutes", plainNumber(plan->checkpointMinutes));
    options.values.try_emplace("restart_minutes", plainNumber(plan->restartMinutes));
    options.values.try_emplace("checkpoint_interval_minutes",
                               plan->checkpointIntervalMinutes
                                   ? plainNumber(*plan->checkpointIntervalMinutes)
                                   : "optimal");
    return std::nullopt;
}

} // namespace costmodel::data
