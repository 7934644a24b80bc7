#include "model/usage/training_speed.h"

#include "model/usage/statistics.h"

namespace costmodel
{

namespace
{

std::optional<double> medianOf(std::span<const SpeedReading> readings)
{
    std::vector<double> values;
    values.reserve(readings.size());
    for (const SpeedReading& reading : readings)
        values.push_back(reading.value);
    return median(std::move(values));
}

bool isSlower(double value, double settled, SpeedMeasure measure)
{
    switch (measure)
    {
    case SpeedMeasure::SecondsPerUnit:
        return value > settled * warmUpFactor;
    case SpeedMeasure::UnitsPerSecond:
        return value * warmUpFactor < settled;
    }
    return false;
}

} // namespace

std::optional<TrainingSpeed> steadySpeed(std::span<const SpeedReading> readings,
                                         SpeedMeasure measure, std::string unit)
{
    std::size_t first = 0;
    while (first < readings.size() && readings[first].step && *readings[first].step <= warmUpSteps)
        ++first;
    const std::size_t half = first + (readings.size() - first) / 2;
    const std::optional<double> settled = medianOf(readings.subspan(half));
    if (!settled)
        return {};
    while (first < half && isSlower(readings[first].value, *settled, measure))
        ++first;

    TrainingSpeed result;
    const double middle = *medianOf(readings.subspan(first));
    result.value = measure == SpeedMeasure::SecondsPerUnit ? 1 / middle : middle;
    result.unit = std::move(unit);
    result.samples = readings.size() - first;
    result.warmUp = first;
    return result;
}

} // namespace costmodel
