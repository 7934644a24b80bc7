#include "data/import/spot/availability.h"

#include <algorithm>

namespace costmodel::data
{

namespace
{

/// Hours of work that are done and saved when `hours` without interruption follow a restart. At the
/// end of the trace nothing is lost, so work since the last checkpoint counts, too.
double savedWork(double hours, const CheckpointPolicy& policy, bool isEnd)
{
    double left = hours;
    double saved = 0;
    const double cycle = policy.interval + policy.checkpoint;
    const double cycles = cycle > 0 ? static_cast<double>(static_cast<long>(left / cycle)) : 0;
    saved += cycles * policy.interval;
    left -= cycles * cycle;
    return isEnd ? saved + std::min(left, policy.interval) : saved;
}

} // namespace

SpotFigures spotFigures(const AvailabilityTrace& trace)
{
    SpotFigures figures;
    if (trace.points.size() < 2)
        return figures;
    double there = 0;
    double lost = 0;
    for (std::size_t i = 0; i + 1 < trace.points.size(); ++i)
    {
        const AvailabilityPoint& point = trace.points[i];
        const AvailabilityPoint& next = trace.points[i + 1];
        there += std::min(point.instances, trace.wanted) * (next.hours - point.hours);
        lost += std::max(0.0, point.instances - next.instances);
    }
    figures.hours = trace.points.back().hours;
    if (*figures.hours > 0 && trace.wanted > 0)
        figures.availability = there / (trace.wanted * *figures.hours);
    figures.interruptions = static_cast<long>(lost);
    if (there > 0)
        figures.interruptionsPerHour = lost / there;
    return figures;
}

SpotReplay replay(const AvailabilityTrace& trace, const CheckpointPolicy& policy)
{
    SpotReplay result;
    double run = 0; // hours since all instances were last there again
    bool isFirst = true;
    const auto finish = [&](bool isEnd)
    {
        if (run <= 0)
            return;
        const double restart = isFirst ? 0 : policy.restart;
        result.upHours += run;
        result.usefulHours += savedWork(std::max(0.0, run - restart), policy, isEnd);
        run = 0;
        isFirst = false;
    };
    for (std::size_t i = 0; i + 1 < trace.points.size(); ++i)
    {
        const bool isUp = trace.points[i].instances >= trace.wanted;
        if (!isUp)
            finish(false);
        else
            run += trace.points[i + 1].hours - trace.points[i].hours;
    }
    finish(true);
    return result;
}

} // namespace costmodel::data
