#pragma once

#include "app/console.h"

namespace costmodel::app
{

/// Runs `costmodel-window` with the same arguments in place of this program; it lies beside this
/// program or in ../lib/costmodel. Returns only if that fails, or with its exit status where a
/// program cannot be replaced.
int handOver(int argc, char* argv[], Console& console);

} // namespace costmodel::app
