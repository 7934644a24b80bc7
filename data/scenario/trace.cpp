#include "data/scenario/trace.h"

#include <charconv>
#include <cmath>
#include <cstdlib>

#include "data/scenario/iso_time.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t mostIssues = 20;
constexpr double mostGpus = 1e15;
constexpr std::size_t none = static_cast<std::size_t>(-1);

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

class TraceParser
{
public:
    TraceParser(std::string_view text, const std::filesystem::path& file)
        : m_rest(text)
        , m_file(file)
    {
        if (m_rest.starts_with("\xEF\xBB\xBF"))
            m_rest.remove_prefix(3);
    }

    TraceResult parse()
    {
        if (!nextLine() || !readHeader())
            refuse(0, COSTMODEL_TEXT("Message", "this is no demand trace, expected a header with "
                                                "the columns time and gpus, as in \"time,gpus\""));
        else
            while (m_result.issues.size() < mostIssues && nextLine())
                readRow();
        if (m_result.issues.empty() && m_gpus.empty())
            refuse(0, COSTMODEL_TEXT("Message", "the trace has no rows, expected at least one"));
        if (m_result.issues.empty())
            m_result.rows = std::make_shared<const Trace>(std::move(m_gpus));
        return std::move(m_result);
    }

private:
    /// Moves to the next line that is not blank and splits it; false at the end.
    bool nextLine()
    {
        while (!m_rest.empty())
        {
            const std::size_t end = m_rest.find('\n');
            m_line = m_rest.substr(0, end);
            m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
            ++m_number;
            if (m_line.ends_with('\r'))
                m_line.remove_suffix(1);
            if (trimmed(m_line).empty())
                continue;
            split();
            return true;
        }
        return false;
    }

    /// Fields of the line; quotes around one are taken off, a comma between them is text.
    void split()
    {
        m_fields.clear();
        std::size_t at = 0;
        while (true)
        {
            const std::size_t quote = m_line.find_first_not_of(" \t", at);
            std::size_t from = at;
            std::size_t to = std::string_view::npos;
            std::size_t comma = 0;
            if (quote != std::string_view::npos && m_line[quote] == '"')
            {
                from = quote + 1;
                to = m_line.find('"', from);
                comma = to == std::string_view::npos ? to : m_line.find(',', to);
            }
            else
                comma = m_line.find(',', at);
            if (to == std::string_view::npos)
                to = std::min(comma, m_line.size());
            m_fields.push_back(trimmed(m_line.substr(from, to - from)));
            if (comma == std::string_view::npos)
                return;
            at = comma + 1;
        }
    }

    bool readHeader()
    {
        m_columns = m_fields.size();
        for (std::size_t i = 0; i < m_fields.size(); ++i)
        {
            if (m_fields[i] == "time" && m_timeColumn == none)
                m_timeColumn = i;
            else if (m_fields[i] == "gpus" && m_gpusColumn == none)
                m_gpusColumn = i;
        }
        return m_timeColumn != none && m_gpusColumn != none;
    }

    void readRow()
    {
        if (m_fields.size() != m_columns)
        {
            refuse(0,
                   COSTMODEL_TEXT("Message", "the row has %1 fields, expected %2 as in the header"),
                   {static_cast<long>(m_fields.size()), static_cast<long>(m_columns)});
            return;
        }
        const std::string_view time = m_fields[m_timeColumn];
        const std::string_view gpus = m_fields[m_gpusColumn];
        const std::optional<IsoTime> moment = parseIsoTime(time);
        if (!moment)
            refuse(columnOf(time),
                   COSTMODEL_TEXT("Message", "the time is \"%1\", expected ISO 8601, as in "
                                             "2026-01-01T06:00:00"),
                   {shortened(time)});
        else
            checkTime(*moment, time);
        double value = 0;
        const auto [end, error] = std::from_chars(gpus.data(), gpus.data() + gpus.size(), value);
        if (error != std::errc{} || end != gpus.data() + gpus.size() || !std::isfinite(value))
            refuse(columnOf(gpus),
                   COSTMODEL_TEXT("Message", "the number of GPUs is \"%1\", expected a number"),
                   {shortened(gpus)});
        else if (value < 0 || value > mostGpus)
            refuse(columnOf(gpus),
                   COSTMODEL_TEXT("Message",
                                  "the number of GPUs is %1; must be at least 0 and at most %2"),
                   {plainNumber(value), plainNumber(mostGpus)});
        m_gpus.push_back(value);
    }

    void checkTime(const IsoTime& moment, std::string_view field)
    {
        const std::int64_t step = moment.microseconds - m_last.microseconds;
        const bool isFirst = m_gpus.empty() || !m_hasLast;
        if (!isFirst && moment.hasZone != m_last.hasZone)
            refuse(columnOf(field),
                   COSTMODEL_TEXT("Message", "some times have a zone and some have none, expected "
                                             "the same in all rows"));
        else if (!isFirst && step <= 0)
            refuse(columnOf(field),
                   COSTMODEL_TEXT("Message", "the time is not after that of the row before, "
                                             "expected rows in order of time"));
        else if (!isFirst && m_step == 0)
            m_step = step;
        else if (!isFirst && std::llabs(step - m_step) > 1)
            refuse(columnOf(field),
                   COSTMODEL_TEXT("Message", "the time is %1 s after that of the row before, "
                                             "expected %2 s as between the first rows"),
                   {plainNumber(static_cast<double>(step) / 1e6),
                    plainNumber(static_cast<double>(m_step) / 1e6)});
        m_last = moment;
        m_hasLast = true;
    }

    static std::string shortened(std::string_view text)
    {
        return std::string(text.size() <= 40 ? text : text.substr(0, 40));
    }

    /// Column of a field of this line, from 1.
    int columnOf(std::string_view field) const
    {
        return field.empty() ? 1 : static_cast<int>(field.data() - m_line.data()) + 1;
    }

    void refuse(int column, const char* text, std::vector<MessageArgument> arguments = {})
    {
        if (m_result.issues.size() < mostIssues)
            m_result.issues.push_back({m_file,
                                       std::max(1, m_number),
                                       std::max(1, column),
                                       {},
                                       {text, std::move(arguments)}});
    }

    std::string_view m_rest;
    const std::filesystem::path& m_file;
    std::string_view m_line;
    int m_number = 0;
    std::vector<std::string_view> m_fields;
    std::size_t m_columns = 0;
    std::size_t m_timeColumn = none;
    std::size_t m_gpusColumn = none;
    IsoTime m_last;
    bool m_hasLast = false;
    std::int64_t m_step = 0;
    std::vector<double> m_gpus;
    TraceResult m_result;
};

} // namespace

TraceResult parseTrace(std::string_view text, const std::filesystem::path& file)
{
    return TraceParser(text, file).parse();
}

} // namespace costmodel::data
