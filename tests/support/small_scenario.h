#pragma once

#include <string>

#include "model/analysis/options.h"

namespace costmodel::test
{

/// `gpus` GPUs of type "G" for `hours` of each of `months` months of 730 hours; no rates, taxes or
/// options. References that addRent and addBuy return stay valid for some more of them.
inline Scenario steadyScenario(int months, double gpus, double hours)
{
    Scenario scenario;
    scenario.general.name = "test";
    scenario.general.horizonMonths = months;
    scenario.gpus.emplace_back().name = "G";
    scenario.demand.gpu = "G";
    scenario.demand.steady.emplace();
    scenario.demand.steady->gpus = gpus;
    scenario.demand.steady->hoursPerMonth = hours;
    scenario.rents.reserve(8);
    scenario.buys.reserve(8);
    return scenario;
}

inline Rent& addRent(Scenario& scenario, const std::string& name, Billing billing, double price)
{
    Rent& rent = scenario.rents.emplace_back();
    rent.name = name;
    rent.gpu = "G";
    rent.billing = billing;
    rent.price = price;
    return rent;
}

inline Capex& addCapex(Buy& buy, const std::string& name, double amount,
                       CapexUnit per = CapexUnit::server,
                       CapexCategory category = CapexCategory::server)
{
    Capex& capex = buy.capex.emplace_back();
    capex.name = name;
    capex.amount = amount;
    capex.per = per;
    capex.category = category;
    return capex;
}

/// Servers of 8 GPUs for `price` each.
inline Buy& addBuy(Scenario& scenario, const std::string& name, int servers, double price)
{
    Buy& buy = scenario.buys.emplace_back();
    buy.name = name;
    buy.gpu = "G";
    buy.servers = servers;
    addCapex(buy, "server", price);
    return buy;
}

inline OtherCost& addOther(Buy& buy, const std::string& name, double amount,
                           OtherUnit per = OtherUnit::site, Every every = Every::month)
{
    OtherCost& other = buy.other.emplace_back();
    other.name = name;
    other.amount = amount;
    other.per = per;
    other.every = every;
    return other;
}

inline OptionResult rented(const Scenario& scenario, std::size_t plan = 0)
{
    return rentResult(makeTerms(scenario), plan);
}

inline OptionResult bought(const Scenario& scenario, std::size_t purchase = 0)
{
    return buyResult(makeTerms(scenario), purchase);
}

/// Sum of the entries of a month and category.
inline double paid(const OptionResult& option, int month, Category category)
{
    return monthlyCategoryTotals(option)[static_cast<std::size_t>(month)].amounts[index(category)];
}

inline double paid(const OptionResult& option, Category category)
{
    return categoryTotals(option).amounts[index(category)];
}

inline double cashOf(const OptionResult& option, int month)
{
    return option.months[static_cast<std::size_t>(month)].cash;
}

} // namespace costmodel::test
