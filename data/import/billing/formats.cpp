#include "data/import/billing/formats.h"

#include <array>

#include "data/import/billing/bill_formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> billingFormats()
{
    static const std::array formats{focusFormat(), awsCurFormat()};
    return formats;
}

} // namespace costmodel::data
