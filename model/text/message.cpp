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

struct Printer
{
    const Language& language;

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
        return amount.currency + " " + groupedNumber(amount.value, 2);
    }
    std::string operator()(const Share& share) const
    {
        return fixed(share.value * 100, 1) + " %";
    }
    std::string operator()(const Date& date) const
    {
        return isoDate(date);
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
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i)
    {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                             pattern[i + 1] <= '9';
        if (!isPlace)
        {
            text += pattern[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(pattern[++i] - '1');
        if (index < message.arguments.size())
            text += std::visit(Printer{language}, message.arguments[index]);
    }
    return text;
}

} // namespace costmodel
