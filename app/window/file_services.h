#pragma once

#include "ui/services.h"

namespace costmodel::app
{

/// Fills in what the window needs to read records of demand, logs and traces.
void addFileServices(ui::Services& services);

/// Fills in what the window needs of the benchmark and its results.
void addBenchServices(ui::Services& services);

} // namespace costmodel::app
