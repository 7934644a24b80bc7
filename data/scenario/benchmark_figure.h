#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "model/measure/figure.h"
#include "model/result.h"

namespace costmodel::data
{

/// The figure that a scenario's `benchmark = "FILE"` and `metric = "gemm/bf16"` stand for, in
/// FLOP/s or B/s of the slowest GPU; or every reason why there is none (unreadable contents,
/// damage, what may not be used for money). Throws FileError if the file cannot be read.
measure::FigureOutcome benchmarkFigure(const std::filesystem::path& path, std::string_view metric);

/// The same as ReaderServices::measuredThroughput wants it: the value, or the first reason.
Result<double> measuredThroughput(const std::filesystem::path& path, const std::string& metric);

} // namespace costmodel::data
