#pragma once

#include "model/measure/opencl/opencl_api.h"

namespace costmodel::measure::opencl
{

std::string platformText(const Api& api, Platform platform, Uint what);
std::string deviceText(const Api& api, DeviceId device, Uint what);

/// A number of a device, or `otherwise` if the driver does not know the question.
template <typename T>
T deviceNumber(const Api& api, DeviceId device, Uint what, T otherwise)
{
    T value{};
    std::size_t size = 0;
    if (api.GetDeviceInfo(device, what, sizeof value, &value, &size) != 0 || size != sizeof value)
        return otherwise;
    return value;
}

/// What is known of a device; the id is its UUID or empty.
Device describe(const Api& api, DeviceId device);

} // namespace costmodel::measure::opencl
