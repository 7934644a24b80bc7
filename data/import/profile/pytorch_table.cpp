#include "data/import/profile/pytorch_table.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

#include "data/import/base/fold.h"
#include "data/import/base/text.h"
#include "data/import/profile/kernel_names.h"

namespace costmodel::data
{

namespace
{

/// Places of a column in characters, from the line of dashes.
struct Extent
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<Extent> extentsOf(std::string_view dashes)
{
    std::vector<Extent> extents;
    for (std::size_t at = dashes.find('-'); at != std::string_view::npos;)
    {
        const std::size_t end = std::min(dashes.find_first_not_of('-', at), dashes.size());
        extents.push_back({at, end});
        at = dashes.find('-', end);
    }
    return extents;
}

bool isDashes(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.size() > 20 && text.find_first_not_of("- ") == std::string_view::npos;
}

/// Byte offset of the character at `place`; names may have characters of several bytes.
std::size_t byteOf(std::string_view line, std::size_t place)
{
    std::size_t at = 0;
    for (std::size_t seen = 0; at < line.size(); ++at)
    {
        const bool isStart = (static_cast<unsigned char>(line[at]) & 0xC0) != 0x80;
        if (isStart && seen++ == place)
            break;
    }
    return at;
}

std::string_view cellOf(std::string_view line, const Extent& extent)
{
    const std::size_t begin = byteOf(line, extent.begin);
    const std::size_t end = byteOf(line, extent.end);
    return trimmed(line.substr(begin, end - begin));
}

/// Where the table has what. The device is called CUDA, XPU and so on.
struct TableColumns
{
    std::optional<Extent> name;
    std::optional<Extent> selfCpu;
    std::optional<Extent> cpuTotal;
    std::optional<Extent> selfDevice;
};

TableColumns columnsOf(std::string_view header, const std::vector<Extent>& extents)
{
    TableColumns columns;
    for (const Extent& extent : extents)
    {
        const std::string_view name = cellOf(header, extent);
        if (name == "Name")
            columns.name = extent;
        else if (name == "Self CPU" || name == "Self CPU total")
            columns.selfCpu = extent;
        else if (name == "CPU total")
            columns.cpuTotal = extent;
        else if (name.starts_with("Self ") && !name.ends_with('%') &&
                 !name.starts_with("Self CPU") && name.find("Mem") == std::string_view::npos)
            columns.selfDevice = extent;
    }
    return columns;
}

/// Time that follows a label such as "Self CUDA time total:" at the end of the table.
std::optional<double> totalOf(std::string_view line)
{
    const std::size_t at = line.find(" time total:");
    if (at == std::string_view::npos || !trimmed(line).starts_with("Self ") ||
        line.find("CPU") != std::string_view::npos)
        return {};
    return profilerSeconds(trimmed(line.substr(at + std::string_view(" time total:").size())));
}

class PytorchTableReader
{
public:
    void read(std::string_view line, long number)
    {
        if (isDashes(line))
        {
            m_extents = extentsOf(line);
            return;
        }
        if (line.find("# of Calls") != std::string_view::npos)
        {
            m_columns = columnsOf(line, m_extents);
            m_hasTable = m_hasTable || (m_columns.name && m_columns.selfCpu);
            return;
        }
        if (const std::optional<double> total = totalOf(line))
            m_deviceTotal = m_deviceTotal.value_or(0) + *total;
        else if (trimmed(line).starts_with("Self "))
            m_columns = {};
        else if (m_columns.name && m_columns.selfCpu && m_columns.cpuTotal &&
                 !trimmed(line).empty())
            readRow(line, number);
    }

