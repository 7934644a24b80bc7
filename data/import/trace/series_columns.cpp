#include "data/import/trace/series_columns.h"

namespace costmodel::data
{

namespace
{

SeriesColumns::Place placeOf(const Columns& columns, const ImportOptions& options,
                             std::string_view role, auto find)
{
    if (const auto told = options.find("column." + std::string(role)))
        return columns.find(normalisedName(*told));
    return find(columns);
}

SeriesColumns::Place timePlace(const Columns& columns)
{
    return columns.find(
        {"time", "timestamp", "datetime", "date", "ts", "hour", "day", "epoch", "时间", "日期"});
}

SeriesColumns::Place gpuPlace(const Columns& columns)
{
    return columns.find({"runninggpunum", "runninggpus", "gpusinuse",     "gpuinuse",  "usedgpus",
                         "gpusused",      "gpuused",     "allocatedgpus", "allocgpus", "activegpus",
                         "gpusactive",    "busygpus",    "gpusallocated", "gpus",      "gpunum",
                         "gpucount",      "numgpus",     "ngpus",         "卡数",      "使用卡数",
                         "gpu数"});
}

SeriesColumns::Place nodePlace(const Columns& columns)
{
    return columns.find({"activenodes", "nodesinuse", "runningnodes", "nodesactive", "usednodes",
                         "nodesused", "allocatednodes", "allocnodes", "runningnodenum", "nodes",
                         "nodenum", "numnodes", "activeservers", "serversinuse", "servers"});
}

SeriesColumns::Place unclearPlace(const Columns& columns)
{
    return columns.find({"active", "used", "running", "inuse", "busy", "allocated", "usage"});
}

SeriesColumns::Place totalPlace(const Columns& columns)
{
    return columns.find({"totalgpunum", "totalgpus", "gpustotal", "installedgpus", "capacity",
                         "totalnodes", "nodestotal", "total", "installed"});
}

SeriesColumns::Place pendingPlace(const Columns& columns)
{
    return columns.find({"pendinggpunum", "pendinggpus", "gpuspending", "queuedgpus", "waitinggpus",
                         "pendingnodes", "pending", "queued"});
}

} // namespace

SeriesColumns seriesColumnsOf(const Columns& columns, const ImportOptions& options)
{
    SeriesColumns places;
    places.time = placeOf(columns, options, "time", timePlace);
    places.total = placeOf(columns, options, "total", totalPlace);
    places.pending = placeOf(columns, options, "pending", pendingPlace);
    places.isTold = options.find("column.gpus").has_value();
    places.inUse = placeOf(columns, options, "gpus", gpuPlace);
    if (places.inUse || places.isTold)
        return places;
    places.inUse = nodePlace(columns);
    places.isNodes = places.inUse.has_value();
    if (!places.inUse)
    {
        places.inUse = unclearPlace(columns);
        places.isUnclear = places.inUse.has_value();
    }
    return places;
}

bool hasTimeColumn(const Columns& columns)
{
    return timePlace(columns).has_value();
}

} // namespace costmodel::data
