#pragma once

#include <string_view>

namespace costmodel::data
{

/// The text of data/prices/schema.sql.
std::string_view priceBookSchema();
/// The bytes of data/prices/seed/prices.csv, the prices that a new price book starts with.
std::string_view seedPricesCsv();

} // namespace costmodel::data
