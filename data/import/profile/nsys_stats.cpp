#include "data/import/profile/nsys_stats.h"

#include "data/import/base/fold.h"
#include "data/import/base/number.h"
#include "data/import/base/table.h"
#include "data/import/profile/kernel_names.h"

namespace costmodel::data
{

/// One of the reports, by its header.
struct NsysStats::Table
{
    enum class Kind
    {
        Kernels,
        Copies,
        AllWork,
        Ranges,
        Trace,
        Other,
    };
    Kind kind = Kind::Other;
    std::size_t columns = 0;
    std::size_t name = 0;
    std::size_t time = 0;  ///< total, or duration in a trace
    std::size_t start = 0; ///< Trace
    double timeUnit = 1e-9;
    double startUnit = 1e-9;
    std::optional<std::size_t> category; ///< AllWork
    std::optional<std::size_t> device;   ///< Trace

    static std::optional<Table> ofHeader(const std::vector<std::string_view>& fields);
};

namespace
{

/// Seconds of the unit in "Total Time (ns)"; nanoseconds if there is none.
double unitOfColumn(const Columns& header, std::size_t column)
{
    const std::string unit = lowered(unitInName(header.names()[column]));
    if (unit == "s" || unit == "sec")
        return 1;
    if (unit == "ms" || unit == "msec")
        return 1e-3;
    if (unit == "us" || unit == "usec" || unit == "\u03BCs" || unit == "\u00B5s")
        return 1e-6;
    return 1e-9;
}

} // namespace

/// Nothing if the record is no header of a report.
std::optional<NsysStats::Table>
NsysStats::Table::ofHeader(const std::vector<std::string_view>& fields)
{
    const Columns header(fields);
    const auto total = header.find({"totaltime"});
    const auto start = header.find({"start"});
    const auto duration = header.find({"duration"});
    const auto name = header.find({"range", "operation", "name"});
    Table table;
    table.columns = header.count();
    if (start && duration && header.has("name") && header.has("corrid"))
    {
        table.kind = Kind::Trace;
        table.name = *header.find("name");
        table.time = *duration;
        table.start = *start;
        table.startUnit = unitOfColumn(header, *start);
        table.device = header.find("device");
        table.timeUnit = unitOfColumn(header, table.time);
        return table;
    }
    if (!total || !name || !header.has("time"))
        return header.has("name") || header.has("operation") ? std::optional(table) : std::nullopt;
    table.name = *name;
    table.time = *total;
    table.timeUnit = unitOfColumn(header, *total);
    table.category = header.find("category");
    if (header.has("range"))
        table.kind = Kind::Ranges;
    else if (table.category && header.has("operation"))
        table.kind = Kind::AllWork;
    else if (header.has("operation") && header.has("count"))
        table.kind = Kind::Copies;
    else if (header.has("name") && header.has("instances") && !header.has("gridxyz"))
        table.kind = Kind::Kernels;
    return table;
}

void NsysStats::add(ProfileSums& sums, std::string_view name, double seconds)
{
    switch (workOfName(name))
    {
    case GpuWork::Compute:
        sums.computeSeconds += seconds;
        break;
    case GpuWork::Communication:
        sums.ncclSeconds += seconds;
        break;
    case GpuWork::Copy:
        sums.copySeconds += seconds;
        break;
    }
}

void NsysStats::readRow(const Table& table, const std::vector<std::string_view>& fields,
                        const ImportInput& input, long line)
{
    if (table.kind == Table::Kind::Other)
        return;
    ++m_report.rows.read;
    if (fields.size() != table.columns)
        return reject(m_report, input.name, line,
                      {COSTMODEL_TEXT("Message", "%1 fields, expected %2 as in the header"),
                       {static_cast<long>(fields.size()), static_cast<long>(table.columns)}});
    const std::string_view name = fields[table.name];
    const std::optional<double> time = parsePlainNumber(fields[table.time]);
    if (!time || *time < 0)
        return reject(m_report, input.name, line,
                      {COSTMODEL_TEXT("Message", "the time is not a number of at least 0"), {}});
    const double seconds = *time * table.timeUnit;
    switch (table.kind)
    {
    case Table::Kind::Kernels:
    case Table::Kind::Copies:
        add(m_kernelsAndCopies, name, seconds);
        break;
    case Table::Kind::AllWork:
        if (fields[*table.category].find("API") == std::string_view::npos)
            add(m_allWork, name, seconds);
        break;
    case Table::Kind::Ranges:
        if (isDataWait(name))
            m_dataWaitSeconds = m_dataWaitSeconds.value_or(0) + seconds;
        break;
    case Table::Kind::Trace:
    {
        const std::optional<double> start = parsePlainNumber(fields[table.start]);
        if (!start)
            return reject(m_report, input.name, line,
                          {COSTMODEL_TEXT("Message", "the start is not a number"), {}});
        const std::string_view device =
            table.device ? fields[*table.device] : std::string_view("0");
        const long number =
            m_devices.try_emplace(std::string(device), static_cast<long>(m_devices.size()))
                .first->second;
        const double begin = *start * table.startUnit;
        ProfileTimeline::Gpu& gpu = m_timeline.gpus[number];
        const GpuWork work = workOfName(name);
        std::vector<Interval>& part = work == GpuWork::Compute         ? gpu.compute
                                      : work == GpuWork::Communication ? gpu.nccl
                                                                       : gpu.copy;
        part.push_back({begin, begin + seconds});
        break;
    }
    case Table::Kind::Other:
        break;
    }
    ++m_report.rows.used;
}

void NsysStats::read(const ImportInput& input, const ImportMonitor& monitor)
{
    DelimitedReader records(input.text, Dialect{});
    Table table;
    long count = 0;
    while (records.next() && !monitor.isStopped())
    {
        const std::vector<std::string_view>& fields = records.fields();
        const bool startsLikeHeader =
            fields.size() > 2 && !fields.front().empty() && !parsePlainNumber(fields.front());
        if (const auto header = startsLikeHeader ? Table::ofHeader(fields) : std::nullopt)
            table = *header;
        else if (fields.size() > 1 || table.kind != Table::Kind::Other)
        {
            // Lines between the reports, such as "Processing [trace.sqlite] with [...]", end one.
            if (fields.size() == 1)
                table = {};
            else
                readRow(table, fields, input, records.line());
        }
        if (++count % 4096 == 0)
            monitor.tell(static_cast<double>(records.offset()) /
                         static_cast<double>(input.text.size()));
    }
    if (records.unclosedQuoteLine())
        m_report.refusals.push_back(
            {input.name,
             *records.unclosedQuoteLine(),
             1,
             {COSTMODEL_TEXT("Message",
                             "a quote is opened here and not closed, expected a closing \""),
              {}}});
}

std::optional<ProfileShares> NsysStats::shares() const
{
    if (const std::optional<ProfileShares> exact = profileShares(m_timeline))
        return exact;
    ProfileSums sums = m_kernelsAndCopies;
    if (!(sums.computeSeconds + sums.ncclSeconds > 0))
        sums = m_allWork;
    sums.dataWaitSeconds = m_dataWaitSeconds;
    return profileShares(sums);
}

int matchesNsysStats(std::string_view head)
{
    LineReader lines(head);
    while (lines.next())
    {
        DelimitedReader record(lines.line(), Dialect{});
        if (!record.next() || record.fields().size() < 5)
            continue;
        const Columns header(record.fields());
        const bool isSummary =
            header.has("totaltime") && header.has("time") &&
            (header.has("name") || header.has("operation") || header.has("range"));
        const bool isTrace = header.has("start") && header.has("duration") && header.has("corrid");
        if (isSummary || isTrace)
            return 90;
    }
    return 0;
}

} // namespace costmodel::data
