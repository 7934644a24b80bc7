#include "data/import/utilization/formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> utilizationFormats()
{
    return {};
}

} // namespace costmodel::data
