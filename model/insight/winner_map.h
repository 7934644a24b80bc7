#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/insight/drivers.h"

namespace costmodel
{

/// The cheapest way for one pair of values.
struct WinnerCell
{
    bool isAllowed = false;        ///< the scenario is valid there
    int winner = -1;               ///< index into WinnerMap::options; -1 if none meets the demand
    std::optional<double> npvCost; ///< of the winner
    /// NPV cost of the best of the other kind less that of the winner; none if no way of the other
    /// kind meets the demand. Not negative.
    std::optional<double> saving;
    /// NPV cost of the best purchase less that of the best rental: 0 where the winner changes kind.
    std::optional<double> difference;
};

struct WinnerMap
{
    Driver x;
    Driver y;
    std::vector<double> xs;
    std::vector<double> ys;
    std::vector<std::string> options; ///< plans, then purchases, in file order
    std::size_t plans = 0;            ///< how many of them are plans
    std::vector<WinnerCell> cells;    ///< row by row: [iy * xs.size() + ix]

    const WinnerCell& at(std::size_t ix, std::size_t iy) const
    {
        return cells[iy * xs.size() + ix];
    }
};

/// The axes that are shown first: hours of the demand, and the price of the cheapest rental; the
/// factor on rental prices where there is none, the factor on the demand where it has no hours.
struct MapAxes
{
    std::string x;
    std::string y;
};
MapAxes defaultAxes(const Scenario& scenario);

/// The cheapest single way (a rental or a purchase) in every cell, ties in file order. Expects two
/// different paths that driverOf accepts. Runs on several threads; none if it was stopped.
/// `progress` (0..1, may be empty) is called from any thread.
std::optional<WinnerMap> winnerMap(const Scenario& scenario, const std::string& xPath,
                                   const std::string& yPath, std::vector<double> xs,
                                   std::vector<double> ys, const std::stop_token& stop = {},
                                   const std::function<void(double)>& progress = {});

} // namespace costmodel
