#include "data/scenario/reader.h"

#include <algorithm>

#include "data/file/files.h"
#include "data/file/sha256.h"
#include "data/scenario/issue_list.h"
#include "data/scenario/loader.h"
#include "data/scenario/table_reader.h"
#include "data/scenario/trace.h"
#include "model/scenario/validator.h"
#include "model/scenario/walk.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t mostScenarioBytes = std::size_t{16} << 20;
constexpr std::size_t mostTraceBytes = std::size_t{512} << 20;

/// Reads the trace that the demand names. What is wrong inside it goes to `traceIssues`, which name
/// lines of that file.
void readTrace(Scenario& scenario, ReadResult& result, IssueList& issues,
               std::vector<FileIssue>& traceIssues)
{
    const std::string path = "demand.trace";
    if (scenario.demand.trace.empty())
        return;
    const std::filesystem::path file = besideFile(result.files[0], scenario.demand.trace);
    result.files.push_back(file);
    try
    {
        TraceResult trace = parseTrace(readFile(file, mostTraceBytes), file);
        scenario.demand.traceRows = std::move(trace.rows);
        traceIssues = std::move(trace.issues);
    }
    catch (const FileError& error)
    {
        issues.add(nearestPlace(result.places, path), path,
                   {COSTMODEL_TEXT("Message", "%1 cannot be read, expected a CSV file: %2"),
                    {path, std::string(error.what())}});
    }
}

Result<double> askBenchmark(const Gpu& gpu, const std::filesystem::path& file,
                            const ReaderServices& services)
{
    if (!services.measuredThroughput)
        return Message{COSTMODEL_TEXT("Message", "benchmark results cannot be read here; expected "
                                                 "a throughput for \"%1\""),
                       {gpu.name}};
    try
    {
        return services.measuredThroughput(file, gpu.metric);
    }
    catch (const FileError& error)
    {
        return Message{COSTMODEL_TEXT("Message", "the benchmark of \"%1\" cannot be read: %2"),
                       {gpu.name, std::string(error.what())}};
    }
}

void readBenchmarks(Scenario& scenario, const ReaderServices& services, ReadResult& result,
                    IssueList& issues)
{
    const std::vector<std::string> paths =
        entryPaths(*findChild(scenarioSchema(), "gpu"), {}, &scenario);
    for (std::size_t i = 0; i < paths.size(); ++i)
    {
        Gpu& gpu = scenario.gpus[i];
        if (gpu.benchmark.empty() || gpu.metric.empty())
            continue;
        const std::filesystem::path file = besideFile(result.files[0], gpu.benchmark);
        if (std::find(result.files.begin(), result.files.end(), file) == result.files.end())
            result.files.push_back(file);
        const Result<double> speed = askBenchmark(gpu, file, services);
        const std::string path = paths[i] + ".benchmark";
        if (speed)
            gpu.measured = *speed;
        else
            issues.add(nearestPlace(result.places, path), path, speed.error());
    }
}

} // namespace

ReadResult readScenario(const std::filesystem::path& file, const ReaderServices& services)
{
    return readScenarioText(readFile(file, mostScenarioBytes), file, services);
}

ReadResult readScenarioText(std::string_view text, const std::filesystem::path& file,
                            const ReaderServices& services)
{
    ReadResult result;
    result.sha256 = sha256(text);
    IssueList issues;
    std::vector<FileIssue> traceIssues;
    const std::optional<TomlNode> tree = loadTree(text, file, result.files, issues);
    if (tree)
    {
        Scenario scenario;
        TableReader(scenario, result.files, services, issues, result.places).readScenario(*tree);
        readTrace(scenario, result, issues, traceIssues);
        readBenchmarks(scenario, services, result, issues);
        for (const Issue& issue : findIssues(scenario))
            if (issue.path != "demand.trace" || traceIssues.empty())
                issues.addFound(result.places, issue);
        if (issues.empty() && traceIssues.empty())
            result.scenario = std::move(scenario);
    }
    result.issues = issues.take(result.files);
    result.issues.insert(result.issues.end(), traceIssues.begin(), traceIssues.end());
    return result;
}

FileIssue located(const ReadResult& read, const Issue& issue)
{
    const SourcePlace place = nearestPlace(read.places, issue.path);
    const std::filesystem::path file = read.files.empty() ? "" : read.files[place.file];
    return {file, place.line, place.column, issue.path, issue.what};
}

} // namespace costmodel::data
