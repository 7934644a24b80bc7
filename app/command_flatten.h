#pragma once

#include <string>
#include <vector>

#include "app/console.h"

namespace costmodel::app
{

/// `costmodel flatten FILE [--output PATH]`: the scenario with its bases merged in, as a scenario
/// that needs none. Throws FileError.
int commandFlatten(const std::vector<std::string>& arguments, Console& console);

} // namespace costmodel::app
