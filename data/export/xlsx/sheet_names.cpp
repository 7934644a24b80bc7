#include "data/export/xlsx/sheet_names.h"

#include <algorithm>

#include "data/import/base/fold.h"

namespace costmodel::data::xlsx
{

namespace
{

constexpr std::size_t longestName = 31;
constexpr char32_t notUtf8 = 0xFFFD;

/// The code point at `at`, which moves on behind it; U+FFFD for a byte that begins none.
char32_t next(std::string_view text, std::size_t& at)
{
    const auto byte = [&](std::size_t i)
    {
        return static_cast<unsigned char>(i < text.size() ? text[i] : '\0');
    };
    const unsigned char first = byte(at++);
    if (first < 0x80)
        return first;
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC2 ? 1 : 0;
    if (more == 0 || first > 0xF4)
        return notUtf8;
    char32_t point = first & (0x3FU >> more);
    for (int i = 0; i < more; ++i)
    {
        if ((byte(at) & 0xC0) != 0x80)
            return notUtf8;
        point = (point << 6) | (byte(at++) & 0x3FU);
    }
    const bool isSurrogate = point >= 0xD800 && point <= 0xDFFF;
    return isSurrogate || point > 0x10FFFF ? notUtf8 : point;
}

void append(std::string& text, char32_t point)
{
    const auto byte = [&text](char32_t value)
    {
        text += static_cast<char>(value);
    };
    if (point < 0x80)
        return byte(point);
    if (point < 0x800)
        byte(0xC0 | (point >> 6));
    else if (point < 0x10000)
    {
        byte(0xE0 | (point >> 12));
        byte(0x80 | ((point >> 6) & 0x3F));
    }
    else
    {
        byte(0xF0 | (point >> 18));
        byte(0x80 | ((point >> 12) & 0x3F));
        byte(0x80 | ((point >> 6) & 0x3F));
    }
    byte(0x80 | (point & 0x3F));
}

bool turnsDirection(char32_t point)
{
    return (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
}

bool isNoCharacter(char32_t point)
{
    return point == 0xFEFF || (point & 0xFFFE) == 0xFFFE || (point >= 0xFDD0 && point <= 0xFDEF) ||
           (point >= 0x7F && point <= 0x9F);
}

/// What two names must not have in common.
std::string keyOf(std::string_view name)
{
    return lowered(foldedText(name));
}

/// A name for a sheet of at most `units` UTF-16 units, before it is told from others.
std::string sheetName(std::string_view wanted, std::size_t units)
{
    std::string name = shortened(cleaned(wanted), units);
    for (char& c : name)
        if (std::string_view("[]:*?/\\!").find(c) != std::string_view::npos)
            c = '-';
        else if (c == '\'')
            c = '`';
    name.erase(0, name.find_first_not_of(' '));
    name.erase(name.find_last_not_of(' ') + 1);
    return name.empty() ? "-" : name;
}

} // namespace

std::string cleaned(std::string_view text)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();)
    {
        const char32_t point = next(text, at);
        if (point < 0x20)
            result += ' ';
        else if (!turnsDirection(point) && !isNoCharacter(point))
            append(result, point);
    }
    return result;
}

std::string shortened(std::string_view text, std::size_t units)
{
    const auto unitsOf = [](char32_t point)
    {
        return point > 0xFFFF ? 2U : 1U;
    };
    std::size_t used = 0;
    std::size_t keptTo = 0; ///< where a character less than `units` ends
    for (std::size_t at = 0; at < text.size();)
    {
        used += unitsOf(next(text, at));
        if (used > units)
            return std::string(text.substr(0, keptTo)) + "…";
        if (used < units)
            keptTo = at;
    }
    return std::string(text);
}

std::string SheetNames::add(std::string_view wanted)
{
    std::string name = sheetName(wanted, longestName);
    // The name of a sheet that Excel keeps for itself.
    if (keyOf(name) == "history")
        name += '-';
    const auto isTaken = [this](const std::string& candidate)
    {
        return std::find(m_taken.begin(), m_taken.end(), keyOf(candidate)) != m_taken.end();
    };
    for (int number = 2; isTaken(name); ++number)
    {
        const std::string suffix = " (" + std::to_string(number) + ")";
        name = sheetName(wanted, longestName - suffix.size()) + suffix;
    }
    m_taken.push_back(keyOf(name));
    return name;
}

} // namespace costmodel::data::xlsx
