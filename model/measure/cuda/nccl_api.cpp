#include "model/measure/cuda/nccl_api.h"

namespace costmodel::measure::nccl
{

const char* Api::load(const DynamicLibrary& library)
{
#define COSTMODEL_X(member, exported, parameters)                                                  \
    member = reinterpret_cast<decltype(member)>(library.symbol(exported));                         \
    if (!member)                                                                                   \
        return exported;
    COSTMODEL_NCCL_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
    getErrorString =
        reinterpret_cast<decltype(getErrorString)>(library.symbol("ncclGetErrorString"));
    return getErrorString ? nullptr : "ncclGetErrorString";
}

std::string Api::errorText(const char* call, Return code) const
{
    const char* const words = getErrorString ? getErrorString(code) : nullptr;
    return std::string(call) + ": " + std::to_string(code) +
           (words ? std::string(" (") + words + ")" : "");
}

} // namespace costmodel::measure::nccl
