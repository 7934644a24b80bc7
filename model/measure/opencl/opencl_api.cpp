#include "model/measure/opencl/opencl_api.h"

#include <array>
#include <utility>

namespace costmodel::measure::opencl
{

const char* Api::load(const DynamicLibrary& library)
{
#define COSTMODEL_X(name, result, parameters)                                                      \
    name = reinterpret_cast<decltype(name)>(library.symbol("cl" #name));                           \
    if (!name)                                                                                     \
        return "cl" #name;
    COSTMODEL_OPENCL_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
    return nullptr;
}

std::string errorText(Error error)
{
    constexpr std::array<std::pair<Error, const char*>, 13> names{{
        {-1, "CL_DEVICE_NOT_FOUND"},
        {-2, "CL_DEVICE_NOT_AVAILABLE"},
        {-3, "CL_COMPILER_NOT_AVAILABLE"},
        {-4, "CL_MEM_OBJECT_ALLOCATION_FAILURE"},
        {-5, "CL_OUT_OF_RESOURCES"},
        {-6, "CL_OUT_OF_HOST_MEMORY"},
        {-11, "CL_BUILD_PROGRAM_FAILURE"},
        {-30, "CL_INVALID_VALUE"},
        {-36, "CL_INVALID_COMMAND_QUEUE"},
        {-46, "CL_INVALID_KERNEL_NAME"},
        {-54, "CL_INVALID_WORK_GROUP_SIZE"},
        {-61, "CL_INVALID_BUFFER_SIZE"},
        {-1001, "CL_PLATFORM_NOT_FOUND_KHR"},
    }};
    std::string text = std::to_string(error);
    for (const auto& [code, name] : names)
        if (code == error)
            text += std::string(" (") + name + ")";
    return text;
}

} // namespace costmodel::measure::opencl
