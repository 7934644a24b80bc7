#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// The answer of describe-spot-price-history as JSON, and the same as a table without a header:
/// zone, instance type, product, price, time, also with SPOTPRICEHISTORY before it. Takes Linux
/// instances with GPUs; of each zone and day the last price, with the day's range.
int matchesAwsSpotHistory(std::string_view head);
ImportResult readAwsSpotHistory(std::span<const ImportInput> inputs, const ImportOptions& options,
                                const ImportMonitor& monitor);

/// The region of a zone: us-east-1a and the zone id use1-az1 are in us-east-1. Empty if the name is
/// neither.
std::string regionOfAwsZone(std::string_view zone);

} // namespace costmodel::data
