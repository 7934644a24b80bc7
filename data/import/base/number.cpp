#include "data/import/base/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "data/import/base/fold.h"

namespace costmodel::data
{

namespace
{

constexpr std::array<std::pair<std::string_view, std::string_view>, 27> currencySigns{{
    {"us$", "USD"},      {"usd", "USD"},      {"eur", "EUR"},       {"cny", "CNY"},
    {"rmb", "CNY"},      {"cn\u00A5", "CNY"}, {"gbp", "GBP"},       {"jpy", "JPY"},
    {"jp\u00A5", "JPY"}, {"hkd", "HKD"},      {"hk$", "HKD"},       {"chf", "CHF"},
    {"inr", "INR"},      {"krw", "KRW"},      {"sgd", "SGD"},       {"s$", "SGD"},
    {"cad", "CAD"},      {"aud", "AUD"},      {"twd", "TWD"},       {"nt$", "TWD"},
    {"\u20AC", "EUR"},   {"\u00A3", "GBP"},   {"\u20B9", "INR"},    {"\u20A9", "KRW"},
    {"\u5143", "CNY"},   {"$", "$"},          {"\u00A5", "\u00A5"},
}};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The currency at the front (or back) of `text`, taken off it.
std::string takeCurrency(std::string& text, bool atFront)
{
    const std::string small = lowered(text);
    for (const auto& [sign, code] : currencySigns)
    {
        if (atFront ? !small.starts_with(sign) : !small.ends_with(sign))
            continue;
        text.erase(atFront ? 0 : text.size() - sign.size(), sign.size());
        text = std::string(trimmed(text));
        return std::string(code);
    }
    return {};
}

/// Digits and marks of a number, without sign, exponent, currency and unit.
struct Anatomy
{
    std::string body; ///< digits, points, commas, apostrophes and single spaces
    std::string exponent;
    std::string currency;
    std::string unit;
    bool isNegative = false;
};

std::size_t bodyLength(std::string_view text)
{
    std::size_t end = 0;
    while (end < text.size())
    {
        const char c = text[end];
        const bool isMark = c == '.' || c == ',' || c == '\'' || c == ' ';
        const bool isBeforeDigit = end + 1 < text.size() && isDigit(text[end + 1]);
        if (!isDigit(c) && !(isMark && isBeforeDigit) && !((c == '.' || c == ',') && end > 0))
            break;
        ++end;
    }
    return end;
}

std::size_t exponentLength(std::string_view text)
{
    if (text.size() < 2 || (text[0] != 'e' && text[0] != 'E'))
        return 0;
    std::size_t end = text[1] == '+' || text[1] == '-' ? 2 : 1;
    const std::size_t first = end;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end > first ? end : 0;
}

std::optional<Anatomy> dissected(std::string_view original)
{
    if (isMissing(original))
        return std::nullopt;
    Anatomy anatomy;
    std::string text = foldedText(original);
    if (text.size() > 2 && text.front() == '(' && text.back() == ')')
    {
        anatomy.isNegative = true;
        text = std::string(trimmed(std::string_view(text).substr(1, text.size() - 2)));
    }
    const auto takeSign = [&text, &anatomy]
    {
        if (text.empty() || (text.front() != '-' && text.front() != '+'))
            return;
        anatomy.isNegative = anatomy.isNegative != (text.front() == '-');
        text = std::string(trimmed(std::string_view(text).substr(1)));
    };
    takeSign();
    anatomy.currency = takeCurrency(text, true);
    if (!anatomy.currency.empty())
        takeSign();

    const std::size_t body = bodyLength(text);
    anatomy.body = text.substr(0, body);
    if (std::none_of(anatomy.body.begin(), anatomy.body.end(), isDigit))
        return std::nullopt;
    const std::size_t exponent = exponentLength(std::string_view(text).substr(body));
    anatomy.exponent = text.substr(body, exponent);
    anatomy.unit = std::string(trimmed(std::string_view(text).substr(body + exponent)));
    if (anatomy.unit == "-")
    {
        anatomy.isNegative = true;
        anatomy.unit.clear();
    }
    if (anatomy.currency.empty() && !anatomy.unit.empty())
    {
        anatomy.currency = takeCurrency(anatomy.unit, false);
        if (anatomy.currency.empty())
            anatomy.currency = takeCurrency(anatomy.unit, true);
    }
    return anatomy;
}

/// Whether the whole part is digits in groups: one to three, then two or three each (as in India),
/// the last three.
bool isGrouped(std::string_view whole, char mark)
{
    std::size_t group = whole.find(mark);
    if (group == 0 || group > 3)
        return false;
    for (std::size_t at = group; at != std::string_view::npos;)
    {
        const std::size_t next = whole.find(mark, at + 1);
        const std::size_t length = (next == std::string_view::npos ? whole.size() : next) - at - 1;
        const bool isLast = next == std::string_view::npos;
        if (length != 3 && (isLast || length != 2))
            return false;
        at = next;
    }
    return true;
}

std::optional<double> valueOf(const Anatomy& anatomy, DecimalMark decimal)
{
    const char point = decimal == DecimalMark::Point ? '.' : ',';
    const std::size_t at = anatomy.body.find(point);
    const std::string_view body = anatomy.body;
    const std::string_view whole = body.substr(0, at);
    const std::string_view fraction =
        at == std::string::npos ? std::string_view() : body.substr(at + 1);
    if (!std::all_of(fraction.begin(), fraction.end(), isDigit))
        return std::nullopt;
    std::string digits;
    char groupMark = 0;
    for (const char c : whole)
    {
        if (isDigit(c))
            digits += c;
        else if (groupMark != 0 && c != groupMark)
            return std::nullopt;
        else
            groupMark = c;
    }
    if (groupMark != 0 && !isGrouped(whole, groupMark))
        return std::nullopt;
    digits += "." + std::string(fraction) + anatomy.exponent;
    if (digits.front() == '.')
        digits.insert(0, "0");
    const std::optional<double> value = parsePlainNumber(digits);
    return value && anatomy.isNegative ? -*value : value;
}

} // namespace

std::optional<ParsedNumber> parseNumber(std::string_view text, DecimalMark decimal)
{
    std::optional<Anatomy> anatomy = dissected(text);
    if (!anatomy)
        return std::nullopt;
    const std::optional<double> value = valueOf(*anatomy, decimal);
    if (!value)
        return std::nullopt;
    return ParsedNumber{*value, std::move(anatomy->currency), std::move(anatomy->unit)};
}

std::optional<double> parsePlainNumber(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || rest != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

void DecimalMarkFinder::see(std::string_view text)
{
    if (text.find_first_of(".,") == std::string_view::npos && text.find('\xEF') == text.npos)
        return;
    const std::optional<Anatomy> anatomy = dissected(text);
    if (!anatomy)
        return;
    const bool asPoint = valueOf(*anatomy, DecimalMark::Point).has_value();
    const bool asComma = valueOf(*anatomy, DecimalMark::Comma).has_value();
    if (asPoint == asComma && anatomy->body.find_first_of(".,") == std::string::npos)
        return;
    if (asPoint && asComma)
    {
        // One mark and three digits behind it. Nobody groups the digits of 0.
        const std::size_t at = anatomy->body.find_first_of(".,");
        const bool isPlain = m_isPointPlain && anatomy->body[at] == '.';
        if (isPlain || anatomy->body.substr(0, at) == "0")
            ++(anatomy->body[at] == '.' ? m_proofsOfPoint : m_proofsOfComma);
        else
            m_hasAmbiguous = true;
    }
    else if (asPoint)
        ++m_proofsOfPoint;
    else if (asComma)
        ++m_proofsOfComma;
    const bool isContradiction = m_proofsOfPoint > 0 && m_proofsOfComma > 0;
    if (m_example.empty() && ((asPoint && asComma) || isContradiction))
        m_example = excerpt(foldedText(text));
}

std::optional<DecimalMark> DecimalMarkFinder::mark() const
{
    if (m_proofsOfPoint > 0 && m_proofsOfComma > 0)
        return std::nullopt;
    if (m_proofsOfComma > 0)
        return DecimalMark::Comma;
    if (m_proofsOfPoint > 0 || !m_hasAmbiguous)
        return DecimalMark::Point;
    return std::nullopt;
}

} // namespace costmodel::data
