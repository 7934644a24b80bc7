#include "model/analysis/hybrid/tier_costs.h"

#include <algorithm>

#include "model/ledger/flows.h"
#include "model/rent/serving.h"

namespace costmodel
{

namespace
{

/// What a deductible payment of 1 due in a month costs today, after tax.
double weight(const Terms& terms, int month)
{
    return terms.timeline.discount[static_cast<std::size_t>(month)] *
           (1 - terms.scenario->tax.incomeRate);
}

int dueMonth(const RentTerms& plan, int month)
{
    return plan.rent->paid == Payment::advance ? month - 1 : month;
}

double flatCharges(const RentTerms& plan)
{
    return plan.storage + plan.transfer + plan.fixed;
}

} // namespace

PayPerUseCosts payPerUseCosts(const Terms& terms, std::size_t plan)
{
    const RentTerms& rent = terms.rents[plan];
    const bool isDaily = rent.rent->billing == Billing::daily;
    const double billed = isDaily ? 1 / rent.rent->busyHoursPerDay : 1 / (1 - rent.rent->idleShare);
    const double withSupport = 1 + rent.rent->supportShare;
    PayPerUseCosts costs;
    costs.useful.assign(rent.price.size(), 0.0);
    costs.flat.assign(rent.price.size(), 0.0);
    for (int month = 1; month <= terms.timeline.horizon; ++month)
    {
        const auto m = static_cast<std::size_t>(month);
        const double w = weight(terms, dueMonth(rent, month));
        costs.useful[m] = w * withSupport * rent.price[m] * billed;
        costs.flat[m] = w * flatCharges(rent);
        if (!isDaily)
            costs.flat[m] += w * withSupport * rent.price[m] * rent.uploadHours;
    }
    costs.setup = weight(terms, 0) * rent.setup;
    return costs;
}

CommittedCosts committedCosts(const Terms& terms, std::size_t plan)
{
    const RentTerms& rent = terms.rents[plan];
    const int horizon = terms.timeline.horizon;
    CommittedCosts costs;
    costs.size = rent.instanceSpeed();
    costs.setup = weight(terms, 0) * rent.setup;
    costs.flat.assign(rent.price.size(), 0.0);
    for (int month = 1; month <= horizon; ++month)
    {
        costs.flat[static_cast<std::size_t>(month)] =
            weight(terms, dueMonth(rent, month)) * flatCharges(rent);
        costs.most = std::max(costs.most, terms.demand.instancesForPeak(month, 0, costs.size));
    }
    Flows flows;
    flows.reset(horizon, false);
    Serving serving(*terms.scenario, terms.rents, terms.demand, flows);
    serving.commit(plan, std::vector<int>(rent.price.size(), 1));
    costs.instance = flows.npv(terms.timeline.discount) * (1 - terms.scenario->tax.incomeRate);
    return costs;
}

FlexibleTier::FlexibleTier(const Terms& terms, std::size_t plan)
    : m_terms(terms)
    , m_plan(plan)
    , m_fallback(terms.rents[plan].fallback)
    , m_costs(payPerUseCosts(terms, plan))
{
    const RentTerms& rent = terms.rents[plan];
    const Demand& demand = terms.scenario->demand;
    const bool isSpot = rent.rent->billing == Billing::spot;
    if (m_fallback != noPlan)
        m_fallbackCosts = payPerUseCosts(terms, m_fallback);
    const auto anyFlat = [](const PayPerUseCosts& costs)
    {
        return costs.setup != 0 ||
               std::any_of(costs.flat.begin(), costs.flat.end(), [](double x) { return x != 0; });
    };
    m_hasFlatCharges = anyFlat(m_costs) || anyFlat(m_fallbackCosts);
    m_isProportional = demand.elastic && (!isSpot || demand.interruptibleShare >= 1);
    m_slope = m_costs.useful;
    const double share = isSpot ? rent.rent->availability : 1;
    for (std::size_t m = 0; m < m_slope.size(); ++m)
    {
        m_slope[m] *= share * rent.overhead / rent.speed;
        if (m_fallback != noPlan)
            m_slope[m] += (1 - share) * m_fallbackCosts.useful[m] / terms.rents[m_fallback].speed;
    }
}

double FlexibleTier::instanceSize() const
{
    return m_terms.rents[m_plan].instanceSpeed();
}

double FlexibleTier::usefulHours(double work, double instanceHours, double outage) const
{
    const RentTerms& plan = m_terms.rents[m_plan];
    if (m_terms.scenario->demand.elastic)
        return work / plan.speed;
    return std::max(work / plan.speed, plan.gpus * instanceHours + outage / plan.speed);
}

double FlexibleTier::cost(std::span<const double> work, std::span<const double> instanceHours,
                          std::span<const double> outage) const
{
    const RentTerms& plan = m_terms.rents[m_plan];
    const bool isSpot = plan.rent->billing == Billing::spot;
    const bool isElastic = m_terms.scenario->demand.elastic;
    double cost = 0;
    bool hasServed = false;
    bool hasFallenBack = false;
    for (std::size_t m = 1; m < work.size(); ++m)
    {
        const double all = m_terms.demand.work(static_cast<int>(m));
        const double negligible = negligibleShare * all;
        if (work[m] <= 0 || work[m] < negligible)
            continue;
        const double useful =
            isElastic ? work[m] / plan.speed : usefulHours(work[m], instanceHours[m], outage[m]);
        double share = 1;
        if (isSpot)
            share = std::min(1.0, m_terms.scenario->demand.interruptibleShare * all / work[m]) *
                    plan.rent->availability;
        if (share > 0)
        {
            cost += share * useful * plan.overhead * m_costs.useful[m] + m_costs.flat[m];
            hasServed = true;
        }
        if (m_fallback != noPlan && share < 1 && (1 - share) * work[m] >= negligible)
        {
            cost += (1 - share) * useful * plan.speed / m_terms.rents[m_fallback].speed *
                        m_fallbackCosts.useful[m] +
                    m_fallbackCosts.flat[m];
            hasFallenBack = true;
        }
    }
    return cost + (hasServed ? m_costs.setup : 0) + (hasFallenBack ? m_fallbackCosts.setup : 0);
}

bool FlexibleTier::servesAnything(std::span<const double> work) const
{
    for (std::size_t m = 1; m < work.size(); ++m)
        if (work[m] > 0 && work[m] >= negligibleShare * m_terms.demand.work(static_cast<int>(m)))
            return true;
    return false;
}

double FlexibleTier::lowerBound(std::span<const double> work, std::span<const double> instanceHours,
                                std::span<const double> outage) const
{
    const RentTerms& plan = m_terms.rents[m_plan];
    if (m_terms.scenario->demand.elastic || m_fallback == noPlan)
        return cost(work, instanceHours, outage);
    // With fewer hours more of them may be interrupted, so the mix may become dearer: count the
    // cheaper.
    const double perFallback = plan.speed / m_terms.rents[m_fallback].speed;
    double bound = 0;
    for (std::size_t m = 1; m < work.size(); ++m)
        if (work[m] > 0 && work[m] >= negligibleShare * m_terms.demand.work(static_cast<int>(m)))
            bound += usefulHours(work[m], instanceHours[m], outage[m]) *
                     std::min(plan.overhead * m_costs.useful[m],
                              perFallback * m_fallbackCosts.useful[m]);
    return bound;
}

} // namespace costmodel
