#include "model/measure/cuda/cublaslt_api.h"

namespace costmodel::measure::cublaslt
{

const char* Api::load(const DynamicLibrary& library)
{
#define COSTMODEL_X(member, exported, parameters)                                                  \
    member = reinterpret_cast<decltype(member)>(library.symbol(exported));                         \
    if (!member)                                                                                   \
        return exported;
    COSTMODEL_CUBLASLT_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
    getVersion = reinterpret_cast<decltype(getVersion)>(library.symbol("cublasLtGetVersion"));
    return getVersion ? nullptr : "cublasLtGetVersion";
}

} // namespace costmodel::measure::cublaslt
