#include "data/import/jobs/job_list.h"

#include <cmath>

#include "data/import/base/clock.h"
#include "data/import/base/decimal_option.h"
#include "data/import/base/duration.h"
#include "data/import/base/fold.h"
#include "data/import/base/table.h"
#include "data/import/jobs/job_columns.h"
#include "data/import/jobs/job_demand.h"
#include "data/import/jobs/job_list_settings.h"
#include "data/import/jobs/run_keeper.h"
#include "data/import/trace/options.h"

namespace costmodel::data
{

namespace
{

constexpr double longestSeconds = 5.0 * 366 * 86400;
constexpr double mostGpus = 100'000;
/// Times below are no seconds since 1970 (they would be before 1985) but count from some start.
constexpr double leastEpochSeconds = 5e8;

int matchesJobList(std::string_view head)
{
    const auto isHeader = [](const Columns& columns)
    {
        return jobColumnsOf(columns, {}).canTellHours();
    };
    return headerOf(head, isHeader).count() > 0 ? 60 : 0;
}

/// What a first look at a file finds.
struct FirstLook
{
    std::optional<DecimalMark> decimal;
    bool isRelative = false;
};

class JobListReader
{
public:
    JobListReader(const ImportOptions& options, const JobListSettings& settings, FileClock& clock,
                  ImportReport& report)
        : m_options(options)
        , m_settings(settings)
        , m_clock(clock)
        , m_report(report)
    {
    }

    /// False if it was stopped.
    bool read(const ImportInput& input, const ImportMonitor& monitor, double shareBefore,
              double share);
    void tellNotes();

    const std::vector<JobRun>& runs() const
    {
        return m_keeper.runs();
    }
    bool isRelative() const
    {
        return m_isRelative;
    }

private:
    FirstLook lookAt(const ImportInput& input, const Dialect& dialect,
                     const TableReader::IsHeader& isHeader, const JobColumns& columns);
    void takeRow(TableReader& table, const JobColumns& columns);
    std::optional<std::int64_t> timeIn(std::string_view text);
    bool isBadTime(TableReader& table, std::string_view text, std::optional<std::int64_t> time);
    std::optional<double> gpusIn(TableReader& table, const JobColumns& columns);
    std::optional<double> durationIn(std::string_view text, const JobColumns& columns);
    bool settle(JobRun& run, std::optional<std::int64_t> end, std::optional<double> duration);

