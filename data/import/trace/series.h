#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/import/base/report.h"

namespace costmodel::data
{

/// One row of a series.
struct SeriesSample
{
    std::int64_t time = 0; ///< UTC, milliseconds
    double inUse = 0;
    std::optional<double> total;
    std::optional<double> pending;
    long line = 0;
};

/// Puts samples in order of time. Of several at the same time the first stays; those that say
/// something else are rejected into the report, those that say the same are passed over. A clock
/// that was set back is warned of.
void orderSamples(std::vector<SeriesSample>& samples, const std::string& file,
                  ImportReport& report);

/// The commonest time between two samples, in milliseconds; the shorter one of two as common.
/// Nothing for fewer than two samples. Expects ordered samples of different times.
std::optional<std::int64_t> usualStep(const std::vector<SeriesSample>& samples);

/// Times between samples that are longer than one and a half `step`.
std::vector<TraceGap> gapsIn(const std::vector<SeriesSample>& samples, std::int64_t step);

} // namespace costmodel::data
