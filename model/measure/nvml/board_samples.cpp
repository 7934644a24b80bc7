#include "model/measure/nvml/board_samples.h"

#include <algorithm>
#include <cmath>

#include "model/measure/statistics.h"

namespace costmodel::measure
{

namespace
{

using Member = std::optional<double> BoardSample::*;

std::vector<double> valuesOf(std::span<const BoardSample> samples, Member member, double from)
{
    std::vector<double> values;
    for (const BoardSample& sample : samples)
        if (sample.time >= from && (sample.*member))
            values.push_back(*(sample.*member));
    return values;
}

struct EnergyReading
{
    double watts = 0;
    double seconds = 0;
};

std::optional<EnergyReading> energyReading(std::span<const BoardSample> samples)
{
    const BoardSample* first = nullptr;
    const BoardSample* last = nullptr;
    for (const BoardSample& sample : samples)
        if (sample.energyJ)
        {
            first = first ? first : &sample;
            last = &sample;
        }
    if (!first)
        return std::nullopt;
    const double seconds = last->time - first->time;
    const double joules = *last->energyJ - *first->energyJ;
    // A counter that went back was reset.
    if (seconds < shortestEnergyWindow || joules <= 0)
        return std::nullopt;
    return EnergyReading{joules / seconds, seconds};
}

PowerReading powerOf(std::span<const BoardSample> samples, std::vector<std::string>& notes)
{
    PowerReading power;
    if (samples.empty())
        return power;
    const double begin = samples.front().time;
    const double length = samples.back().time - begin;
    const std::optional<double> instant =
        medianOf(valuesOf(samples, &BoardSample::instantW, begin));
    const std::optional<double> average =
        medianOf(valuesOf(samples, &BoardSample::averageW, begin + averageSettles));
    if (const std::optional<EnergyReading> energy = energyReading(samples))
    {
        power = {.source = PowerSource::EnergyDelta,
                 .medianW = energy->watts,
                 .seconds = energy->seconds};
        const std::optional<double> other = instant ? instant : average;
        if (other && *other > 0 &&
            std::fabs(energy->watts - *other) > energyPowerDifference * *other)
            notes.push_back(
                "the energy counter gives " + std::to_string(std::lround(energy->watts)) +
                " W and the power reading " + std::to_string(std::lround(*other)) + " W");
    }
    else if (instant)
        power = {.source = PowerSource::InstantMedian, .medianW = instant, .seconds = length};
    else if (average)
        power = {.source = PowerSource::AverageAfter1500ms,
                 .medianW = average,
                 .seconds = length - averageSettles};
    return power;
}

} // namespace

Telemetry telemetryOf(std::span<const BoardSample> samples, double loadBegin, double loadEnd,
                      bool isSlice)
{
    std::vector<BoardSample> inside;
    std::copy_if(samples.begin(), samples.end(), std::back_inserter(inside),
                 [&](const BoardSample& sample)
                 { return sample.time >= loadBegin && sample.time <= loadEnd; });
    Telemetry seen;
    const bool isLost = std::any_of(samples.begin(), samples.end(),
                                    [](const BoardSample& sample) { return sample.isLost; });
    if (isLost)
        seen.notes.push_back("the GPU was lost while it was watched");
    else if (!isSlice)
        seen.power = powerOf(inside, seen.notes);
    std::vector<double> sm = valuesOf(inside, &BoardSample::smMhz, loadBegin);
    const std::optional<double> memory =
        medianOf(valuesOf(inside, &BoardSample::memoryMhz, loadBegin));
    if (!sm.empty() || memory)
        seen.clocks = Clocks{.memoryMhz = memory};
    if (!sm.empty())
    {
        std::sort(sm.begin(), sm.end());
        seen.clocks->smMhz = {sm.front(), quantile(sm, 0.5), sm.back()};
    }
    for (const BoardSample& sample : inside)
    {
        if (sample.temperatureC)
            seen.maxTemperatureC =
                std::max(seen.maxTemperatureC.value_or(*sample.temperatureC), *sample.temperatureC);
        if (sample.throttleMask)
            seen.throttleMask = seen.throttleMask.value_or(0) | *sample.throttleMask;
    }
    return seen;
}

} // namespace costmodel::measure
