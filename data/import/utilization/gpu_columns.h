#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "data/import/base/columns.h"

namespace costmodel::data
{

/// Where a table of GPU readings has what.
struct GpuColumns
{
    std::size_t count = 0;
    std::optional<std::size_t> time;
    std::optional<std::size_t> host;
    std::optional<std::size_t> gpu; ///< number, UUID or bus address
    std::optional<std::size_t> utilization;
    std::optional<std::size_t> power;
    std::optional<std::size_t> limit;
    std::optional<std::size_t> throttle;
};

enum class GpuTableProgram
{
    None,      ///< no header of a table of GPU readings
    NvidiaSmi, ///< names that nvidia-smi gives its fields
    RocmSmi,
    Other, ///< a utilisation beside a time or a GPU
};

GpuTableProgram programOf(const Columns& header);
GpuColumns gpuColumns(const Columns& header);

} // namespace costmodel::data
