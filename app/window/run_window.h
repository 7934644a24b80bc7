#pragma once

#include "app/command_line.h"
#include "app/console.h"

namespace costmodel::app
{

/// Opens the window on the scenario of the request, or on a template; returns when the last window
/// is closed. Without a display it says so and returns WrongUsage.
int runWindow(const Request& request, Console& console);

} // namespace costmodel::app
