#pragma once

#include <cstdint>
#include <vector>

#include "data/import/format.h"
#include "data/import/trace/demand_window.h"
#include "data/import/trace/series.h"

namespace costmodel::data
{

/// What is put into the steps of which nothing was recorded.
enum class GapFill
{
    Mean,
    Hold,
    Zero,
};

/// Turns a series into GPU-hours, the trace, its figures and the CSV. Expects ordered samples, at
/// least two; `usual` is their usual distance and `zone` as in demandGrid. Refuses if no sample
/// lies within the window of the options.
void finishSeries(const std::vector<SeriesSample>& samples, std::int64_t usual,
                  const DemandOptions& options, GapFill fill, std::int64_t zone,
                  ImportResult& result);

} // namespace costmodel::data
