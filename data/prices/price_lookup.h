#pragma once

#include <functional>
#include <string>

#include "data/prices/price_book.h"
#include "data/scenario/reader.h"

namespace costmodel::data
{

/// The prices of a book for the reader of scenarios. The source of each names its seller and
/// region, how far it is to be trusted and whether it includes VAT. A failure of the book is the
/// reason why there is no price. `book` must outlive the function.
std::function<Result<ResolvedPrice>(const std::string& offer, const Date& on, PriceUse use)>
priceLookup(const PriceBook& book);

} // namespace costmodel::data
