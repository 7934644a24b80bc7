#pragma once

#include <memory>

#include "model/measure/opencl/opencl_api.h"
#include "model/measure/run/backend.h"

namespace costmodel::measure::opencl
{

/// Opens a device for work. `api` must outlive the session.
std::unique_ptr<Session> openSession(const Api& api, DeviceId handle, const Device& device,
                                     Failure& failure);

} // namespace costmodel::measure::opencl
