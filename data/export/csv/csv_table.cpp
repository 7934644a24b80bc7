#include "data/export/csv/csv_table.h"

#include <cmath>

#include "model/text/message.h"

namespace costmodel::data
{

namespace
{

bool looksLikeAFormula(std::string_view text)
{
    return !text.empty() && std::string_view("=+-@\t\r\n").find(text.front()) != text.npos;
}

std::string quoted(std::string_view text)
{
    const bool isPlain = text.find_first_of(",\"\r\n") == text.npos &&
                         (text.empty() || (text.front() != ' ' && text.back() != ' '));
    if (isPlain)
        return std::string(text);
    std::string field = "\"";
    for (const char c : text)
    {
        if (c == '"')
            field += '"';
        field += c;
    }
    return field + '"';
}

} // namespace

CsvTable::CsvTable()
    : m_bytes("\xEF\xBB\xBF")
{
}

void CsvTable::beginField()
{
    if (!m_isRowEmpty)
        m_bytes += ',';
    m_isRowEmpty = false;
}

CsvTable& CsvTable::word(std::string_view text)
{
    beginField();
    m_bytes += quoted(text);
    return *this;
}

CsvTable& CsvTable::text(std::string_view text)
{
    return word(looksLikeAFormula(text) ? "'" + std::string(text) : std::string(text));
}

CsvTable& CsvTable::number(const std::optional<double>& value)
{
    return word(value && std::isfinite(*value) ? plainNumber(*value) : std::string());
}

CsvTable& CsvTable::integer(const std::optional<long>& value)
{
    return word(value ? std::to_string(*value) : std::string());
}

CsvTable& CsvTable::endRow()
{
    m_bytes += "\r\n";
    m_isRowEmpty = true;
    return *this;
}

const std::string& CsvTable::bytes() const
{
    return m_bytes;
}

} // namespace costmodel::data
