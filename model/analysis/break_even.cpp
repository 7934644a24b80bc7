#include "model/analysis/break_even.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "model/analysis/crossings.h"
#include "model/analysis/internal_rate.h"
#include "model/analysis/options.h"

namespace costmodel
{

namespace
{

double rentNpv(const Terms& terms, std::size_t rent, Flows& flows)
{
    enterRent(terms, rent, flows, false);
    return flows.npv(terms.timeline.discount);
}

double buyNpv(const Terms& terms, std::size_t buy, int servers, Flows& flows)
{
    enterBuy(terms, buy, servers, flows, false);
    return flows.npv(terms.timeline.discount);
}

/// Value of x at which the line through (0, atZero) and (1, atOne) is zero; none where the
/// difference between the two is but rounding of numbers as large as `size`, or where x would be
/// negative.
std::optional<double> lineRoot(double atZero, double atOne, double size)
{
    const double slope = atOne - atZero;
    if (std::fabs(slope) <= 1e-12 * std::max(1.0, size))
        return std::nullopt;
    const double root = -atZero / slope;
    if (root < 0)
        return std::nullopt;
    return root == 0 ? 0 : root;
}

/// NPV cost of a purchase whose prices are 0.
double freePurchaseNpv(const Terms& terms, std::size_t buy)
{
    Terms free = terms;
    for (CapexTerms& capex : free.buys[buy].capex)
    {
        capex.net = 0;
        capex.cost = 0;
    }
    Flows flows;
    return buyNpv(free, buy, serversAtSigning(terms, buy), flows);
}

std::optional<double> purchasePriceFactor(const Terms& terms, std::size_t buy, double buyCost,
                                          double rentCost)
{
    return lineRoot(freePurchaseNpv(terms, buy) - rentCost, buyCost - rentCost,
                    std::max(std::fabs(buyCost), std::fabs(rentCost)));
}

/// Factors on the hours at which own servers begin to be full, or what they leave begins to exceed
/// what may be interrupted: there the slope of the costs changes.
std::vector<double> kinksOf(const Terms& terms, std::size_t buy)
{
    std::vector<double> kinks;
    const BuyTerms& purchase = terms.buys[buy];
    const Demand& demand = terms.scenario->demand;
    if (!demand.elastic)
        return kinks;
    const std::vector<Order> orders = ordersOf(terms, buy, serversAtSigning(terms, buy));
    const OwnWork work = ownWork(purchase, orders, terms.demand, terms.timeline, true);
    for (std::size_t m = 1; m < work.capacity.size(); ++m)
    {
        const double possible =
            purchase.buy->availability * work.capacity[m] * terms.timeline.hours[m];
        const double asked = terms.demand.below(static_cast<int>(m), work.capacity[m]);
        if (!(possible > 0 && asked > 0))
            continue;
        kinks.push_back(possible / asked);
        const double uninterruptible =
            (1 - demand.interruptibleShare) * terms.demand.work(static_cast<int>(m));
        if (uninterruptible > 0)
            kinks.push_back(possible / uninterruptible);
    }
    std::sort(kinks.begin(), kinks.end());
    const auto same = [](double a, double b)
    {
        return b - a <= 1e-12 * b;
    };
    kinks.erase(std::unique(kinks.begin(), kinks.end(), same), kinks.end());
    return kinks;
}

/// Expects terms whose hours are already scaled by `factor`.
UtilizationPoint pointOf(const Terms& terms, std::size_t buy, int servers, double factor)
{
    const BuyTerms& purchase = terms.buys[buy];
    const OwnWork work = ownWork(purchase, ordersOf(terms, buy, servers), terms.demand,
                                 terms.timeline, terms.scenario->demand.elastic);
    double done = 0;
    double gpuMonths = 0;
    double possible = 0;
    for (std::size_t m = static_cast<std::size_t>(purchase.buy->leadTimeMonths) + 1;
         m < work.done.size(); ++m)
    {
        done += work.done[m];
        gpuMonths += work.servers[m] * purchase.gpus;
        possible += work.capacity[m] * terms.timeline.hours[m];
    }
    if (!(gpuMonths > 0))
        return {factor, 0, 0};
    return {factor, done / purchase.speed / gpuMonths, done / possible};
}

/// Net present values of options when the hours of the demand are scaled. Remembers what was asked:
/// the same factors come up for every pair.
class ScaledCosts
{
public:
    explicit ScaledCosts(const Terms& terms)
        : m_terms(terms)
    {
    }

    double buy(std::size_t buy, int servers, double factor)
    {
        return remember(m_buys[{buy, factor}],
                        [&] { return buyNpv(scaled(factor), buy, servers, m_flows); });
    }
    double rent(std::size_t rent, double factor)
    {
        return remember(m_rents[{rent, factor}],
                        [&] { return rentNpv(scaled(factor), rent, m_flows); });
    }
    UtilizationPoint point(std::size_t buy, int servers, double factor)
    {
        return pointOf(scaled(factor), buy, servers, factor);
    }

private:
    template <class Compute>
    static double remember(std::optional<double>& known, const Compute& compute)
    {
        if (!known)
            known = compute();
        return *known;
    }
    const Terms& scaled(double factor)
    {
        if (m_factor != factor)
        {
            m_scaled = m_terms;
            m_scaled.demand.scaleHours(factor);
            m_factor = factor;
        }
        return m_scaled;
    }

