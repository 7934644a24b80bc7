#include "data/prices/price_record.h"

#include <algorithm>
#include <cmath>

namespace costmodel::data
{

namespace
{

constexpr std::array<std::string_view, 11> kindTexts{
    "rent",  "buy",  "colocation", "electricity", "network", "staff",
    "power", "spot", "failure",    "resale",      "other"};
constexpr std::array<std::string_view, 3> vatTexts{"unknown", "yes", "no"};
constexpr std::array<std::string_view, 15> billings{
    "",     "hour", "day", "month",    "year", "reserved", "reserved-1y", "reserved-3y",
    "spot", "once", "kWh", "kW-month", "GB",   "GB-month", "3-years"};

template <typename Enum, std::size_t n>
std::optional<Enum> enumFrom(const std::array<std::string_view, n>& texts, std::string_view text)
{
    const auto at = std::find(texts.begin(), texts.end(), text);
    return at == texts.end() ? std::nullopt : std::optional(static_cast<Enum>(at - texts.begin()));
}

// ASCII only: nothing here depends on a locale.
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
char lower(char c)
{
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

bool isName(std::string_view name)
{
    return !name.empty() && name.size() <= 200 &&
           std::none_of(name.begin(), name.end(), [](char c) { return c == ' ' || isControl(c); });
}

bool endsInDate(std::string_view name)
{
    return name.size() > 11 && name[name.size() - 11] == '-' &&
           parseDate(name.substr(name.size() - 10));
}

} // namespace

std::string_view toText(PriceKind kind)
{
    return kindTexts[static_cast<std::size_t>(kind)];
}

std::optional<PriceKind> priceKindFrom(std::string_view text)
{
    return enumFrom<PriceKind>(kindTexts, text);
}

std::string_view toText(VatState state)
{
    return vatTexts[static_cast<std::size_t>(state)];
}

std::optional<VatState> vatStateFrom(std::string_view text)
{
    return enumFrom<VatState>(vatTexts, text);
}

bool isKnownBilling(std::string_view billing)
{
    return std::find(billings.begin(), billings.end(), billing) != billings.end();
}

bool isCurrencyCode(std::string_view text)
{
    return text.size() == 3 && std::all_of(text.begin(), text.end(), isUpper);
}

std::string idOf(const PriceRecord& record)
{
    return record.name + "-" + isoDate(record.asOf);
}

std::vector<Message> problemsOf(const PriceRecord& record)
{
    std::vector<Message> problems;
    const auto refuse = [&](const char* text, std::vector<MessageArgument> arguments)
    {
        problems.push_back({text, std::move(arguments)});
    };

    if (!isName(record.name))
        refuse(COSTMODEL_TEXT("Message", "The offer's name is \"%1\"; it must have 1 to 200 bytes "
                                         "and no spaces."),
               {record.name});
    else if (endsInDate(record.name))
        refuse(COSTMODEL_TEXT("Message", "The offer's name %1 ends in a date; the date belongs to "
                                         "the price, not to the name."),
               {record.name});
    const bool areNumbers =
        std::isfinite(record.low) && std::isfinite(record.price) && std::isfinite(record.high);
    if (!areNumbers || record.low <= 0)
        refuse(COSTMODEL_TEXT("Message", "The price of %1 is %2; it must be above 0, as a price of "
                                         "0 is a missing one."),
               {record.name, std::min(record.low, record.price)});
    else if (record.low > record.price || record.price > record.high)
        refuse(COSTMODEL_TEXT("Message",
                              "The price of %1 is %3, between %2 and %4; it must not lie "
                              "outside its own range."),
               {record.name, record.low, record.price, record.high});
    if (record.gpus && !(std::isfinite(*record.gpus) && *record.gpus > 0))
        refuse(COSTMODEL_TEXT("Message", "The number of GPUs of %1 is %2; it must be above 0."),
               {record.name, *record.gpus});
    if (!record.currency.empty() && !isCurrencyCode(record.currency))
        refuse(COSTMODEL_TEXT("Message", "The currency of %1 is %2; it must be three capital "
                                         "letters as in ISO 4217, for example CNY."),
               {record.name, record.currency});
    else if (record.currency.empty() &&
             (record.kind == PriceKind::Rent || record.kind == PriceKind::Buy))
        refuse(COSTMODEL_TEXT("Message", "The price of %1 has no currency."), {record.name});
    if (record.unit.empty())
        refuse(COSTMODEL_TEXT("Message", "The price of %1 has no unit."), {record.name});
    else if (!record.unit.starts_with(record.currency))
        refuse(COSTMODEL_TEXT("Message", "The unit of %1 is \"%2\"; it must begin with the "
                                         "currency %3."),
               {record.name, record.unit, record.currency});
    if (!isKnownBilling(record.billing))
        refuse(COSTMODEL_TEXT("Message", "The billing of %1 is %2; it must be hour, day, month, "
                                         "year, reserved, reserved-1y, reserved-3y, spot, once, "
                                         "kWh, kW-month, GB, GB-month, 3-years or empty."),
               {record.name, record.billing});
    if (!isValid(record.asOf))
        refuse(COSTMODEL_TEXT("Message", "The date of %1 is %2, which is not a day."),
               {record.name, record.asOf});
    if (record.grade < 'a' || record.grade > 'c')
        refuse(COSTMODEL_TEXT("Message", "The grade of %1 is %2; it must be a, b or c."),
               {record.name, std::string(1, record.grade)});
    if (record.source.empty())
        refuse(COSTMODEL_TEXT("Message", "The price of %1 has no source."), {record.name});
    return problems;
}

bool isOlderThanAYear(const Date& asOf, const Date& day)
{
    return addMonths(asOf, 12) < day;
}

std::string normalizedGpu(std::string_view name)
{
    std::string out;
    for (const char raw : name)
    {
        const char c = upper(raw);
        if (c == ' ' || c == '_' || c == '-' || c == '/')
        {
            if (!out.empty() && out.back() != '-')
                out += '-';
            continue;
        }
        const bool isNumberAfterRtx = isDigit(c) && (out == "RTX" || out.ends_with("-RTX"));
        if (isNumberAfterRtx)
            out += '-';
        out += c;
    }
    while (out.ends_with('-'))
        out.pop_back();
    for (std::size_t at = out.find("GB"); at != std::string::npos; at = out.find("GB", at + 1))
    {
        const bool isUnit =
            at > 0 && isDigit(out[at - 1]) && (at + 2 == out.size() || out[at + 2] == '-');
        if (isUnit)
            out.erase(at + 1, 1);
    }
    return out;
}

std::string slug(std::string_view text)
{
    std::string out;
    for (const char raw : text)
    {
        const char c = lower(raw);
        const bool isKept = isDigit(c) || (c >= 'a' && c <= 'z') || c == '.' ||
                            static_cast<unsigned char>(c) >= 0x80;
        if (isKept)
            out += c;
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    while (out.ends_with('-'))
        out.pop_back();
    return out;
}

} // namespace costmodel::data
