#include "data/import/trace/demand_figures.h"

#include <algorithm>
#include <cmath>

#include "data/import/base/timestamp.h"

namespace costmodel::data
{

namespace
{

double quantileOfSorted(std::span<const double> sorted, double share)
{
    const double rank = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(rank);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (rank - std::floor(rank)) * (sorted[above] - sorted[below]);
}

double shareOfTime(const GpuTrace& trace, const TraceContext& context, auto isSo)
{
    double time = 0;
    double all = 0;
    for (std::size_t i = 0; i < trace.gpus.size(); ++i)
    {
        const double weight = context.covered.empty() ? 1.0 : context.covered[i];
        all += weight;
        time += isSo(i) ? weight : 0;
    }
    return all > 0 ? time / all : 0;
}

} // namespace

DemandFigures demandOf(const GpuTrace& trace, const TraceContext& context)
{
    std::vector<double> sorted;
    sorted.reserve(trace.gpus.size());
    double sum = 0;
    double time = 0;
    for (std::size_t i = 0; i < trace.gpus.size(); ++i)
    {
        const double weight = context.covered.empty() ? 1.0 : context.covered[i];
        if (weight <= 0)
            continue;
        sorted.push_back(trace.gpus[i]);
        sum += weight * trace.gpus[i];
        time += weight;
    }
    std::sort(sorted.begin(), sorted.end());
    DemandFigures figures;
    figures.stepSeconds = trace.stepSeconds;
    figures.meanGpus = sum / time;
    figures.p50 = quantileOfSorted(sorted, 0.5);
    figures.p95 = quantileOfSorted(sorted, 0.95);
    figures.peakGpus = sorted.back();
    figures.loadDuration = loadDurationCurve(sorted, 11);
    return figures;
}

std::vector<LoadDurationPoint> loadDurationCurve(std::span<const double> gpus, std::size_t points)
{
    std::vector<LoadDurationPoint> curve;
    if (gpus.empty())
        return curve;
    std::vector<double> sorted(gpus.begin(), gpus.end());
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < points; ++i)
    {
        const double share = static_cast<double>(i) / static_cast<double>(points - 1);
        curve.push_back({share, quantileOfSorted(sorted, 1 - share)});
    }
    return curve;
}

std::optional<Message> cappedReason(const GpuTrace& trace, const TraceContext& context)
{
    constexpr double full = 0.98;           // of what is installed or of the peak
    constexpr double noticeable = 0.05;     // pending GPUs, of the same
    constexpr double shareWaiting = 0.02;   // of the time
    constexpr double shareFlat = 0.10;      // of the time
    constexpr std::size_t fewestSteps = 24; // below that a top says nothing
    if (trace.gpus.size() < fewestSteps)
        return std::nullopt;
    const double peak = *std::max_element(trace.gpus.begin(), trace.gpus.end());
    const double top = context.installed.value_or(peak);
    if (top <= 0)
        return std::nullopt;
    const auto isFull = [&](std::size_t i)
    {
        return trace.gpus[i] >= full * top;
    };
    if (!context.pending.empty())
    {
        const double share = shareOfTime(
            trace, context,
            [&](std::size_t i) { return isFull(i) && context.pending[i] >= noticeable * top; });
        if (share < shareWaiting)
            return std::nullopt;
        const double pending = *std::max_element(context.pending.begin(), context.pending.end());
        return Message{
            COSTMODEL_TEXT(
                "Message",
                "The demand is cut off by what is installed: in %1 of the time about all "
                "%2 GPUs are in use and jobs wait, for up to %3 more GPUs. The true demand "
                "is higher than this curve."),
            {Share{share}, top, pending}};
    }
    const double flat = shareOfTime(trace, context, isFull);
    const bool isConstant =
        shareOfTime(trace, context, [&](std::size_t i) { return trace.gpus[i] < 0.9 * peak; }) <
        0.01;
    const bool isFlat = context.installed ? flat >= 0.05 : flat >= shareFlat && !isConstant;
    if (!isFlat)
        return std::nullopt;
    return Message{
        COSTMODEL_TEXT("Message",
                       "The curve is flat at its top: in %1 of the time about %2 GPUs are "
                       "in use and never more. If that is all there are, the true demand "
                       "may be higher."),
        {Share{flat}, top}};
}

std::string traceCsv(const GpuTrace& trace)
{
    std::string csv = "time,gpus\n";
    csv.reserve(trace.gpus.size() * 28 + csv.size());
    const auto step = static_cast<std::int64_t>(std::llround(trace.stepSeconds * 1000));
    for (std::size_t i = 0; i < trace.gpus.size(); ++i)
    {
        csv += isoTimestamp(trace.fromMilliseconds + step * static_cast<std::int64_t>(i));
        csv += ',';
        csv += plainNumber(trace.gpus[i]);
        csv += '\n';
    }
    return csv;
}

} // namespace costmodel::data
