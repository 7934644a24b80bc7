#include "app/evaluate_files.h"

#include <algorithm>
#include <atomic>

#include <tbb/parallel_for.h>

#include "app/error_text.h"
#include "app/scenario_services.h"
#include "data/file/files.h"
#include "data/scenario/reader.h"
#include "model/analysis/evaluation.h"
#include "model/scenario/path.h"
#include "model/scenario/validator.h"

namespace costmodel::app
{

namespace
{

FileOutcome failed(std::string errors, ExitCode status)
{
    return {{}, std::move(errors), status};
}

std::string describeAll(const std::vector<data::FileIssue>& issues, const Language& language)
{
    std::string lines;
    for (const data::FileIssue& issue : issues)
        lines += data::describe(issue, language) + "\n";
    return lines;
}

/// The argument that a later issue is about: the one with its path, else just "--set".
std::string placeOf(const Issue& issue, const std::vector<Setting>& settings)
{
    for (const Setting& setting : settings)
        if (setting.path == issue.path)
            return "--set " + setting.path;
    return settings.size() == 1 ? "--set " + settings.front().path : "--set";
}

/// Lines for standard error; empty if all settings were applied and the scenario is still right.
std::string applySettings(Scenario& scenario, const Request& request, const Language& language)
{
    if (request.settings.empty())
        return {};
    std::string errors;
    for (const Setting& setting : request.settings)
        if (const auto wrong = setByPath(scenario, setting.path, setting.value))
            errors += errorLine("--set " + setting.path, *wrong, language);
    if (!errors.empty())
        return errors;
    for (const Issue& issue : findIssues(scenario))
        errors += errorLine(placeOf(issue, request.settings), issue.what, language);
    return errors;
}

/// Lines for standard error; empty if all questions of the request are understood.
std::string takeQuestions(EvaluatedScenario& evaluated, const Request& request,
                          const Language& language)
{
    std::string errors;
    for (const std::string& text : request.questions)
    {
        if (text == everyQuestion)
            continue;
        const Result<ExplainTarget> target =
            parseTarget(evaluated.scenario, evaluated.evaluation, text);
        if (target)
            evaluated.questions.push_back(*target);
        else
            errors += errorLine("--explain", target.error(), language);
    }
    return errors;
}

FileOutcome evaluateOrThrow(const std::filesystem::path& file, const Request& request,
                            const Language& language, const std::function<void(double)>& progress)
{
    const data::ReaderServices services =
        scenarioServices(request.priceBook.value_or(std::string()));
    data::ReadResult read = data::readScenario(file, services);
    if (!read.scenario)
        return failed(describeAll(read.issues, language), WrongInput);
    Scenario& scenario = *read.scenario;
    if (std::string errors = applySettings(scenario, request, language); !errors.empty())
        return failed(std::move(errors), WrongUsage);

    EvaluationOptions options;
    options.threads = request.threads;
    options.progress = progress;
    FileOutcome outcome;
    EvaluatedScenario& evaluated = outcome.evaluated.emplace();
    evaluated.evaluation = evaluate(scenario, options);
    evaluated.file = file.string();
    evaluated.sha256 = std::move(read.sha256);
    evaluated.scenario = std::move(scenario);
    if (std::string errors = takeQuestions(evaluated, request, language); !errors.empty())
        return failed(std::move(errors), WrongUsage);
    return outcome;
}

} // namespace

ScenarioFiles scenarioFiles(const std::vector<std::string>& paths, const Language& language)
{
    ScenarioFiles result;
    result.isBatch = paths.size() > 1;
    for (const std::string& path : paths)
    {
        std::error_code error;
        if (!std::filesystem::is_directory(path, error))
        {
            result.files.emplace_back(path);
            continue;
        }
        result.isBatch = true;
        std::vector<std::filesystem::path> found;
        for (std::filesystem::directory_iterator entry(path, error), end; !error && entry != end;
             entry.increment(error))
            if (entry->path().extension() == ".toml")
                found.push_back(entry->path());
        if (error)
        {
            result.errors += fileErrorLine(path, error.message(), language);
            result.status = FileFailed;
        }
        else if (found.empty())
        {
            result.errors += errorLine(path + ":1:1",
                                       {COSTMODEL_TEXT("Message", "the folder holds no scenario, "
                                                                  "expected files *.toml"),
                                        {}},
                                       language);
            result.status = WrongInput;
        }
        std::sort(found.begin(), found.end());
        result.files.insert(result.files.end(), found.begin(), found.end());
    }
    return result;
}

FileOutcome evaluateFile(const std::filesystem::path& file, const Request& request,
                         const Language& language, const std::function<void(double)>& progress)
{
    try
    {
        return evaluateOrThrow(file, request, language, progress);
    }
    catch (const data::FileError& error)
    {
        return failed(fileErrorLine(error.path().string(), error.reason(), language), FileFailed);
    }
    catch (const std::exception& error)
    {
        return failed(errorLine(file.string() + ":1:1",
                                {COSTMODEL_TEXT("Message", "the program failed: %1"),
                                 {std::string(error.what())}},
                                language),
                      ProgramFailed);
    }
}

std::vector<FileOutcome> evaluateFiles(const std::vector<std::filesystem::path>& files,
                                       const Request& request, const Language& language,
                                       const std::function<void(double)>& progress)
{
    std::vector<FileOutcome> outcomes(files.size());
    if (files.size() == 1)
    {
        outcomes.front() = evaluateFile(files.front(), request, language, progress);
        return outcomes;
    }
    std::atomic<std::size_t> done = 0;
    tbb::parallel_for(std::size_t{0}, files.size(),
                      [&](std::size_t i)
                      {
                          outcomes[i] = evaluateFile(files[i], request, language, {});
                          if (progress)
                              progress(static_cast<double>(++done) /
                                       static_cast<double>(files.size()));
                      });
    return outcomes;
}

} // namespace costmodel::app
