#include "data/import/trace/series_demand.h"

#include <algorithm>

#include "data/import/trace/demand_figures.h"

namespace costmodel::data
{

namespace
{

struct SeriesSpans
{
    std::vector<GpuSpan> values;
    std::vector<GpuSpan> recorded; ///< of 1 "GPU": the time that was recorded
    std::vector<GpuSpan> waiting;
    std::optional<double> installed;
};

SeriesSpans spansOf(const std::vector<SeriesSample>& samples, std::int64_t usual,
                    const DemandOptions& options, ImportReport& report)
{
    SeriesSpans spans;
    for (std::size_t i = 0; i < samples.size(); ++i)
    {
        const SeriesSample& sample = samples[i];
        std::int64_t end = sample.time + usual;
        if (i + 1 < samples.size())
        {
            const std::int64_t between = samples[i + 1].time - sample.time;
            end = between * 2 > usual * 3 ? end : samples[i + 1].time;
        }
        const std::int64_t from = std::max(sample.time, options.from.value_or(sample.time));
        const std::int64_t to = std::min(end, options.to.value_or(end));
        if (from >= to)
            continue;
        spans.values.push_back({from, to, sample.inUse});
        spans.recorded.push_back({from, to, 1});
        if (sample.pending)
            spans.waiting.push_back({from, to, *sample.pending});
        if (sample.total)
            spans.installed = std::max(spans.installed.value_or(0), *sample.total);
        widenRange(report, from);
        widenRange(report, to);
    }
    return spans;
}

/// From the integral of the values to their mean over the recorded part of every step.
void fillSteps(GpuTrace& trace, TraceContext& context, GapFill fill)
{
    double sum = 0;
    double time = 0;
    for (std::size_t i = 0; i < trace.gpus.size(); ++i)
    {
        sum += trace.gpus[i];
        time += context.covered[i];
    }
    for (std::size_t i = 0; i < trace.gpus.size(); ++i)
    {
        if (context.covered[i] > 0)
        {
            trace.gpus[i] /= context.covered[i];
            if (!context.pending.empty())
                context.pending[i] /= context.covered[i];
            continue;
        }
        switch (fill)
        {
        case GapFill::Mean:
            trace.gpus[i] = sum / time;
            break;
        case GapFill::Hold:
            trace.gpus[i] = i > 0 ? trace.gpus[i - 1] : sum / time;
            break;
        case GapFill::Zero:
            trace.gpus[i] = 0;
            break;
        }
    }
}

/// The figures of the rows as they are, which steps that begin elsewhere behind a gap would blur.
DemandFigures demandOfRows(const SeriesSpans& spans, std::int64_t usual)
{
    GpuTrace rows{0, static_cast<double>(usual) / 1000, {}};
    TraceContext context;
    for (const GpuSpan& span : spans.values)
    {
        rows.gpus.push_back(span.gpus);
        context.covered.push_back(static_cast<double>(span.to - span.from) /
                                  static_cast<double>(usual));
    }
    return demandOf(rows, context);
}

void tellGaps(ImportReport& report, GapFill fill)
{
    if (!report.demand || report.demand->gaps.empty())
        return;
    double seconds = 0;
    for (const TraceGap& gap : report.demand->gaps)
        seconds += gap.seconds;
    const auto count = static_cast<long>(report.demand->gaps.size());
    const char* text = "";
    switch (fill)
    {
    case GapFill::Mean:
        text = COSTMODEL_TEXT("Message",
                              "Gaps: %1, %2 s in all; the curve has the mean of the recorded "
                              "time there; the figures leave them out.");
        break;
    case GapFill::Hold:
        text = COSTMODEL_TEXT("Message",
                              "Gaps: %1, %2 s in all; the curve keeps the value before each; "
                              "the figures leave them out.");
        break;
    case GapFill::Zero:
        text =
            COSTMODEL_TEXT("Message", "Gaps: %1, %2 s in all; the curve is 0 there, as told; the "
                                      "figures leave them out.");
        break;
    }
    report.assumptions.push_back({text, {count, seconds}});
}

} // namespace

void finishSeries(const std::vector<SeriesSample>& samples, std::int64_t usual,
                  const DemandOptions& options, GapFill fill, std::int64_t zone,
                  ImportResult& result)
{
    ImportReport& report = result.report;
    const SeriesSpans spans = spansOf(samples, usual, options, report);
    if (spans.values.empty())
    {
        report.refusals.push_back(
            {report.files.front(),
             1,
             1,
             {COSTMODEL_TEXT("Message", "no row lies between --option from and to, expected some"),
              {}}});
        return;
    }
    const std::optional<StepGrid> grid =
        demandGrid(spans.values.front().from, spans.values.back().to, zone,
                   {options.stepMilliseconds, {}, {}}, report);
    if (!grid)
        return;
    GpuTrace trace{grid->from, static_cast<double>(grid->step) / 1000,
                   gpusPerStep(spans.values, *grid)};
    TraceContext context;
    context.covered = gpusPerStep(spans.recorded, *grid);
    context.installed = spans.installed;
    if (!spans.waiting.empty())
        context.pending = gpusPerStep(spans.waiting, *grid);
    fillSteps(trace, context, fill);
    double gpuSeconds = 0;
    for (const GpuSpan& span : spans.values)
        gpuSeconds += span.gpus * static_cast<double>(span.to - span.from) / 1000;
    report.gpuHours = gpuSeconds / 3600;
    report.demand =
        options.stepMilliseconds == usual ? demandOfRows(spans, usual) : demandOf(trace, context);
    report.demand->gaps = gapsIn(samples, usual);
    if (std::optional<Message> reason = cappedReason(trace, context))
    {
        report.demand->isCapped = true;
        report.warnings.push_back(std::move(*reason));
    }
    result.output = traceCsv(trace);
    result.trace = std::move(trace);
    tellGaps(report, fill);
}

} // namespace costmodel::data
