#pragma once

#include <string>
#include <vector>

#include "app/console.h"

namespace costmodel::app
{

/// `costmodel prices list|search|show|history|add|import|export`: the price book of the user, or
/// that of --price-book. `arguments` are those behind "prices". Returns the exit status.
int commandPrices(const std::vector<std::string>& arguments, Console& console);

} // namespace costmodel::app
