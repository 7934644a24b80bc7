#include "app/bench/equipment.h"

#include "data/file/sha256.h"
#include "model/measure/kernels/kernels.h"
#include "model/measure/opencl/opencl_backend.h"

namespace costmodel::app::bench
{

measure::Equipment allEquipment(const measure::LibraryPlaces& places, measure::Clock& clock)
{
    measure::Equipment equipment{.clock = clock};
    equipment.backends.push_back(std::make_unique<measure::OpenClBackend>(places));
    return equipment;
}

std::string kernelsChecksum()
{
    return data::sha256(measure::kernels::openClSource());
}

} // namespace costmodel::app::bench
