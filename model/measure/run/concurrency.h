#pragma once

#include <stop_token>
#include <vector>

#include "model/measure/run/runner.h"

namespace costmodel::measure
{

struct Member
{
    Device device{};
    Backend* backend = nullptr;
};

/// Runs the main product on all devices at once, one thread and one context each, behind a common
/// start, and compares with each alone just before. Tells ScalingMeasured. Needs at least two.
void measureTogether(const Plan& plan, const std::vector<Member>& members, Equipment& equipment,
                     const EventSink& sink, std::stop_token stop);

/// Sum of rates together over sum of rates alone, and the slowest over the median together.
/// Empty figures unless every device has both rates.
Scaling scalingOf(const std::vector<std::optional<double>>& alone,
                  const std::vector<std::optional<double>>& together);

} // namespace costmodel::measure
