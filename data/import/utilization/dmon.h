#pragma once

#include <span>
#include <string_view>

#include "data/import/format.h"

namespace costmodel::data
{

/// `nvidia-smi dmon` as it prints by default: columns at varying places, two lines of header that
/// come again, "-" where nothing is measured, with -o also date and time.
ImportResult readDmon(std::span<const ImportInput> inputs, const ImportOptions& options,
                      const ImportMonitor& monitor);
int matchesDmon(std::string_view head);

/// `nvidia-smi pmon`: the share of every process, of which those of one GPU at one moment are added
/// up. A GPU without a process counts as not measured. No process is kept.
ImportResult readPmon(std::span<const ImportInput> inputs, const ImportOptions& options,
                      const ImportMonitor& monitor);
int matchesPmon(std::string_view head);

} // namespace costmodel::data
