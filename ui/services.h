#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/report/evaluated_scenario.h"
#include "model/result.h"
#include "model/scenario/scenario.h"
#include "model/text/message.h"
#include "model/text/wording.h"
#include "ui/services_files.h"
#include "ui/services_measure.h"

namespace costmodel::ui
{

/// Something that is wrong with a file that was read.
struct FileProblem
{
    std::string file;
    int line = 0; ///< 0: the file as a whole
    int column = 0;
    Message what;
};

struct LoadedScenario
{
    std::optional<Scenario> scenario;         ///< there if and only if there are no problems
    std::vector<FileProblem> problems;        ///< all of them
    std::vector<std::filesystem::path> files; ///< the scenario and what it names, to be watched
    std::string text;                         ///< bytes of the scenario's own file
    std::string sha256;
};

/// A scenario to start from.
struct ScenarioTemplate
{
    std::string id;
    const char* label = "";       ///< English, context "Template"
    const char* description = ""; ///< English, context "Template"
    std::string text;             ///< TOML
};

/// A kind of file in which results leave the program.
struct ReportFormat
{
    std::string name;       ///< "csv"
    std::string ending;     ///< ".csv"
    const char* label = ""; ///< English, context "Label"
};

/// What the window needs of the rest of the program; composed in app. Functions that read or write
/// are called from any thread, one call at a time each, and do not throw: what failed is in the
/// result. An empty function means that this build cannot.
struct Services
{
    std::function<LoadedScenario(const std::filesystem::path& file)> load;
    /// The same for text that would stand in `file`.
    std::function<LoadedScenario(const std::string& text, const std::filesystem::path& file)>
        loadText;
    /// The scenario as the text of `file`; comments of `previous`, the text it was read from, are
    /// kept. One with a base says only what differs from it. Reads the base.
    std::function<std::string(const Scenario& scenario, const std::string& previous,
                              const std::filesystem::path& file)>
        toText;
    /// Writes a whole file or leaves the old one. The reason if it fails.
    std::function<std::optional<std::string>(const std::filesystem::path& file,
                                             const std::string& text)>
        write;
    std::function<std::vector<ScenarioTemplate>(const Language& language)> templates;
    std::function<std::string(const Language& language)> manual; ///< as Markdown

    std::vector<ReportFormat> reportFormats;
    /// Writes results as files: `file` and, for some formats, others beside it. The reason if it
    /// fails.
    std::function<std::optional<std::string>(
        const std::vector<EvaluatedScenario>& scenarios, const std::string& format,
        const std::filesystem::path& file, const Language& language)>
        exportTo;

    /// What a file is, by its content; the reason if it cannot be read.
    std::function<Result<FileKind>(const std::filesystem::path& file)> recognise;
    /// Reads records of a cluster as demand. Throws nothing; stops soon when asked to, and its
    /// result then means nothing.
    std::function<ImportedDemand(const std::vector<std::filesystem::path>& files,
                                 const FileOptions& options, const std::stop_token& stop,
                                 const std::function<void(double share)>& progress)>
        readDemand;
    /// The trace that stands in a file.
    std::function<ReadTrace(const std::filesystem::path& file)> readTrace;
    /// Work units a second of the slowest GPU in a result of the benchmark, or why there is none.
    std::function<Result<double>(const std::filesystem::path& file, const std::string& metric)>
        measuredThroughput;
    std::function<MeasuredResult(const std::filesystem::path& file)> readBenchmark;
    /// Reads utilisation logs, profiler reports and training logs of one piece of work.
    std::function<DiagnosedLog(const std::vector<std::filesystem::path>& files,
                               const FileOptions& options, const std::stop_token& stop,
                               const std::function<void(double share)>& progress)>
        diagnose;
    BenchProgram benchProgram;

    Wording terms;                        ///< the words of the user's finance department
    std::filesystem::path recoveryFolder; ///< for copies of unsaved work; empty: none are kept
};

} // namespace costmodel::ui
