#pragma once

#include <string>
#include <vector>

#include "app/console.h"

namespace costmodel::app
{

/// `costmodel bench`, and all of the small program costmodel-bench. Expects what follows the name
/// of the command; returns the exit status (app/bench/exit.h).
int commandBench(const std::vector<std::string>& arguments, Console& console);

} // namespace costmodel::app
