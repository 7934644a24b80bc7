#include "data/import/training/log_text.h"

#include <charconv>
#include <cmath>

namespace costmodel::data
{

namespace
{

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Whether a group of exactly three digits follows the comma at `at`.
bool isThousandsComma(std::string_view text, std::size_t at)
{
    for (std::size_t i = at + 1; i <= at + 3; ++i)
        if (i >= text.size() || !isDigit(text[i]))
            return false;
    return at + 4 >= text.size() || !isDigit(text[at + 4]);
}

} // namespace

std::string withoutColours(std::string_view line)
{
    std::string text;
    text.reserve(line.size());
    for (std::size_t i = 0; i < line.size(); ++i)
    {
        if (line[i] != '\x1b')
        {
            text += line[i];
            continue;
        }
        if (i + 1 >= line.size() || line[i + 1] != '[')
            continue;
        // A sequence ends with the first character from @ to ~ behind the bracket.
        for (i += 2; i < line.size() && (line[i] < '@' || line[i] > '~');)
            ++i;
    }
    return text;
}

std::optional<double> leadingNumber(std::string_view text)
{
    std::string plain;
    std::size_t i = 0;
    if (i < text.size() && (text[i] == '-' || text[i] == '+'))
        plain += text[i++];
    for (; i < text.size() && (isDigit(text[i]) || (text[i] == ',' && isThousandsComma(text, i)));
         ++i)
        if (text[i] != ',')
            plain += text[i];
    plain += text.substr(i, 40);
    const char* const begin = plain.data() + (plain.starts_with('+') ? 1 : 0);
    double value = 0;
    const auto [end, error] = std::from_chars(begin, plain.data() + plain.size(), value);
    if (error != std::errc{} || !std::isfinite(value))
        return {};
    return value;
}

std::optional<double> numberAfter(std::string_view line, std::string_view key)
{
    const std::size_t at = line.find(key);
    if (at == std::string_view::npos)
        return {};
    const std::size_t begin = line.find_first_not_of(" \t:='\"", at + key.size());
    if (begin == std::string_view::npos)
        return {};
    return leadingNumber(line.substr(begin));
}

std::optional<double> leadingClock(std::string_view text)
{
    double seconds = 0;
    int parts = 0;
    for (;;)
    {
        std::size_t length = 0;
        while (length < text.size() && isDigit(text[length]))
            ++length;
        if (length == 0 || length > 9 || parts == 3)
            return {};
        if (parts > 0 && length == 2 && length < text.size() && text[length] == '.')
            ++length;
        while (length < text.size() && isDigit(text[length]))
            ++length;
        double value = 0;
        std::from_chars(text.data(), text.data() + length, value);
        seconds = seconds * 60 + value;
        ++parts;
        if (length >= text.size() || text[length] != ':')
            break;
        text.remove_prefix(length + 1);
    }
    if (parts < 2)
        return {};
    return seconds;
}

} // namespace costmodel::data
