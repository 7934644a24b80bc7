#pragma once

#include <string>
#include <vector>

#include "model/measure/nvml/board_samples.h"
#include "model/measure/observe/cpu_times.h"
#include "model/measure/result.h"
#include "model/usage/diagnosis.h"

namespace costmodel::measure
{

/// What was seen of one board while a job of the team ran.
struct WatchedBoard
{
    std::string name{};
    std::optional<double> powerLimitW{};
    bool isSlice = false;
    std::vector<BoardSample> samples{};
};

struct Watch
{
    double seconds = 0;
    std::vector<WatchedBoard> boards{};
    std::vector<CpuUse> cpu{};
    bool isWsl = false; ///< where a utilisation of 0 means that it is not measured
};

/// A core is at its limit from here on.
inline constexpr double pinnedCore = 95;
/// The processor is idle while the GPUs wait if its busiest core is below this.
inline constexpr double idleCore = 60;

/// The verdict of model/usage on what was seen, with what the processor did meanwhile. Sentences of
/// the reasons are also returned for a reader in another language.
struct Diagnosed
{
    Observation observation{};
    std::vector<Message> reasons{};
};
Diagnosed diagnoseWatch(const Watch& watch);

} // namespace costmodel::measure
