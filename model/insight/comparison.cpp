#include "model/insight/comparison.h"

#include <algorithm>
#include <limits>

#include "model/analysis/hybrid/instance_search.h"
#include "model/analysis/monte_carlo/uncertain_inputs.h"
#include "model/analysis/options.h"
#include "model/insight/drivers.h"
#include "model/scenario/path.h"
#include "model/scenario/validator.h"

namespace costmodel
{

namespace
{

std::optional<std::size_t> cheapest(std::span<const WayCost> costs, std::size_t from,
                                    std::size_t to)
{
    double lowest = std::numeric_limits<double>::infinity();
    for (std::size_t i = from; i < to; ++i)
        if (costs[i].meetsDemand)
            lowest = std::min(lowest, costs[i].npv);
    for (std::size_t i = from; i < to; ++i)
        if (costs[i].meetsDemand && costs[i].npv <= tieLimit(lowest))
            return i;
    return std::nullopt;
}

} // namespace

void putWayCosts(const Terms& terms, Flows& flows, std::vector<WayCost>& costs)
{
    costs.clear();
    for (std::size_t rent = 0; rent < terms.rents.size(); ++rent)
    {
        enterRent(terms, rent, flows, false);
        costs.push_back({flows.npv(terms.timeline.discount), meetsDemand(terms, flows, 0, false)});
    }
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
    {
        enterBuy(terms, buy, serversAtSigning(terms, buy), flows, false);
        const Buy& purchase = *terms.buys[buy].buy;
        costs.push_back(
            {flows.npv(terms.timeline.discount), meetsDemand(terms, flows, purchase.leadTimeMonths,
                                                             purchase.delayCostMonth.has_value())});
    }
}

BestWays bestWays(std::span<const WayCost> costs, std::size_t plans)
{
    return {cheapest(costs, 0, plans), cheapest(costs, plans, costs.size())};
}

std::optional<std::size_t> cheapestWay(std::span<const WayCost> costs)
{
    return cheapest(costs, 0, costs.size());
}

Preference preferenceOf(std::span<const WayCost> costs, std::size_t plans)
{
    const BestWays best = bestWays(costs, plans);
    Preference preference;
    if (best.buy && best.rent)
    {
        const double difference = costs[*best.buy].npv - costs[*best.rent].npv;
        preference.difference = difference;
        preference.sign = difference < 0 ? -1 : difference > 0 ? 1 : 0;
    }
    else if (best.buy || best.rent)
        preference.sign = best.buy ? -1 : 1;
    return preference;
}

bool isPrice(const Scenario& scenario, const std::string& path)
{
    return path != demandHours && dependenceOn(scenario, path) == Dependence::price;
}

CostLines::CostLines(double low, std::vector<WayCost> atLow, double high,
                     std::vector<WayCost> atHigh)
    : m_low(low)
    , m_high(high)
    , m_atLow(std::move(atLow))
    , m_atHigh(std::move(atHigh))
    , m_costs(m_atLow)
{
}

const std::vector<WayCost>& CostLines::at(double value)
{
    const double share = (value - m_low) / (m_high - m_low);
    for (std::size_t i = 0; i < m_costs.size(); ++i)
        m_costs[i].npv = m_atLow[i].npv + share * (m_atHigh[i].npv - m_atLow[i].npv);
    return m_costs;
}

InputMover::InputMover(const Scenario& scenario, const std::vector<std::string>& paths)
    : m_scenario(scenario)
{
    for (const std::string& path : paths)
    {
        Input& input = m_inputs.emplace_back();
        if (path == demandHours)
            continue;
        input.number = *findNumber(m_scenario, path);
        input.field = &numberField(m_scenario, path);
        input.isPrice = costmodel::isPrice(m_scenario, path);
    }
}

bool InputMover::move(std::span<const double> values)
{
    bool needsCheck = false;
    double hours = 1;
    for (std::size_t i = 0; i < m_inputs.size(); ++i)
    {
        const Input& input = m_inputs[i];
        if (!input.number)
        {
            hours = values[i];
            continue;
        }
        if (!input.field->range.contains(values[i]))
            return false;
        *input.number = values[i];
        needsCheck = needsCheck || !input.isPrice;
    }
    if (needsCheck && !findIssues(m_scenario).empty())
        return false;
    Terms terms = makeTerms(m_scenario);
    if (hours != 1)
    {
        if (!(hours >= 0 && hours <= terms.demand.largestHoursFactor() * (1 + 1e-9)))
            return false;
        terms.demand.scaleHours(hours);
    }
    putWayCosts(terms, m_flows, m_costs);
    return true;
}

} // namespace costmodel
