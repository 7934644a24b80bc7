#include "model/measure/cuda/cuda_api.h"

namespace costmodel::measure::cuda
{

const char* Api::load(const DynamicLibrary& library)
{
#define COSTMODEL_X(member, exported, parameters)                                                  \
    member = reinterpret_cast<decltype(member)>(library.symbol(exported));                         \
    if (!member)                                                                                   \
        return exported;
    COSTMODEL_CUDA_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
#define COSTMODEL_X(member, exported, parameters)                                                  \
    member = reinterpret_cast<decltype(member)>(library.symbol(exported));
    COSTMODEL_CUDA_OPTIONAL_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
    return nullptr;
}

std::string Api::errorText(Result code) const
{
    // The placeholder of a toolkit fails here too and leaves the pointer as it was.
    const char* name = nullptr;
    std::string text = std::to_string(code);
    if (getErrorName && getErrorName(code, &name) == constant::success && name)
        text += std::string(" (") + name + ")";
    return text;
}

Failure Api::failure(const char* call, Result code) const
{
    const std::string detail = std::string(call) + ": " + errorText(code);
    switch (code)
    {
    case constant::outOfMemory:
        return {TestStatus::Skipped, Reason::OutOfMemory, detail};
    case constant::noBinaryForGpu:
        return {TestStatus::Unsupported, Reason::NoKernelImage, detail};
    case constant::unsupportedPtxVersion:
        return {TestStatus::Unsupported, Reason::PtxTooNew, detail};
    case constant::launchTimeout:
        return {TestStatus::Error, Reason::DisplayWatchdog, detail};
    default:
        return {TestStatus::Error, Reason::DriverError, detail};
    }
}

LoadStatus statusOf(Result code)
{
    switch (code)
    {
    case constant::success:
        return LoadStatus::Ok;
    case constant::stubLibrary:
        return LoadStatus::StubLibrary;
    case constant::insufficientDriver:
        return LoadStatus::TooOld;
    case constant::deviceUnavailable:
    case constant::mpsConnectionFailed:
        return LoadStatus::Busy;
    case constant::noDevice:
        return LoadStatus::NoDevice;
    case constant::noBinaryForGpu:
        return LoadStatus::NoKernelImage;
    case constant::unsupportedPtxVersion:
        return LoadStatus::PtxTooNew;
    case constant::operatingSystem:
    case constant::notPermitted:
        return LoadStatus::NoPermission;
    case constant::systemNotReady:
        return LoadStatus::NotReady;
    case constant::systemDriverMismatch:
    case constant::compatNotSupported:
        return LoadStatus::VersionMismatch;
    default:
        return LoadStatus::Failed;
    }
}

} // namespace costmodel::measure::cuda
