#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "model/issue.h"
#include "ui/services.h"

namespace costmodel::ui
{

/// Reads the trace and the benchmark results that a scenario names and that have not been read yet;
/// names are relative to the folder of `file`, the scenario's own. What is wrong with them comes
/// back by the path of the key that names them.
std::vector<Issue> readNamedFiles(const Services& services, Scenario& scenario,
                                  const std::filesystem::path& file);

/// How a scenario in `scenarioFile` names `file`: relative to its folder where that is possible
/// without leaving more than two folders, else whole; with slashes on every system.
std::string namedFrom(const std::filesystem::path& scenarioFile, const std::filesystem::path& file);

} // namespace costmodel::ui
