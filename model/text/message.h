#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/date.h"

/// Marks English text so that the translation tools collect it; the value is the text itself.
/// `context` groups the text for translators: "Message" for sentences, "Field" for labels, and so
/// on.
#define COSTMODEL_TEXT(context, text) text

namespace costmodel
{

/// A value inside a sentence; how it is printed is up to the language.
struct Amount
{
    double value = 0; ///< in `currency`
    std::string currency;
};
struct Share
{
    double value = 0; ///< 0..1, printed in per cent
};
/// A text that is itself translated, such as the label of an input, and what it belongs to.
struct Term
{
    const char* context = ""; ///< as for Language::translate
    const char* text = "";
    std::string of; ///< a name, printed in brackets behind it; may be empty
};
using MessageArgument = std::variant<std::string, double, long, Amount, Share, Date, Term>;

/// A sentence that is not yet in any language: the English pattern, marked with
/// COSTMODEL_TEXT("Message", ...), in which %1 to %9 stand for the arguments.
struct Message
{
    const char* text = "";
    std::vector<MessageArgument> arguments;
};

/// Turns text of the model into the language of a reader. Implementations are immutable and may be
/// used from any thread.
class Language
{
public:
    virtual ~Language() = default;
    /// The translation of a text marked with COSTMODEL_TEXT, or the text itself where there is
    /// none.
    virtual std::string translate(const char* context, const char* text) const = 0;
    /// IETF tag with underscore: "en", "zh_CN".
    virtual std::string_view code() const = 0;
};

/// English without any catalogue.
class English final : public Language
{
public:
    std::string translate(const char*, const char* text) const override
    {
        return text;
    }
    std::string_view code() const override
    {
        return "en";
    }
};

/// The sentence in the given language, its arguments inserted: amounts with their currency before
/// them, grouped by thousands and rounded to two digits, shares in per cent with one digit, dates
/// as ISO 8601, other numbers with the digits they need (at most six). In Chinese the currency
/// stands behind, from a million on in units of ten thousand (210.40 万元; smaller ones in the same
/// sentence too, down to ten thousand), shares have no space
/// before the sign, dates are 2026年3月1日, and no space is left between Chinese characters.
std::string render(const Message& message, const Language& language);

/// A currency as the reader calls it: its code, in Chinese the name of the usual ones (元).
MessageArgument currencyArgument(const std::string& code);

/// A share in per cent with one digit as that language writes it: 12.5 %, in Chinese 12.5%.
std::string percentText(double share, const Language& language);

/// `value` rounded to `digits` after the point, grouped by thousands: 1,234,567.50.
std::string groupedNumber(double value, int digits);
/// The shortest text that reads back as the same double, without exponent where that is short: 0.1,
/// 12000.
std::string plainNumber(double value);

} // namespace costmodel
