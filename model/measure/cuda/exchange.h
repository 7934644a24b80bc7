#pragma once

#include <vector>

#include "model/measure/cuda/cuda_api.h"
#include "model/measure/driver/candidates.h"
#include "model/measure/run/backend.h"

namespace costmodel::measure::cuda
{

/// How fast several devices exchange data: all-reduce through NCCL where it is found, else copies
/// between neighbours that can reach each other. With one device everything is skipped.
Exchange measureExchange(const Api& api, const std::vector<Ordinal>& devices,
                         const LibraryPlaces& places, Clock& clock, std::stop_token stop);

} // namespace costmodel::measure::cuda
