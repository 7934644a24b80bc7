#include "data/export/text/terminal_text.h"

#include <algorithm>
#include <array>

namespace costmodel::data
{

namespace
{

struct Range
{
    char32_t first;
    char32_t last;
};

/// Wide and full-width characters of Unicode's EastAsianWidth.txt, as blocks.
constexpr std::array wideRanges{
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0x33FF},
    Range{0x3400, 0x4DBF},   Range{0x4E00, 0xA4CF},   Range{0xA960, 0xA97C},
    Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},
    Range{0xFF01, 0xFF60},   Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F},
    Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD},
};
/// Combining marks, joiners, direction marks and variation selectors.
constexpr std::array zeroRanges{
    Range{0x0300, 0x036F}, Range{0x200B, 0x200F}, Range{0x202A, 0x202E},
    Range{0x2060, 0x2064}, Range{0xFE00, 0xFE0F}, Range{0xFEFF, 0xFEFF},
};
constexpr std::u32string_view opening = U"（《「『【“‘";
constexpr std::u32string_view closing = U"，。、；：！？）》」』】”’％";

template <std::size_t N>
bool isIn(const std::array<Range, N>& ranges, char32_t c)
{
    return std::any_of(ranges.begin(), ranges.end(),
                       [c](const Range& range) { return c >= range.first && c <= range.last; });
}

struct Character
{
    char32_t code = 0;
    std::size_t bytes = 1;
};

/// The first character of a text that is not empty; a byte that begins none stands for itself.
Character firstOf(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80    ? 1
                               : lead >= 0xF0 ? 4
                               : lead >= 0xE0 ? 3
                               : lead >= 0xC2 ? 2
                                              : 1;
    if (length == 1 || length > text.size())
        return {lead, 1};
    char32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i)
    {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80)
            return {lead, 1};
        code = code << 6U | (next & 0x3FU);
    }
    return {code, length};
}

std::size_t widthOf(char32_t c)
{
    if (isIn(zeroRanges, c))
        return 0;
    return isIn(wideRanges, c) ? 2 : 1;
}

bool isDigit(char32_t c)
{
    return c >= '0' && c <= '9';
}

/// Whether a space belongs to a number, as in "CNY 12", "12 %" and "12 万元", with its neighbours.
bool isInNumber(char32_t before, char32_t after)
{
    return after == '%' || ((isDigit(after) || after == '-') && before >= 'A' && before <= 'Z') ||
           (isDigit(before) && widthOf(after) == 2);
}

/// Whether a line would break within a date such as 2026年3月1日 between these.
bool isInDate(char32_t before, char32_t here, char32_t next)
{
    return (isDigit(here) && (next == U'年' || next == U'月' || next == U'日')) ||
           (isDigit(before) && (here == U'年' || here == U'月') && isDigit(next));
}

/// Pieces between which a line may be broken; each keeps the spaces behind it.
std::vector<std::string_view> pieces(std::string_view text)
{
    std::vector<std::string_view> result;
    std::size_t begin = 0;
    std::size_t at = 0;
    char32_t before = 0;
    while (at < text.size())
    {
        const Character here = firstOf(text.substr(at));
        at += here.bytes;
        if (at == text.size())
            break;
        const Character next = firstOf(text.substr(at));
        const bool isNumber = here.code == ' ' && isInNumber(before, next.code);
        const bool isBehindSpace = here.code == ' ' && next.code != ' ' && !isNumber;
        const bool isBetweenWide = (widthOf(here.code) == 2 || widthOf(next.code) == 2) &&
                                   next.code != ' ' && closing.find(next.code) == closing.npos &&
                                   opening.find(here.code) == opening.npos && !isNumber &&
                                   !isInDate(before, here.code, next.code);
        if (isBehindSpace || isBetweenWide)
        {
            result.push_back(text.substr(begin, at - begin));
            begin = at;
        }
        before = here.code;
    }
    if (begin < text.size())
        result.push_back(text.substr(begin));
    return result;
}

std::string withoutTrailingSpaces(std::string text)
{
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    while (!text.empty())
    {
        const Character character = firstOf(text);
        width += widthOf(character.code);
        text.remove_prefix(character.bytes);
    }
    return width;
}

std::string printable(std::string_view text)
{
    std::string result;
    while (!text.empty())
    {
        const Character character = firstOf(text);
        const bool isControl =
            character.code < 0x20 || (character.code >= 0x7F && character.code < 0xA0);
        const bool isStrayByte = character.bytes == 1 && character.code >= 0x80;
        const bool isDirection = character.code >= 0x202A && character.code <= 0x202E;
        if (isControl || isStrayByte || isDirection)
            result += ' ';
        else
            result += text.substr(0, character.bytes);
        text.remove_prefix(character.bytes);
    }
    return result;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width)
{
    std::vector<std::string> lines;
    std::string line;
    for (const std::string_view piece : pieces(text))
    {
        const std::string fits = withoutTrailingSpaces(line + std::string(piece));
        if (!line.empty() && displayWidth(fits) > width)
        {
            lines.push_back(withoutTrailingSpaces(line));
            line.clear();
        }
        line += piece;
    }
    if (!line.empty())
        lines.push_back(withoutTrailingSpaces(line));
    return lines;
}

std::string padded(std::string_view text, std::size_t width, bool toTheRight)
{
    const std::size_t own = displayWidth(text);
    const std::string gap(own < width ? width - own : 0, ' ');
    return toTheRight ? gap + std::string(text) : std::string(text) + gap;
}

} // namespace costmodel::data
