#include "data/import/jobs/job_demand.h"

#include <algorithm>
#include <cmath>

#include "data/import/trace/demand_figures.h"

namespace costmodel::data
{

namespace
{

struct Placed
{
    std::vector<GpuSpan> running;
    std::vector<GpuSpan> waiting;
    double gpuSeconds = 0;
    double unplacedGpuSeconds = 0;
    bool hasSubmitTimes = false;
};

Placed placedRuns(const std::vector<JobRun>& runs)
{
    Placed placed;
    placed.running.reserve(runs.size());
    for (const JobRun& run : runs)
    {
        const double gpuSeconds = run.gpus * run.seconds;
        placed.gpuSeconds += gpuSeconds;
        if (!run.start)
        {
            placed.unplacedGpuSeconds += gpuSeconds;
            continue;
        }
        if (run.gpus <= 0 || run.seconds <= 0)
            continue;
        const auto length = static_cast<std::int64_t>(std::llround(run.seconds * 1000));
        placed.running.push_back({*run.start, *run.start + length, run.gpus});
        if (!run.submitted)
            continue;
        placed.hasSubmitTimes = true;
        if (*run.submitted < *run.start)
            placed.waiting.push_back({*run.submitted, *run.start, run.gpus});
    }
    return placed;
}

void clip(std::vector<GpuSpan>& spans, const DemandOptions& options)
{
    for (GpuSpan& span : spans)
    {
        span.from = std::max(span.from, options.from.value_or(span.from));
        span.to = std::max(span.from, std::min(span.to, options.to.value_or(span.to)));
    }
    std::erase_if(spans, [](const GpuSpan& span) { return span.to <= span.from; });
}

void refuse(ImportReport& report, Message reason)
{
    const std::string file = report.files.empty() ? std::string() : report.files.front();
    report.refusals.push_back({file, 1, 1, std::move(reason)});
}

std::optional<StepGrid> gridOf(const std::vector<GpuSpan>& spans, const JobClock& clock,
                               const DemandOptions& options, ImportReport& report)
{
    std::int64_t from = spans.front().from;
    std::int64_t to = spans.front().to;
    for (const GpuSpan& span : spans)
    {
        from = std::min(from, span.from);
        to = std::max(to, span.to);
    }
    return demandGrid(from, to, clock.zoneMilliseconds, options, report);
}

void sayWhatIsLeftOut(const Placed& placed, ImportReport& report)
{
    if (placed.unplacedGpuSeconds > 0)
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message",
                            "%1 GPU-hours are of jobs without a start; they count in the "
                            "total but not in the curve."),
             {placed.unplacedGpuSeconds / 3600}});
}

} // namespace

void finishJobs(const std::vector<JobRun>& runs, const JobClock& clock,
                const DemandOptions& options, ImportResult& result)
{
    ImportReport& report = result.report;
    if (report.rows.used == 0)
    {
        refuse(report,
               report.rejected.empty()
                   ? Message{COSTMODEL_TEXT("Message", "there is no job in the file, expected "
                                                       "at least one row of a job"),
                             {}}
                   : Message{COSTMODEL_TEXT("Message", "no row can be used; line %1: %2"),
                             {report.rejected.front().line,
                              render(report.rejected.front().reason, English())}});
        return;
    }
    Placed placed = placedRuns(runs);
    if (options.from || options.to)
    {
        clip(placed.running, options);
        clip(placed.waiting, options);
        placed.gpuSeconds = 0;
        for (const GpuSpan& span : placed.running)
            placed.gpuSeconds += span.gpus * static_cast<double>(span.to - span.from) / 1000;
    }
    report.gpuHours = placed.gpuSeconds / 3600;
    if (placed.gpuSeconds <= 0)
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message", "No job held a GPU for any time."), {}});
    sayWhatIsLeftOut(placed, report);
    if (placed.running.empty())
    {
        if (placed.gpuSeconds > 0)
            report.warnings.push_back(
                {COSTMODEL_TEXT("Message",
                                "Without the times at which jobs started there is no curve "
                                "of the demand."),
                 {}});
        result.whyNoOutput = {COSTMODEL_TEXT("Message",
                                             "no job with GPUs has a start, expected one to "
                                             "draw the curve of the demand"),
                              {}};
        return;
    }
    const std::optional<StepGrid> grid = gridOf(placed.running, clock, options, report);
    if (!grid)
        return;

    GpuTrace trace{grid->from, static_cast<double>(grid->step) / 1000,
                   gpusPerStep(placed.running, *grid)};
    TraceContext context;
    if (placed.hasSubmitTimes)
        context.pending = gpusPerStep(placed.waiting, *grid);
    report.demand = demandOf(trace, context);
    if (std::optional<Message> reason = cappedReason(trace, context))
    {
        report.demand->isCapped = true;
        report.warnings.push_back(std::move(*reason));
    }
    report.assumptions.push_back(
        {COSTMODEL_TEXT("Message",
                        "The curve has the mean of every step of %1 s; at one moment up to "
                        "%2 GPUs were in use."),
         {trace.stepSeconds, peakOf(placed.running)}});
    if (!clock.isRelative)
    {
        for (const GpuSpan& span : placed.running)
        {
            widenRange(report, span.from);
            widenRange(report, span.to);
        }
    }
    result.output = traceCsv(trace);
    result.trace = std::move(trace);
}

} // namespace costmodel::data
