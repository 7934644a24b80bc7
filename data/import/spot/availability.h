#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "data/import/base/report.h"

namespace costmodel::data
{

/// How many instances were to be had over time: a step function, from each point to the next; the
/// last point ends it.
struct AvailabilityPoint
{
    double hours = 0; ///< since the first point
    double instances = 0;
};

struct AvailabilityTrace
{
    std::vector<AvailabilityPoint> points;
    double wanted = 1;    ///< instances that were asked for
    double meanPrice = 0; ///< per instance and hour, of the hours it was recorded in; 0: not known
    double priceHours = 0;
    std::string currency;
};

/// Availability: the share of the wanted instance-hours that were there. Interruptions: instances
/// that went away; per hour: of the hours in which instances were there.
SpotFigures spotFigures(const AvailabilityTrace& trace);

/// Terms of a checkpoint policy, in hours.
struct CheckpointPolicy
{
    double interval = 0; ///< of work between two checkpoints
    double checkpoint = 0;
    double restart = 0;
};

/// What became of the hours in which an instance was there.
struct SpotReplay
{
    double upHours = 0;
    double usefulHours = 0; ///< of work that was saved by a checkpoint or done when the trace ended
    double overhead() const
    {
        return usefulHours > 0 ? upHours / usefulHours : 0;
    }
};

/// Runs a job of one instance through the times in which all wanted instances were there: after
/// each interruption it restarts, and does again what the last checkpoint did not hold.
SpotReplay replay(const AvailabilityTrace& trace, const CheckpointPolicy& policy);

} // namespace costmodel::data
