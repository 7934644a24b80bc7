#pragma once

#include <span>
#include <string_view>

#include "data/import/format.h"

namespace costmodel::data
{

/// Delimited tables with one row per reading of a GPU: `nvidia-smi --query-gpu=... --format=csv` in
/// all its forms, the tables of rocm-smi, and those that people's own scripts write.
/// Columns count by their names; where the names come again within the file, in whatever order,
/// they count from there on. A file without names is asked for them (option `columns`).
ImportResult readGpuTable(std::span<const ImportInput> inputs, const ImportOptions& options,
                          const ImportMonitor& monitor);

int matchesNvidiaSmiTable(std::string_view head);
int matchesRocmSmiTable(std::string_view head);

} // namespace costmodel::data
