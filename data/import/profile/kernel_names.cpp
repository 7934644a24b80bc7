#include "data/import/profile/kernel_names.h"

#include "data/import/base/fold.h"

namespace costmodel::data
{

namespace
{

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

} // namespace

GpuWork workOfName(std::string_view name)
{
    const std::string small = lowered(name);
    if (contains(small, "nccl") || contains(small, "rccl"))
        return GpuWork::Communication;
    for (const std::string_view start : {"memcpy", "memset", "[cuda memcpy", "[cuda memset",
                                         "copyhosttodevice", "copydevicetohost"})
        if (small.starts_with(start))
            return GpuWork::Copy;
    return GpuWork::Compute;
}

bool isDataWait(std::string_view name)
{
    const std::string small = lowered(name);
    return (contains(small, "dataloader") && contains(small, "next")) ||
           small.starts_with("enumerate(dataloader)") || contains(small, "dataload") ||
           contains(small, "data_load") || contains(small, "data load") ||
           contains(small, "fetch_batch") || contains(small, "get_batch");
}

bool isProfilerStep(std::string_view name)
{
    return name.starts_with("ProfilerStep");
}

} // namespace costmodel::data
