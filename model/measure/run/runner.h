#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "model/measure/run/backend.h"
#include "model/measure/run/events.h"
#include "model/measure/run/sampler.h"

namespace costmodel::measure
{

/// What a run works with. `sampler` may be null.
struct Equipment
{
    std::vector<std::unique_ptr<Backend>> backends{}; ///< in order of preference
    std::unique_ptr<Sampler> sampler{};
    Clock& clock;
};

/// Carries out a plan and tells everything through `sink`, ending with RunFinished or RunRefused.
/// This is what the measuring process does; a driver may take it down at any point.
void runPlan(const Plan& plan, Equipment& equipment, const EventSink& sink, std::stop_token stop);

} // namespace costmodel::measure
