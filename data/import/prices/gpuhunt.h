#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// The catalogues of gpuhunt, versions 1 and 2: US dollars per hour of a whole instance, a row each
/// for on-demand and spot.
int matchesGpuhunt(std::string_view head);
ImportResult readGpuhunt(std::span<const ImportInput> inputs, const ImportOptions& options,
                         const ImportMonitor& monitor);

} // namespace costmodel::data
