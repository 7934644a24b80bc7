#include "data/import/utilization/dmon.h"

#include <algorithm>
#include <set>

#include "data/import/base/fold.h"
#include "data/import/utilization/usage_clock.h"
#include "data/import/utilization/usage_collector.h"
#include "data/import/utilization/usage_report.h"

namespace costmodel::data
{

namespace
{

using Words = std::vector<std::string_view>;

Words wordsOf(std::string_view line)
{
    Words words;
    for (std::size_t at = line.find_first_not_of(" \t"); at != std::string_view::npos;)
    {
        const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(" \t", end);
    }
    return words;
}

/// The names of a header line such as "# gpu   pwr" or "#Date  Time  gpu"; empty for other lines.
Words headerOfLine(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (!text.starts_with('#'))
        return {};
    Words names = wordsOf(text.substr(1));
    const bool hasGpu = std::find(names.begin(), names.end(), "gpu") != names.end();
    return hasGpu ? names : Words();
}

/// A reading as a line has it.
struct MonitorLine
{
    std::string_view gpu;
    std::string_view process; ///< empty for dmon
    std::optional<double> time;
    Measure utilization;
    Measure power;
};

class MonitorFile
{
public:
    MonitorFile(const ImportInput& input, bool isOnly, const ImportOptions& options,
                UsageCollector& collector, ImportReport& report)
        : m_input(input)
        , m_collector(collector)
        , m_report(report)
        , m_clock(options, input.name, report)
    {
        m_key.file = isOnly ? "" : input.name;
    }

    void read(const ImportMonitor& monitor)
    {
        LineReader lines(m_input.text);
        while (lines.next() && !monitor.isStopped())
        {
            if (lines.number() % 4096 == 0)
                monitor.tell(static_cast<double>(lines.offset()) /
                             static_cast<double>(m_input.text.size()));
            if (trimmed(lines.line()).empty())
                continue;
            if (trimmed(lines.line()).starts_with('#'))
            {
                if (Words names = headerOfLine(lines.line()); !names.empty())
                    m_names.assign(names.begin(), names.end());
                continue;
            }
            ++m_report.rows.read;
            if (const char* fault = take(wordsOf(lines.line()), lines.isEnded()))
                reject(m_report, m_input.name, lines.number(), {fault, {}});
        }
        m_clock.finish();
    }

    bool hasTimes() const
    {
        return m_hasTimes;
    }

private:
    std::string_view word(const Words& words, std::string_view name) const
    {
        for (std::size_t i = 0; i < m_names.size() && i < words.size(); ++i)
            if (m_names[i] == name)
                return words[i];
        return {};
    }

    const char* take(const Words& words, bool isEnded)
    {
        if (m_names.empty())
            return COSTMODEL_TEXT("Message", "no header names the columns of this row");
        // The last column of pmon is a command, which may consist of several words.
        const bool hasCommand = m_names.back() == "command" || m_names.back() == "name";
        const bool isWhole =
            hasCommand ? words.size() >= m_names.size() : words.size() == m_names.size() && isEnded;
        if (!isWhole)
            return isEnded
                       ? COSTMODEL_TEXT("Message",
                                        "the row does not have the fields that the header names")
                       : COSTMODEL_TEXT("Message", "the file ends within this row; it is left out");
        MonitorLine line{.gpu = word(words, "gpu"),
                         .process = word(words, "pid"),
                         .time = {},
                         .utilization = parseMeasure(word(words, "sm"), "%", 0, 100),
                         .power = parseMeasure(word(words, "pwr"), "W", 0, maxBoardWatts)};
        if (line.gpu.empty() || line.gpu.find_first_not_of("0123456789") != std::string_view::npos)
            return COSTMODEL_TEXT("Message", "the number of the GPU cannot be read");
        if (line.utilization.state == Measure::State::Wrong)
            return COSTMODEL_TEXT("Message",
                                  "the utilisation is not a number of per cent from 0 to 100");
        if (line.power.state == Measure::State::Wrong)
            return COSTMODEL_TEXT("Message", "the power is not a number of watts from 0 to 5000");
        const std::string_view day = word(words, "Date");
        const std::string_view time = word(words, "Time");
        if (!day.empty() && !time.empty())
        {
            line.time = m_clock.seconds(std::string(day) + " " + std::string(time));
            if (!line.time)
                return COSTMODEL_TEXT("Message", "the time cannot be read");
            m_hasTimes = true;
        }
        add(line);
        return nullptr;
    }

