#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/measure/result.h"

namespace costmodel::measure
{

/// What one GPU reached in one metric. If both shapes of a large language model were measured
/// (shapes.h), their harmonic mean, since square products flatter; else the lowest median.
struct DeviceFigure
{
    std::string device{};
    std::string name{};
    std::string machine{};
    double value = 0;
    std::string unit{};
};

/// The figure of a machine: that of its slowest GPU, because synchronous training waits for it.
struct Figure
{
    double value = 0;
    std::string unit{};
    std::string device{}; ///< id of the slowest
    std::string deviceName{};
    double fastest = 0; ///< for the spread between the GPUs
    std::vector<DeviceFigure> devices{};
};

/// Either a figure, or every reason why there is none.
struct FigureOutcome
{
    std::optional<Figure> figure{};
    std::vector<Message> refusals{};
};

/// The figure for a metric such as "gemm/bf16", whatever it may be used for.
FigureOutcome figureOf(const Result& result, std::string_view metric);

/// Why nothing of this result may be used for money: measured on a CPU, with a kernel that is only
/// a lower bound, without tensor instructions where training uses them, beside another process,
/// through a test library, or with an impossible figure in bf16 or fp16. Empty if it may.
std::vector<Message> obstaclesToMoney(const Result& result);

/// As figureOf, but refuses what may not be used for money, with the reasons. This is what a
/// scenario's `benchmark` and `metric` mean.
FigureOutcome figureForMoney(const Result& result, std::string_view metric);

} // namespace costmodel::measure
