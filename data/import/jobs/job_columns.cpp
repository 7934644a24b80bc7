#include "data/import/jobs/job_columns.h"

#include <algorithm>
#include <array>
#include <utility>

#include "data/import/base/duration.h"

namespace costmodel::data
{

namespace
{

JobColumns::Place placeOf(const Columns& columns, const ImportOptions& options,
                          std::string_view role, std::initializer_list<std::string_view> names)
{
    if (const auto told = options.find("column." + std::string(role)))
        return columns.find(normalisedName(*told));
    return columns.find(names);
}

/// Seconds in the unit that the name of a column of durations tells: "duration (h)", "runtime_min".
std::optional<double> unitOfDuration(const std::string& name)
{
    if (const std::optional<double> unit = secondsInUnit(unitInName(name)))
        return unit;
    const std::size_t last = name.find_last_of("_ .-");
    if (last != std::string::npos)
        if (const std::optional<double> unit = secondsInUnit(name.substr(last + 1)))
            return unit;
    const std::string plain = normalisedName(name);
    for (const auto& [ending, seconds] :
         {std::pair{"seconds", 1.0}, {"secs", 1.0}, {"minutes", 60.0}, {"hours", 3600.0}})
        if (plain.ends_with(ending))
            return seconds;
    return std::nullopt;
}

} // namespace

JobColumns jobColumnsOf(const Columns& columns, const ImportOptions& options)
{
    JobColumns places;
    places.job =
        columns.find({"jobid", "jobidraw", "id", "podname", "name", "jobname", "taskname"});
    places.start =
        placeOf(columns, options, "start",
                {"starttime", "start", "startedat", "started", "starttimestamp", "startdate",
                 "scheduledtime", "runstart", "begintime", "begin", "开始时间"});
    places.end = placeOf(columns, options, "end",
                         {"endtime", "end", "endedat", "ended", "endtimestamp", "enddate",
                          "finishtime", "finishedat", "finished", "completiontime", "completedat",
                          "deletiontime", "stoptime", "结束时间"});
    places.duration =
        placeOf(columns, options, "duration",
                {"duration", "elapsedraw", "elapsed", "runtime", "walltime", "durations",
                 "durationsec", "durationseconds", "runtimes", "runtimeseconds", "walltimeseconds",
                 "elapsedseconds", "durationmin", "durationminutes", "durationh", "durationhours",
                 "runtimehours", "运行时长", "时长"});
    places.gpus = placeOf(columns, options, "gpus",
                          {"gpunum", "numgpu", "numgpus", "ngpus", "ngpu", "gpus", "gpucount",
                           "allocgpus", "gpusallocated", "reqgpus", "gpusrequested",
                           "requestedgpus", "gpu", "卡数", "显卡数", "gpu数", "gpu卡数"});
    places.submit = placeOf(columns, options, "submit",
                            {"submittime", "submit", "submittedat", "submitted", "creationtime",
                             "createdat", "queuedat", "提交时间"});
    places.state =
        placeOf(columns, options, "state", {"state", "status", "podphase", "phase", "状态"});
    places.milli = columns.find("gpumilli");
    places.perNode = columns.find({"gpuspernode", "gpupernode", "gpunumpernode"});
    places.nodes =
        columns.find({"nodenum", "nodes", "nnodes", "numnodes", "nodecount", "allocnodes"});
    if (!places.gpus && columns.has("plangpu"))
    {
        // Alibaba 2020: per cent of a GPU for each instance of the task.
        places.gpus = columns.find("plangpu");
        places.instances = columns.find("instnum");
        places.gpuScale = 0.01;
    }
    if (places.duration)
        places.durationUnit = unitOfDuration(columns.names()[*places.duration]);
    return places;
}

} // namespace costmodel::data