    const ImportOptions& m_options;
    const JobListSettings& m_settings;
    FileClock& m_clock;
    ImportReport& m_report;
    RunKeeper m_keeper;
    DecimalMark m_decimal = DecimalMark::Point;
    bool m_isRelative = false;
    long m_bareDurations = 0;
    long m_openJobs = 0;
    long m_disagreeing = 0;
};

bool JobListReader::read(const ImportInput& input, const ImportMonitor& monitor, double shareBefore,
                         double share)
{
    auto found = dialectOf(input, m_options);
    if (auto* refusal = std::get_if<ImportRefusal>(&found))
    {
        m_report.refusals.push_back(std::move(*refusal));
        return true;
    }
    const Dialect dialect = std::get<Dialect>(std::move(found));
    const auto isHeader = [this](const Columns& columns)
    {
        return jobColumnsOf(columns, m_options).canTellHours();
    };
    TableReader table(input, dialect, isHeader, &m_report);
    const JobColumns columns = jobColumnsOf(table.columns(), m_options);
    if (!table.hasHeader())
    {
        m_report.refusals.push_back(
            {input.name,
             1,
             1,
             {COSTMODEL_TEXT(
                  "Message",
                  "the header does not name GPUs and either a duration or start and end, "
                  "expected these; --option column.gpus=NAME, column.start=NAME, "
                  "column.end=NAME and column.duration=NAME tell which columns they are"),
              {}}});
        return true;
    }
    const FirstLook look = lookAt(input, dialect, isHeader, columns);
    if (!look.decimal)
        return true;
    m_decimal = *look.decimal;
    m_isRelative = look.isRelative;
    for (long row = 0; table.next(); ++row)
    {
        takeRow(table, columns);
        if (row % 4096 != 0)
            continue;
        if (monitor.isStopped())
            return false;
        monitor.tell(shareBefore + share * static_cast<double>(table.offset()) /
                                       static_cast<double>(input.text.size()));
    }
    return true;
}

FirstLook JobListReader::lookAt(const ImportInput& input, const Dialect& dialect,
                                const TableReader::IsHeader& isHeader, const JobColumns& columns)
{
    DecimalMarkFinder finder(dialect.separator);
    bool hasRelative = false;
    bool hasAbsolute = false;
    for (TableReader table(input, dialect, isHeader, nullptr); table.next();)
    {
        finder.see(table.cell(columns.gpus));
        finder.see(table.cell(columns.perNode));
        const std::string_view duration = table.cell(columns.duration);
        if (duration.find(':') == std::string_view::npos)
            finder.see(duration);
        for (const std::string_view time : {table.cell(columns.start), table.cell(columns.end)})
        {
            if (hasAbsolute || isMissing(time))
                continue;
            const std::optional<double> seconds = parsePlainNumber(time);
            if (seconds && *seconds < leastEpochSeconds)
                hasRelative = true;
            else
                hasAbsolute = seconds || parseTimestamp(time) || isAmbiguousDate(time);
        }
    }
    return {decimalMarkOf(finder, m_options, m_report), hasRelative && !hasAbsolute};
}

void JobListReader::takeRow(TableReader& table, const JobColumns& columns)
{
    const std::string_view startText = table.cell(columns.start);
    const std::string_view endText = table.cell(columns.end);
    const std::string_view durationText = table.cell(columns.duration);
    JobRun run;
    run.start = timeIn(startText);
    std::optional<std::int64_t> end = timeIn(endText);
    if (isBadTime(table, startText, run.start) || isBadTime(table, endText, end))
        return;
    const std::optional<double> duration = durationIn(durationText, columns);
    if (!duration && !isMissing(durationText))
        return table.rejectRow(
            {COSTMODEL_TEXT("Message", "the duration is '%1', expected a number or "
                                       "a time such as 01:30:00"),
             {excerpt(durationText)}});
    const std::optional<double> gpus = gpusIn(table, columns);
    if (!gpus)
        return;
    run.gpus = *gpus;
    if (run.start && !end && !duration)
    {
        end = m_settings.now;
        ++m_openJobs;
    }
    if (!settle(run, end, duration))
    {
        ++m_report.rows.missing;
        return;
    }
    if (run.seconds < 0 || run.seconds > longestSeconds)
        return table.rejectRow(
            {COSTMODEL_TEXT("Message", "the job ran for %1 s, expected 0 to 5 years"),
             {run.seconds}});
    ++m_report.rows.used;
    if (run.seconds <= 0 || run.gpus <= 0)
        return;
    const std::optional<std::int64_t> submitted = timeIn(table.cell(columns.submit));
    if (submitted && (m_isRelative || isPlausibleTime(*submitted)))
        run.submitted = submitted;
    m_keeper.keep(run, table.cell(columns.job), {});
}

std::optional<std::int64_t> JobListReader::timeIn(std::string_view text)
{
    if (isMissing(text))
        return std::nullopt;
    if (!m_isRelative)
        return m_clock.read(text);
    const std::optional<double> seconds = parsePlainNumber(text);
    if (!seconds || *seconds < 0)
        return std::nullopt;
    return m_settings.origin.value_or(0) + static_cast<std::int64_t>(std::llround(*seconds * 1000));
}

bool JobListReader::isBadTime(TableReader& table, std::string_view text,
                              std::optional<std::int64_t> time)
{
    if (isMissing(text) || (time && (m_isRelative || isPlausibleTime(*time))))
        return false;
    table.rejectRow({COSTMODEL_TEXT("Message", "'%1' is no time after 1990, expected one such as "
                                               "2025-01-31T00:00:00Z"),
                     {excerpt(text)}});
    return true;
}

std::optional<double> JobListReader::gpusIn(TableReader& table, const JobColumns& columns)
{
    const auto numberIn = [this, &table](JobColumns::Place place)
    {
        return parseNumber(table.cell(place), m_decimal);
    };
    const JobColumns::Place source = columns.gpus ? columns.gpus : columns.perNode;
    const std::string_view text = table.cell(source);
    if (isMissing(text))
    {
        ++m_report.rows.missing;
        return std::nullopt;
    }
    const std::optional<ParsedNumber> number = numberIn(source);
    const std::string unit = number ? lowered(number->unit) : std::string();
    double gpus = -1;
    if (number && number->currency.empty() && (unit.empty() || unit == "gpu" || unit == "gpus"))
        gpus = number->value * columns.gpuScale;
    const auto multiply = [&](JobColumns::Place place, double scale)
    {
        if (const auto factor = numberIn(place))
            gpus *= factor->value * scale;
    };
    multiply(columns.milli, 0.001);
    multiply(columns.instances, 1);
    if (!columns.gpus)
        multiply(columns.nodes, 1);
    if (gpus >= 0 && gpus <= mostGpus)
        return gpus;
    table.rejectRow(
        {COSTMODEL_TEXT("Message", "the GPUs are '%1', expected a number of 0 to 100,000"),
         {excerpt(text)}});
    return std::nullopt;
}

std::optional<double> JobListReader::durationIn(std::string_view text, const JobColumns& columns)
{
    if (isMissing(text))
        return std::nullopt;
    if (text.find(':') != std::string_view::npos)
        return parseClockDuration(text);
    const std::optional<ParsedNumber> number = parseNumber(text, m_decimal);
    if (!number || !number->currency.empty())
        return std::nullopt;
    if (!number->unit.empty())
    {
        const std::optional<double> unit = secondsInUnit(number->unit);
        return unit ? std::optional(number->value * *unit) : std::nullopt;
    }
    if (m_settings.durationUnit || columns.durationUnit)
        return number->value * m_settings.durationUnit.value_or(columns.durationUnit.value_or(1));
    ++m_bareDurations;
    return number->value;
}

/// Start and length of a run from what is known of it; false if that is too little.
bool JobListReader::settle(JobRun& run, std::optional<std::int64_t> end,
                           std::optional<double> duration)
{
    if (run.start && end)
    {
        run.seconds = static_cast<double>(*end - *run.start) / 1000;
        if (!duration)
            return true;
        const double difference = std::fabs(run.seconds - *duration);
        // The clock was set by an hour while the job ran.
        if (difference == 3600 && m_clock.sawLocal())
            run.seconds = *duration;
        else if (difference > std::max(1.0, 0.001 * *duration))
            ++m_disagreeing;
        return true;
    }
    if (!duration)
        return false;
    run.seconds = *duration;
    if (end)
        run.start = *end - static_cast<std::int64_t>(std::llround(*duration * 1000));
    return true;
}

void JobListReader::tellNotes()
{
    if (m_bareDurations > 0)
        m_report.assumptions.push_back(
            {COSTMODEL_TEXT("Message", "Durations have no unit and are read as seconds; --option "
                                       "duration_unit=min decides otherwise."),
             {}});
    if (m_isRelative && !m_settings.origin)
        m_report.assumptions.push_back(
            {COSTMODEL_TEXT("Message",
                            "Times are seconds from a start that the file does not tell; "
                            "the curve begins in 1970. --option origin=2025-01-01 decides "
                            "otherwise."),
             {}});
    if (m_openJobs > 0 && m_settings.now)
        m_report.assumptions.push_back(
            {COSTMODEL_TEXT("Message", "Jobs without an end: %1; they count until %2."),
             {m_openJobs, isoTimestamp(*m_settings.now)}});
    else if (m_openJobs > 0)
        m_report.warnings.push_back(
            {COSTMODEL_TEXT("Message",
                            "Jobs with a start but no end, which do not count: %1; --option "
                            "now=2025-01-31T00:00:00Z lets them run until then."),
             {m_openJobs}});
    if (m_disagreeing > 0)
        m_report.warnings.push_back(
            {COSTMODEL_TEXT("Message",
                            "Jobs whose duration is not the time from start to end: %1; it may "
                            "hold the time in the queue. Start and end count."),
             {m_disagreeing}});
    m_keeper.tell(m_report);
}

ImportResult readJobList(std::span<const ImportInput> inputs, const ImportOptions& options,
                         const ImportMonitor& monitor)
{
    ImportResult result;
    ImportReport& report = result.report;
    for (const ImportInput& input : inputs)
        report.files.push_back(input.name);
    FileClock clock(options, inputs.front(), report);
    const DemandOptions demand = demandOptionsFrom(options, 3'600'000, inputs.front().name, report);
    const JobListSettings settings =
        jobListSettingsFrom(options, clock, inputs.front().name, report);
    JobListReader reader(options, settings, clock, report);
    if (!isUsable(report))
        return result;
    const double share = 1.0 / static_cast<double>(inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i)
        if (!reader.read(inputs[i], monitor, static_cast<double>(i) * share, share))
        {
            result.isStopped = true;
            return result;
        }
    clock.tell(report);
    if (!isUsable(report))
        return result;
    reader.tellNotes();
    finishJobs(reader.runs(), {clock.zoneMilliseconds(), reader.isRelative() && !settings.origin},
               demand, result);
    return result;
}

} // namespace

ImportFormat jobListFormat()
{
    return {"job list", ImportKind::Jobs, matchesJobList, readJobList, jobListOptionList()};
}

} // namespace costmodel::data
