#pragma once

#include <optional>
#include <string>

#include "model/date.h"

namespace costmodel
{

/// A price that was taken from the price book, and what the book said of it.
struct OfferReference
{
    std::string offer;      ///< name of the offer in the book
    std::optional<Date> on; ///< day it was asked for; the scenario's start if absent
    double amount = 0;      ///< as in the book, in `currency` and the unit of the key
    std::string currency;
    std::optional<Date> asOf;
    std::string source;

    bool operator==(const OfferReference&) const = default;
};

} // namespace costmodel
