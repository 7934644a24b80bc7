#pragma once

#include <span>
#include <vector>

#include "model/demand/demand_series.h"
#include "model/ledger/flows.h"
#include "model/rent/rent_terms.h"

namespace costmodel
{

/// Serves demand with rental plans and enters what that costs. Items of the ledger are the plans'
/// indices. One object serves one option: a plan's set-up fee is entered once, its flat monthly
/// charges once in every month in which it serves anything.
class Serving
{
public:
    /// Keeps references; all must outlive it.
    Serving(const Scenario& scenario, std::span<const RentTerms> plans, const DemandSeries& demand,
            Flows& flows);

    /// An hourly, daily or spot plan serves in a month what exceeds `above` reference GPUs, and
    /// `outage` reference GPU-hours that own servers left over. Serves all of it.
    void payPerUse(std::size_t plan, int month, double above, double outage);

    /// A monthly or reserved plan with instances[m] in every month m = 1..H: what it owes for them,
    /// used or not.
    void commit(std::size_t plan, std::span<const int> instances);

    /// What those instances serve of what exceeds above[m] reference GPUs, and the plan's other
    /// charges in the months in which that is anything.
    void useCommitted(std::size_t plan, std::span<const int> instances,
                      std::span<const double> above);

    /// Enters the set-up fees of the plans that served.
    void finish();

private:
    void useInstances(Charge charge);
    void chargeCompute(std::size_t plan, int due, double compute);
    void chargeFlat(std::size_t plan, int month);
    void note(const Charge& charge)
    {
        if (m_flows.charges)
            m_flows.charges->push_back(charge);
    }
    int dueMonth(const RentTerms& plan, int month) const;

    const Scenario& m_scenario;
    std::span<const RentTerms> m_plans;
    const DemandSeries& m_demand;
    Flows& m_flows;
    std::vector<char> m_hasServed;
};

/// How many instances of a monthly or reserved plan stand in each month [1..H] if it alone covers
/// what it can: the number given, or what the peak needs; through a reserved term what its highest
/// month needs.
std::vector<int> committedInstances(const RentTerms& plan, const DemandSeries& demand, int horizon);

} // namespace costmodel
