#pragma once

#include <memory>

#include "model/measure/cuda/cublaslt_api.h"
#include "model/measure/cuda/cuda_api.h"
#include "model/measure/driver/candidates.h"
#include "model/measure/run/backend.h"

namespace costmodel::measure
{

/// NVIDIA GPUs through the driver. Matrix products come from cuBLASLt where one is found that the
/// driver can carry, else from kernels of this program, whose figures are lower bounds.
class CudaBackend final : public Backend
{
public:
    explicit CudaBackend(LibraryPlaces places);

    std::vector<Probe> probe() override;
    std::vector<Device> devices() override;
    std::unique_ptr<Session> open(const std::string& deviceId, Failure& failure) override;

    Exchange exchange(const std::vector<std::string>& deviceIds, Clock& clock,
                      std::stop_token stop) override;

private:
    struct Entry
    {
        Device device{};
        cuda::Ordinal ordinal = 0;
    };

    void load();
    bool check(const char* call, cuda::Result code);
    Device describe(cuda::Ordinal ordinal, int index) const;
    /// Opens cuBLASLt, which is half a gigabyte, at the first use.
    const cublaslt::Library& cublasLt();

    LibraryPlaces m_places;
    bool m_isLoaded = false;
    Probe m_probe;
    cuda::Api m_api;
    int m_driverVersion = 0;
    std::vector<Entry> m_entries;
    bool m_isCublasLtLoaded = false;
    cublaslt::Library m_cublasLt;
};

} // namespace costmodel::measure
