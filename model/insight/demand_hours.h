#pragma once

#include "model/scenario/scenario.h"

namespace costmodel
{

/// Whether the hours of the demand stand in the scenario as numbers that can be multiplied. They
/// do not where they come from a trace, where all hours of calendar months are meant, and where
/// jobs need more hours than a month has. Expects a valid scenario.
bool canScaleDemandHours(const Scenario& scenario);

/// Multiplies the hours of all bars of the demand, the number of GPUs unchanged: what the driver
/// `demandHours` moves, written into the scenario. Steady demand is then for so many hours a month,
/// of a profile every level, of jobs the runs a month. Expects a scenario that
/// canScaleDemandHours accepts, and 0 < factor <= that driver's `high`.
void scaleDemandHours(Scenario& scenario, double factor);

} // namespace costmodel
