#include "data/import/trace/steps.h"

#include <algorithm>
#include <utility>

namespace costmodel::data
{

StepGrid gridOver(std::int64_t from, std::int64_t to, std::int64_t step, std::int64_t zone)
{
    const auto floorOf = [step](std::int64_t value)
    {
        return value - ((value % step) + step) % step;
    };
    const std::int64_t begin = floorOf(from + zone) - zone;
    return {begin, step, static_cast<std::size_t>((to - begin + step - 1) / step)};
}

std::vector<double> gpusPerStep(std::span<const GpuSpan> spans, const StepGrid& grid)
{
    // Spans begin and end full steps at these indices; the rest of a span lies in single steps.
    std::vector<double> change(grid.count + 1, 0.0);
    std::vector<long> changeOfSpans(grid.count + 1, 0);
    std::vector<double> partial(grid.count, 0.0);
    for (const GpuSpan& span : spans)
    {
        const std::int64_t from = std::max(span.from, grid.from) - grid.from;
        const std::int64_t to = std::min(span.to, grid.to()) - grid.from;
        if (from >= to)
            continue;
        const auto first = static_cast<std::size_t>(from / grid.step);
        const auto last = static_cast<std::size_t>((to - 1) / grid.step);
        const std::int64_t firstEnd = static_cast<std::int64_t>(first + 1) * grid.step;
        if (first == last)
        {
            partial[first] += span.gpus * static_cast<double>(to - from);
            continue;
        }
        partial[first] += span.gpus * static_cast<double>(firstEnd - from);
        partial[last] +=
            span.gpus * static_cast<double>(to - static_cast<std::int64_t>(last) * grid.step);
        change[first + 1] += span.gpus;
        change[last] -= span.gpus;
        ++changeOfSpans[first + 1];
        --changeOfSpans[last];
    }
    std::vector<double> means(grid.count, 0.0);
    double level = 0;
    long open = 0;
    for (std::size_t i = 0; i < grid.count; ++i)
    {
        open += changeOfSpans[i];
        // Rounding errors of fractional GPUs end where no span is open.
        level = open == 0 ? 0 : level + change[i];
        means[i] = level + partial[i] / static_cast<double>(grid.step);
    }
    return means;
}

double peakOf(std::span<const GpuSpan> spans)
{
    std::vector<std::pair<std::int64_t, double>> changes;
    changes.reserve(spans.size() * 2);
    for (const GpuSpan& span : spans)
        if (span.to > span.from && span.gpus > 0)
        {
            changes.emplace_back(span.from, span.gpus);
            changes.emplace_back(span.to, -span.gpus);
        }
    std::sort(changes.begin(), changes.end()); // at the same moment what ends comes first
    double level = 0;
    double peak = 0;
    for (const auto& [moment, change] : changes)
    {
        level += change;
        peak = std::max(peak, level);
    }
    return peak;
}

} // namespace costmodel::data
