#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

/// The tables of a scenario that a diagnosis can fill, as TOML: [pipeline] where a repair would
/// help, and [gpu.NAME] with the throughput of one GPU where that is known and a name is given.
/// Empty if there is neither.
std::string scenarioTables(const ImportResult& diagnosis, std::string_view gpuName);

} // namespace costmodel::data
