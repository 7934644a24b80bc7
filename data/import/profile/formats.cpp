#include "data/import/profile/formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> profileFormats()
{
    return {};
}

} // namespace costmodel::data