    const Terms& m_terms;
    Terms m_scaled;
    double m_factor = 0;
    Flows m_flows;
    std::map<std::pair<std::size_t, double>, std::optional<double>> m_buys;
    std::map<std::pair<std::size_t, double>, std::optional<double>> m_rents;
};

std::vector<UtilizationPoint> utilizations(ScaledCosts& costs, const Terms& terms, std::size_t buy,
                                           std::size_t rent, const std::vector<double>& kinks)
{
    const int servers = serversAtSigning(terms, buy);
    const double end = terms.demand.largestHoursFactor();
    const auto difference = [&](double x)
    {
        return costs.buy(buy, servers, x) - costs.rent(rent, x);
    };
    std::vector<UtilizationPoint> points;
    if (end > 0)
        for (const double x : rootsBetweenKinks(difference, kinks, end))
            points.push_back(costs.point(buy, servers, x));
    return points;
}

struct Curves
{
    std::vector<double> cash;
    std::vector<double> discounted;
    std::vector<double> exit;
};

Curves curvesOf(const OptionResult& option)
{
    Curves curves;
    for (const MonthResult& month : option.months)
    {
        curves.cash.push_back(month.cumulative);
        curves.discounted.push_back(month.discountedCumulative);
        curves.exit.push_back(month.exit.value_or(month.cumulative));
    }
    return curves;
}

/// The monthly flows that owning saves.
std::vector<double> savedFlows(const OptionResult& buy, const OptionResult& rent)
{
    std::vector<double> flows;
    for (std::size_t m = 0; m < buy.months.size(); ++m)
    {
        const double a = buy.months[m].cash;
        const double b = rent.months[m].cash;
        const double size = std::max({1.0, std::fabs(a), std::fabs(b)});
        flows.push_back(std::fabs(b - a) < 1e-12 * size ? 0 : b - a);
    }
    return flows;
}

} // namespace

void scaleRentPrice(Terms& terms, std::size_t rent, double factor)
{
    std::vector<std::size_t> plans{rent, terms.rents[rent].fallback};
    if (const std::size_t overflow = terms.rents[rent].overflow; overflow != noPlan)
        plans.insert(plans.end(), {overflow, terms.rents[overflow].fallback});
    std::sort(plans.begin(), plans.end());
    plans.erase(std::unique(plans.begin(), plans.end()), plans.end());
    for (const std::size_t plan : plans)
        if (plan != noPlan)
            for (double& price : terms.rents[plan].price)
                price *= factor;
}

double differenceWithFreeRent(const Terms& terms, std::size_t buy, std::size_t rent)
{
    Terms free = terms;
    scaleRentPrice(free, rent, 0);
    Flows flows;
    return buyNpv(free, buy, serversAtSigning(terms, buy), flows) - rentNpv(free, rent, flows);
}

double differenceWithFreePurchase(const Terms& terms, std::size_t buy, std::size_t rent)
{
    Flows flows;
    return freePurchaseNpv(terms, buy) - rentNpv(terms, rent, flows);
}

std::optional<double> rentPriceFactor(const Terms& terms, std::size_t buy, std::size_t rent,
                                      double buyCost, double rentCost)
{
    return lineRoot(differenceWithFreeRent(terms, buy, rent), buyCost - rentCost,
                    std::max(std::fabs(buyCost), std::fabs(rentCost)));
}

UtilizationPoint utilizationAt(const Terms& terms, std::size_t buy, double factor)
{
    Terms scaled = terms;
    scaled.demand.scaleHours(factor);
    return pointOf(scaled, buy, serversAtSigning(terms, buy), factor);
}

std::vector<UtilizationPoint> breakEvenUtilizations(const Terms& terms, std::size_t buy,
                                                    std::size_t rent)
{
    ScaledCosts costs(terms);
    return utilizations(costs, terms, buy, rent, kinksOf(terms, buy));
}

std::vector<BreakEven> breakEvens(const Terms& terms, const std::vector<OptionResult>& options)
{
    std::vector<BreakEven> results;
    const std::size_t plans = terms.rents.size();
    const Money money(*terms.scenario);
    const double sameWork = 1e-6 * terms.demand.totalWork();
    ScaledCosts costs(terms);
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
    {
        const OptionResult& own = options[plans + buy];
        const Curves ownCurves = curvesOf(own);
        const std::vector<double> kinks = kinksOf(terms, buy);
        const double capex =
            capexCost(terms.buys[buy], ordersOf(terms, buy, serversAtSigning(terms, buy)));
        for (std::size_t rent = 0; rent < plans; ++rent)
        {
            const OptionResult& rented = options[rent];
            const Curves rentCurves = curvesOf(rented);
            const Rent& plan = *terms.rents[rent].rent;
            BreakEven result;
            result.buy = own.name;
            result.rent = rented.name;
            result.comparable = own.meetsDemand && rented.meetsDemand &&
                                std::fabs(own.servedGpuHours - rented.servedGpuHours) <= sameWork;
            result.month = breakEvenMonth(ownCurves.cash, rentCurves.cash);
            result.discountedMonth = breakEvenMonth(ownCurves.discounted, rentCurves.discounted);
            result.exitMonth = breakEvenMonth(ownCurves.exit, rentCurves.cash);
            result.crossings = crossings(ownCurves.cash, rentCurves.cash);
            result.utilization = utilizations(costs, terms, buy, rent, kinks);
            result.rentPriceFactor = rentPriceFactor(terms, buy, rent, own.npvCost, rented.npvCost);
            if (result.rentPriceFactor)
                result.rentPrice = *result.rentPriceFactor * plan.price * money.rate(plan.currency);
            result.purchasePriceFactor =
                purchasePriceFactor(terms, buy, own.npvCost, rented.npvCost);
            if (result.purchasePriceFactor)
                result.purchasePrice = *result.purchasePriceFactor * capex;
            result.irr = internalRates(savedFlows(own, rented));
            results.push_back(std::move(result));
        }
    }
    return results;
}

} // namespace costmodel
