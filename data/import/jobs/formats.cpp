#include "data/import/jobs/formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> jobsFormats()
{
    return {};
}

} // namespace costmodel::data
