#include "data/import/trace/gpu_series.h"

#include <algorithm>
#include <cmath>

#include "data/import/base/clock.h"
#include "data/import/base/decimal_option.h"
#include "data/import/base/fold.h"
#include "data/import/base/table.h"
#include "data/import/trace/demand_window.h"
#include "data/import/trace/options.h"
#include "data/import/trace/series.h"
#include "data/import/trace/series_columns.h"
#include "data/import/trace/series_demand.h"

namespace costmodel::data
{

namespace
{

constexpr double mostGpus = 10'000'000;

bool isSeriesHeader(const Columns& columns)
{
    const SeriesColumns places = seriesColumnsOf(columns, {});
    return places.time && places.inUse;
}

bool isPlainCount(std::string_view cell)
{
    for (const DecimalMark mark : {DecimalMark::Point, DecimalMark::Comma})
        if (const auto number = parseNumber(cell, mark))
            return number->unit.empty() && number->currency.empty();
    return false;
}

/// Whether the columns that `isCount` picks hold numbers in the first rows, of which there are
/// some.
template <typename IsCount>
bool holdsNumbers(std::string_view head, const TableReader::IsHeader& isHeader,
                  const IsCount& isCount)
{
    const ImportInput input{"", std::string(head), {}, {}};
    const Dialect dialect = findDialect(head);
    TableReader table(input, dialect, isHeader, nullptr);
    long rows = 0;
    for (; rows < 20 && table.next(); ++rows)
        for (std::size_t i = 0; i < table.columns().count(); ++i)
        {
            const std::string_view cell = table.cell(i);
            if (isCount(i) && !isMissing(cell) && !isPlainCount(cell))
                return false;
        }
    return rows > 0;
}

/// Sure with known names; unsure where besides the times all columns hold numbers, so that a person
/// can say which one to take.
int matchesSeries(std::string_view head)
{
    if (const Columns columns = headerOf(head, isSeriesHeader); columns.count() > 0)
    {
        const auto inUse = seriesColumnsOf(columns, {}).inUse;
        return holdsNumbers(head, isSeriesHeader, [inUse](std::size_t i) { return i == inUse; })
                   ? 50
                   : 0;
    }
    const Columns columns = headerOf(head, hasTimeColumn);
    const auto time = seriesColumnsOf(columns, {}).time;
    return columns.count() > 1 &&
                   holdsNumbers(head, hasTimeColumn, [time](std::size_t i) { return i != time; })
               ? 10
               : 0;
}

class SeriesReader
{
public:
    SeriesReader(const ImportInput& input, const ImportOptions& options, FileClock& clock,
                 ImportReport& report)
        : m_input(input)
        , m_options(options)
        , m_clock(clock)
        , m_report(report)
    {
    }

    /// False if it was stopped.
    bool read(const ImportMonitor& monitor, std::vector<SeriesSample>& samples);

private:
    bool settleColumns(const Columns& columns);
    std::optional<double> numberIn(std::string_view text) const;
    void takeRow(TableReader& table, std::vector<SeriesSample>& samples);

