#pragma once

#include <span>

#include "model/measure/run/sampler.h"

namespace costmodel::measure
{

/// One look at a board. What the library does not tell is absent, never 0.
struct BoardSample
{
    double time = 0;                  ///< seconds, by the clock of the run
    std::optional<double> averageW{}; ///< of the last second on most cards
    std::optional<double> instantW{};
    std::optional<double> energyJ{}; ///< a counter
    std::optional<double> smMhz{};
    std::optional<double> memoryMhz{};
    std::optional<double> temperatureC{};
    std::optional<double> utilization{}; ///< per cent
    std::optional<std::uint64_t> throttleMask{};
    bool isLost = false; ///< the board no longer answers
};

/// Seconds that both ends of an energy reading have to be apart, as the counter moves in steps.
inline constexpr double shortestEnergyWindow = 2.0;
/// From then on a reading that averages the last second is of the load alone.
inline constexpr double averageSettles = 1.5;
/// Energy and power that differ by more are worth a note.
inline constexpr double energyPowerDifference = 0.15;

/// What was seen between both ends of a load. Watts come from the energy counter if it can be read
/// over long enough, else from the instantaneous power, else from the averaged one once it has
/// settled, and the reading says which. A board that was lost in between has no watts, and neither
/// has a slice of a board, whose power is that of all slices.
Telemetry telemetryOf(std::span<const BoardSample> samples, double loadBegin, double loadEnd,
                      bool isSlice);

} // namespace costmodel::measure
