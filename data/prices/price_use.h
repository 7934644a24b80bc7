#pragma once

#include <optional>
#include <string_view>

namespace costmodel::data
{

/// What a number in a scenario is the price of. Decides which offers fit and in which unit.
enum class PriceUse
{
    RentHourly,   ///< on demand, per GPU and hour
    RentSpot,     ///< spot, per GPU and hour
    RentDaily,    ///< per GPU and day
    RentMonthly,  ///< per GPU and month
    RentReserved, ///< committed, per GPU and month
    PerGpu,       ///< bought, for each GPU
    PerServer,    ///< bought, for each server
    Once,         ///< bought, the whole item
    PerKwh,
    PerKwMonth,
    PerGb,
    PerGbMonth,
    PerGpuMonth, ///< a running cost, for each GPU
    PerGpuYear,
    PerServerMonth, ///< a running cost, for each server
    PerServerYear,
    PerMonth, ///< of whatever it is
    PerYear,
};

/// The use of [[rent]].price for a value of its `billing`: hourly, daily, monthly, reserved, spot.
std::optional<PriceUse> rentUse(std::string_view billing);

} // namespace costmodel::data
