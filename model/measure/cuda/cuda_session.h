#pragma once

#include <memory>

#include "model/measure/cuda/cublaslt_api.h"
#include "model/measure/driver/candidates.h"
#include "model/measure/run/backend.h"

namespace costmodel::measure
{

/// Tries the candidates until one has all functions and can be used with this driver; the probe
/// says what became of the last one.
cublaslt::Library openCublasLt(const LibraryPlaces& places, int driverVersion);

namespace cuda
{

/// Makes the device's primary context current in this thread and opens it for work; everything
/// done with the session has to be done in this thread. `api` and `library` must outlive it.
std::unique_ptr<Session> openSession(const Api& api, Ordinal ordinal, const Device& device,
                                     const cublaslt::Library& library, Failure& failure);

} // namespace cuda
} // namespace costmodel::measure
