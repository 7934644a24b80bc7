#pragma once

#include <vector>

#include "model/analysis/evaluation.h"

namespace costmodel
{

/// The inputs that are moved: those of the scenario or, if it names none, the six factors and the
/// discount rate, each from 0.8 to 1.2 times.
std::vector<Sensitivity> sensitivitiesOf(const Scenario& scenario);

/// What each of them does to the cost of every option, to the best split and to the break-even
/// months, all else unchanged; the one with the widest |high - low| of any option first. Runs on
/// several threads.
std::vector<SensitivityResult> evaluateSensitivity(const Scenario& scenario,
                                                   const EvaluationOptions& options,
                                                   std::vector<Warning>& warnings);

} // namespace costmodel
