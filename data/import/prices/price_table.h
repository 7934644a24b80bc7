#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// Any table with a column of GPUs and one of prices, in English, Chinese or German, one price a
/// row. What the table does not say (currency, billing, day) is asked for, not guessed.
int matchesPriceTable(std::string_view head);
ImportResult readPriceTable(std::span<const ImportInput> inputs, const ImportOptions& options,
                            const ImportMonitor& monitor);

} // namespace costmodel::data
