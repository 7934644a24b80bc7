#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// The CSV form of the price book itself, as `costmodel prices export` and `costmodel import prices
/// --output` write it.
int matchesPriceBookTable(std::string_view head);
ImportResult readPriceBookTable(std::span<const ImportInput> inputs, const ImportOptions& options,
                                const ImportMonitor& monitor);

} // namespace costmodel::data
