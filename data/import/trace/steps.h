#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace costmodel::data
{

/// So many GPUs in use from one moment to another, in milliseconds of UTC.
struct GpuSpan
{
    std::int64_t from = 0;
    std::int64_t to = 0; ///< >= from
    double gpus = 0;
};

/// Even steps over a time.
struct StepGrid
{
    std::int64_t from = 0;
    std::int64_t step = 3'600'000; ///< milliseconds, > 0
    std::size_t count = 0;

    std::int64_t to() const
    {
        return from + step * static_cast<std::int64_t>(count);
    }
};

/// Steps that cover `from` to `to` (> from), beginning at full steps of the local clock, which is
/// `zone` milliseconds ahead of UTC.
StepGrid gridOver(std::int64_t from, std::int64_t to, std::int64_t step, std::int64_t zone);

/// Mean number of GPUs in each step: every span counts for the share of the step that it covers, so
/// that the sum of the steps is that of the spans. What lies outside of the grid does not count.
/// Steps without any span are exactly 0. Takes time proportional to spans and steps, not to the
/// lengths of the spans.
std::vector<double> gpusPerStep(std::span<const GpuSpan> spans, const StepGrid& grid);

/// The most GPUs in use at any moment.
double peakOf(std::span<const GpuSpan> spans);

} // namespace costmodel::data
