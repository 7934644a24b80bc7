#pragma once

#include <span>
#include <string>

#include "data/prices/price_record.h"

namespace costmodel::app
{

/// Prices in aligned columns; those that are more than a year old on `day` are marked.
std::string pricesAsTable(std::span<const data::PriceRecord> records, const Date& day,
                          const Language& language);

/// Prices as JSON: { "schema": 1, "prices": [ { "id", "offer", ... } ] }; keys never disappear.
std::string pricesAsJson(std::span<const data::PriceRecord> records, const Date& day);

/// Everything that is known of one price, a line each.
std::string priceInWords(const data::PriceRecord& record, const Date& day,
                         const Language& language);

} // namespace costmodel::app
