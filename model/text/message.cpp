#include "model/text/message.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace costmodel
{

namespace
{

std::string fixed(double value, int digits)
{
    std::array<char, 512> buffer;
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                            std::chars_format::fixed, digits);
    return error == std::errc{} ? std::string(buffer.data(), end) : plainNumber(value);
}

std::string significant(double value)
{
    std::array<char, 64> buffer;
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                            std::chars_format::general, 6);
    return error == std::errc{} ? std::string(buffer.data(), end) : plainNumber(value);
}

/// Currencies that have a name in Chinese; others keep their code.
constexpr std::array namedCurrencies{
    COSTMODEL_TEXT("Currency", "CNY"), COSTMODEL_TEXT("Currency", "USD"),
    COSTMODEL_TEXT("Currency", "EUR"), COSTMODEL_TEXT("Currency", "HKD"),
    COSTMODEL_TEXT("Currency", "JPY"), COSTMODEL_TEXT("Currency", "GBP")};

bool isChinese(const Language& language)
{
    return language.code().starts_with("zh");
}

constexpr double tenThousand = 10000;
constexpr double large = 1e6;

/// With `hasLarge` it stands beside an amount in ten thousands and takes the same unit.
std::string chineseAmount(const Amount& amount, bool hasLarge, const Language& language)
{
    const bool isLarge = std::fabs(amount.value) >= (hasLarge ? tenThousand : large);
    const std::string number =
        groupedNumber(isLarge ? amount.value / tenThousand : amount.value, 2);
    const std::string name = language.translate("Currency", amount.currency.c_str());
    if (name == amount.currency)
        return name + " " + number + (isLarge ? " 万" : "");
    return number + (isLarge ? " 万" : " ") + name;
}

std::string chineseDate(const Date& date)
{
    return std::to_string(date.year) + "年" + std::to_string(date.month) + "月" +
           std::to_string(date.day) + "日";
}

bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

bool hasLargeAmount(const std::vector<MessageArgument>& arguments)
{
    return std::any_of(arguments.begin(), arguments.end(),
                       [](const MessageArgument& argument)
                       {
                           const auto* amount = std::get_if<Amount>(&argument);
                           return amount && std::fabs(amount->value) >= large;
                       });
}

struct Printer
{
    const Language& language;
    bool hasLarge = false;

    std::string operator()(const std::string& text) const
    {
        return text;
    }
    std::string operator()(double value) const
    {
        return significant(value);
    }
    std::string operator()(long value) const
    {
        return std::to_string(value);
    }
    std::string operator()(const Amount& amount) const
    {
        if (isChinese(language))
            return chineseAmount(amount, hasLarge, language);
        return amount.currency + " " + groupedNumber(amount.value, 2);
    }
    std::string operator()(const Share& share) const
    {
        return percentText(share.value, language);
    }
    std::string operator()(const Date& date) const
    {
        return isChinese(language) ? chineseDate(date) : isoDate(date);
    }
    std::string operator()(const Term& term) const
    {
        const std::string text = language.translate(term.context, term.text);
        return term.of.empty()
                   ? text
                   : render({COSTMODEL_TEXT("Message", "%1 (%2)"), {text, term.of}}, language);
    }
};

} // namespace

std::string plainNumber(double value)
{
    std::array<char, 64> buffer;
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    std::string text(buffer.data(), end);
    if (const double magnitude = std::fabs(value);
        text.find('e') != std::string::npos && magnitude < 1e15 && magnitude >= 1e-6)
    {
        const auto [last, failure] = std::to_chars(buffer.data(), buffer.data() + buffer.size(),
                                                   value, std::chars_format::fixed);
        text.assign(buffer.data(), last);
    }
    return text;
}

MessageArgument currencyArgument(const std::string& code)
{
    const auto named = std::find(namedCurrencies.begin(), namedCurrencies.end(), code);
    if (named == namedCurrencies.end())
        return code;
    return Term{"Currency", *named, {}};
}

std::string percentText(double share, const Language& language)
{
    return groupedNumber(share * 100, 1) + (isChinese(language) ? "%" : " %");
}

std::string groupedNumber(double value, int digits)
{
    std::string text = fixed(value, digits);
    if (text.find_first_not_of("-0.") == std::string::npos && text.front() == '-')
        text.erase(0, 1);
    const std::size_t first = text.front() == '-' ? 1 : 0;
    const std::size_t point = std::min(text.find('.'), text.size());
    for (std::size_t at = point; at > first + 3 && std::isfinite(value); at -= 3)
        text.insert(at - 3, ",");
    return text;
}

std::string render(const Message& message, const Language& language)
{
    const std::string pattern = language.translate("Message", message.text);
    const bool closesUp = isChinese(language);
    const Printer printer{language, hasLargeAmount(message.arguments)};
    std::string text;
    bool isBehindArgument = false;
    for (std::size_t i = 0; i < pattern.size(); ++i)
    {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                             pattern[i + 1] <= '9';
        if (!isPlace)
        {
            const bool isGap = closesUp && isBehindArgument && pattern[i] == ' ' && !text.empty() &&
                               !isAscii(text.back()) && i + 1 < pattern.size() &&
                               !isAscii(pattern[i + 1]);
            if (!isGap)
                text += pattern[i];
            isBehindArgument = false;
            continue;
        }
        const auto index = static_cast<std::size_t>(pattern[++i] - '1');
        if (index >= message.arguments.size())
            continue;
        const std::string argument = std::visit(printer, message.arguments[index]);
        const bool isGap = closesUp && text.size() > 1 && text.back() == ' ' &&
                           !isAscii(text[text.size() - 2]) && !argument.empty() &&
                           !isAscii(argument.front());
        if (isGap)
            text.pop_back();
        text += argument;
        isBehindArgument = true;
    }
    return text;
}

} // namespace costmodel
