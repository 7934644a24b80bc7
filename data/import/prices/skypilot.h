#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// The catalogues vms.csv of SkyPilot, of any cloud: US dollars per hour of a whole instance, with
/// a spot price beside.
int matchesSkypilot(std::string_view head);
ImportResult readSkypilot(std::span<const ImportInput> inputs, const ImportOptions& options,
                          const ImportMonitor& monitor);

} // namespace costmodel::data
