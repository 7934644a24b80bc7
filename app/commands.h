#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/console.h"

namespace costmodel::app
{

/// Other work of the program: `costmodel NAME ARGUMENTS...`.
struct Command
{
    std::string_view name;
    const char* summary; ///< one line, context "Usage"
    /// Takes the arguments behind the name and returns the exit status. May throw FileError.
    int (*run)(const std::vector<std::string>& arguments, Console& console);
};

std::span<const Command> commands();

} // namespace costmodel::app
