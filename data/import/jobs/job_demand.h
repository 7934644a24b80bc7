#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/import/base/input.h"
#include "data/import/format.h"
#include "data/import/trace/demand_window.h"

namespace costmodel::data
{

/// One job that ran, or one stretch of it. Nothing of it names a person.
struct JobRun
{
    std::optional<std::int64_t> start; ///< UTC, milliseconds
    double seconds = 0;                ///< for which it held its GPUs
    double gpus = 0;
    std::optional<std::int64_t> submitted; ///< UTC, milliseconds
};

/// How times of jobs are to be understood.
struct JobClock
{
    std::int64_t zoneMilliseconds = 0;
    bool isRelative = false; ///< times count from an unknown moment, not from 1970
};

/// Turns jobs into GPU-hours, the trace, its figures and the CSV. Expects a report without
/// refusals; refuses if no row could be used or the trace would have too many steps.
void finishJobs(const std::vector<JobRun>& runs, const JobClock& clock,
                const DemandOptions& options, ImportResult& result);

} // namespace costmodel::data
