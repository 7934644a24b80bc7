#pragma once

#include <set>
#include <string>

#include "model/scenario/scenario.h"

namespace costmodel::data
{

/// The scenario as a TOML file: in the order of the schema, every required key and those that
/// differ from their default. Read back it is equal, but for `general.base`: what came from a base
/// is written out. Files that it names keep their names.
std::string toToml(const Scenario& scenario);

/// The same, with the keys whose paths are in `said` also where they have their default.
std::string toToml(const Scenario& scenario, const std::set<std::string, std::less<>>& said);

} // namespace costmodel::data
