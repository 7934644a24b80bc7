#include "model/insight/unit_cost.h"

#include <algorithm>

#include "model/analysis/break_even.h"
#include "model/analysis/options.h"
#include "model/insight/drivers.h"
#include "model/rent/rent_terms.h"

namespace costmodel
{

namespace
{

/// NPV cost over discounted hours served.
std::optional<double> levelized(const Terms& terms, const Flows& flows)
{
    double hours = 0;
    for (std::size_t m = 1; m < flows.served.size(); ++m)
        hours += flows.served[m] * terms.timeline.discount[m];
    if (!(hours > 0))
        return std::nullopt;
    return flows.npv(terms.timeline.discount) / hours;
}

std::optional<double> buyCost(const Terms& terms, std::size_t buy, Flows& flows)
{
    enterBuy(terms, buy, serversAtSigning(terms, buy), flows, false);
    return levelized(terms, flows);
}

std::optional<double> rentCost(const Terms& terms, std::size_t rent, Flows& flows)
{
    enterRent(terms, rent, flows, false);
    return levelized(terms, flows);
}

Terms scaledHours(const Terms& terms, double factor)
{
    Terms scaled = terms;
    scaled.demand.scaleHours(factor);
    return scaled;
}

void putPlannedRange(const Terms& terms, std::size_t buy, UnitCostCurves& curves)
{
    const OwnWork work =
        ownWork(terms.buys[buy], ordersOf(terms, buy, serversAtSigning(terms, buy)), terms.demand,
                terms.timeline, terms.scenario->demand.elastic);
    curves.plannedLow = curves.plannedHigh = curves.planned.shareOfOwned;
    for (std::size_t m = 1; m < work.done.size(); ++m)
    {
        if (!(work.capacity[m] > 0))
            continue;
        const double share = work.done[m] / (work.capacity[m] * terms.timeline.hours[m]);
        curves.plannedLow = std::min(curves.plannedLow, share);
        curves.plannedHigh = std::max(curves.plannedHigh, share);
    }
}

std::optional<std::size_t> buyOf(const Scenario& scenario, const std::string& name)
{
    const Buy* const buy = findNamed(scenario.buys, name);
    return buy ? std::optional(static_cast<std::size_t>(buy - scenario.buys.data())) : std::nullopt;
}

} // namespace

std::optional<UnitCostCurves> unitCostByUtilization(const Scenario& scenario,
                                                    const std::string& buy, int count)
{
    const std::optional<std::size_t> purchase = buyOf(scenario, buy);
    const Terms terms = makeTerms(scenario);
    const double largest = std::max(1.0, terms.demand.largestHoursFactor());
    if (!purchase || !(terms.demand.totalWork() > 0))
        return std::nullopt;
    UnitCostCurves curves;
    curves.buy = buy;
    for (const Rent& rent : scenario.rents)
        curves.rents.push_back(rent.name);
    curves.planned = utilizationAt(terms, *purchase, 1);
    putPlannedRange(terms, *purchase, curves);

    Flows flows;
    std::vector<double> factors = evenValues(largest / count, largest, count);
    factors.push_back(1);
    for (std::size_t rent = 0; rent < scenario.rents.size(); ++rent)
        for (const UtilizationPoint& point : breakEvenUtilizations(terms, *purchase, rent))
        {
            const Terms scaled = scaledHours(terms, point.factor);
            curves.crossings.push_back({rent, point, buyCost(scaled, *purchase, flows)});
            factors.push_back(point.factor);
        }
    std::sort(factors.begin(), factors.end());
    factors.erase(std::unique(factors.begin(), factors.end()), factors.end());
    for (const double factor : factors)
    {
        const Terms scaled = scaledHours(terms, factor);
        UnitCostPoint& point = curves.points.emplace_back();
        point.at = utilizationAt(terms, *purchase, factor);
        point.buy = buyCost(scaled, *purchase, flows);
        for (std::size_t rent = 0; rent < scenario.rents.size(); ++rent)
            point.rents.push_back(rentCost(scaled, rent, flows));
    }
    return curves;
}

std::optional<PriceCurves> unitCostByRentPrice(const Scenario& scenario, const std::string& buy,
                                               const std::string& rent,
                                               std::span<const double> factors)
{
    const std::optional<std::size_t> purchase = buyOf(scenario, buy);
    const std::size_t plan = planIndex(scenario.rents, rent);
    if (!purchase || plan == noPlan)
        return std::nullopt;
    const Terms terms = makeTerms(scenario);
    const double price =
        scenario.rents[plan].price * Money(scenario).rate(scenario.rents[plan].currency);
    Flows flows;
    const auto pointAt = [&](double factor)
    {
        Terms scaled = terms;
        scaleRentPrice(scaled, plan, factor);
        return PricePoint{factor, factor * price, buyCost(scaled, *purchase, flows),
                          rentCost(scaled, plan, flows)};
    };
    PriceCurves curves{buy, rent, {}, std::nullopt};
    for (const double factor : factors)
        curves.points.push_back(pointAt(factor));
    const OptionResult rented = rentResult(terms, plan);
    const OptionResult own = buyResult(terms, *purchase);
    if (const auto factor = rentPriceFactor(terms, *purchase, plan, own.npvCost, rented.npvCost))
        curves.crossing = pointAt(*factor);
    return curves;
}

} // namespace costmodel
