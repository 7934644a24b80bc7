#include "data/import/training/formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> trainingFormats()
{
    return {};
}

} // namespace costmodel::data
