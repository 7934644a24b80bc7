#pragma once

#include <string>

#include "data/prices/price_book.h"
#include "data/scenario/reader.h"

namespace costmodel::data
{

/// A price of the book for the reader of scenarios. Its source names the seller and the region, how
/// far it is to be trusted and whether it includes VAT. A failure of the book is the reason why
/// there is no price.
Result<ResolvedPrice> priceFrom(const PriceBook& book, const std::string& offer, const Date& on,
                                PriceUse use);

} // namespace costmodel::data
