#include "data/import/utilization/gpu_columns.h"

#include <algorithm>
#include <array>

namespace costmodel::data
{

namespace
{

constexpr std::array<std::string_view, 19> nvidiaNames{"utilizationgpu",
                                                       "utilizationmemory",
                                                       "powerdraw",
                                                       "powerdrawaverage",
                                                       "powerdrawinstant",
                                                       "powerlimit",
                                                       "enforcedpowerlimit",
                                                       "memoryused",
                                                       "memorytotal",
                                                       "memoryfree",
                                                       "temperaturegpu",
                                                       "usedgpumemory",
                                                       "usedmemory",
                                                       "clockscurrentsm",
                                                       "clockssm",
                                                       "clocksgr",
                                                       "clocksmem",
                                                       "fanspeed",
                                                       "pstate"};

} // namespace

GpuColumns gpuColumns(const Columns& header)
{
    GpuColumns columns;
    columns.count = header.count();
    columns.time = header.find({"timestamp", "datetime", "time", "querytime", "date"});
    columns.host = header.find({"hostname", "host", "node", "nodename"});
    columns.gpu = header.find({"index", "gpuindex", "gpuid", "gpu", "device", "deviceid", "uuid",
                               "gpuuuid", "pcibusid", "gpubusid", "pcibus"});
    columns.utilization = header.find(
        {"utilizationgpu", "gpuutilization", "gpuutil", "utilgpu", "gpuuse", "gpuusage",
         "gpuutilpercent", "gpuutilizationpercent", "gpuutilpct", "sm", "utilization", "util"});
    columns.power =
        header.find({"powerdraw", "powerdrawaverage", "powerdrawinstant",
                     "averagegraphicspackagepower", "currentsocketgraphicspackagepower",
                     "currentsocketpower", "power", "powerw", "powerwatts", "gpupower", "pwr"});
    columns.limit = header.find({"enforcedpowerlimit", "powerlimit", "maxgraphicspackagepower",
                                 "powercap", "powermaxlimit"});
    columns.throttle = header.find({"clockseventreasonsactive", "clocksthrottlereasonsactive"});
    return columns;
}

GpuTableProgram programOf(const Columns& header)
{
    if (header.has("device") && (header.has("gpuuse") || header.has("averagegraphicspackagepower")))
        return GpuTableProgram::RocmSmi;
    const bool isNvidia = std::any_of(nvidiaNames.begin(), nvidiaNames.end(),
                                      [&](std::string_view name) { return header.has(name); });
    if (isNvidia)
        return GpuTableProgram::NvidiaSmi;
    const GpuColumns columns = gpuColumns(header);
    if (columns.utilization && (columns.time || columns.gpu))
        return GpuTableProgram::Other;
    return GpuTableProgram::None;
}

} // namespace costmodel::data
