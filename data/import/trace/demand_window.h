#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "data/import/base/input.h"
#include "data/import/base/report.h"
#include "data/import/trace/steps.h"

namespace costmodel::data
{

/// What --option says about the curve of demand that is imported.
struct DemandOptions
{
    std::int64_t stepMilliseconds = 3'600'000;
    std::optional<std::int64_t> from; ///< UTC; the demand before is left out
    std::optional<std::int64_t> to;   ///< UTC; the demand after is left out
};

/// Options `step`, `from` and `to`; what cannot be understood becomes a refusal.
DemandOptions demandOptionsFrom(const ImportOptions& options, std::int64_t defaultStepMilliseconds,
                                const std::string& file, ImportReport& report);

/// Steps over the demand from `from` to `to`, or over the window that the options set instead, at
/// full steps of the local clock, which is `zone` milliseconds ahead of UTC. Nothing, and a
/// refusal, where the steps would be too many.
std::optional<StepGrid> demandGrid(std::int64_t from, std::int64_t to, std::int64_t zone,
                                   const DemandOptions& options, ImportReport& report);

} // namespace costmodel::data
