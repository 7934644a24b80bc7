#pragma once

#include "data/import/base/input.h"
#include "model/scenario/scenario.h"

namespace costmodel::data
{

/// Takes the checkpoint policy of a scenario's spot plan into the options of a spot import that do
/// not say otherwise: of the plan that the option `plan` names, else of the only one. The reason
/// where there is none or more than one.
std::optional<Message> takePolicy(const Scenario& scenario, ImportOptions& options);

} // namespace costmodel::data
