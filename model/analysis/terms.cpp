#include "model/analysis/terms.h"

#include "model/ledger/category.h"

namespace costmodel
{

std::string Terms::itemName(std::size_t item) const
{
    if (item < rents.size())
        return rents[item].rent->name;
    item -= rents.size();
    if (item == index(Category::financing))
        return "principal";
    if (item < categoryCount)
        return std::string(categoryKey(static_cast<Category>(item)));
    if (item == categoryCount)
        return "interest";
    item += rents.size();
    for (const BuyTerms& purchase : buys)
    {
        for (const CapexTerms& capex : purchase.capex)
            if (capex.item == item)
                return capex.capex->name;
        for (const OtherTerms& other : purchase.other)
            if (other.item == item)
                return other.other->name;
    }
    return {};
}

Terms makeTerms(const Scenario& scenario, bool withRepair)
{
    Terms terms;
    terms.scenario = &scenario;
    terms.timeline = makeTimeline(scenario.general);
    terms.demand = DemandSeries(scenario, terms.timeline, withRepair);
    terms.rents = makeRentTerms(scenario, terms.timeline);
    terms.buys = makeBuyTerms(scenario, terms.timeline, terms.rents.size() + categoryCount + 1);
    if (withRepair && scenario.pipeline)
        terms.repairCost = scenario.pipeline->fixCost;
    return terms;
}

} // namespace costmodel
