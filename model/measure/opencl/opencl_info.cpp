#include "model/measure/opencl/opencl_info.h"

#include <algorithm>
#include <array>
#include <vector>

#include "model/measure/driver/device_id.h"

namespace costmodel::measure::opencl
{

namespace
{

template <typename Get>
std::string textOf(const Get& get)
{
    std::size_t size = 0;
    if (get(0, nullptr, &size) != 0 || size == 0 || size > 65536)
        return {};
    std::vector<char> buffer(size);
    if (get(size, buffer.data(), nullptr) != 0)
        return {};
    std::string text(buffer.data(), buffer.size());
    text.erase(std::min(text.find('\0'), text.size()));
    return text;
}

bool hasExtension(const std::string& all, const std::string& name)
{
    return (" " + all + " ").find(" " + name + " ") != std::string::npos;
}

} // namespace

std::string platformText(const Api& api, Platform platform, Uint what)
{
    return textOf([&](std::size_t size, void* value, std::size_t* needed)
                  { return api.GetPlatformInfo(platform, what, size, value, needed); });
}

std::string deviceText(const Api& api, DeviceId device, Uint what)
{
    return textOf([&](std::size_t size, void* value, std::size_t* needed)
                  { return api.GetDeviceInfo(device, what, size, value, needed); });
}

Device describe(const Api& api, DeviceId handle)
{
    Device device{.name = deviceText(api, handle, constant::deviceName),
                  .backend = "opencl",
                  .driver = deviceText(api, handle, constant::driverVersion)};
    const std::string extensions = deviceText(api, handle, constant::extensions);
    if (const auto memory =
            deviceNumber<std::uint64_t>(api, handle, constant::globalMemoryBytes, 0);
        memory > 0)
        device.memoryBytes = memory;
    const auto type = deviceNumber<Bits>(api, handle, constant::deviceType, 0);
    const bool isUnified = deviceNumber<Uint>(api, handle, constant::hostUnifiedMemory, 0) != 0;
    if ((type & constant::cpuType) != 0)
        device.type = DeviceType::Cpu;
    else if ((type & (constant::gpuType | constant::acceleratorType)) != 0)
        device.type = isUnified ? DeviceType::Integrated : DeviceType::Discrete;
    if (hasExtension(extensions, "cl_khr_device_uuid"))
    {
        const auto uuid =
            deviceNumber(api, handle, constant::deviceUuid, std::array<unsigned char, 16>{});
        device.id = uuidText(uuid);
    }
    if (hasExtension(extensions, "cl_khr_pci_bus_info"))
    {
        const auto pci = deviceNumber(api, handle, constant::pciBusInfo, std::array<Uint, 4>{});
        device.pci = pciText(pci[0], pci[1], pci[2], pci[3]);
    }
    else if (hasExtension(extensions, "cl_nv_device_attribute_query"))
    {
        const Uint none = ~Uint{0};
        const Uint bus = deviceNumber(api, handle, constant::nvidiaPciBus, none);
        const Uint slot = deviceNumber(api, handle, constant::nvidiaPciSlot, none);
        if (bus != none && slot != none)
            device.pci = pciText(0, bus, slot >> 3, slot & 7);
    }
    return device;
}

} // namespace costmodel::measure::opencl
