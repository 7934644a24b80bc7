#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/report/evaluated_scenario.h"
#include "model/text/message.h"

namespace costmodel::data
{

/// One file of an export.
struct ExportFile
{
    /// What its name has between that of the output and its ending: "-summary" for the table beside
    /// a ledger. Empty for the main file, which comes first.
    std::string suffix;
    std::string bytes;
};

/// What an export is made of: one scenario at least.
struct ExportInput
{
    std::span<const EvaluatedScenario> scenarios;
    /// Whether any number of scenarios was asked for: JSON is then an array and CSV says of which
    /// scenario a row is, also where only one of them could be evaluated.
    bool isBatch = false;
    const Language& language;
    /// Nothing but the scenarios side by side; expects a format that `compares` and two to
    /// `mostCompared` scenarios.
    bool isComparison = false;
};

inline constexpr std::size_t mostCompared = 4;

/// A way in which results leave the program.
struct ExportFormat
{
    std::string_view name;   ///< as in `--format`
    std::string_view ending; ///< of files, with its dot, lower case
    const char* label;       ///< English, context "Label", for file dialogs
    bool takesSeveral;       ///< whether one file may hold several scenarios
    /// Expects only one scenario unless `takesSeveral`. Null: this build cannot.
    std::vector<ExportFile> (*write)(const ExportInput& input);
    bool compares = false; ///< whether it can write a comparison alone
};

/// The formats that need no more than this layer.
std::span<const ExportFormat> exportFormats();

} // namespace costmodel::data
