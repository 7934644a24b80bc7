#include "data/import/base/fold.h"

#include <algorithm>
#include <array>
#include <utility>

namespace costmodel::data
{

namespace
{

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Characters beside the block U+FF01 to U+FF5E, which follows ASCII in order.
constexpr std::array<std::pair<std::string_view, std::string_view>, 13> plainForms{{
    {"\u00A0", " "},
    {"\u2009", " "},
    {"\u2007", " "},
    {"\u202F", " "},
    {"\u3000", " "},
    {"\uFEFF", ""},
    {"\u200B", ""},
    {"\u2212", "-"},
    {"\u2013", "-"},
    {"\u2014", "-"},
    {"\u2018", "'"},
    {"\u2019", "'"},
    {"\uFFE5", "\u00A5"},
}};

constexpr std::array<std::string_view, 31> missingWords{"-",
                                                        "--",
                                                        "---",
                                                        "n/a",
                                                        "na",
                                                        "n.a.",
                                                        "null",
                                                        "(null)",
                                                        "<null>",
                                                        "none",
                                                        "nil",
                                                        "nan",
                                                        "-nan",
                                                        "<na>",
                                                        "nat",
                                                        "unknown",
                                                        "undefined",
                                                        "missing",
                                                        "\\n",
                                                        "#n/a",
                                                        "#n/a n/a",
                                                        "err!",
                                                        "?",
                                                        "not supported",
                                                        "not available",
                                                        "not applicable",
                                                        "unknown error",
                                                        "invalid",
                                                        "unset",
                                                        "\u65E0",
                                                        "\u672A\u77E5"};

} // namespace

std::string foldedText(std::string_view text)
{
    text = trimmed(text);
    if (isAscii(text))
        return std::string(text);
    std::string folded;
    for (std::size_t i = 0; i < text.size();)
    {
        const std::string_view rest = text.substr(i);
        const auto form =
            std::find_if(plainForms.begin(), plainForms.end(),
                         [rest](const auto& pair) { return rest.starts_with(pair.first); });
        if (form != plainForms.end())
        {
            folded += form->second;
            i += form->first.size();
            continue;
        }
        // U+FF01..U+FF5E are EF BC 81..BF and EF BD 80..9E.
        const bool isWide =
            rest.size() >= 3 && rest[0] == '\xEF' && (rest[1] == '\xBC' || rest[1] == '\xBD');
        const int code =
            isWide ? (rest[1] == '\xBD' ? 0x40 : 0) + (static_cast<unsigned char>(rest[2]) - 0x80)
                   : 0;
        if (code >= 1 && code <= 0x5E)
        {
            folded += static_cast<char>(0x20 + code);
            i += 3;
            continue;
        }
        folded += text[i++];
    }
    return std::string(trimmed(folded));
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::array<std::string_view, 8> blanks{" ",  "\t",     "\r",     "\n",
                                                     "\f", "\u00A0", "\u3000", "\uFEFF"};
    const auto isInk = [](char c)
    {
        return c > ' ' && c < '\x7F';
    };
    if (!text.empty() && isInk(text.front()) && isInk(text.back()))
        return text;
    for (bool isChanged = true; isChanged;)
    {
        isChanged = false;
        for (const std::string_view blank : blanks)
        {
            if (text.starts_with(blank))
            {
                text.remove_prefix(blank.size());
                isChanged = true;
            }
            if (text.ends_with(blank))
            {
                text.remove_suffix(blank.size());
                isChanged = true;
            }
        }
    }
    return text;
}

std::string lowered(std::string_view text)
{
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return small;
}

std::string excerpt(std::string_view text)
{
    constexpr std::size_t most = 40;
    std::size_t end = 0;
    for (std::size_t shown = 0; end < text.size() && shown < most; ++shown)
    {
        ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
            ++end;
    }
    return std::string(text.substr(0, end)) + (end < text.size() ? "..." : "");
}

bool isMissing(std::string_view text)
{
    if (!text.empty() && text.front() >= '0' && text.front() <= '9')
        return false;
    text = trimmed(text);
    if (text.empty())
        return true;
    const std::string word = lowered(foldedText(text));
    if (word.front() == '[' && word.back() == ']')
        return true;
    return std::find(missingWords.begin(), missingWords.end(), word) != missingWords.end();
}

} // namespace costmodel::data
