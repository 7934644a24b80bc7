#include "data/import/base/encoding.h"

#include <iconv.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>

namespace costmodel::data
{

namespace
{

constexpr std::string_view replacement = "\xEF\xBF\xBD";

unsigned char byteAt(std::string_view bytes, std::size_t i)
{
    return static_cast<unsigned char>(bytes[i]);
}

/// Length of the sequence of UTF-8 at `i`, 0 if it is not one (overlong forms and surrogates are
/// not). The table of well-formed sequences is that of the Unicode Standard, section 3.9.
std::size_t sequenceLength(std::string_view bytes, std::size_t i)
{
    const unsigned char lead = byteAt(bytes, i);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || i + length > bytes.size())
        return 0;
    const unsigned char second = byteAt(bytes, i + 1);
    const unsigned char low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned char high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (second < low || second > high)
        return 0;
    for (std::size_t k = i + 2; k < i + length; ++k)
        if ((byteAt(bytes, k) & 0xC0) != 0x80)
            return 0;
    return length;
}

std::size_t skipAscii(std::string_view bytes, std::size_t i)
{
    std::uint64_t word = 0;
    for (; i + sizeof word <= bytes.size(); i += sizeof word)
    {
        std::memcpy(&word, bytes.data() + i, sizeof word);
        if ((word & 0x8080808080808080u) != 0)
            break;
    }
    while (i < bytes.size() && byteAt(bytes, i) < 0x80)
        ++i;
    return i;
}

const char* systemName(Encoding encoding)
{
    switch (encoding)
    {
    case Encoding::Utf8:
        return "UTF-8";
    case Encoding::Utf16Le:
        return "UTF-16LE";
    case Encoding::Utf16Be:
        return "UTF-16BE";
    case Encoding::Gb18030:
        return "GB18030";
    case Encoding::Windows1252:
        return "CP1252";
    }
    return "UTF-8";
}

} // namespace

Utf8Check checkUtf8(std::string_view bytes)
{
    Utf8Check check;
    for (std::size_t i = skipAscii(bytes, 0); i < bytes.size(); i = skipAscii(bytes, i))
    {
        if (const std::size_t length = sequenceLength(bytes, i); length > 0)
        {
            ++check.validSequences;
            i += length;
            continue;
        }
        if (check.badBytes++ == 0)
            check.firstBad = i;
        ++i;
    }
    return check;
}

std::string replaceBadUtf8(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size();)
    {
        const std::size_t length = sequenceLength(bytes, i);
        text += length > 0 ? bytes.substr(i, length) : replacement;
        i += length > 0 ? length : 1;
    }
    return text;
}

bool looksLikeGb18030(std::string_view bytes)
{
    long pairs = 0;
    long common = 0;
    for (std::size_t i = 0; i + 1 < bytes.size(); ++i)
    {
        const unsigned char lead = byteAt(bytes, i);
        if (lead < 0x81)
            continue;
        const unsigned char trail = byteAt(bytes, ++i);
        ++pairs;
        const bool isCommonLead = (lead >= 0xB0 && lead <= 0xF7) || (lead >= 0xA1 && lead <= 0xA9);
        if (isCommonLead && trail >= 0xA1)
            ++common;
    }
    return pairs > 0 && common * 2 > pairs;
}

Conversion convertToUtf8(Encoding encoding, std::string_view bytes)
{
    Conversion conversion;
    const iconv_t converter = ::iconv_open("UTF-8", systemName(encoding));
    if (converter == reinterpret_cast<iconv_t>(-1)) // NOLINT(performance-no-int-to-ptr)
    {
        conversion.badOffset = 0;
        return conversion;
    }
    conversion.text.reserve(bytes.size() + bytes.size() / 2);
    std::array<char, 1 << 16> block;
    // iconv takes its input as char* but does not write to it.
    char* input = const_cast<char*>(bytes.data());
    std::size_t left = bytes.size();
    while (left > 0)
    {
        char* output = block.data();
        std::size_t room = block.size();
        errno = 0;
        const std::size_t result = ::iconv(converter, &input, &left, &output, &room);
        conversion.text.append(block.data(), block.size() - room);
        if (result != static_cast<std::size_t>(-1) || errno == E2BIG)
            continue;
        if (errno != EINVAL)
            conversion.badOffset = bytes.size() - left;
        break;
    }
    ::iconv_close(converter);
    return conversion;
}

} // namespace costmodel::data
