#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/date.h"
#include "model/text/message.h"

namespace costmodel::data
{

/// What is priced: rent and buy are offers; colocation to staff running costs and loads; spot holds
/// discounts and interruption rates; the rest are parameters.
enum class PriceKind
{
    Rent,
    Buy,
    Colocation,
    Electricity,
    Network,
    Staff,
    Power,
    Spot,
    Failure,
    Resale,
    Other,
};
/// As in the CSV form: "rent".
std::string_view toText(PriceKind kind);
std::optional<PriceKind> priceKindFrom(std::string_view text);

enum class VatState
{
    Unknown, ///< the source does not say
    Included,
    Excluded,
};
/// As in the CSV form: "unknown", "yes", "no".
std::string_view toText(VatState state);
std::optional<VatState> vatStateFrom(std::string_view text);

/// How a price is charged: hour, day, month, year, reserved (per hour as printed, also -1y and
/// -3y), spot, once, kWh, kW-month, GB, GB-month, 3-years, or empty for ratios and loads.
bool isKnownBilling(std::string_view billing);

/// Whether a text has the form of an ISO 4217 code: three capital letters.
bool isCurrencyCode(std::string_view text);

/// A price on a day, as printed by its source. Nothing is converted: not the currency, not VAT, not
/// hours and months.
struct PriceRecord
{
    std::string name; ///< of the offer; the same over time, without the date
    PriceKind kind = PriceKind::Other;
    std::string item; ///< in words, what is priced
    std::string gpu;  ///< MODEL[-FORM][-MEMORY], no more than is known; empty if no GPU is meant
    std::optional<double> gpus; ///< how many GPUs the price covers, > 0; may be a part of one
    std::string billing;        ///< see isKnownBilling
    double low = 0;             ///< 0 < low <= price <= high; all the same where one was printed
    double price = 0;
    double high = 0;
    std::string currency; ///< ISO 4217; empty for what is not money
    std::string unit;     ///< what one price buys; begins with the currency
    VatState vat = VatState::Unknown;
    std::string provider;
    std::string region; ///< as the source has it; empty where it does not matter
    Date asOf;
    char grade = 'c';   ///< a: the seller's own; b: dated, second hand; c: unverified
    std::string source; ///< an address, or where to find it
    std::string note;
};

/// The name and the date: what identifies a row in the CSV form.
std::string idOf(const PriceRecord& record);
/// Everything that the price book would refuse about a record, each with the value and the limit.
std::vector<Message> problemsOf(const PriceRecord& record);
/// Whether a price of `asOf` is more than a year old on `day`.
bool isOlderThanAYear(const Date& asOf, const Date& day);

/// The name of a GPU in the form of the price book, so that "A100 80GB", "a100_80gb" and "A100-80G"
/// are one: upper case, hyphens between the parts, memory with G, RTX apart from its number. Only
/// the writing changes: nothing is added.
std::string normalizedGpu(std::string_view name);
/// A text as part of an offer's name: lower case, each run of other than letters, digits, dot and
/// non-ASCII replaced by one hyphen.
std::string slug(std::string_view text);

} // namespace costmodel::data
