#include "app/bench/equipment.h"

#include "data/file/sha256.h"
#include "model/measure/cuda/cuda_backend.h"
#include "model/measure/kernels/kernels.h"
#include "model/measure/nvml/nvml_sampler.h"
#include "model/measure/opencl/opencl_backend.h"

namespace costmodel::app::bench
{

measure::Equipment allEquipment(const measure::LibraryPlaces& places, measure::Clock& clock)
{
    measure::Equipment equipment{.clock = clock};
    equipment.backends.push_back(std::make_unique<measure::CudaBackend>(places));
    equipment.backends.push_back(std::make_unique<measure::OpenClBackend>(places));
    equipment.sampler = std::make_unique<measure::NvmlSampler>(places, clock);
    return equipment;
}

std::string kernelsChecksum()
{
    return data::sha256(std::string(measure::kernels::openClSource()) +
                        measure::kernels::ptxFp32() + measure::kernels::ptxBf16());
}

} // namespace costmodel::app::bench
