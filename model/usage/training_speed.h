#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace costmodel
{

/// One line of a training log that tells how fast the training ran.
struct SpeedReading
{
    std::optional<long> step; ///< number of the training step
    double value = 0;         ///< > 0
};

/// What the values of the readings are.
enum class SpeedMeasure
{
    SecondsPerUnit,
    UnitsPerSecond,
};

/// Speed of a training that has settled.
struct TrainingSpeed
{
    double value = 0;        ///< units per second
    std::string unit;        ///< "samples/s", "tokens/s/GPU", "it/s"
    std::size_t samples = 0; ///< readings that it rests on; steps where a log gives only a total
    std::size_t warmUp = 0;  ///< readings left out at the beginning
    bool perGpu = false;     ///< of one GPU rather than of the whole job
};

/// A reading at the beginning that is slower than the settled speed by this factor is warm-up.
inline constexpr double warmUpFactor = 1.25;
/// Up to this step a reading always is: it holds compilation, allocation and the first loading.
inline constexpr long warmUpSteps = 1;

/// Median of the steady part: warm-up at the beginning is left out, being the readings of steps up
/// to `warmUpSteps` and those slower than the median of the later half by more than `warmUpFactor`.
/// The median is taken of the values as the log has them, times or rates. Nothing if nothing is
/// left.
std::optional<TrainingSpeed> steadySpeed(std::span<const SpeedReading> readings,
                                         SpeedMeasure measure, std::string unit);

} // namespace costmodel
