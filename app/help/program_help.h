#pragma once

#include "app/console.h"

namespace costmodel::app
{

/// What `costmodel --help` prints.
void printProgramHelp(Console& console);

} // namespace costmodel::app
