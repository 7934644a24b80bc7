#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "data/prices/price_book.h"
#include "data/prices/price_use.h"

namespace costmodel::data
{

/// A price of the book as a number for a scenario, with what a report says about it.
struct BookPrice
{
    double amount = 0; ///< in `currency` and the unit of its PriceUse
    std::string currency;
    Date asOf;
    std::string source;
    std::string grade; ///< a, b or c
    std::string offer; ///< name without date
    std::string provider;
    std::string region;
    std::string billing; ///< of the price book
    std::string unit;    ///< as printed
    VatState vat = VatState::Unknown;
    /// What a reader should know: an unverified figure, VAT included, other regions under this
    /// name.
    std::vector<Message> remarks;
};

/// The amount of one unit of `use`, converted exactly: a price for several GPUs is divided by their
/// number; a year is 12 months; the hours of a committed price are all 8760 of a year, so 730 a
/// month. Nothing else is converted: an hourly offer is no monthly price, and the other way round.
/// A message says why the record does not fit.
std::variant<double, Message> amountFor(const PriceRecord& record, PriceUse use);

/// The price of an offer that was in force on a day (the newest without one), for a use. A message
/// says what is wrong: no such offer (with similar names), no price yet on that day, or the wrong
/// kind of price.
std::variant<BookPrice, Message> resolvePrice(const PriceBook& book, std::string_view offer,
                                              std::optional<Date> on, PriceUse use);

} // namespace costmodel::data
