#pragma once

#include "model/measure/driver/candidates.h"
#include "model/measure/run/runner.h"

namespace costmodel::app::bench
{

/// Every backend of this build, the preferred first, and the sampler.
measure::Equipment allEquipment(const measure::LibraryPlaces& places, measure::Clock& clock);

/// SHA-256 of all kernels of this build.
std::string kernelsChecksum();

} // namespace costmodel::app::bench
