#include "model/measure/nvml/nvml_api.h"

namespace costmodel::measure::nvml
{

const char* Api::load(const DynamicLibrary& library)
{
#define COSTMODEL_X(member, exported, parameters)                                                  \
    member = reinterpret_cast<decltype(member)>(library.symbol(exported));                         \
    if (!member)                                                                                   \
        return exported;
    COSTMODEL_NVML_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
#define COSTMODEL_X(member, exported, parameters)                                                  \
    member = reinterpret_cast<decltype(member)>(library.symbol(exported));
    COSTMODEL_NVML_OPTIONAL_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
    errorString = reinterpret_cast<decltype(errorString)>(library.symbol("nvmlErrorString"));
    return errorString ? nullptr : "nvmlErrorString";
}

std::string Api::errorText(Return code) const
{
    const char* const words = errorString ? errorString(code) : nullptr;
    return std::to_string(code) + (words ? std::string(" (") + words + ")" : "");
}

LoadStatus statusOf(Return code)
{
    switch (code)
    {
    case constant::success:
        return LoadStatus::Ok;
    case constant::notSupported:
        return LoadStatus::Unsupported;
    case constant::noPermission:
        return LoadStatus::NoPermission;
    case constant::driverNotLoaded:
        return LoadStatus::NoDriver;
    case constant::gpuIsLost:
        return LoadStatus::Lost;
    case constant::versionMismatch:
        return LoadStatus::VersionMismatch;
    default:
        return LoadStatus::Failed;
    }
}

} // namespace costmodel::measure::nvml
