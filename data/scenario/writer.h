#pragma once

#include <string>

#include "model/scenario/scenario.h"

namespace costmodel::data
{

/// The scenario as a TOML file: in the order of the schema, every required key and those that
/// differ from their default. Read back it is equal, but for `general.base`: what came from a base
/// is written out. Files that it names keep their names.
std::string toToml(const Scenario& scenario);

} // namespace costmodel::data
