#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/analysis/terms.h"
#include "model/ledger/flows.h"
#include "model/scenario/field.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

/// What a single way costs, without its ledger.
struct WayCost
{
    double npv = 0;
    bool meetsDemand = false;
};

/// Costs of all plans, then all purchases, in file order.
void putWayCosts(const Terms& terms, Flows& flows, std::vector<WayCost>& costs);

/// The cheapest of each kind that meets the demand, ties in file order; indices into the costs.
struct BestWays
{
    std::optional<std::size_t> rent;
    std::optional<std::size_t> buy;
};
BestWays bestWays(std::span<const WayCost> costs, std::size_t plans);
/// The cheapest of all that meets the demand, ties in file order.
std::optional<std::size_t> cheapestWay(std::span<const WayCost> costs);

/// Which kind is to be preferred.
struct Preference
{
    std::optional<double> difference; ///< NPV cost of buying less that of renting, the best of each
    int sign = 0; ///< -1: buying is cheaper or alone meets the demand, 1: renting, 0: neither
};
Preference preferenceOf(std::span<const WayCost> costs, std::size_t plans);

/// The costs of all single ways at other values of one or two inputs. One object serves one thread.
class InputMover
{
public:
    /// Keeps a copy. Expects paths that driverOf accepts.
    InputMover(const Scenario& scenario, const std::vector<std::string>& paths);
    InputMover(const InputMover&) = delete; // it holds pointers into itself
    InputMover& operator=(const InputMover&) = delete;

    /// Sets the inputs; false where the values are not allowed, and the costs are then not changed.
    bool move(std::span<const double> values);
    const std::vector<WayCost>& costs() const
    {
        return m_costs;
    }
    std::size_t plans() const
    {
        return m_scenario.rents.size();
    }

private:
    struct Input
    {
        double* number = nullptr; ///< null: hours of the demand
        const Field* field = nullptr;
        bool isPrice = false;
    };

    Scenario m_scenario;
    std::vector<Input> m_inputs;
    Flows m_flows;
    std::vector<WayCost> m_costs;
};

/// Costs of all single ways on a straight line between two values of a price, all else unchanged.
class CostLines
{
public:
    /// Costs at `low` and at `high`, which differ.
    CostLines(double low, std::vector<WayCost> atLow, double high, std::vector<WayCost> atHigh);

    /// Costs at a value, also outside of the two; good until it is called again.
    const std::vector<WayCost>& at(double value);
    const std::vector<WayCost>& atLow() const
    {
        return m_atLow;
    }
    const std::vector<WayCost>& atHigh() const
    {
        return m_atHigh;
    }

private:
    double m_low;
    double m_high;
    std::vector<WayCost> m_atLow;
    std::vector<WayCost> m_atHigh;
    std::vector<WayCost> m_costs;
};

/// Whether costs depend on an input linearly, all else unchanged.
bool isPrice(const Scenario& scenario, const std::string& path);

} // namespace costmodel
