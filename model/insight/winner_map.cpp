#include "model/insight/winner_map.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <limits>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include "model/insight/comparison.h"
#include "model/scenario/path.h"

namespace costmodel
{

namespace
{

WinnerCell cellOf(const std::vector<WayCost>& costs, std::size_t plans)
{
    WinnerCell cell;
    cell.isAllowed = true;
    const Preference preference = preferenceOf(costs, plans);
    cell.difference = preference.difference;
    if (preference.difference)
        cell.saving = std::max(*preference.difference, -*preference.difference);
    if (const std::optional<std::size_t> winner = cheapestWay(costs))
    {
        cell.winner = static_cast<int>(*winner);
        cell.npvCost = costs[*winner].npv;
    }
    return cell;
}

/// Fills the cells of a map line by line along one axis: a whole line from two evaluations where
/// that axis is a price.
class LineFiller
{
public:
    LineFiller(const Scenario& scenario, WinnerMap& map)
        : m_map(map)
        , m_plans(map.plans)
        , m_alongX(isPrice(scenario, map.x.path) && !isPrice(scenario, map.y.path))
        , m_isPrice(isPrice(scenario, map.x.path) || isPrice(scenario, map.y.path))
        , m_along(m_alongX ? map.xs : map.ys)
        , m_across(m_alongX ? map.ys : map.xs)
    {
        const Range& range = (m_alongX ? map.x : map.y).allowed;
        for (const double value : m_along)
        {
            m_isAllowed.push_back(range.contains(value) ? 1 : 0);
            if (!m_isAllowed.back())
                continue;
            m_low = std::min(m_low, value);
            m_high = std::max(m_high, value);
        }
    }

    std::size_t lines() const
    {
        return m_across.size();
    }
    void fill(InputMover& mover, std::size_t line)
    {
        if (!m_isPrice || !(m_low < m_high))
        {
            for (std::size_t i = 0; i < m_along.size(); ++i)
                if (move(mover, line, m_along[i]))
                    cell(line, i) = cellOf(mover.costs(), m_plans);
            return;
        }
        if (!move(mover, line, m_low))
            return;
        std::vector<WayCost> atLow = mover.costs();
        if (!move(mover, line, m_high))
            return;
        CostLines lines(m_low, std::move(atLow), m_high, mover.costs());
        for (std::size_t i = 0; i < m_along.size(); ++i)
            if (m_isAllowed[i])
                cell(line, i) = cellOf(lines.at(m_along[i]), m_plans);
    }

private:
    bool move(InputMover& mover, std::size_t line, double value) const
    {
        return m_alongX ? mover.move(std::array{value, m_across[line]})
                        : mover.move(std::array{m_across[line], value});
    }
    WinnerCell& cell(std::size_t line, std::size_t i)
    {
        return m_map.cells[m_alongX ? line * m_map.xs.size() + i : i * m_map.xs.size() + line];
    }

    WinnerMap& m_map;
    std::size_t m_plans;
    bool m_alongX;
    bool m_isPrice;
    const std::vector<double>& m_along;
    const std::vector<double>& m_across;
    std::vector<char> m_isAllowed; ///< by value along the line
    double m_low = std::numeric_limits<double>::infinity();
    double m_high = -std::numeric_limits<double>::infinity();
};

} // namespace

MapAxes defaultAxes(const Scenario& scenario)
{
    MapAxes axes{std::string(demandHours), "rent.scale"};
    if (!driverOf(scenario, demandHours))
        axes.x = "demand.scale";
    else if (scenario.demand.steady && scenario.demand.steady->hoursPerMonth)
        axes.x = "demand.steady.hours_per_month";
    Flows flows;
    std::vector<WayCost> costs;
    putWayCosts(makeTerms(scenario), flows, costs);
    if (const auto rent = bestWays(costs, scenario.rents.size()).rent)
        axes.y = "rent[" + bracketed(scenario.rents[*rent].name) + "].price";
    return axes;
}

std::optional<WinnerMap> winnerMap(const Scenario& scenario, const std::string& xPath,
                                   const std::string& yPath, std::vector<double> xs,
                                   std::vector<double> ys, const std::stop_token& stop,
                                   const std::function<void(double)>& progress)
{
    WinnerMap map;
    map.x = driverOf(scenario, xPath).value_or(Driver{});
    map.y = driverOf(scenario, yPath).value_or(Driver{});
    map.xs = std::move(xs);
    map.ys = std::move(ys);
    for (const Rent& rent : scenario.rents)
        map.options.push_back(rent.name);
    for (const Buy& buy : scenario.buys)
        map.options.push_back(buy.name);
    map.plans = scenario.rents.size();
    map.cells.resize(map.xs.size() * map.ys.size());
    tbb::enumerable_thread_specific<InputMover> movers(
        [&] {
            return InputMover(scenario, {xPath, yPath});
        });
    LineFiller filler(scenario, map);
    std::atomic<std::size_t> done = 0;
    tbb::parallel_for(std::size_t{0}, filler.lines(),
                      [&](std::size_t line)
                      {
                          if (stop.stop_requested())
                              return;
                          filler.fill(movers.local(), line);
                          if (progress)
                              progress(static_cast<double>(++done) /
                                       static_cast<double>(filler.lines()));
                      });
    if (stop.stop_requested())
        return std::nullopt;
    return map;
}

} // namespace costmodel
