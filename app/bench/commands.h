#pragma once

#include <string>
#include <vector>

#include "app/bench/exit.h"
#include "app/console.h"

namespace costmodel::app::bench
{

/// The commands of `costmodel bench`. Each takes what follows its name and returns the exit status;
/// results go to `console.out`, everything said to a person to `console.err`.
using Arguments = std::vector<std::string>;

int list(const Arguments& arguments, Console& console);
int run(const Arguments& arguments, Console& console);
/// Runs a command of the team and watches the machine meanwhile; ends with its exit status.
int runCommand(const Arguments& arguments, const Arguments& command, Console& console);
int io(const Arguments& arguments, Console& console);
int observe(const Arguments& arguments, Console& console);
int show(const Arguments& arguments, Console& console);
int compare(const Arguments& arguments, Console& console);
int verify(const Arguments& arguments, Console& console);
int estimate(const Arguments& arguments, Console& console);
int merge(const Arguments& arguments, Console& console);
int importResult(const Arguments& arguments, Console& console);
/// The measuring process: takes a plan from standard input and tells events as lines of JSON.
int child(const Arguments& arguments, Console& console);

} // namespace costmodel::app::bench
