#include "data/import/base/text.h"

#include <algorithm>
#include <cctype>

#include "data/import/base/encoding.h"

namespace costmodel::data
{

namespace
{

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view utf16LeMark = "\xFF\xFE";
constexpr std::string_view utf16BeMark = "\xFE\xFF";

long lineOf(std::string_view text, std::size_t offset)
{
    LineReader lines(text);
    while (lines.next() && lines.offset() <= offset)
    {
    }
    return std::max(lines.number(), 1L);
}

/// UTF-16 without a mark: NUL bytes at even or at odd places only, and many of them.
std::optional<Encoding> utf16WithoutMark(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, 4096);
    long even = 0;
    long odd = 0;
    for (std::size_t i = 0; i < head.size(); ++i)
        if (head[i] == '\0')
            ++(i % 2 == 0 ? even : odd);
    const auto isMany = [&head](long count)
    {
        return count >= 2 && count * 8 >= static_cast<long>(head.size());
    };
    if (bytes.size() % 2 != 0)
        return std::nullopt;
    if (even == 0 && isMany(odd))
        return Encoding::Utf16Le;
    if (odd == 0 && isMany(even))
        return Encoding::Utf16Be;
    return std::nullopt;
}

std::variant<DecodedText, TextRefusal> finished(DecodedText decoded)
{
    while (decoded.text.starts_with(utf8Mark))
        decoded.text.erase(0, utf8Mark.size());
    if (const std::size_t nul = decoded.text.find('\0'); nul != std::string::npos)
        return TextRefusal{
            {COSTMODEL_TEXT("Message", "a NUL byte, expected text; the file is damaged "
                                       "or is not a text file"),
             {}},
            lineOf(decoded.text, nul)};
    return decoded;
}

std::variant<DecodedText, TextRefusal> convertedFrom(Encoding encoding, std::string_view bytes,
                                                     bool isGuessed)
{
    Conversion conversion = convertToUtf8(encoding, bytes);
    if (conversion.badOffset)
        return TextRefusal{
            {COSTMODEL_TEXT("Message",
                            "bytes that are not %1, expected text in that encoding; give "
                            "the right one by --option encoding=NAME"),
             {std::string(encodingName(encoding))}},
            lineOf(conversion.text, conversion.text.size())};
    return finished({std::move(conversion.text), encoding, isGuessed, 0});
}

std::variant<DecodedText, TextRefusal> guessed(std::string bytes, const Utf8Check& check)
{
    // Text in UTF-8 with a few damaged bytes, as where a program cuts a name in the middle of a
    // character: valid sequences are far too many to be chance. Or the file ends within one.
    const bool isCutOff = check.validSequences > 0 && check.firstBad + 3 >= bytes.size();
    if (isCutOff || check.validSequences >= 4 * check.badBytes)
    {
        DecodedText decoded{replaceBadUtf8(bytes), Encoding::Utf8, false, check.badBytes};
        return finished(std::move(decoded));
    }
    if (bytes.find('\0') != std::string::npos)
        return finished({std::move(bytes), Encoding::Utf8, false, 0});
    if (looksLikeGb18030(bytes) && !convertToUtf8(Encoding::Gb18030, bytes).badOffset)
        return convertedFrom(Encoding::Gb18030, bytes, true);
    Conversion western = convertToUtf8(Encoding::Windows1252, bytes);
    if (!western.badOffset)
        return finished({std::move(western.text), Encoding::Windows1252, true, 0});
    return TextRefusal{
        {COSTMODEL_TEXT("Message", "bytes that are neither UTF-8 nor GB18030 nor windows-1252, "
                                   "expected text; save the file as UTF-8"),
         {}},
        lineOf(bytes, check.firstBad)};
}

} // namespace

std::string_view encodingName(Encoding encoding)
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
        return "windows-1252";
    }
    return "";
}

std::optional<Encoding> encodingFromName(std::string_view name)
{
    std::string plain;
    for (const char c : name)
        if (std::isalnum(static_cast<unsigned char>(c)))
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (plain == "utf8")
        return Encoding::Utf8;
    if (plain == "utf16le" || plain == "utf16")
        return Encoding::Utf16Le;
    if (plain == "utf16be")
        return Encoding::Utf16Be;
    if (plain == "gb18030" || plain == "gbk" || plain == "gb2312")
        return Encoding::Gb18030;
    if (plain == "windows1252" || plain == "cp1252" || plain == "latin1" || plain == "iso88591")
        return Encoding::Windows1252;
    return std::nullopt;
}

std::variant<DecodedText, TextRefusal> decodeText(std::string bytes, std::optional<Encoding> told)
{
    if (told && *told != Encoding::Utf8)
        return convertedFrom(*told, bytes, false);
    if (bytes.starts_with(utf16LeMark))
        return convertedFrom(Encoding::Utf16Le, bytes, false);
    if (bytes.starts_with(utf16BeMark))
        return convertedFrom(Encoding::Utf16Be, bytes, false);
    if (!told && !bytes.starts_with(utf8Mark))
        if (const std::optional<Encoding> wide = utf16WithoutMark(bytes))
            return convertedFrom(*wide, bytes, true);
    const Utf8Check check = checkUtf8(bytes);
    if (check.badBytes == 0)
        return finished({std::move(bytes), Encoding::Utf8, false, 0});
    if (told || bytes.starts_with(utf8Mark))
    {
        DecodedText decoded{replaceBadUtf8(bytes), Encoding::Utf8, false, check.badBytes};
        return finished(std::move(decoded));
    }
    return guessed(std::move(bytes), check);
}

LineReader::LineReader(std::string_view text)
    : m_text(text)
{
}

bool LineReader::next()
{
    if (m_offset >= m_text.size())
        return false;
    const std::size_t end = std::min(m_text.find_first_of("\r\n", m_offset), m_text.size());
    m_line = m_text.substr(m_offset, end - m_offset);
    m_isEnded = end < m_text.size();
    const bool isCrLf = m_text.substr(end, 2) == "\r\n";
    m_offset = std::min(end + (isCrLf ? 2 : 1), m_text.size());
    ++m_number;
    return true;
}

} // namespace costmodel::data
