#include "data/import/billing/formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> billingFormats()
{
    return {};
}

} // namespace costmodel::data
