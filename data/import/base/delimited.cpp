#include "data/import/base/delimited.h"

#include <algorithm>
#include <array>
#include <compare>

namespace costmodel::data
{

namespace
{

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view openingQuote = "\u201C";
constexpr std::string_view closingQuote = "\u201D";
constexpr std::array<std::string_view, 6> separators{",", ";", "\t", "|", "\uFF0C", "\uFF1B"};
constexpr std::size_t recordsTried = 100;

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\f' || c == '\v';
}

bool isFullWidth(std::string_view separator)
{
    return separator.size() > 1;
}

/// How well a separator fits.
struct Agreement
{
    bool isFirstLike = false; ///< the first record has as many fields as most others
    double share = 0;         ///< of the records that have the commonest number of fields
    std::size_t fields = 1;

    auto operator<=>(const Agreement&) const = default;
};

Agreement agreementWith(std::string_view head, std::string_view separator)
{
    DelimitedReader reader(head, {std::string(separator), true, false});
    std::vector<std::size_t> counts;
    while (counts.size() < recordsTried && reader.next())
        counts.push_back(reader.fields().size());
    Agreement best;
    for (const std::size_t fields : counts)
    {
        const auto same = std::count(counts.begin(), counts.end(), fields);
        const double share = static_cast<double>(same) / static_cast<double>(counts.size());
        if (fields > 1 && share > best.share)
            best = {fields == counts.front(), share, fields};
    }
    return best;
}

} // namespace

std::optional<std::string> separatorFromName(std::string_view name)
{
    if (name == "comma")
        return ",";
    if (name == "semicolon")
        return ";";
    if (name == "tab" || name == "\\t")
        return "\t";
    if (name == "pipe" || name == "bar")
        return "|";
    if (std::find(separators.begin(), separators.end(), name) != separators.end())
        return std::string(name);
    return std::nullopt;
}

Dialect findDialect(std::string_view text)
{
    LineReader lines(text);
    if (lines.next() && lines.line().size() == 5 &&
        (lines.line().starts_with("sep=") || lines.line().starts_with("SEP=")))
        return {std::string(lines.line().substr(4)), true, true};

    const std::string_view head = text.substr(0, std::size_t{1} << 18);
    Agreement best;
    Dialect dialect;
    for (const std::string_view separator : separators)
    {
        const Agreement agreement = agreementWith(head, separator);
        if (agreement.fields > 1 && agreement > best)
        {
            best = agreement;
            dialect.separator = separator;
        }
    }
    return dialect;
}

DelimitedReader::DelimitedReader(std::string_view text, Dialect dialect, long firstLine)
    : m_text(text)
    , m_dialect(std::move(dialect))
    , m_line(firstLine)
{
    if (m_dialect.hasSeparatorLine)
    {
        LineReader lines(m_text);
        lines.next();
        m_offset = lines.offset();
        ++m_line;
    }
}

bool DelimitedReader::next()
{
    do
    {
        while (takeLineEnd())
        {
        }
        if (m_offset >= m_text.size() || m_unclosedQuoteLine)
            return false;
        readRecord();
        if (m_unclosedQuoteLine)
            return false;
    } while (std::all_of(m_fields.begin(), m_fields.end(),
                         [](std::string_view field) { return field.empty(); }));
    return true;
}

void DelimitedReader::readRecord()
{
    m_fields.clear();
    m_unescaped.clear();
    m_isMalformed = false;
    m_recordLine = m_line;
    if (startsWith(byteOrderMark))
        m_offset += byteOrderMark.size();
    do
    {
        skipSpaces();
        if (m_dialect.hasQuotes && startsWith("\""))
            readQuoted("\"", "\"");
        else if (m_dialect.hasQuotes && isFullWidth(m_dialect.separator) &&
                 startsWith(openingQuote))
            readQuoted(openingQuote, closingQuote);
        else
            readPlain();
    } while (!m_unclosedQuoteLine && takeSeparator());
    m_isCutOff = m_offset >= m_text.size();
    takeLineEnd();
}

void DelimitedReader::readQuoted(std::string_view open, std::string_view close)
{
    const long openedAt = m_line;
    m_offset += open.size();
    std::string* unescaped = nullptr;
    std::size_t begin = m_offset;
    for (;;)
    {
        const std::size_t end = m_text.find(close, m_offset);
        if (end == std::string_view::npos)
        {
            m_unclosedQuoteLine = openedAt;
            return;
        }
        LineReader lines(m_text.substr(m_offset, end - m_offset));
        while (lines.next() && lines.isEnded())
            ++m_line;
        m_offset = end + close.size();
        const bool isDoubled = open == close && startsWith(close);
        if (!isDoubled && !unescaped)
        {
            m_fields.push_back(m_text.substr(begin, end - begin));
            break;
        }
        if (!unescaped)
            unescaped = &m_unescaped.emplace_back();
        unescaped->append(m_text.substr(begin, end - begin));
        if (!isDoubled)
        {
            m_fields.emplace_back(*unescaped);
            break;
        }
        unescaped->append(close);
        m_offset += close.size();
        begin = m_offset;
    }
    skipSpaces();
    const bool isAtEnd = m_offset >= m_text.size() || startsWith(m_dialect.separator) ||
                         m_text[m_offset] == '\n' || m_text[m_offset] == '\r';
    if (isAtEnd)
        return;
    m_isMalformed = true;
    if (m_line > openedAt)
        m_unclosedQuoteLine = openedAt;
    else
    {
        readPlain();
        m_fields.pop_back();
    }
}

void DelimitedReader::readPlain()
{
    const std::string_view separator = m_dialect.separator;
    const std::size_t begin = m_offset;
    std::size_t end = begin;
    for (; end < m_text.size(); ++end)
    {
        const char c = m_text[end];
        if (c == '\n' || c == '\r')
            break;
        if (c == separator.front() &&
            (separator.size() == 1 || m_text.substr(end, separator.size()) == separator))
            break;
    }
    m_offset = end;
    while (end > begin && isSpace(m_text[end - 1]))
        --end;
    m_fields.push_back(m_text.substr(begin, end - begin));
}

void DelimitedReader::skipSpaces()
{
    while (m_offset < m_text.size() && isSpace(m_text[m_offset]) &&
           !startsWith(m_dialect.separator))
        ++m_offset;
}

bool DelimitedReader::startsWith(std::string_view mark) const
{
    return m_text.substr(m_offset, mark.size()) == mark;
}

bool DelimitedReader::takeSeparator()
{
    if (m_offset >= m_text.size() || !startsWith(m_dialect.separator))
        return false;
    m_offset += m_dialect.separator.size();
    return true;
}

bool DelimitedReader::takeLineEnd()
{
    if (m_offset >= m_text.size())
        return false;
    if (m_text[m_offset] != '\n' && m_text[m_offset] != '\r')
        return false;
    m_offset += std::size_t{startsWith("\r\n") ? 2U : 1U};
    ++m_line;
    return true;
}

} // namespace costmodel::data
