#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// The bulk price list of Amazon EC2 as CSV: lines about the list, then a header, then a row for
/// each rate. Takes shared Linux instances with GPUs; a reservation with an upfront fee is two
/// rows, whose price per hour is the hourly rate and the fee spread over all hours of the term.
int matchesAwsPriceList(std::string_view head);
ImportResult readAwsPriceList(std::span<const ImportInput> inputs, const ImportOptions& options,
                              const ImportMonitor& monitor);

} // namespace costmodel::data
