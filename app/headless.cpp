#include "app/headless.h"

#include <algorithm>
#include <cerrno>
#include <memory>
#include <ostream>
#include <set>
#include <system_error>

#include <tbb/global_control.h>

#include "app/error_text.h"
#include "app/evaluate_files.h"
#include "app/exit_code.h"
#include "app/output.h"
#include "app/progress_line.h"
#include "data/export/text/derivation_text.h"
#include "data/export/text/terminal_text.h"
#include "data/file/files.h"

namespace costmodel::app
{

namespace
{

/// The worst of two: a fault of the program before an unusable file before a wrong scenario.
ExitCode worse(ExitCode a, ExitCode b)
{
    for (const ExitCode code : {ProgramFailed, WrongUsage, WrongInput, FileFailed})
        if (a == code || b == code)
            return code;
    return Done;
}

int usageError(const UsageError& error, Console& console)
{
    console.err << errorLine(error.place, error.what, console.language);
    return WrongUsage;
}

void print(const std::string& bytes, Console& console)
{
    errno = 0;
    console.out << bytes << std::flush;
    if (!console.out)
        throw data::FileError("standard output",
                              std::generic_category().message(errno == 0 ? EIO : errno));
}

/// Two scenarios of one name would write the same file.
std::optional<UsageError> clash(const std::vector<OutputFile>& files)
{
    std::set<std::filesystem::path> paths;
    for (const OutputFile& file : files)
        if (!file.path.empty() && !paths.insert(file.path.lexically_normal()).second)
            return UsageError{
                "--output " + file.path.string(),
                {COSTMODEL_TEXT("Message", "would be written twice, expected another name for each "
                                           "result"),
                 {}}};
    return {};
}

bool asksForList(const Request& request)
{
    return std::find(request.questions.begin(), request.questions.end(), everyQuestion) !=
           request.questions.end();
}

/// Derivations are text: what has none of them cannot answer.
std::optional<UsageError> unanswerable(const Request& request, const std::vector<Target>& targets)
{
    if (request.questions.empty())
        return {};
    if (asksForList(request) && (request.questions.size() > 1 || !request.outputs.empty()))
        return UsageError{"--explain list",
                          {COSTMODEL_TEXT("Message", "shows what can be asked on standard output, "
                                                     "expected no other question and no --output"),
                           {}}};
    const bool hasText =
        std::any_of(targets.begin(), targets.end(),
                    [](const Target& target)
                    { return target.format.name == "text" || target.format.name == "pdf"; });
    if (hasText)
        return {};
    return UsageError{"--explain",
                      {COSTMODEL_TEXT("Message", "has nowhere to go, expected text or PDF as one "
                                                 "of the formats"),
                       {}}};
}

/// A comparison is of a few scenarios, and one file.
std::optional<UsageError> incomparable(const Request& request, std::size_t scenarios,
                                       const std::vector<Target>& targets)
{
    if (!request.wantsComparison)
        return {};
    if (scenarios < 2 || scenarios > data::mostCompared)
        return UsageError{"--compare",
                          {COSTMODEL_TEXT("Message", "is for two to %2 scenarios, %1 were given"),
                           {static_cast<long>(scenarios), static_cast<long>(data::mostCompared)}}};
    if (!request.questions.empty())
        return UsageError{
            "--compare",
            {COSTMODEL_TEXT("Message", "answers no --explain, expected one of the two"), {}}};
    for (const Target& target : targets)
        if (!target.format.compares || target.isOneFileEach())
            return UsageError{"--compare",
                              {COSTMODEL_TEXT("Message", "gives one result as text or csv, "
                                                         "expected another format or a PATH "
                                                         "without {name}"),
                               {}}};
    return {};
}

std::string questionLists(const std::vector<EvaluatedScenario>& scenarios, const Language& language)
{
    std::string text;
    for (const EvaluatedScenario& evaluated : scenarios)
    {
        if (scenarios.size() > 1)
            text += (text.empty() ? "" : "\n") + data::printable(evaluated.file) + "\n\n";
        text += data::targetListText(Explainer(evaluated.scenario, evaluated.evaluation),
                                     explainTargets(evaluated.evaluation), language);
    }
    return text;
}

} // namespace

int runHeadless(const Request& request, Console& console, PdfWriter writePdf)
{
    const ScenarioFiles found = scenarioFiles(request.scenarios, console.language);
    const auto targets = targetsOf(request, found.isBatch, writePdf);
    if (const auto* error = std::get_if<UsageError>(&targets))
        return usageError(*error, console);
    if (const auto error = unanswerable(request, std::get<std::vector<Target>>(targets)))
        return usageError(*error, console);

    if (const auto error =
            incomparable(request, found.files.size(), std::get<std::vector<Target>>(targets)))
        return usageError(*error, console);

    std::unique_ptr<tbb::global_control> limit;
    if (request.threads > 0)
        limit = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                      static_cast<std::size_t>(request.threads));
    std::vector<FileOutcome> outcomes;
    {
        ProgressLine progress(console);
        outcomes = evaluateFiles(found.files, request, console.language, progress.callback());
    }
    std::vector<EvaluatedScenario> scenarios;
    ExitCode status = found.status;
    console.err << found.errors;
    for (FileOutcome& outcome : outcomes)
    {
        console.err << outcome.errors;
        status = worse(status, outcome.status);
        if (outcome.evaluated)
            scenarios.push_back(std::move(*outcome.evaluated));
    }
    if (scenarios.empty() || (request.wantsComparison && scenarios.size() < 2))
        return status;
    if (asksForList(request))
    {
        print(questionLists(scenarios, console.language), console);
        return status;
    }
    const std::vector<OutputFile> files =
        render(std::get<std::vector<Target>>(targets), scenarios, found.isBatch, console.language,
               request.wantsComparison);
    if (const auto error = clash(files))
        return usageError(*error, console);
    for (const OutputFile& file : files)
    {
        if (file.path.empty())
            print(file.bytes, console);
        else
            data::writeFileAtomically(file.path, file.bytes);
    }
    return status;
}

} // namespace costmodel::app
