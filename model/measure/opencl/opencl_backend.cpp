#include "model/measure/opencl/opencl_backend.h"

#include <algorithm>
#include <array>

#include "model/measure/opencl/opencl_info.h"
#include "model/measure/opencl/opencl_session.h"

namespace costmodel::measure
{

using namespace opencl;

OpenClBackend::OpenClBackend(LibraryPlaces places)
    : m_places(std::move(places))
{
}

void OpenClBackend::load()
{
    if (m_isLoaded)
        return;
    m_isLoaded = true;
    const DynamicLibrary library =
        DynamicLibrary::open(openClCandidates(m_places), m_places.onlyFolder);
    m_probe = {.library = library.name(),
               .status = LoadStatus::Absent,
               .path = library.path(),
               .text = library.error(),
               .isFake = library.isOpen() && !m_places.onlyFolder.empty()};
    if (!library.isOpen())
        return;
    if (const char* missing = m_api.load(library))
    {
        m_probe.status = LoadStatus::TooOld;
        m_probe.text = std::string("missing ") + missing;
        return;
    }
    enumerate();
}

void OpenClBackend::enumerate()
{
    Uint count = 0;
    Error error = m_api.GetPlatformIDs(0, nullptr, &count);
    if (error != 0 || count == 0)
    {
        const bool isNone = error == constant::platformNotFound || error == 0;
        m_probe.status = isNone ? LoadStatus::NoDevice : LoadStatus::Failed;
        m_probe.code = error;
        m_probe.text = isNone ? "no platform: install the vendor's OpenCL driver; in a container, "
                                "its .icd file is missing (OCL_ICD_VENDORS may name its folder)"
                              : errorText(error);
        return;
    }
    std::vector<Platform> platforms(count);
    error = m_api.GetPlatformIDs(count, platforms.data(), nullptr);
    std::string empty;
    for (const Platform platform : platforms)
    {
        Uint deviceCount = 0;
        const Error found =
            m_api.GetDeviceIDs(platform, constant::anyType, 0, nullptr, &deviceCount);
        if (found != 0 || deviceCount == 0)
        {
            empty = platformText(m_api, platform, constant::platformName) + ": " + errorText(found);
            m_probe.code = found;
            continue;
        }
        std::vector<DeviceId> handles(deviceCount);
        m_api.GetDeviceIDs(platform, constant::anyType, deviceCount, handles.data(), nullptr);
        for (const DeviceId handle : handles)
            add(handle);
    }
    m_probe.status = m_entries.empty() ? LoadStatus::NoDevice : LoadStatus::Ok;
    if (m_entries.empty())
        m_probe.text = "no device on " + empty;
    else
        m_probe.code = 0;
}

void OpenClBackend::add(DeviceId handle)
{
    Device device = describe(m_api, handle);
    // The same driver can be registered twice, and the same GPU be on two platforms.
    const auto isSame = [&](const Entry& entry)
    {
        return entry.handle == handle || (!device.id.empty() && entry.device.id == device.id) ||
               (!device.pci.empty() && entry.device.pci == device.pci);
    };
    if (std::any_of(m_entries.begin(), m_entries.end(), isSame))
        return;
    if (device.id.empty())
        device.id = device.pci.empty() ? "opencl:" + std::to_string(m_entries.size()) : device.pci;
    m_entries.push_back({std::move(device), handle});
}

std::vector<Probe> OpenClBackend::probe()
{
    load();
    return {m_probe};
}

std::vector<Device> OpenClBackend::devices()
{
    load();
    std::vector<Device> devices;
    for (const Entry& entry : m_entries)
        devices.push_back(entry.device);
    return devices;
}

std::unique_ptr<Session> OpenClBackend::open(const std::string& deviceId, Failure& failure)
{
    load();
    for (const Entry& entry : m_entries)
        if (entry.device.id == deviceId)
            return openSession(m_api, entry.handle, entry.device, failure);
    failure = {TestStatus::Error, Reason::DriverError, "no device " + deviceId};
    return nullptr;
}

} // namespace costmodel::measure
