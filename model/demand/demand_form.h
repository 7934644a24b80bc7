#pragma once

#include <optional>

#include "model/scenario/scenario.h"

namespace costmodel
{

/// The demand of a scenario in another form, with the same GPU-hours in the first month and, as far
/// as the form can tell, the same levels: a steady demand is the mean over the hours in which any
/// GPU is needed, a profile has at most `mostLevels` levels (equal parts of the hours where there
/// are more), jobs are one a level. None for a trace, which has to be read from a file, and for
/// jobs where the throughput of the reference GPU is not known or there is no demand. Expects a
/// valid scenario.
std::optional<Demand> demandInForm(const Scenario& scenario, DemandForm form, int mostLevels = 12);

} // namespace costmodel
