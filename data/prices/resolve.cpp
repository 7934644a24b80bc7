#include "data/prices/resolve.h"

#include <algorithm>

#include "data/prices/unit.h"

namespace costmodel::data
{

namespace
{

using Thing = UnitMeaning::Thing;
using Period = UnitMeaning::Period;

constexpr double monthsPerYear = 12;
constexpr double hoursPerMonth = 8760 / monthsPerYear; // committed hours: all of them are paid

// A pattern for each use, so that every one can be a whole sentence in another language.
const char* unfitting(PriceUse use)
{
    switch (use)
    {
    case PriceUse::RentHourly:
        return COSTMODEL_TEXT("Message", "the price of %1 is in %2 (billing \"%3\"), expected an "
                                         "on-demand price per GPU and hour");
    case PriceUse::RentSpot:
        return COSTMODEL_TEXT(
            "Message",
            "the price of %1 is in %2 (billing \"%3\"), expected a spot price per GPU and hour");
    case PriceUse::RentDaily:
        return COSTMODEL_TEXT(
            "Message",
            "the price of %1 is in %2 (billing \"%3\"), expected a price per GPU and day");
    case PriceUse::RentMonthly:
        return COSTMODEL_TEXT(
            "Message",
            "the price of %1 is in %2 (billing \"%3\"), expected a price per GPU and month");
    case PriceUse::RentReserved:
        return COSTMODEL_TEXT("Message", "the price of %1 is in %2 (billing \"%3\"), expected a "
                                         "committed price of a GPU by the hour, month or year");
    case PriceUse::PerGpu:
        return COSTMODEL_TEXT(
            "Message",
            "the price of %1 is in %2 (billing \"%3\"), expected a purchase price per GPU");
    case PriceUse::PerServer:
        return COSTMODEL_TEXT(
            "Message",
            "the price of %1 is in %2 (billing \"%3\"), expected a purchase price per server");
    case PriceUse::Once:
        return COSTMODEL_TEXT(
            "Message", "the price of %1 is in %2 (billing \"%3\"), expected a purchase price");
    case PriceUse::PerKwh:
        return COSTMODEL_TEXT(
            "Message", "the price of %1 is in %2 (billing \"%3\"), expected a price per kWh");
    case PriceUse::PerKwMonth:
        return COSTMODEL_TEXT(
            "Message",
            "the price of %1 is in %2 (billing \"%3\"), expected a price per kW and month");
    case PriceUse::PerGb:
        return COSTMODEL_TEXT("Message",
                              "the price of %1 is in %2 (billing \"%3\"), expected a price per GB");
    case PriceUse::PerGbMonth:
        return COSTMODEL_TEXT(
            "Message",
            "the price of %1 is in %2 (billing \"%3\"), expected a price per GB and month");
    case PriceUse::PerGpuMonth:
    case PriceUse::PerGpuYear:
        return COSTMODEL_TEXT("Message", "the price of %1 is in %2 (billing \"%3\"), expected a "
                                         "running cost per GPU and month or year");
    case PriceUse::PerServerMonth:
    case PriceUse::PerServerYear:
        return COSTMODEL_TEXT("Message", "the price of %1 is in %2 (billing \"%3\"), expected a "
                                         "running cost per server and month or year");
    case PriceUse::PerMonth:
    case PriceUse::PerYear:
        return COSTMODEL_TEXT(
            "Message",
            "the price of %1 is in %2 (billing \"%3\"), expected a price per month or year");
    }
    return "";
}

std::optional<double> perMonth(double price, Period period)
{
    switch (period)
    {
    case Period::Month:
        return price;
    case Period::Year:
        return price / monthsPerYear;
    case Period::None:
    case Period::Hour:
    case Period::Day:
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<double> perYear(double price, Period period)
{
    if (period == Period::Month)
        return price * monthsPerYear;
    return period == Period::Year ? std::optional(price) : std::nullopt;
}

std::optional<double> amount(const PriceRecord& record, const UnitMeaning& unit, PriceUse use)
{
    const double perGpu = record.price / record.gpus.value_or(1);
    const bool isRent = record.kind == PriceKind::Rent && record.gpus.has_value();
    const bool isReserved = record.billing.starts_with("reserved");
    const bool isByMonthOrYear = record.billing == "month" || record.billing == "year";
    const bool isPaidOnce = unit.period == Period::None;
    const bool isHardware =
        unit.thing == Thing::Gpu || unit.thing == Thing::Machine || unit.thing == Thing::Whole;
    const bool isPerGpu = record.gpus && (unit.thing == Thing::Gpu || unit.thing == Thing::Machine);
    const auto when = [](bool condition, double value)
    {
        return condition ? std::optional(value) : std::nullopt;
    };
    switch (use)
    {
    case PriceUse::RentHourly:
        return when(isRent && record.billing == "hour" && unit.period == Period::Hour, perGpu);
    case PriceUse::RentSpot:
        return when(isRent && record.billing == "spot" && unit.period == Period::Hour, perGpu);
    case PriceUse::RentDaily:
        return when(isRent && record.billing == "day" && unit.period == Period::Day, perGpu);
    case PriceUse::RentMonthly:
        return isRent && isByMonthOrYear ? perMonth(perGpu, unit.period) : std::nullopt;
    case PriceUse::RentReserved:
        if (isRent && isReserved && unit.period == Period::Hour)
            return perGpu * hoursPerMonth;
        return isRent && (isReserved || isByMonthOrYear) ? perMonth(perGpu, unit.period)
                                                         : std::nullopt;
    case PriceUse::PerGpu:
        return when(isPaidOnce && isHardware && record.gpus.has_value(), perGpu);
    case PriceUse::PerServer:
        return when(isPaidOnce && (unit.thing == Thing::Machine || unit.thing == Thing::Whole),
                    record.price);
    case PriceUse::Once:
        return when(isPaidOnce && isHardware, record.price);
    case PriceUse::PerKwh:
        return when(isPaidOnce && unit.thing == Thing::Kwh, record.price);
    case PriceUse::PerKwMonth:
        return unit.thing == Thing::Kw ? perMonth(record.price, unit.period) : std::nullopt;
    case PriceUse::PerGb:
        return when(isPaidOnce && unit.thing == Thing::Gb, record.price);
    case PriceUse::PerGbMonth:
        return unit.thing == Thing::Gb ? perMonth(record.price, unit.period) : std::nullopt;
    case PriceUse::PerGpuMonth:
        return isPerGpu ? perMonth(perGpu, unit.period) : std::nullopt;
    case PriceUse::PerGpuYear:
        return isPerGpu ? perYear(perGpu, unit.period) : std::nullopt;
    case PriceUse::PerServerMonth:
        return unit.thing == Thing::Machine ? perMonth(record.price, unit.period) : std::nullopt;
    case PriceUse::PerServerYear:
        return unit.thing == Thing::Machine ? perYear(record.price, unit.period) : std::nullopt;
    case PriceUse::PerMonth:
        return perMonth(record.price, unit.period);
    case PriceUse::PerYear:
        return perYear(record.price, unit.period);
    }
    return std::nullopt;
}

Message unknownOffer(const PriceBook& book, std::string_view offer)
{
    std::string similar;
    for (const std::string& name : book.similarNames(offer))
        similar += (similar.empty() ? "" : ", ") + name;
    if (similar.empty())
        return {COSTMODEL_TEXT("Message",
                               "the price book has no offer \"%1\", expected a name that "
                               "\"costmodel prices search\" finds"),
                {std::string(offer)}};
    return {COSTMODEL_TEXT("Message", "the price book has no offer \"%1\"; did you mean %2?"),
            {std::string(offer), similar}};
}

std::vector<Message> remarksOn(const PriceRecord& record, std::span<const PriceRecord> history)
{
    std::vector<Message> remarks;
    if (record.grade == 'c')
        remarks.push_back({COSTMODEL_TEXT("Message", "The price of %1 is unverified (grade c): use "
                                                     "it as the edge of a range."),
                           {idOf(record)}});
    if (record.vat == VatState::Included)
        remarks.push_back(
            {COSTMODEL_TEXT("Message", "The price of %1 includes VAT."), {idOf(record)}});
    std::string others;
    for (const PriceRecord& other : history)
        if (other.region != record.region && !other.region.empty() &&
            others.find(other.region) == std::string::npos)
            others += (others.empty() ? "" : ", ") + other.region;
    if (!others.empty())
        remarks.push_back({COSTMODEL_TEXT("Message", "The price of %1 is that of %2; other days of "
                                                     "this offer have prices of %3."),
                           {idOf(record), record.region, others}});
    return remarks;
}

} // namespace

std::variant<double, Message> amountFor(const PriceRecord& record, PriceUse use)
{
    const std::optional<UnitMeaning> unit = readUnit(record.unit, record.currency);
    const std::optional<double> value = unit ? amount(record, *unit, use) : std::nullopt;
    if (value)
        return *value;
    return Message{unfitting(use), {idOf(record), record.unit, record.billing}};
}

std::variant<BookPrice, Message> resolvePrice(const PriceBook& book, std::string_view offer,
                                              std::optional<Date> on, PriceUse use)
{
    const std::optional<PriceRecord> record = book.priceOn(offer, on);
    if (!record)
    {
        const std::vector<PriceRecord> history = book.history(offer);
        if (history.empty())
            return unknownOffer(book, offer);
        return Message{COSTMODEL_TEXT("Message", "the price book has no price of %1 on %2, "
                                                 "expected a day from %3 on"),
                       {std::string(offer), on.value_or(Date{}), history.front().asOf}};
    }
    std::variant<double, Message> fitting = amountFor(*record, use);
    if (auto* reason = std::get_if<Message>(&fitting))
        return std::move(*reason);
    BookPrice price;
    price.amount = std::get<double>(fitting);
    price.currency = record->currency;
    price.asOf = record->asOf;
    price.source = record->source;
    price.grade = std::string(1, record->grade);
    price.offer = record->name;
    price.provider = record->provider;
    price.region = record->region;
    price.billing = record->billing;
    price.unit = record->unit;
    price.vat = record->vat;
    price.remarks = remarksOn(*record, book.history(record->name));
    return price;
}

std::optional<PriceUse> rentUse(std::string_view billing)
{
    constexpr std::array uses{std::pair{std::string_view("hourly"), PriceUse::RentHourly},
                              std::pair{std::string_view("daily"), PriceUse::RentDaily},
                              std::pair{std::string_view("monthly"), PriceUse::RentMonthly},
                              std::pair{std::string_view("reserved"), PriceUse::RentReserved},
                              std::pair{std::string_view("spot"), PriceUse::RentSpot}};
    const auto at = std::find_if(uses.begin(), uses.end(),
                                 [billing](const auto& use) { return use.first == billing; });
    return at == uses.end() ? std::nullopt : std::optional(at->second);
}

} // namespace costmodel::data
