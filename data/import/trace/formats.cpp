#include "data/import/trace/formats.h"

#include <array>

#include "data/import/trace/gpu_series.h"

namespace costmodel::data
{

std::span<const ImportFormat> traceFormats()
{
    static const std::array formats{gpuSeriesFormat()};
    return formats;
}

} // namespace costmodel::data
