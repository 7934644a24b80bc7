#include "model/rent/serving.h"

#include <algorithm>

namespace costmodel
{

Serving::Serving(const Scenario& scenario, std::span<const RentTerms> plans,
                 const DemandSeries& demand, Flows& flows)
    : m_scenario(scenario)
    , m_plans(plans)
    , m_demand(demand)
    , m_flows(flows)
    , m_hasServed(plans.size(), 0)
{
}

int Serving::dueMonth(const RentTerms& plan, int month) const
{
    return std::min(plan.rent->paid == Payment::advance ? month - 1 : month, m_flows.horizon());
}

void Serving::chargeCompute(std::size_t plan, int due, double compute)
{
    m_flows.post(due, Category::compute, plan, compute);
    m_flows.post(due, Category::support, plan, compute * m_plans[plan].rent->supportShare);
}

void Serving::chargeFlat(std::size_t plan, int month)
{
    const RentTerms& terms = m_plans[plan];
    const int due = dueMonth(terms, month);
    m_flows.post(due, Category::storage, plan, terms.storage);
    m_flows.post(due, Category::transfer, plan, terms.transfer);
    m_flows.post(due, Category::other, plan, terms.fixed);
    m_hasServed[plan] = 1;
    note({.kind = Charge::Kind::flat, .plan = plan, .month = month, .due = due});
}

/// Expects everything but `due`.
void Serving::useInstances(Charge charge)
{
    const RentTerms& terms = m_plans[charge.plan];
    const double price = terms.price[static_cast<std::size_t>(charge.month)];
    charge.due = dueMonth(terms, charge.month);
    note(charge);
    const double billed = terms.rent->billing == Billing::daily
                              ? charge.hours / terms.rent->busyHoursPerDay
                              : charge.hours / (1 - terms.rent->idleShare) + terms.uploadHours;
    chargeCompute(charge.plan, charge.due, price * billed);
    chargeFlat(charge.plan, charge.month);
}

void Serving::payPerUse(std::size_t plan, int month, double above, double outage)
{
    const double work = m_demand.above(month, above) + outage;
    m_flows.served[static_cast<std::size_t>(month)] += work;
    const double negligible = negligibleShare * m_demand.work(month);
    if (work <= 0 || work < negligible)
        return;
    const RentTerms& terms = m_plans[plan];
    double useful = work / terms.speed;
    if (!m_scenario.demand.elastic)
        useful = std::max(useful,
                          terms.gpus * m_demand.instanceHours(month, above, terms.instanceSpeed()) +
                              outage / terms.speed);
    Charge charge{.plan = plan, .month = month};
    charge.asked = plan;
    charge.above = above;
    charge.outage = outage;
    charge.work = work;
    charge.useful = useful;
    charge.hours = useful;
    if (terms.rent->billing != Billing::spot)
    {
        useInstances(charge);
        return;
    }
    const double interruptible =
        std::min(1.0, m_scenario.demand.interruptibleShare * m_demand.work(month) / work);
    const double share = interruptible * terms.rent->availability;
    if (share > 0)
    {
        charge.share = share;
        charge.hours = share * useful * terms.overhead;
        useInstances(charge);
    }
    if (terms.fallback != noPlan && (1 - share) * work >= negligible && share < 1)
    {
        charge.plan = terms.fallback;
        charge.share = 1 - share;
        charge.hours = (1 - share) * useful * terms.speed / m_plans[terms.fallback].speed;
        useInstances(charge);
    }
}

void Serving::commit(std::size_t plan, std::span<const int> instances)
{
    const RentTerms& terms = m_plans[plan];
    const int horizon = m_flows.horizon();
    const bool isReserved = terms.rent->billing == Billing::reserved;
    const int term = isReserved ? terms.rent->termMonths : 1;
    for (int first = 1; first <= horizon; first += term)
    {
        const auto f = static_cast<std::size_t>(first);
        const double monthly = terms.price[f] * terms.gpus * instances[f];
        const double upfront = isReserved ? terms.rent->upfrontShare : 0;
        const auto enter = [&](Charge::Kind kind, int month, int due, int months, double amount)
        {
            chargeCompute(plan, due, amount);
            if (amount != 0)
                note({.kind = kind,
                      .plan = plan,
                      .month = month,
                      .due = due,
                      .instances = instances[f],
                      .months = months});
        };
        enter(Charge::Kind::upfront, first, first - 1, term, upfront * monthly * term);
        const int last = std::min(first + term - 1, horizon);
        for (int month = first; month <= last; ++month)
            enter(Charge::Kind::commitment, month, dueMonth(terms, month), 1,
                  (1 - upfront) * monthly);
        // What a term that outlives the horizon still owes.
        const int beyond = first + term - 1 - last;
        enter(Charge::Kind::owed, first, horizon, beyond, (1 - upfront) * monthly * beyond);
    }
}

void Serving::useCommitted(std::size_t plan, std::span<const int> instances,
                           std::span<const double> above)
{
    const RentTerms& terms = m_plans[plan];
    for (int month = 1; month <= m_flows.horizon(); ++month)
    {
        const auto m = static_cast<std::size_t>(month);
        const double asked = m_demand.above(month, above[m]);
        const double served =
            asked - m_demand.above(month, above[m] + instances[m] * terms.instanceSpeed());
        m_flows.served[m] += served;
        if (served > 0 && asked >= negligibleShare * m_demand.work(month))
            chargeFlat(plan, month);
    }
}

void Serving::finish()
{
    for (std::size_t plan = 0; plan < m_plans.size(); ++plan)
    {
        if (!m_hasServed[plan])
            continue;
        m_flows.post(0, Category::other, plan, m_plans[plan].setup);
        note({.kind = Charge::Kind::setup, .plan = plan});
    }
}

std::vector<int> committedInstances(const RentTerms& plan, const DemandSeries& demand, int horizon)
{
    std::vector<int> instances(static_cast<std::size_t>(horizon) + 1,
                               plan.rent->instances.value_or(0));
    if (plan.rent->instances)
        return instances;
    const int term = plan.rent->billing == Billing::reserved ? plan.rent->termMonths : 1;
    for (int first = 1; first <= horizon; first += term)
    {
        const int last = std::min(first + term - 1, horizon);
        int most = 0;
        for (int month = first; month <= last; ++month)
            most = std::max(most, demand.instancesForPeak(month, 0, plan.instanceSpeed()));
        std::fill(instances.begin() + first, instances.begin() + last + 1, most);
    }
    return instances;
}

} // namespace costmodel
