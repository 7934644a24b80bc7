#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "data/import/format.h"
#include "data/import/trace/steps.h"

namespace costmodel::data
{

/// What is known about a trace besides the GPUs in use; every list has a value for each step or is
/// empty where nothing is known.
struct TraceContext
{
    std::vector<double> covered; ///< share of the step that was recorded; empty: all of it
    std::vector<double> pending; ///< GPUs that jobs waited for
    std::optional<double> installed;
};

/// Mean and quantiles over the recorded time. Quantiles are of the steps that were recorded, linear
/// between ranks (the seventh definition of Hyndman and Fan), and so is the load-duration curve, at
/// every tenth of the time. At least one step must be recorded.
DemandFigures demandOf(const GpuTrace& trace, const TraceContext& context);

/// The load-duration curve at `points` (>= 2) even shares of the time from 0 (the peak) to 1.
std::vector<LoadDurationPoint> loadDurationCurve(std::span<const double> gpus, std::size_t points);

/// Whether demand is cut off by what is installed: GPUs are full and jobs wait for a noticeable
/// share of the time, or, where waiting is not known, the curve has a flat top. The reason is a
/// sentence.
std::optional<Message> cappedReason(const GpuTrace& trace, const TraceContext& context);

/// The CSV of a trace for a scenario: header "time,gpus", times of UTC in ISO 8601, a point as the
/// decimal mark.
std::string traceCsv(const GpuTrace& trace);

} // namespace costmodel::data
