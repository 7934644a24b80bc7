#pragma once

#include <optional>
#include <string>

#include "app/bench/commands.h"
#include "app/bench/progress.h"
#include "data/bench/supervisor.h"
#include "model/measure/process/child_process.h"

namespace costmodel::app::bench
{

/// The exit status that a run's end means.
int exitOf(const data::SupervisedRun& run);

/// Says why a run ended early, and what is missing.
void explainEnd(const data::SupervisedRun& run, Console& console);

/// rank 3 of a job must not overwrite what rank 2 wrote: "result.cmbench.json" becomes
/// "result.rank3.cmbench.json".
std::string fileOfRank(const std::string& path, const std::optional<long>& rank);

/// This program as its own measuring process, with progress and Ctrl+C.
data::Supervision supervision(Progress& progress, const measure::InterruptWatch& watch);

/// Adds where, when and with what it was measured, and whether it may be used for money.
void finish(measure::Result& result, bool includesHost, double seconds);

} // namespace costmodel::app::bench
