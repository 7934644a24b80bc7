#include "ui/document/named_files.h"

#include "model/scenario/walk.h"

namespace costmodel::ui
{

namespace
{

std::filesystem::path beside(const std::filesystem::path& scenarioFile, const std::string& name)
{
    const std::filesystem::path path{std::u8string(name.begin(), name.end())};
    return path.is_absolute() ? path : scenarioFile.parent_path() / path;
}

std::string text(const std::filesystem::path& path)
{
    const std::u8string bytes = path.generic_u8string();
    return {bytes.begin(), bytes.end()};
}

} // namespace

std::vector<Issue> readNamedFiles(const Services& services, Scenario& scenario,
                                  const std::filesystem::path& file)
{
    std::vector<Issue> problems;
    Demand& demand = scenario.demand;
    if (!demand.trace.empty() && !demand.traceRows && services.readTrace)
    {
        ReadTrace read = services.readTrace(beside(file, demand.trace));
        demand.traceRows = std::move(read.rows);
        if (read.problem)
            problems.push_back({"demand.trace", *read.problem});
    }
    if (!services.measuredThroughput)
        return problems;
    std::vector<std::string> paths;
    walk(scenario,
         [&](const TableVisit& visit)
         {
             if (visit.child && visit.child->key == "gpu")
                 paths.push_back(visit.path);
         });
    for (std::size_t i = 0; i < scenario.gpus.size() && i < paths.size(); ++i)
    {
        Gpu& gpu = scenario.gpus[i];
        if (gpu.benchmark.empty() || gpu.metric.empty() || gpu.measured)
            continue;
        const Result<double> measured =
            services.measuredThroughput(beside(file, gpu.benchmark), gpu.metric);
        if (measured)
            gpu.measured = *measured;
        else
            problems.push_back({paths[i] + ".benchmark", measured.error()});
    }
    return problems;
}

std::string namedFrom(const std::filesystem::path& scenarioFile, const std::filesystem::path& file)
{
    if (scenarioFile.empty())
        return text(file);
    const std::filesystem::path relative = file.lexically_relative(scenarioFile.parent_path());
    const bool isFar = relative.empty() || text(relative).starts_with("../../../");
    return text(isFar ? file : relative);
}

} // namespace costmodel::ui
