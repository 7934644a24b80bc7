#include "data/import/base/table.h"

namespace costmodel::data
{

namespace
{

constexpr int recordsBeforeHeader = 100;

bool isMet(const TableReader::IsHeader& isHeader, const Columns& columns)
{
    return !isHeader || isHeader(columns);
}

} // namespace

TableReader::TableReader(const ImportInput& input, const Dialect& dialect, const IsHeader& isHeader,
                         ImportReport* report)
    : m_input(input)
    , m_reader(input.text, dialect, input.firstLine)
    , m_report(report)
{
    for (int i = 0; i < recordsBeforeHeader && !m_hasHeader && m_reader.next(); ++i)
    {
        m_columns = Columns(m_reader.fields());
        m_hasHeader = isMet(isHeader, m_columns);
    }
    if (!m_report || !m_hasHeader)
        return;
    for (const std::string& name : m_columns.repeatedNames())
        addOnce(m_report->warnings,
                {COSTMODEL_TEXT("Message", "The header has the column %1 more than once; the first "
                                           "counts."),
                 {name}});
}

bool TableReader::next()
{
    while (m_reader.next())
    {
        if (m_columns.isRepeatedBy(m_reader.fields()))
        {
            ++m_repeatedHeaders;
            continue;
        }
        if (m_report)
            ++m_report->rows.read;
        if (isSound())
            return true;
    }
    if (m_report && m_reader.unclosedQuoteLine())
        m_report->refusals.push_back(
            {m_input.name,
             *m_reader.unclosedQuoteLine(),
             1,
             {COSTMODEL_TEXT("Message",
                             "a quote is opened here and not closed, expected a closing \""),
              {}}});
    return false;
}

bool TableReader::isSound()
{
    if (m_reader.isMalformed())
    {
        rejectRow({COSTMODEL_TEXT("Message", "text follows a closing quote"), {}});
        return false;
    }
    const std::vector<std::string_view>& fields = m_reader.fields();
    const std::size_t expected = m_columns.count();
    const bool hasEmptyMore = fields.size() == expected + 1 && fields.back().empty();
    const bool hasEmptyLess = fields.size() + 1 == expected && m_columns.names().back().empty();
    if (fields.size() == expected || hasEmptyMore || hasEmptyLess)
        return true;
    if (m_reader.isCutOff() && fields.size() < expected)
        rejectRow(
            {COSTMODEL_TEXT("Message", "the file ends within this row: %1 fields, expected %2"),
             {static_cast<long>(fields.size()), static_cast<long>(expected)}});
    else
        rejectRow({COSTMODEL_TEXT("Message", "%1 fields, expected %2 as in the header"),
                   {static_cast<long>(fields.size()), static_cast<long>(expected)}});
    return false;
}

std::string_view TableReader::cell(std::size_t column) const
{
    const std::vector<std::string_view>& fields = m_reader.fields();
    return column < fields.size() ? fields[column] : std::string_view();
}

std::string_view TableReader::cell(std::optional<std::size_t> column) const
{
    return column ? cell(*column) : std::string_view();
}

void TableReader::rejectRow(Message reason)
{
    if (m_report)
        reject(*m_report, m_input.name, m_reader.line(), std::move(reason));
}

std::variant<Dialect, ImportRefusal> dialectOf(const ImportInput& input,
                                               const ImportOptions& options)
{
    Dialect dialect = findDialect(input.text);
    if (const auto option = options.find("separator"))
    {
        const std::optional<std::string> separator = separatorFromName(*option);
        if (!separator)
            return ImportRefusal{
                input.name,
                1,
                1,
                {COSTMODEL_TEXT("Message", "the separator '%1' is not known, expected comma, "
                                           "semicolon, tab or pipe"),
                 {std::string(*option)}}};
        dialect.separator = *separator;
    }
    return dialect;
}

Columns headerOf(std::string_view head, const TableReader::IsHeader& isHeader)
{
    DelimitedReader reader(head, findDialect(head));
    for (int i = 0; i < recordsBeforeHeader && reader.next(); ++i)
    {
        Columns columns(reader.fields());
        if (isMet(isHeader, columns))
            return columns;
    }
    return {};
}

} // namespace costmodel::data
