#pragma once

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "app/command_line.h"
#include "data/export/registry.h"

namespace costmodel::app
{

using PdfWriter = std::vector<data::ExportFile> (*)(const data::ExportInput& input);

/// All formats of this program; PDF has a null `write` where `writePdf` is.
std::vector<data::ExportFormat> outputFormats(PdfWriter writePdf);

/// A file that was asked for, or standard output.
struct Target
{
    std::string path; ///< empty: standard output. "{name}": of the scenario's file, without ending
    data::ExportFormat format;

    bool isOneFileEach() const
    {
        return path.find("{name}") != std::string::npos;
    }
};

/// Where the results go, from --format and --output; one target at least.
std::variant<std::vector<Target>, UsageError> targetsOf(const Request& request, bool isBatch,
                                                        PdfWriter writePdf);

/// A file of an export with its whole name; an empty path is standard output.
struct OutputFile
{
    std::filesystem::path path;
    std::string bytes;
};

/// The files of all targets, in order. Expects one scenario at least. Tables beside the main one
/// have no place on standard output and are left out there.
std::vector<OutputFile> render(const std::vector<Target>& targets,
                               const std::vector<EvaluatedScenario>& scenarios, bool isBatch,
                               const Language& language, bool isComparison = false);

} // namespace costmodel::app
