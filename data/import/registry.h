#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "data/import/format.h"

namespace costmodel::data
{

/// The formats of one kind. Each folder of formats defines its own list in its formats.cpp.
std::span<const ImportFormat> importFormats(ImportKind kind);

/// Options of every format: separator, encoding, decimal, format, zone, dates.
std::span<const ImportOption> commonImportOptions();

/// The kinds that `costmodel import` takes.
std::span<const ImportKind> importableKinds();
std::optional<ImportKind> importKindFromName(std::string_view name);

/// Reads files of one of the given kinds. Every file is recognised by its content; all must be of
/// the same format. What cannot be read, recognised or decided stands in the report. Throws
/// FileError if a file cannot be read.
ImportResult importFiles(std::span<const std::filesystem::path> files,
                         std::span<const ImportKind> kinds, const ImportOptions& options,
                         const ImportMonitor& monitor);

/// The same for inputs that are at hand.
ImportResult importInputs(std::vector<ImportInput> inputs, std::span<const ImportKind> kinds,
                          const ImportOptions& options, const ImportMonitor& monitor);

} // namespace costmodel::data
