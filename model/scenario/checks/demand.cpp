#include "model/scenario/checks/checks.h"

namespace costmodel::checks
{

namespace
{

constexpr double hoursTolerance = 1e-9; ///< relative

/// Hours in which any GPU is needed; levels without GPUs are idle time.
double hoursOfDemand(const Demand& demand)
{
    double hours = 0;
    if (demand.steady)
        return demand.steady->gpus > 0 ? demand.steady->hoursPerMonth.value_or(0) : 0;
    for (const Level& level : demand.profile)
        hours += level.gpus > 0 ? level.hoursPerMonth : 0;
    return hours;
}

void checkHours(const Scenario& scenario, Issues& issues)
{
    if (!hasTime(scenario.general))
        return;
    const double most = hoursOfShortestMonth(scenario.general);
    const double hours = hoursOfDemand(scenario.demand);
    if (!(most > 0) || !(hours > most * (1 + hoursTolerance)))
        return;
    const std::string path =
        scenario.demand.steady ? "demand.steady.hours_per_month" : "demand.profile";
    if (scenario.demand.steady)
        issues.push_back({path,
                          {COSTMODEL_TEXT("Message", "%1 is %2; must be at most %3, the hours of "
                                                     "the shortest month"),
                           {path, plainNumber(hours), plainNumber(most)}}});
    else
        issues.push_back({path,
                          {COSTMODEL_TEXT("Message", "the hours of %1 sum to %2; must be at most "
                                                     "%3, the hours of the shortest month"),
                           {path, plainNumber(hours), plainNumber(most)}}});
}

void checkSpeeds(const Scenario& scenario, Issues& issues)
{
    const std::vector<std::string> paths = pathsOf(scenario, "gpu");
    const Gpu* measured = nullptr;
    for (const Gpu& gpu : scenario.gpus)
        if (!gpu.benchmark.empty())
            measured = &gpu;
    for (std::size_t i = 0; i < paths.size(); ++i)
    {
        const Gpu& gpu = scenario.gpus[i];
        const std::string benchmark = paths[i] + ".benchmark";
        if (gpu.benchmark.empty() && !gpu.metric.empty())
            issues.push_back(
                {benchmark,
                 {COSTMODEL_TEXT("Message", "%1 is missing beside \"metric\", expected "
                                            "the result file to take it from"),
                  {benchmark}}});
        if (!gpu.benchmark.empty() && gpu.metric.empty())
            issues.push_back({benchmark,
                              {COSTMODEL_TEXT("Message", "%1 names a result, but there is no "
                                                         "\"metric\" beside it; expected the test "
                                                         "to take, as in \"gemm/bf16\""),
                               {benchmark}}});
        else if (!gpu.benchmark.empty() && !(gpu.measured && *gpu.measured > 0))
            issues.push_back({benchmark,
                              {COSTMODEL_TEXT("Message", "%1 gives no throughput; expected a "
                                                         "result with a positive figure for %2"),
                               {benchmark, gpu.metric}}});
        if (measured && gpu.benchmark.empty() && gpu.throughput)
            issues.push_back({paths[i] + ".throughput",
                              {COSTMODEL_TEXT("Message", "%1 stands beside the benchmark of "
                                                         "\"%2\", which counts in other units; "
                                                         "expected a benchmark for all types"),
                               {paths[i] + ".throughput", measured->name}}});
    }
}

void checkJobs(const Scenario& scenario, Issues& issues)
{
    const Gpu* const reference = findNamed(scenario.gpus, scenario.demand.gpu);
    if (scenario.demand.jobs.empty() || !reference || reference->throughput ||
        !reference->benchmark.empty())
        return;
    issues.push_back({"demand.job",
                      {COSTMODEL_TEXT("Message", "the jobs need the speed of \"%1\"; expected a "
                                                 "throughput or benchmark in [gpu.%1]"),
                       {reference->name}}});
}

void checkTrace(const Scenario& scenario, Issues& issues)
{
    const Demand& demand = scenario.demand;
    if (demand.trace.empty())
        return;
    if (!demand.traceRows || demand.traceRows->gpus.empty())
        issues.push_back({"demand.trace",
                          {COSTMODEL_TEXT("Message", "%1: \"%2\" has no rows; must have at least "
                                                     "one"),
                           {std::string("demand.trace"), demand.trace}}});
}

void checkPipeline(const Scenario& scenario, Issues& issues)
{
    if (!scenario.pipeline)
        return;
    const double now = scenario.pipeline->gpuUtilizationNow;
    const double after = scenario.pipeline->gpuUtilizationAfter;
    const std::string path = "pipeline.gpu_utilization_after";
    if (after > 0 && now <= 1 && after < now)
        issues.push_back({path,
                          {COSTMODEL_TEXT("Message", "%1 is %2; must be at least %3, the "
                                                     "utilisation now"),
                           {path, plainNumber(after), plainNumber(now)}}});
}

} // namespace

void checkDemand(const Scenario& scenario, Issues& issues)
{
    checkHours(scenario, issues);
    checkSpeeds(scenario, issues);
    checkJobs(scenario, issues);
    checkTrace(scenario, issues);
    checkPipeline(scenario, issues);
}

} // namespace costmodel::checks
