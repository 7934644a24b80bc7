#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "data/import/base/clock.h"

namespace costmodel::data
{

/// What --option says about a list of jobs.
struct JobListSettings
{
    std::optional<std::int64_t> now;    ///< UTC; jobs without an end run until then
    std::optional<std::int64_t> origin; ///< UTC; from when times in bare seconds count
    std::optional<double> durationUnit; ///< seconds in the unit of bare durations
};

/// Options `now`, `origin` and `duration_unit`; what cannot be understood becomes a refusal.
JobListSettings jobListSettingsFrom(const ImportOptions& options, FileClock& clock,
                                    const std::string& file, ImportReport& report);

} // namespace costmodel::data
