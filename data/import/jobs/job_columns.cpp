#include "data/import/jobs/job_columns.h"

#include <array>

#include "data/import/base/duration.h"

namespace costmodel::data
{

namespace
{

using namespace std::string_view_literals;

JobColumns::Place placeOf(const Columns& columns, const ImportOptions& options,
                          std::string_view role, std::initializer_list<std::string_view> names)
{
    if (const auto told = options.find("column." + std::string(role)))
        return columns.find(normalisedName(*told));
    return columns.find(names);
}

constexpr std::array durationNames{"duration"sv, "elapsedraw"sv,  "elapsed"sv,  "runtime"sv,
                                   "walltime"sv, "runningtime"sv, "运行时长"sv, "时长"sv};
constexpr std::array unitEndings{"seconds"sv, "secs"sv,  "sec"sv, "s"sv, "minutes"sv, "mins"sv,
                                 "min"sv,     "hours"sv, "hrs"sv, "h"sv, "days"sv};

/// A column of durations: one of the names, alone or with a unit behind it.
JobColumns::Place durationPlace(const Columns& columns, const ImportOptions& options)
{
    if (const auto told = options.find("column.duration"))
        return columns.find(normalisedName(*told));
    for (const std::string_view name : durationNames)
    {
        if (const JobColumns::Place place = columns.find(name))
            return place;
        for (const std::string_view ending : unitEndings)
            if (const JobColumns::Place place =
                    columns.find(std::string(name) + std::string(ending)))
                return place;
    }
    return std::nullopt;
}

/// Seconds in the unit that the name of a column of durations tells: "duration (h)", "runtime_min".
std::optional<double> unitOfDuration(const std::string& name)
{
    if (const std::optional<double> unit = secondsInUnit(unitInName(name)))
        return unit;
    const std::string plain = normalisedName(name);
    for (const std::string_view base : durationNames)
        if (plain.starts_with(base))
            return secondsInUnit(std::string_view(plain).substr(base.size()));
    return std::nullopt;
}

} // namespace

JobColumns jobColumnsOf(const Columns& columns, const ImportOptions& options)
{
    JobColumns places;
    places.job = columns.find({"jobid", "jobidraw", "id", "podname"});
    places.start =
        placeOf(columns, options, "start",
                {"starttime", "start", "startedat", "started", "starttimestamp", "startdate",
                 "scheduledtime", "runstart", "begintime", "begin", "开始时间"});
    places.end = placeOf(columns, options, "end",
                         {"endtime", "end", "endedat", "ended", "endtimestamp", "enddate",
                          "finishtime", "finishedat", "finished", "completiontime", "completedat",
                          "deletiontime", "stoptime", "结束时间"});
    places.duration = durationPlace(columns, options);
    places.gpus = placeOf(columns, options, "gpus",
                          {"gpunum", "numgpu", "numgpus", "ngpus", "ngpu", "gpus", "gpucount",
                           "allocgpus", "gpusallocated", "reqgpus", "gpusrequested",
                           "requestedgpus", "gpu", "卡数", "显卡数", "gpu数", "gpu卡数"});
    places.submit = placeOf(columns, options, "submit",
                            {"submittime", "submit", "submittedat", "submitted", "creationtime",
                             "createdat", "queuedat", "提交时间"});
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
