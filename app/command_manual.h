#pragma once

#include <string>
#include <vector>

#include "app/console.h"

namespace costmodel::app
{

/// `costmodel manual`: prints the manual in the language of the console, as Markdown.
int commandManual(const std::vector<std::string>& arguments, Console& console);

} // namespace costmodel::app
