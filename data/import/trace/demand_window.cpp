#include "data/import/trace/demand_window.h"

#include <cmath>

#include "data/import/base/duration.h"
#include "data/import/base/timestamp.h"

namespace costmodel::data
{

namespace
{

constexpr double mostSteps = 5'000'000;

std::optional<std::int64_t> momentFrom(const ImportOptions& options, std::string_view key,
                                       const std::string& file, ImportReport& report)
{
    const auto text = options.find(key);
    if (!text)
        return std::nullopt;
    const std::optional<Timestamp> stamp = parseTimestamp(*text);
    const int zone = parseZone(options.find("zone").value_or("UTC")).value_or(0);
    if (stamp)
        return stamp->milliseconds - (stamp->hasZone ? 0 : std::int64_t{1000} * zone);
    report.refusals.push_back(
        {file,
         1,
         1,
         {COSTMODEL_TEXT("Message",
                         "--option %1 is %2, expected a moment such as 2025-01-31T00:00:00Z"),
          {std::string(key), std::string(*text)}}});
    return std::nullopt;
}

} // namespace

DemandOptions demandOptionsFrom(const ImportOptions& options, std::int64_t defaultStepMilliseconds,
                                const std::string& file, ImportReport& report)
{
    DemandOptions demand;
    demand.stepMilliseconds = defaultStepMilliseconds;
    if (const auto step = options.find("step"))
    {
        const double seconds = parseUnitDuration(*step).value_or(0);
        if (seconds >= 1 && seconds <= 31 * 86400)
            demand.stepMilliseconds = static_cast<std::int64_t>(std::llround(seconds * 1000));
        else
            report.refusals.push_back(
                {file,
                 1,
                 1,
                 {COSTMODEL_TEXT("Message", "--option step is %1, expected a time of 1 s to 31 d, "
                                            "such as 10min, 1h or 1d"),
                  {std::string(*step)}}});
    }
    demand.from = momentFrom(options, "from", file, report);
    demand.to = momentFrom(options, "to", file, report);
    if (demand.from && demand.to && *demand.from >= *demand.to)
        report.refusals.push_back(
            {file,
             1,
             1,
             {COSTMODEL_TEXT("Message", "--option from is not before --option to"), {}}});
    return demand;
}

std::optional<StepGrid> demandGrid(std::int64_t from, std::int64_t to, std::int64_t zone,
                                   const DemandOptions& options, ImportReport& report)
{
    from = options.from.value_or(from);
    to = options.to.value_or(to);
    if (static_cast<double>(to - from) / static_cast<double>(options.stepMilliseconds) <= mostSteps)
        return gridOver(from, to, options.stepMilliseconds, zone);
    report.refusals.push_back(
        {report.files.empty() ? std::string() : report.files.front(),
         1,
         1,
         {COSTMODEL_TEXT("Message",
                         "the demand from %1 to %2 has more than %3 steps, expected a longer "
                         "step by --option step, or a part of the time by --option from and "
                         "to"),
          {isoTimestamp(from), isoTimestamp(to), mostSteps}}});
    return std::nullopt;
}

} // namespace costmodel::data