    std::optional<PrintedTable> result()
    {
        if (!m_hasTable)
            return {};
        // Old versions print the kernels of NCCL only in the rows of their operators.
        if (!(m_table.sums.ncclSeconds > 0) && m_operatorNccl > 0 &&
            m_operatorNccl <= m_table.sums.computeSeconds)
        {
            m_table.sums.ncclSeconds = m_operatorNccl;
            m_table.sums.computeSeconds -= m_operatorNccl;
        }
        const double listed =
            m_table.sums.computeSeconds + m_table.sums.ncclSeconds + m_table.sums.copySeconds;
        // Times are printed with three digits, so a small difference is only rounding.
        if (m_deviceTotal && *m_deviceTotal > listed * 1.005)
        {
            m_table.unlistedSeconds = *m_deviceTotal - listed;
            m_table.sums.computeSeconds += m_table.unlistedSeconds;
        }
        return m_table;
    }

private:
    void readRow(std::string_view line, long number)
    {
        ++m_table.rows;
        const std::string_view name = cellOf(line, *m_columns.name);
        const std::optional<double> selfCpu = profilerSeconds(cellOf(line, *m_columns.selfCpu));
        const std::optional<double> cpuTotal = profilerSeconds(cellOf(line, *m_columns.cpuTotal));
        const std::optional<double> device =
            m_columns.selfDevice ? profilerSeconds(cellOf(line, *m_columns.selfDevice)) : 0.0;
        if (!selfCpu || !cpuTotal || !device)
        {
            ++m_table.rejected;
            if (m_table.firstRejectedLine == 0)
                m_table.firstRejectedLine = number;
            return;
        }
        if (isProfilerStep(name))
        {
            if (*cpuTotal > 0)
                m_table.sums.wallSeconds = m_table.sums.wallSeconds.value_or(0) + *cpuTotal;
            return;
        }
        if (isDataWait(name) && *cpuTotal > 0)
        {
            m_table.sums.dataWaitSeconds = m_table.sums.dataWaitSeconds.value_or(0) + *cpuTotal;
            return;
        }
        const bool isOperator = *selfCpu > 0 || *cpuTotal > 0;
        // Ranges that a program marks ("nccl:all_reduce", "## forward ##") repeat their kernels.
        const bool isRange = name.starts_with("nccl:") || name.starts_with("##") ||
                             name.starts_with("Optimizer.") || name.starts_with("aten::");
        if (isOperator || isRange)
        {
            if (name.starts_with("nccl:"))
                m_operatorNccl += *device;
            return;
        }
        if (!(*device > 0))
            return;
        ++m_table.used;
        switch (workOfName(name))
        {
        case GpuWork::Compute:
            m_table.sums.computeSeconds += *device;
            break;
        case GpuWork::Communication:
            m_table.sums.ncclSeconds += *device;
            break;
        case GpuWork::Copy:
            m_table.sums.copySeconds += *device;
            break;
        }
    }

    std::vector<Extent> m_extents;
    TableColumns m_columns;
    bool m_hasTable = false;
    PrintedTable m_table;
    double m_operatorNccl = 0; ///< seconds
    std::optional<double> m_deviceTotal;
};

} // namespace

std::optional<double> profilerSeconds(std::string_view text)
{
    text = trimmed(text);
    double value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (error != std::errc{} || !std::isfinite(value) || value < 0)
        return {};
    const std::string_view unit(end, static_cast<std::size_t>(last - end));
    if (unit == "s")
        return value;
    if (unit == "ms")
        return value * 1e-3;
    if (unit == "us" || unit == "\u03BCs" || unit == "\u00B5s")
        return value * 1e-6;
    if (unit == "ns")
        return value * 1e-9;
    return {};
}

std::optional<PrintedTable> readPytorchTable(std::string_view text)
{
    PytorchTableReader reader;
    LineReader lines(text);
    while (lines.next())
        reader.read(lines.line(), lines.number());
    return reader.result();
}

int matchesPytorchTable(std::string_view head)
{
    return head.find("Self CPU %") != std::string_view::npos &&
                   head.find("# of Calls") != std::string_view::npos
               ? 90
               : 0;
}

} // namespace costmodel::data