    void add(const MonitorLine& line)
    {
        m_key.gpu = line.gpu;
        std::vector<UsageSample>& samples = m_collector.gpu(m_key).samples;
        ++(line.utilization.get() ? m_report.rows.used : m_report.rows.missing);
        if (line.process.empty() || startsRound(line) || samples.empty() ||
            !m_roundGpus.contains(std::string(line.gpu)))
            samples.push_back({line.time, line.utilization.get(), line.power.get()});
        else if (line.utilization.get())
            samples.back().utilization =
                std::min(100.0, samples.back().utilization.value_or(0) + *line.utilization.get());
        m_roundGpus.insert(std::string(line.gpu));
        m_roundProcesses.insert(std::string(line.gpu) + "/" + std::string(line.process));
    }

    /// Whether pmon begins its next look at all processes: one comes again, or the GPUs start over.
    bool startsRound(const MonitorLine& line)
    {
        const bool isAgain =
            m_roundProcesses.contains(std::string(line.gpu) + "/" + std::string(line.process));
        const long number = static_cast<long>(parseMeasure(line.gpu, "", 0, 1e6).value);
        const bool startsOver = number < m_lastGpu;
        m_lastGpu = number;
        if (!isAgain && !startsOver)
            return false;
        m_roundGpus.clear();
        m_roundProcesses.clear();
        return true;
    }

    const ImportInput& m_input;
    UsageCollector& m_collector;
    ImportReport& m_report;
    UsageClock m_clock;
    UsageCollector::Key m_key;
    std::vector<std::string> m_names;
    bool m_hasTimes = false;
    long m_lastGpu = -1;
    std::set<std::string> m_roundGpus;
    std::set<std::string> m_roundProcesses;
};

ImportResult readMonitor(std::span<const ImportInput> inputs, const ImportOptions& options,
                         const ImportMonitor& monitor)
{
    UsageCollector collector;
    ImportReport report;
    bool hasTimes = true;
    for (const ImportInput& input : inputs)
    {
        MonitorFile file(input, inputs.size() == 1, options, collector, report);
        file.read(monitor);
        hasTimes = hasTimes && file.hasTimes();
    }
    if (!hasTimes)
        askForInterval(collector, options, report);
    ImportResult result = usageResult(std::move(collector), std::move(report), options);
    result.isStopped = monitor.isStopped();
    return result;
}

Words firstHeader(std::string_view head)
{
    LineReader lines(head);
    while (lines.next())
        if (const Words names = headerOfLine(lines.line()); !names.empty())
            return names;
    return {};
}

bool has(const Words& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

ImportResult readDmon(std::span<const ImportInput> inputs, const ImportOptions& options,
                      const ImportMonitor& monitor)
{
    return readMonitor(inputs, options, monitor);
}

ImportResult readPmon(std::span<const ImportInput> inputs, const ImportOptions& options,
                      const ImportMonitor& monitor)
{
    ImportResult result = readMonitor(inputs, options, monitor);
    result.report.assumptions.push_back(
        {COSTMODEL_TEXT("Message",
                        "The shares of the processes on a GPU are added up; a GPU without "
                        "a process counts as not measured."),
         {}});
    return result;
}

int matchesDmon(std::string_view head)
{
    const Words names = firstHeader(head);
    return !names.empty() && !has(names, "pid") && (has(names, "sm") || has(names, "pwr")) ? 90 : 0;
}

int matchesPmon(std::string_view head)
{
    return has(firstHeader(head), "pid") ? 90 : 0;
}

} // namespace costmodel::data