    const ImportInput& m_input;
    const ImportOptions& m_options;
    FileClock& m_clock;
    ImportReport& m_report;
    SeriesColumns m_places;
    DecimalMark m_decimal = DecimalMark::Point;
    double m_gpusPerUnit = 1;
    long m_overfull = 0; ///< rows with more in use than there is
};

bool SeriesReader::settleColumns(const Columns& columns)
{
    m_places = seriesColumnsOf(columns, m_options);
    if (!m_places.time || !m_places.inUse)
    {
        std::vector<std::string> choices;
        for (const std::string& name : columns.names())
            if (!name.empty())
                choices.push_back(name);
        m_report.questions.push_back(
            {m_places.time ? "column.gpus" : "column.time",
             {m_places.time
                  ? COSTMODEL_TEXT("Message",
                                   "no column is known to hold the GPUs in use, expected to "
                                   "be told which one")
                  : COSTMODEL_TEXT("Message",
                                   "no column is known to hold the times, expected to be "
                                   "told which one"),
              {}},
             choices});
        return false;
    }
    const std::string& name = columns.names()[*m_places.inUse];
    if (const auto perNode = m_options.find("gpus_per_node"))
    {
        m_gpusPerUnit = parsePlainNumber(*perNode).value_or(0);
        if (m_gpusPerUnit <= 0)
            m_report.refusals.push_back(
                {m_input.name,
                 1,
                 1,
                 {COSTMODEL_TEXT("Message",
                                 "--option gpus_per_node is %1, expected a number above 0"),
                  {std::string(*perNode)}}});
    }
    else if (m_places.isNodes)
        m_report.questions.push_back(
            {"gpus_per_node",
             {COSTMODEL_TEXT("Message",
                             "the column %1 counts nodes, expected to be told how many GPUs "
                             "a node has"),
              {name}},
             {}});
    else if (m_places.isUnclear)
        m_report.assumptions.push_back(
            {COSTMODEL_TEXT("Message",
                            "The column %1 does not say what it counts; it is read as GPUs. "
                            "If it counts nodes, --option gpus_per_node=8 tells their GPUs."),
             {name}});
    return isUsable(m_report);
}

bool SeriesReader::read(const ImportMonitor& monitor, std::vector<SeriesSample>& samples)
{
    auto found = dialectOf(m_input, m_options);
    if (auto* refusal = std::get_if<ImportRefusal>(&found))
    {
        m_report.refusals.push_back(std::move(*refusal));
        return true;
    }
    const Dialect dialect = std::get<Dialect>(std::move(found));
    const auto isHeader = [this](const Columns& columns)
    {
        return seriesColumnsOf(columns, m_options).time.has_value();
    };
    TableReader table(m_input, dialect, isHeader, &m_report);
    if (!settleColumns(table.columns()))
        return true;
    DecimalMarkFinder finder(dialect.separator);
    for (TableReader look(m_input, dialect, isHeader, nullptr); look.next();)
        for (const auto place : {m_places.inUse, m_places.total, m_places.pending})
            finder.see(look.cell(place));
    const std::optional<DecimalMark> mark = decimalMarkOf(finder, m_options, m_report);
    if (!mark)
        return true;
    m_decimal = *mark;
    for (long row = 0; table.next(); ++row)
    {
        takeRow(table, samples);
        if (row % 4096 != 0)
            continue;
        if (monitor.isStopped())
            return false;
        monitor.tell(static_cast<double>(table.offset()) /
                     static_cast<double>(m_input.text.size()));
    }
    if (m_overfull > 0)
        m_report.warnings.push_back(
            {COSTMODEL_TEXT("Message",
                            "Rows of %1 with more in use than the file says there is: %2."),
             {m_input.name, m_overfull}});
    return true;
}

std::optional<double> SeriesReader::numberIn(std::string_view text) const
{
    const std::optional<ParsedNumber> number = parseNumber(text, m_decimal);
    if (!number || !number->currency.empty() || !number->unit.empty())
        return std::nullopt;
    return number->value * m_gpusPerUnit;
}

void SeriesReader::takeRow(TableReader& table, std::vector<SeriesSample>& samples)
{
    const std::string_view timeText = table.cell(m_places.time);
    const std::string_view text = table.cell(m_places.inUse);
    const std::optional<std::int64_t> time = m_clock.read(timeText);
    if (!time || !isPlausibleTime(*time))
        return table.rejectRow(
            {COSTMODEL_TEXT("Message", "'%1' is no time after 1990, expected one "
                                       "such as 2025-01-31T00:00:00Z"),
             {excerpt(timeText)}});
    if (isMissing(text))
    {
        ++m_report.rows.missing;
        return;
    }
    const std::optional<double> inUse = numberIn(text);
    if (!inUse || *inUse < 0 || *inUse > mostGpus)
        return table.rejectRow(
            {COSTMODEL_TEXT("Message", "the GPUs are '%1', expected a number of at least 0"),
             {excerpt(text)}});
    ++m_report.rows.used;
    const std::optional<double> total = numberIn(table.cell(m_places.total));
    m_overfull += total && *inUse > *total ? 1 : 0;
    samples.push_back({*time, *inUse, total, numberIn(table.cell(m_places.pending)), table.line()});
}

std::optional<GapFill> gapFillFrom(const ImportOptions& options)
{
    const std::string_view word = options.find("gaps").value_or("mean");
    if (word == "mean")
        return GapFill::Mean;
    if (word == "hold")
        return GapFill::Hold;
    if (word == "zero")
        return GapFill::Zero;
    return std::nullopt;
}

ImportResult readSeries(std::span<const ImportInput> inputs, const ImportOptions& options,
                        const ImportMonitor& monitor)
{
    ImportResult result;
    ImportReport& report = result.report;
    for (const ImportInput& input : inputs)
        report.files.push_back(input.name);
    const std::string& file = inputs.front().name;
    FileClock clock(options, inputs.front(), report);
    const std::optional<GapFill> fill = gapFillFrom(options);
    if (!fill)
        report.refusals.push_back(
            {file,
             1,
             1,
             {COSTMODEL_TEXT("Message", "--option gaps is %1, expected mean, hold or zero"),
              {std::string(options.find("gaps").value_or(""))}}});
    DemandOptions demand = demandOptionsFrom(options, 0, file, report);
    if (!isUsable(report))
        return result;
    std::vector<SeriesSample> samples;
    for (const ImportInput& input : inputs)
    {
        SeriesReader reader(input, options, clock, report);
        if (!reader.read(monitor, samples))
        {
            result.isStopped = true;
            return result;
        }
    }
    clock.tell(report);
    if (!isUsable(report))
        return result;
    orderSamples(samples, file, report);
    const std::optional<std::int64_t> usual = usualStep(samples);
    if (!usual)
    {
        report.refusals.push_back(
            {file,
             1,
             1,
             {report.rejected.empty()
                  ? COSTMODEL_TEXT("Message",
                                   "%1 rows can be used, expected at least two to see how "
                                   "far apart they are")
                  : COSTMODEL_TEXT("Message",
                                   "%1 rows can be used, expected at least two; line %2: %3"),
              report.rejected.empty()
                  ? std::vector<MessageArgument>{static_cast<long>(samples.size())}
                  : std::vector<MessageArgument>{
                        static_cast<long>(samples.size()), report.rejected.front().line,
                        render(report.rejected.front().reason, English())}}});
        return result;
    }
    // At the step of the file the steps of the curve are its rows, wherever they begin.
    const std::int64_t aligned =
        demand.stepMilliseconds == 0 ? -samples.front().time : clock.zoneMilliseconds();
    if (demand.stepMilliseconds == 0)
        demand.stepMilliseconds = *usual;
    finishSeries(samples, *usual, demand, *fill, aligned, result);
    return result;
}

} // namespace

ImportFormat gpuSeriesFormat()
{
    return {"series of GPUs in use", ImportKind::Trace, matchesSeries, readSeries,
            seriesOptionList()};
}

} // namespace costmodel::data
