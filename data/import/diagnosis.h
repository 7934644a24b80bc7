#pragma once

#include <filesystem>
#include <span>
#include <vector>

#include "data/import/format.h"

namespace costmodel::data
{

/// What `costmodel diagnose` takes: utilisation logs, profiler reports and training logs.
std::span<const ImportKind> diagnosableKinds();

/// Reads files of these kinds, each recognised by its content, and puts what they say into one
/// report. Utilisation decides the verdict, else the profile; the training logs give the
/// throughput. Traces of profilers are read without loading them. Throws FileError if a file cannot
/// be read.
ImportResult diagnoseFiles(std::span<const std::filesystem::path> files,
                           const ImportOptions& options, const ImportMonitor& monitor);

/// The same for inputs that are at hand.
ImportResult diagnoseInputs(std::vector<ImportInput> inputs, const ImportOptions& options,
                            const ImportMonitor& monitor);

} // namespace costmodel::data
