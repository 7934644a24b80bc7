#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace costmodel::data
{

/// A table in the one convention of the program: RFC 4180, UTF-8 with a byte order mark (without
/// which spreadsheet programs take Chinese for something else), decimal point, lines that end in
/// CRLF.
class CsvTable
{
public:
    /// Starts with the byte order mark.
    CsvTable();

    /// Text of the program's own: a heading or a word of the format.
    CsvTable& word(std::string_view text);
    /// Text that somebody wrote. One that a spreadsheet program would take for a formula (it begins
    /// with = + - @, a tab or a line end) gets an apostrophe in front.
    CsvTable& text(std::string_view text);
    /// The shortest number that reads back the same; empty for none.
    CsvTable& number(const std::optional<double>& value);
    CsvTable& integer(const std::optional<long>& value);
    CsvTable& endRow();

    const std::string& bytes() const;

private:
    void beginField();

    std::string m_bytes;
    bool m_isRowEmpty = true;
};

} // namespace costmodel::data
