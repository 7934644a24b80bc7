#include "data/import/profile/formats.h"

#include <array>
#include <sstream>

#include "data/import/profile/nsys_stats.h"
#include "data/import/profile/profile_report.h"
#include "data/import/profile/pytorch_table.h"
#include "data/import/profile/trace.h"
#include "data/import/profile/trace_report.h"

namespace costmodel::data
{

namespace
{

ImportResult readTraces(std::span<const ImportInput> inputs, const ImportOptions&,
                        const ImportMonitor& monitor)
{
    TraceReport traces;
    for (const ImportInput& input : inputs)
    {
        std::istringstream stream(input.text);
        traces.add(input.name, readTrace(stream, input.name, monitor));
    }
    return traces.result(monitor);
}

ImportResult readTables(std::span<const ImportInput> inputs, const ImportOptions&,
                        const ImportMonitor& monitor)
{
    ImportResult result;
    std::vector<ProfileShares> profiles;
    for (const ImportInput& input : inputs)
    {
        const std::optional<PrintedTable> table = readPytorchTable(input.text);
        if (!table)
            continue;
        result.report.rows.read += table->rows;
        result.report.rows.used += table->used;
        if (table->rejected > 0)
        {
            reject(result.report, input.name, table->firstRejectedLine,
                   {COSTMODEL_TEXT("Message", "the times of the row cannot be read"), {}});
            result.report.rows.rejected += table->rejected - 1;
        }
        if (table->unlistedSeconds > 0)
            result.report.assumptions.push_back(
                {COSTMODEL_TEXT("Message",
                                "The table does not list %1 s of GPU work, which count as "
                                "computing; print it without a limit of rows."),
                 {table->unlistedSeconds}});
        if (const std::optional<ProfileShares> shares = profileShares(table->sums))
            profiles.push_back(*shares);
    }
    reportProfile(combined(profiles), inputs.front().name, result.report);
    result.isStopped = monitor.isStopped();
    return result;
}

ImportResult readNsys(std::span<const ImportInput> inputs, const ImportOptions&,
                      const ImportMonitor& monitor)
{
    ImportResult result;
    NsysStats stats(result.report);
    for (const ImportInput& input : inputs)
        stats.read(input, monitor);
    reportProfile(stats.shares(), inputs.front().name, result.report);
    result.isStopped = monitor.isStopped();
    return result;
}

constexpr std::array formats{
    ImportFormat{"pytorch-trace", ImportKind::Profile, matchesTrace, readTraces, {}},
    ImportFormat{"pytorch-table", ImportKind::Profile, matchesPytorchTable, readTables, {}},
    ImportFormat{"nsys-stats", ImportKind::Profile, matchesNsysStats, readNsys, {}},
};

} // namespace

std::span<const ImportFormat> profileFormats()
{
    return formats;
}

} // namespace costmodel::data
