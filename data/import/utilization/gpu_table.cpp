#include "data/import/utilization/gpu_table.h"

#include <algorithm>
#include <charconv>

#include "data/import/base/fold.h"
#include "data/import/base/table.h"
#include "data/import/utilization/gpu_columns.h"
#include "data/import/utilization/usage_clock.h"
#include "data/import/utilization/usage_collector.h"
#include "data/import/utilization/usage_report.h"

namespace costmodel::data
{

namespace
{

constexpr int recordsBeforeHeader = 100;

Message notANumber(const char* text)
{
    return {text, {}};
}

std::optional<unsigned long> hexadecimal(std::string_view cell)
{
    if (!cell.starts_with("0x"))
        return {};
    unsigned long value = 0;
    const auto [end, error] =
        std::from_chars(cell.data() + 2, cell.data() + cell.size(), value, 16);
    return error == std::errc{} ? std::optional(value) : std::nullopt;
}

/// Reads one file into the collector.
class GpuTableFile
{
public:
    GpuTableFile(const ImportInput& input, bool isOnly, const ImportOptions& options,
                 UsageCollector& collector, ImportReport& report)
        : m_input(input)
        , m_collector(collector)
        , m_report(report)
        , m_clock(options, input.name, report)
    {
        m_key.file = isOnly ? "" : input.name;
    }

    void read(const Dialect& dialect, const ImportOptions& options, const ImportMonitor& monitor)
    {
        DelimitedReader records(m_input.text, dialect);
        if (const auto names = options.find("columns"))
            useNames(*names);
        long line = 0;
        for (int n = 0; !m_columns && n < recordsBeforeHeader && records.next(); ++n)
            if (!records.isMalformed())
                useHeader(records.fields());
        if (!m_columns)
            return askForColumns();
        while (records.next() && !monitor.isStopped())
        {
            readRecord(records);
            if (++line % 4096 == 0)
                monitor.tell(static_cast<double>(records.offset()) /
                             static_cast<double>(m_input.text.size()));
        }
        if (records.unclosedQuoteLine())
            m_report.refusals.push_back(
                {m_input.name,
                 *records.unclosedQuoteLine(),
                 1,
                 {COSTMODEL_TEXT("Message",
                                 "a quote is opened here and not closed, expected a closing \""),
                  {}}});
        m_clock.finish();
        finish();
    }

private:
    void useNames(std::string_view names)
    {
        DelimitedReader reader(names, Dialect{});
        if (reader.next())
            m_columns = gpuColumns(Columns(reader.fields()));
    }

    bool useHeader(const std::vector<std::string_view>& fields)
    {
        const Columns header(fields);
        if (programOf(header) == GpuTableProgram::None)
            return false;
        m_columns = gpuColumns(header);
        return true;
    }

    void askForColumns()
    {
        m_report.questions.push_back(
            {"columns",
             {COSTMODEL_TEXT(
                  "Message",
                  "the file does not name its columns, expected to be told their names in "
                  "order, as in --option columns=timestamp,index,utilization.gpu"),
              {}},
             {}});
    }

    void readRecord(const DelimitedReader& records)
    {
        const std::vector<std::string_view>& fields = records.fields();
        if (fields.front().starts_with('#'))
            return;
        const std::optional<Message> fault = takeRecord(records);
        if (fault && !records.isMalformed() && useHeader(fields))
            return;
        ++m_report.rows.read;
        if (fault)
            reject(m_report, m_input.name, records.line(), *fault);
    }

    /// Takes the record in, or tells what is wrong with it.
    std::optional<Message> takeRecord(const DelimitedReader& records)
    {
        const std::vector<std::string_view>& fields = records.fields();
        const GpuColumns& at = *m_columns;
        if (records.isMalformed())
            return Message{COSTMODEL_TEXT("Message", "text follows a closing quote"), {}};
        if (fields.size() != at.count)
            return Message{COSTMODEL_TEXT("Message", "%1 fields, expected %2 as in the header"),
                           {static_cast<long>(fields.size()), static_cast<long>(at.count)}};
        const auto cell = [&fields](std::optional<std::size_t> column)
        {
            return column ? fields[*column] : std::string_view();
        };

        UsageSample sample;
        if (const std::string_view time = cell(at.time); !isMissing(time))
        {
            sample.time = m_clock.seconds(time);
            if (!sample.time)
                return notANumber(COSTMODEL_TEXT("Message", "the time cannot be read"));
        }
        const Measure utilization = parseMeasure(cell(at.utilization), "%", 0, 100);
        if (utilization.state == Measure::State::Wrong)
            return notANumber(COSTMODEL_TEXT(
                "Message", "the utilisation is not a number of per cent from 0 to 100"));
        const Measure power = parseMeasure(cell(at.power), "W", 0, maxBoardWatts);
        if (power.state == Measure::State::Wrong)
            return notANumber(
                COSTMODEL_TEXT("Message", "the power is not a number of watts from 0 to 5000"));
        if (isCut(records, utilization))
            return notANumber(
                COSTMODEL_TEXT("Message", "the file ends within this row; it is left out"));
        sample.utilization = utilization.get();
        sample.powerW = power.get();
        m_hasUnits = m_hasUnits || utilization.hasUnit;

        m_key.host = cell(at.host);
        m_key.gpu = at.gpu ? cell(at.gpu) : std::string_view("0");
        GpuUsage& gpu = m_collector.gpu(m_key);
        noteLimit(gpu, parseMeasure(cell(at.limit), "W", 0, maxBoardWatts).get());
        gpu.throttle |= hexadecimal(cell(at.throttle)).value_or(0);
        noteTick(sample);
        gpu.samples.push_back(sample);
        ++(sample.utilization ? m_report.rows.used : m_report.rows.missing);
        return {};
    }

