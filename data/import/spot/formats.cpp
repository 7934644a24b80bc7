#include "data/import/spot/formats.h"

#include <array>

#include "data/import/spot/spot_formats.h"

namespace costmodel::data
{

std::span<const ImportFormat> spotFormats()
{
    static const std::array formats{skypilotSpotFormat(), bambooEventsFormat(),
                                    bambooCountsFormat(), spotPricesFormat()};
    return formats;
}

} // namespace costmodel::data
