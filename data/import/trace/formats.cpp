#include "data/import/trace/formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> traceFormats()
{
    return {};
}

} // namespace costmodel::data
