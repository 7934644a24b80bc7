#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/import/base/text.h"

namespace costmodel::data
{

/// How a table of delimited text is written.
struct Dialect
{
    std::string separator = ","; ///< one character of UTF-8
    /// Fields may stand in double quotes, after RFC 4180 (or in “ ” where the separator is a
    /// full-width one). Programs such as sacct never quote: there a quote is a character.
    bool hasQuotes = true;
    /// The first line is only "sep=X", as spreadsheet programs write it.
    bool hasSeparatorLine = false;
};

/// The separator with which most of the first records have as many fields as each other, and more
/// than one: comma, semicolon, tab, bar, or their full-width forms. A table of one column gets the
/// comma. "sep=;" as the first line decides.
Dialect findDialect(std::string_view text);

/// The separator meant by "comma", "semicolon", "tab", "pipe" or the character itself.
std::optional<std::string> separatorFromName(std::string_view name);

/// Walks over the records of a delimited text, of any size, without copying it. Blank lines
/// and records of empty fields are skipped. Spaces around fields are not part of them.
class DelimitedReader
{
public:
    /// `text` must outlive the reader; `firstLine` is the number of its first line in the file.
    DelimitedReader(std::string_view text, Dialect dialect, long firstLine = 1);

    /// Goes to the next record with anything in it; false at the end or at a quote that is never
    /// closed.
    bool next();

    /// The fields of the record; valid until the next call of next().
    const std::vector<std::string_view>& fields() const
    {
        return m_fields;
    }
    /// Line on which the record begins.
    long line() const
    {
        return m_recordLine;
    }
    /// Bytes of the text read so far.
    std::size_t offset() const
    {
        return m_offset;
    }
    /// Text stands behind a closing quote, so that the fields cannot be trusted.
    bool isMalformed() const
    {
        return m_isMalformed;
    }
    /// The record is the last of the text and has no line end: it may have been cut off.
    bool isCutOff() const
    {
        return m_isCutOff;
    }
    /// Line of a quote that is never closed, or only by swallowing lines with quotes of their own:
    /// the file cannot be used.
    std::optional<long> unclosedQuoteLine() const
    {
        return m_unclosedQuoteLine;
    }

private:
    void readRecord();
    void readQuoted(std::string_view open, std::string_view close);
    void readPlain();
    void skipSpaces();
    bool startsWith(std::string_view mark) const;
    bool takeSeparator();
    bool takeLineEnd();

    std::string_view m_text;
    Dialect m_dialect;
    std::size_t m_offset = 0;
    long m_line = 1;
    long m_recordLine = 1;
    bool m_isMalformed = false;
    bool m_isCutOff = false;
    std::optional<long> m_unclosedQuoteLine;
    std::vector<std::string_view> m_fields;
    std::deque<std::string> m_unescaped;
};

} // namespace costmodel::data
