#pragma once

#include <string>
#include <vector>

#include "app/console.h"

namespace costmodel::app
{

/// `costmodel import [KIND] FILE... [--output PATH] [--report PATH.json] [--option KEY=VALUE]...`;
/// `arguments` are those behind "import". Returns the exit status. Files are written only if the
/// import succeeded. May throw FileError.
int commandImport(const std::vector<std::string>& arguments, Console& console);

} // namespace costmodel::app
