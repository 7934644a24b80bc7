#include "model/insight/winner_map.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include "model/insight/comparison.h"
#include "model/scenario/path.h"

namespace costmodel
{

namespace
{

WinnerCell cellOf(InputMover& mover, double x, double y)
{
    WinnerCell cell;
    cell.isAllowed = mover.move(std::array{x, y});
    if (!cell.isAllowed)
        return cell;
    const std::vector<WayCost>& costs = mover.costs();
    const Preference preference = preferenceOf(costs, mover.plans());
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
    std::atomic<std::size_t> done = 0;
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, map.cells.size(), map.xs.size()),
                      [&](const tbb::blocked_range<std::size_t>& block)
                      {
                          InputMover& mover = movers.local();
                          for (std::size_t i = block.begin(); i < block.end(); ++i)
                          {
                              if (stop.stop_requested())
                                  return;
                              map.cells[i] = cellOf(mover, map.xs[i % map.xs.size()],
                                                    map.ys[i / map.xs.size()]);
                          }
                          if (progress)
                              progress(static_cast<double>(done += block.size()) /
                                       static_cast<double>(map.cells.size()));
                      });
    if (stop.stop_requested())
        return std::nullopt;
    return map;
}

} // namespace costmodel
