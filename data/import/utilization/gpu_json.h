#pragma once

#include <span>
#include <string_view>

#include "data/import/format.h"

namespace costmodel::data
{

/// `gpustat --json`, old and new, one document or many after another.
ImportResult readGpustat(std::span<const ImportInput> inputs, const ImportOptions& options,
                         const ImportMonitor& monitor);
int matchesGpustat(std::string_view head);

/// `rocm-smi --json`, one document or many after another, with lines of warnings before them.
ImportResult readRocmSmiJson(std::span<const ImportInput> inputs, const ImportOptions& options,
                             const ImportMonitor& monitor);
int matchesRocmSmiJson(std::string_view head);

} // namespace costmodel::data
