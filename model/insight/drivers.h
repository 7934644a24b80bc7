#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "model/scenario/field.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

/// Stands for the hours of all bars of the demand, the number of GPUs unchanged: how busy the GPUs
/// are. A factor; not a path of the scenario file.
inline constexpr std::string_view demandHours = "demand.hours";

/// An input that matters, as a row with a slider shows it.
struct Driver
{
    std::string path;       ///< as for `--set`, or `demandHours`
    const char* label = ""; ///< English, context "Field"
    std::string of;         ///< the table it belongs to, "rent[AWS]"; empty for a factor
    Unit unit = Unit::none;
    double value = 0; ///< at present
    Range allowed;
    double low = 0; ///< sensible ends of a slider, within what is allowed; low <= value <= high
    double high = 0;
};

/// What an input does to the comparison, all else unchanged.
struct DriverPoint
{
    double value = 0;
    std::optional<double> buy;  ///< NPV cost of the cheapest purchase that meets the demand
    std::optional<double> rent; ///< NPV cost of the cheapest rental that does
    std::optional<double> difference() const
    {
        return buy && rent ? std::optional(*buy - *rent) : std::nullopt;
    }
};

/// A value at which the cheaper of renting and buying changes.
struct Flip
{
    double value = 0;
    bool buyIsCheaperAbove = false;
    bool isJump = false; ///< the costs do not meet but leap past each other, or one way drops out
};

enum class FlipWord
{
    safe,       ///< buying is cheaper, and the nearest flip is far
    near,       ///< buying is cheaper, and the nearest flip is within `nearShare`
    alreadyPast ///< renting is cheaper at the present value
};
inline constexpr double nearShare = 0.2;

/// What must be true of one input for buying to be cheaper.
struct FlipRow
{
    Driver driver;
    std::vector<Flip> flips;        ///< all between driver.low and driver.high, in order
    std::optional<Flip> nearest;    ///< none: no crossing between driver.low and driver.high
    std::optional<double> distance; ///< (nearest - value) / |value|; none also where value is 0
    std::optional<FlipWord> word;   ///< none where one kind is absent or does not meet the demand
};

/// The six to eight inputs that matter: those of the scenario's [[sensitivity]] first, then hours,
/// prices of the cheapest rental and purchase, discount rate, electricity, staff, resale, demand.
/// Expects a valid scenario.
std::vector<Driver> driverPaths(const Scenario& scenario);
/// One input as a driver; none for a path that leads to no number.
std::optional<Driver> driverOf(const Scenario& scenario, std::string_view path);

/// The comparison at other values of one input. A value that is not allowed gives a point without
/// costs; where it was stopped the points are fewer. Expects a path that driverOf accepts.
std::vector<DriverPoint> driverCurve(const Scenario& scenario, std::string_view path,
                                     std::span<const double> values,
                                     const std::stop_token& stop = {});

/// Every value of one input between `low` and `high` at which the cheaper kind changes. Exact for
/// prices, on which costs depend linearly; for other inputs changes are bracketed on a grid and
/// solved to 1e-9 of the range, so that two changes within 1/96 of the range may be missed.
std::vector<Flip> flipPoints(const Scenario& scenario, std::string_view path, double low,
                             double high, const std::stop_token& stop = {});

/// The flips of all drivers, the nearest first, those without any last. Runs on several threads;
/// empty if it was stopped.
std::vector<FlipRow> flipList(const Scenario& scenario, std::span<const Driver> drivers,
                              const std::stop_token& stop = {});

/// `count` values from low to high, both included.
std::vector<double> evenValues(double low, double high, int count);

} // namespace costmodel
