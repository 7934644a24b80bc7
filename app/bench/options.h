#pragma once

#include <optional>

#include <boost/program_options.hpp>

#include "app/bench/commands.h"

namespace costmodel::app::bench
{

/// What a command understands.
struct Syntax
{
    const char* usage = "";   ///< "bench show FILE..."
    const char* summary = ""; ///< what it does, for --help; context "Usage"
    boost::program_options::options_description options{"Options"};
    boost::program_options::positional_options_description positional{};
};

/// The options given, or the exit status that the command is to end with: Done after --help,
/// WrongUsage after a mistake, about which one line was printed.
struct Parsed
{
    boost::program_options::variables_map values{};
    std::optional<int> exit{};
};
Parsed parse(Syntax& syntax, const Arguments& arguments, Console& console);

/// Prints "error: ..." and returns WrongUsage.
int wrongUsage(Console& console, const Message& message);

} // namespace costmodel::app::bench
