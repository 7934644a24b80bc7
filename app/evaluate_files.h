#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/command_line.h"
#include "app/exit_code.h"
#include "model/report/evaluated_scenario.h"

namespace costmodel::app
{

/// What came of one scenario file.
struct FileOutcome
{
    std::optional<EvaluatedScenario> evaluated; ///< none if there is an error
    std::string errors;                         ///< lines for standard error
    ExitCode status = Done;
};

/// The files that were asked for: folders stand for the *.toml files in them, sorted by name.
struct ScenarioFiles
{
    std::vector<std::filesystem::path> files;
    /// More than one was named, or a folder.
    bool isBatch = false;
    std::string errors; ///< a folder without scenarios, one that cannot be read
    ExitCode status = Done;
};

ScenarioFiles scenarioFiles(const std::vector<std::string>& paths, const Language& language);

/// Reads the file, applies the settings of the request and evaluates. Never throws; `progress`
/// (0..1) may be called from any thread.
FileOutcome evaluateFile(const std::filesystem::path& file, const Request& request,
                         const Language& language, const std::function<void(double)>& progress);

/// The same for many files on all processors; the outcomes are in the order of the files.
std::vector<FileOutcome> evaluateFiles(const std::vector<std::filesystem::path>& files,
                                       const Request& request, const Language& language,
                                       const std::function<void(double)>& progress);

} // namespace costmodel::app
