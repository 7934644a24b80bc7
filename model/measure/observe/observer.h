#pragma once

#include <stop_token>

#include "model/measure/driver/candidates.h"
#include "model/measure/observe/observation.h"
#include "model/measure/run/clock.h"
#include "model/measure/run/events.h"

namespace costmodel::measure
{

/// Looks at all boards and at the processor four times a second until the time is over or it is
/// asked to stop, then tells ObservationMade. Makes no context on a GPU, so that it disturbs
/// nothing.
void observe(double seconds, const LibraryPlaces& places, Clock& clock, const EventSink& sink,
             std::stop_token stop);

} // namespace costmodel::measure
