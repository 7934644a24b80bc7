#include "data/import/spot/formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> spotFormats()
{
    return {};
}

} // namespace costmodel::data
