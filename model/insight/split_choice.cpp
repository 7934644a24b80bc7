#include "model/insight/split_choice.h"

namespace costmodel
{

namespace
{

std::size_t buyIndex(const Terms& terms, const std::string& name)
{
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
        if (terms.buys[buy].buy->name == name)
            return buy;
    return noPlan;
}

} // namespace

SplitChoice choiceOf(const Terms& terms, const Split& split)
{
    const std::vector<Rent>& rents = terms.scenario->rents;
    return {buyIndex(terms, split.buy), split.servers, planIndex(rents, split.committed),
            split.committedInstances, planIndex(rents, split.flexible)};
}

void enterOption(const Terms& terms, const OptionResult& option, const Split* split, Flows& flows)
{
    switch (option.kind)
    {
    case OptionKind::rent:
        enterRent(terms, planIndex(terms.scenario->rents, option.name), flows, false);
        return;
    case OptionKind::buy:
    {
        const std::size_t buy = buyIndex(terms, option.name);
        enterBuy(terms, buy, serversAtSigning(terms, buy), flows, false);
        return;
    }
    case OptionKind::hybrid:
        enterSplit(terms, choiceOf(terms, split ? *split : Split{}), flows, false);
        return;
    }
}

bool isOfPlan(const Scenario& scenario, const OptionResult& option, const Entry& entry)
{
    switch (entry.category)
    {
    case Category::compute:
    case Category::storage:
    case Category::transfer:
    case Category::support:
        return true;
    case Category::other:
        return findNamed(scenario.rents, option.items[entry.item]) != nullptr;
    default:
        return false;
    }
}

} // namespace costmodel
