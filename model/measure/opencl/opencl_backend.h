#pragma once

#include <string>

#include "model/measure/driver/candidates.h"
#include "model/measure/opencl/opencl_api.h"
#include "model/measure/run/backend.h"

namespace costmodel::measure
{

/// GPUs (and CPUs) through OpenCL: vector rates in fp32, fp16 and fp64, and memory bandwidth. It
/// has no tensor instructions, so its figures are no training speed.
class OpenClBackend final : public Backend
{
public:
    explicit OpenClBackend(LibraryPlaces places);

    std::vector<Probe> probe() override;
    std::vector<Device> devices() override;
    std::unique_ptr<Session> open(const std::string& deviceId, Failure& failure) override;

private:
    struct Entry
    {
        Device device{};
        opencl::DeviceId handle = nullptr;
    };

    void load();
    void enumerate();
    void add(opencl::DeviceId handle);

    LibraryPlaces m_places;
    bool m_isLoaded = false;
    Probe m_probe;
    opencl::Api m_api;
    std::vector<Entry> m_entries;
};

} // namespace costmodel::measure
