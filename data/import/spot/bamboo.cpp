#include <algorithm>

#include "data/import/base/clock.h"
#include "data/import/base/fold.h"
#include "data/import/base/number.h"
#include "data/import/base/table.h"
#include "data/import/spot/spot_formats.h"
#include "data/import/spot/spot_report.h"

namespace costmodel::data
{

namespace
{

using Fields = std::vector<std::string_view>;

bool isEvent(const Fields& fields)
{
    return fields.size() == 3 && parsePlainNumber(fields[0]) &&
           (fields[1] == "add" || fields[1] == "remove");
}

bool isCount(const Fields& fields)
{
    if (fields.size() == 2)
        return parsePlainNumber(fields[0]) && parsePlainNumber(fields[1]);
    return fields.size() == 3 &&
           parseTimestamp(std::string(fields[0]) + " " + std::string(fields[1])) &&
           parsePlainNumber(fields[2]);
}

/// Sure if the first records have that shape; tables with headers have other readers.
template <class IsRow>
int matchesRows(std::string_view head, const IsRow& isRow, int confidence)
{
    DelimitedReader reader(head, {",", false});
    int rows = 0;
    for (; rows < 20 && reader.next(); ++rows)
        if (!reader.isCutOff() && !isRow(reader.fields()))
            return 0;
    return rows >= 2 ? confidence : 0;
}

/// Reads rows until the end; `take` gives false to reject a row.
template <class Take>
void readRows(const ImportInput& input, const ImportMonitor& monitor, ImportResult& result,
              const Take& take)
{
    DelimitedReader reader(input.text, {",", false}, input.firstLine);
    for (long row = 0; reader.next(); ++row)
    {
        ++result.report.rows.read;
        if (take(reader.fields()))
            ++result.report.rows.used;
        else
            reject(result.report, input.name, reader.line(),
                   {COSTMODEL_TEXT(
                        "Message",
                        "the row is no event in order of time, expected as many fields as the "
                        "others and a later time"),
                    {}});
        if (row % 4096 != 0)
            continue;
        if (monitor.isStopped())
        {
            result.isStopped = true;
            return;
        }
        monitor.tell(static_cast<double>(reader.offset()) / static_cast<double>(input.text.size()));
    }
}

bool hasOneFile(std::span<const ImportInput> inputs, ImportReport& report)
{
    report.files.push_back(inputs.front().name);
    if (inputs.size() == 1)
        return true;
    report.refusals.push_back(
        {inputs[1].name,
         1,
         1,
         {COSTMODEL_TEXT("Message", "several traces cannot be read as one, expected one file"),
          {}}});
    return false;
}

/// Points of one time are steps without length: the last one counts.
void finishTrace(std::vector<AvailabilityPoint> points, const ImportOptions& options,
                 ImportResult& result)
{
    AvailabilityTrace trace;
    double most = 0;
    const double start = points.empty() ? 0 : points.front().hours;
    for (AvailabilityPoint& point : points)
    {
        point.hours -= start;
        if (!trace.points.empty() && trace.points.back().hours == point.hours)
            trace.points.back() = point;
        else
            trace.points.push_back(point);
        most = std::max(most, point.instances);
    }
    trace.wanted = wantedInstances(most, options, result.report);
    finishSpot(trace, options, result);
}

ImportResult readEvents(std::span<const ImportInput> inputs, const ImportOptions& options,
                        const ImportMonitor& monitor)
{
    ImportResult result;
    if (!hasOneFile(inputs, result.report))
        return result;
    std::vector<AvailabilityPoint> points;
    double instances = 0;
    readRows(inputs.front(), monitor, result,
             [&](const Fields& fields)
             {
                 if (!isEvent(fields))
                     return false;
                 const double hours = *parsePlainNumber(fields[0]) / 3.6e6;
                 if (hours < 0 || (!points.empty() && hours < points.back().hours))
                     return false;
                 instances = std::max(0.0, instances + (fields[1] == "add" ? 1 : -1));
                 points.push_back({hours, instances});
                 return true;
             });
    if (!result.isStopped)
        finishTrace(std::move(points), options, result);
    return result;
}

ImportResult readCounts(std::span<const ImportInput> inputs, const ImportOptions& options,
                        const ImportMonitor& monitor)
{
    ImportResult result;
    if (!hasOneFile(inputs, result.report))
        return result;
    FileClock clock(options, inputs.front(), result.report);
    std::vector<AvailabilityPoint> points;
    readRows(inputs.front(), monitor, result,
             [&](const Fields& fields)
             {
                 if (!isCount(fields))
                     return false;
                 double hours = 0;
                 if (fields.size() == 2)
                     hours = *parsePlainNumber(fields[0]);
                 else
                 {
                     const auto time =
                         clock.read(std::string(fields[0]) + " " + std::string(fields[1]));
                     if (!time || !isPlausibleTime(*time))
                         return false;
                     widenRange(result.report, *time);
                     hours = static_cast<double>(*time) / 3.6e6;
                 }
                 const double instances = *parsePlainNumber(fields.back());
                 if (instances < 0 || instances > 1e6 ||
                     (!points.empty() && hours < points.back().hours))
                     return false;
                 points.push_back({hours, instances});
                 return true;
             });
    clock.tell(result.report);
    if (!result.isStopped)
        finishTrace(std::move(points), options, result);
    return result;
}

} // namespace

ImportFormat bambooEventsFormat()
{
    return {"Bamboo spot events", ImportKind::Spot,
            [](std::string_view head) { return matchesRows(head, isEvent, 90); }, readEvents,
            spotOptions()};
}

ImportFormat bambooCountsFormat()
{
    return {"Bamboo spot counts", ImportKind::Spot,
            [](std::string_view head) { return matchesRows(head, isCount, 40); }, readCounts,
            spotOptions()};
}

} // namespace costmodel::data
