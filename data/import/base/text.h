#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "model/text/message.h"

namespace costmodel::data
{

enum class Encoding
{
    Utf8,
    Utf16Le,
    Utf16Be,
    Gb18030,
    Windows1252,
};

/// "UTF-8", "UTF-16LE", "UTF-16BE", "GB18030", "windows-1252".
std::string_view encodingName(Encoding encoding);
/// The encoding of a name, whatever its case and hyphens; also "gbk", "gb2312", "latin1", "cp1252".
std::optional<Encoding> encodingFromName(std::string_view name);

/// The text of a file in UTF-8, without byte order marks; line ends are as in the file.
struct DecodedText
{
    std::string text;
    Encoding encoding = Encoding::Utf8;
    /// Nothing in the file says which encoding it has: what the bytes look like decided.
    bool isGuessed = false;
    /// Damaged bytes of UTF-8 that were replaced by U+FFFD.
    long replacedBytes = 0;
};

/// Why bytes are not text, and where.
struct TextRefusal
{
    Message reason;
    long line = 1;
};

/// Decodes a whole file. Without `told` the encoding follows from the byte order mark (one or two
/// of them), else from where NUL bytes lie (UTF-16), else UTF-8 if the bytes are valid as that,
/// else GB18030 if most of the bytes above 127 form common Chinese characters, else windows-1252.
/// The same bytes always give the same answer. NUL characters and bytes that the encoding does not
/// know are refused.
std::variant<DecodedText, TextRefusal> decodeText(std::string bytes,
                                                  std::optional<Encoding> told = {});

/// Walks over the lines of a text that ends its lines with LF, CRLF or CR, or with several of them.
class LineReader
{
public:
    explicit LineReader(std::string_view text);

    /// Goes to the next line; false at the end. A line end at the end of the text opens no line.
    bool next();
    /// The line without its end.
    std::string_view line() const
    {
        return m_line;
    }
    /// Number of the line, from 1.
    long number() const
    {
        return m_number;
    }
    /// Bytes read so far.
    std::size_t offset() const
    {
        return m_offset;
    }
    /// Whether the line has an end; the last line of a file that was cut off has none.
    bool isEnded() const
    {
        return m_isEnded;
    }

private:
    std::string_view m_text;
    std::string_view m_line;
    std::size_t m_offset = 0;
    long m_number = 0;
    bool m_isEnded = false;
};

} // namespace costmodel::data
