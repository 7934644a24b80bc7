#pragma once

#include "model/analysis/evaluation.h"
#include "model/analysis/options.h"

namespace costmodel
{

/// The split that the names say; expects names of the terms' scenario, or empty ones.
SplitChoice choiceOf(const Terms& terms, const Split& split);

/// Enters everything that an option pays and serves: a plan or purchase by its name, or the split.
/// Expects one of that scenario; `split` may be null for anything but a split.
void enterOption(const Terms& terms, const OptionResult& option, const Split* split, Flows& flows);

/// Whether a plan of the scenario charges an entry.
bool isOfPlan(const Scenario& scenario, const OptionResult& option, const Entry& entry);

} // namespace costmodel
