#include "data/import/prices/formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> pricesFormats()
{
    return {};
}

} // namespace costmodel::data
