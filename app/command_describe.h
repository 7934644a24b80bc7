#pragma once

#include <string>
#include <vector>

#include "app/console.h"

namespace costmodel::app
{

/// `costmodel describe man|bash|zsh`: the manual page, or what a shell needs to complete arguments,
/// made from the help of the commands, so that they cannot be out of date.
int commandDescribe(const std::vector<std::string>& arguments, Console& console);

} // namespace costmodel::app