    /// Whether the last row lost its end: its last field is the utilisation and lacks the unit that
    /// the others have. Without units a missing line end is only worth a warning.
    bool isCut(const DelimitedReader& records, const Measure& utilization)
    {
        const bool isLastField = m_columns->utilization == m_columns->count - 1;
        if (!records.isCutOff() || !isLastField || utilization.state != Measure::State::Value)
            return false;
        if (m_hasUnits)
            return !utilization.hasUnit;
        addOnce(
            m_report.warnings,
            {COSTMODEL_TEXT("Message", "The last row has no line end; if the file was cut off, its "
                                       "utilisation of %1 % is not to be trusted."),
             {utilization.value}});
        return false;
    }

    /// Counts readings that follow each other at once, as those of several GPUs do.
    void noteTick(const UsageSample& sample)
    {
        constexpr double atOnceSeconds = 0.02;
        constexpr double laterSeconds = 0.2;
        if (sample.time && m_lastTime)
        {
            const double seconds = *sample.time - *m_lastTime;
            m_atOnce += seconds >= 0 && seconds < atOnceSeconds ? 1 : 0;
            m_later += seconds > laterSeconds ? 1 : 0;
        }
        m_lastTime = sample.time;
    }

    void finish()
    {
        if (!m_columns->utilization)
            addOnce(m_report.warnings,
                    {COSTMODEL_TEXT("Message", "The log has no column of the GPU's utilisation. "
                                               "Record utilization.gpu as well."),
                     {}});
        if (m_columns->gpu || m_atOnce < 2 || m_later == 0 || m_atOnce * 4 < m_later)
            return;
        addOnce(
            m_report.warnings,
            {COSTMODEL_TEXT("Message",
                            "Several GPUs seem to be in the log, but no column tells them apart: "
                            "the figures are of all of them together, and their GPU-hours are "
                            "not known. Record the field index as well."),
             {}});
        for (UsageSample& sample : m_collector.gpu(m_key).samples)
            sample.time.reset();
    }

    const ImportInput& m_input;
    UsageCollector& m_collector;
    ImportReport& m_report;
    UsageClock m_clock;
    UsageCollector::Key m_key;
    std::optional<GpuColumns> m_columns;
    bool m_hasUnits = false;
    std::optional<double> m_lastTime;
    long m_atOnce = 0;
    long m_later = 0;
};

/// Whether the first record looks like one of nvidia-smi without its header.
bool isHeaderless(std::string_view head)
{
    DelimitedReader reader(head, Dialect{});
    while (reader.next())
    {
        if (reader.fields().front().starts_with('#'))
            continue;
        return std::any_of(reader.fields().begin(), reader.fields().end(),
                           [](std::string_view field)
                           {
                               if (field == "[N/A]" || field == "[Not Supported]")
                                   return true;
                               if (field.size() == 23 && field[4] == '/' && field[10] == ' ' &&
                                   field[19] == '.')
                                   return parseTimestamp(field).has_value();
                               const Measure measure = parseMeasure(field, "%", 0, 100);
                               return measure.state == Measure::State::Value && measure.hasUnit;
                           });
    }
    return false;
}

} // namespace

ImportResult readGpuTable(std::span<const ImportInput> inputs, const ImportOptions& options,
                          const ImportMonitor& monitor)
{
    UsageCollector collector;
    ImportReport report;
    for (const ImportInput& input : inputs)
    {
        auto dialect = dialectOf(input, options);
        if (auto* refusal = std::get_if<ImportRefusal>(&dialect))
            report.refusals.push_back(std::move(*refusal));
        else
            GpuTableFile(input, inputs.size() == 1, options, collector, report)
                .read(std::get<Dialect>(dialect), options, monitor);
    }
    ImportResult result = usageResult(std::move(collector), std::move(report), options);
    result.isStopped = monitor.isStopped();
    return result;
}

int matchesNvidiaSmiTable(std::string_view head)
{
    const auto isTable = [](const Columns& columns)
    {
        return programOf(columns) != GpuTableProgram::None;
    };
    switch (programOf(headerOf(head, isTable)))
    {
    case GpuTableProgram::NvidiaSmi:
        return 90;
    case GpuTableProgram::Other:
        return 50;
    case GpuTableProgram::RocmSmi:
        return 0;
    case GpuTableProgram::None:
        return isHeaderless(head) ? 30 : 0;
    }
    return 0;
}

int matchesRocmSmiTable(std::string_view head)
{
    const auto isTable = [](const Columns& columns)
    {
        return programOf(columns) == GpuTableProgram::RocmSmi;
    };
    return programOf(headerOf(head, isTable)) == GpuTableProgram::RocmSmi ? 90 : 0;
}

} // namespace costmodel::data
