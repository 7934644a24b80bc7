#include "data/import/jobs/slurm_sacct.h"

#include <algorithm>
#include <array>

#include "data/import/base/clock.h"
#include "data/import/base/duration.h"
#include "data/import/base/fold.h"
#include "data/import/base/number.h"
#include "data/import/base/table.h"
#include "data/import/jobs/job_demand.h"
#include "data/import/jobs/run_keeper.h"
#include "data/import/jobs/slurm_tres.h"
#include "data/import/trace/options.h"

namespace costmodel::data
{

namespace
{

constexpr double longestSeconds = 5.0 * 366 * 86400;
constexpr double mostGpus = 100'000;

/// Names that only sacct has.
constexpr std::array<std::string_view, 24> slurmNames{
    "jobid",      "jobidraw",   "alloctres", "reqtres",   "allocgres",         "reqgres",
    "elapsed",    "elapsedraw", "timelimit", "totalcpu",  "cputimeraw",        "timelimitraw",
    "nnodes",     "allocnodes", "reqmem",    "alloccpus", "exitcode",          "resvcpuraw",
    "submitline", "ntasks",     "qos",       "reqcpus",   "consumedenergyraw", "nodelist"};

bool isSacctHeader(const Columns& columns)
{
    const auto known =
        std::count_if(slurmNames.begin(), slurmNames.end(),
                      [&columns](std::string_view name) { return columns.has(name); });
    return known >= 2;
}

int matchesSacct(std::string_view head)
{
    return headerOf(head, isSacctHeader).count() > 0 ? 90 : 0;
}

using Place = std::optional<std::size_t>;

struct SacctColumns
{
    explicit SacctColumns(const Columns& columns)
        : job(columns.find({"jobid", "jobidraw"}))
        , cluster(columns.find("cluster"))
        , state(columns.find("state"))
        , elapsed(columns.find("elapsed"))
        , elapsedRaw(columns.find("elapsedraw"))
        , start(columns.find("start"))
        , end(columns.find("end"))
        , submit(columns.find("submit"))
        , gpus(columns.find({"alloctres", "allocgres", "reqtres", "reqgres"}))
        , nodes(columns.find({"allocnodes", "nnodes"}))
        , isRequested(!columns.has("alloctres") && !columns.has("allocgres"))
        , isPerNode(isRequested && !columns.has("reqtres"))
    {
    }

    Place job;
    Place cluster;
    Place state;
    Place elapsed;
    Place elapsedRaw;
    Place start;
    Place end;
    Place submit;
    Place gpus;
    Place nodes;
    bool isRequested; ///< only what was asked for is known, not what was given
    bool isPerNode;
};

/// What was seen besides the jobs, for the messages.
struct Notes
{
    long steps = 0;
    long running = 0;
    long slices = 0;
    long shares = 0;
    long byNumber = 0;
};

class SacctReader
{
public:
    SacctReader(FileClock& clock, ImportReport& report)
        : m_clock(clock)
        , m_report(report)
    {
    }

    /// Reads one more file, which is `share` of all, behind `shareBefore`. False if it was stopped.
    bool read(const ImportInput& input, const ImportOptions& options, const ImportMonitor& monitor,
              double shareBefore, double share);
    const std::vector<JobRun>& runs() const
    {
        return m_keeper.runs();
    }
    void tellNotes();

private:
    bool hasNeededColumns(const std::string& file, const SacctColumns& columns);
    void takeRow(TableReader& table, const SacctColumns& columns);
    std::optional<double> gpusOf(TableReader& table, const SacctColumns& columns);
    std::optional<double> secondsOf(TableReader& table, const SacctColumns& columns,
                                    std::optional<std::int64_t> start, bool& isRejected);

    FileClock& m_clock;
    ImportReport& m_report;
    RunKeeper m_keeper;
    Notes m_notes;
};

bool SacctReader::read(const ImportInput& input, const ImportOptions& options,
                       const ImportMonitor& monitor, double shareBefore, double share)
{
    auto found = dialectOf(input, options);
    if (auto* refusal = std::get_if<ImportRefusal>(&found))
    {
        m_report.refusals.push_back(std::move(*refusal));
        return true;
    }
    Dialect dialect = std::get<Dialect>(std::move(found));
    // sacct does not quote; a quote in the name of a job is a character.
    dialect.hasQuotes = dialect.separator == ",";
    TableReader table(input, dialect, isSacctHeader, &m_report);
    const SacctColumns columns(table.columns());
    if (!hasNeededColumns(input.name, columns))
        return true;
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
    if (columns.isRequested)
        addOnce(
            m_report.assumptions,
            {COSTMODEL_TEXT("Message", "The file does not say which GPUs were given (AllocTRES); "
                                       "those asked for are counted."),
             {}});
    if (columns.isPerNode && !columns.nodes)
        addOnce(
            m_report.assumptions,
            {COSTMODEL_TEXT("Message", "ReqGRES counts GPUs per node and the file has no column "
                                       "NNodes; every job is taken to have one node."),
             {}});
    return true;
}

bool SacctReader::hasNeededColumns(const std::string& file, const SacctColumns& columns)
{
    if (!columns.gpus)
        m_report.refusals.push_back(
            {file,
             1,
             1,
             {COSTMODEL_TEXT("Message",
                             "no column tells the GPUs of a job, expected AllocTRES; export "
                             "with sacct -P --format=JobID,State,Submit,Start,End,Elapsed,"
                             "ElapsedRaw,AllocTRES"),
              {}}});
    else if (!columns.elapsed && !columns.elapsedRaw && !(columns.start && columns.end))
        m_report.refusals.push_back(
            {file,
             1,
             1,
             {COSTMODEL_TEXT("Message",
                             "no column tells how long a job ran, expected ElapsedRaw or "
                             "Elapsed; export with sacct -P --format=JobID,State,Submit,"
                             "Start,End,Elapsed,ElapsedRaw,AllocTRES"),
              {}}});
    return m_report.refusals.empty();
}

void SacctReader::takeRow(TableReader& table, const SacctColumns& columns)
{
    const std::string_view job = table.cell(columns.job);
    if (job.find('.') != std::string_view::npos)
    {
        ++m_notes.steps;
        return;
    }
    const std::string_view state = table.cell(columns.state);
    const std::string_view startText = table.cell(columns.start);
    JobRun run;
    if (!isMissing(startText))
    {
        run.start = m_clock.read(startText);
        if (!run.start || !isPlausibleTime(*run.start))
            return table.rejectRow(
                {COSTMODEL_TEXT("Message", "Start is '%1', expected a time after "
                                           "1990"),
                 {excerpt(startText)}});
    }
    bool isRejected = false;
    const std::optional<double> seconds = secondsOf(table, columns, run.start, isRejected);
    if (isRejected)
        return;
    const std::optional<double> gpus = gpusOf(table, columns);
    if (!gpus)
        return;
    if (!seconds && !state.starts_with("PENDING") && (run.start || !columns.start))
    {
        ++m_report.rows.missing;
        return;
    }
    ++m_report.rows.used;
    run.seconds = seconds.value_or(0);
    run.gpus = *gpus;
    if (run.seconds <= 0 || run.gpus <= 0)
        return;
    if (const std::string_view submitted = table.cell(columns.submit); !isMissing(submitted))
        run.submitted = m_clock.read(submitted);
    if (columns.end && isMissing(table.cell(columns.end)))
        ++m_notes.running;
    m_keeper.keep(run, job, table.cell(columns.cluster));
}

std::optional<double> SacctReader::secondsOf(TableReader& table, const SacctColumns& columns,
                                             std::optional<std::int64_t> start, bool& isRejected)
{
    const std::string_view raw = table.cell(columns.elapsedRaw);
    const std::string_view clock = table.cell(columns.elapsed);
    const std::string_view endText = table.cell(columns.end);
    std::optional<double> seconds;
    if (!isMissing(raw))
    {
        seconds = parsePlainNumber(raw);
        isRejected = !seconds;
    }
    else if (!isMissing(clock))
    {
        seconds = parseClockDuration(clock);
        isRejected = !seconds;
    }
    else if (start && !isMissing(endText))
    {
        const std::optional<std::int64_t> end = m_clock.read(endText);
        if (end)
            seconds = static_cast<double>(*end - *start) / 1000;
        isRejected = !end;
    }
    isRejected |= seconds && (*seconds < 0 || *seconds > longestSeconds);
    if (isRejected)
        table.rejectRow(
            {COSTMODEL_TEXT("Message", "the time it ran is '%1', expected one of 0 to 5 "
                                       "years, such as 1-02:03:04"),
             {excerpt(!isMissing(raw)     ? raw
                      : !isMissing(clock) ? clock
                                          : endText)}});
    return seconds;
}

std::optional<double> SacctReader::gpusOf(TableReader& table, const SacctColumns& columns)
{
    const std::string_view text = table.cell(columns.gpus);
    const std::optional<TresGpus> found = isMissing(text) ? TresGpus{} : gpusInTres(text);
    double gpus = found ? found->gpus : -1;
    if (columns.isPerNode)
        gpus *= parsePlainNumber(table.cell(columns.nodes)).value_or(1);
    if (gpus < 0 || gpus > mostGpus)
    {
        table.rejectRow({COSTMODEL_TEXT("Message", "the GPUs are '%1', expected a count of 0 to "
                                                   "100,000, such as gres/gpu=8"),
                         {excerpt(text)}});
        return std::nullopt;
    }
    m_notes.slices += found->hasSlices ? 1 : 0;
    m_notes.shares += found->hasShares && gpus <= 0 ? 1 : 0;
    m_notes.byNumber += found->isByNumber ? 1 : 0;
    return gpus;
}

void SacctReader::tellNotes()
{
    const auto say = [](std::vector<Message>& to, long count, const char* text)
    {
        if (count > 0)
            to.push_back({text, {count}});
    };
    say(m_report.assumptions, m_notes.steps,
        COSTMODEL_TEXT("Message",
                       "Steps of jobs: %1 rows; they repeat the GPUs of their job and are not "
                       "counted."));
    say(m_report.assumptions, m_notes.running,
        COSTMODEL_TEXT("Message", "Jobs without an end: %1; they count as long as they had run."));
    say(m_report.warnings, m_notes.slices,
        COSTMODEL_TEXT("Message",
                       "Jobs with slices of GPUs (MIG): %1; every slice counts as one GPU, so "
                       "that the demand is too high."));
    say(m_report.warnings, m_notes.shares,
        COSTMODEL_TEXT("Message",
                       "Jobs with shares of GPUs (shard, MPS), which tell no number of GPUs: %1; "
                       "they count as none."));
    say(m_report.warnings, m_notes.byNumber,
        COSTMODEL_TEXT("Message",
                       "Jobs whose resources are named by number (as 1001=8), which may be GPUs: "
                       "%1; they count as none."));
    m_keeper.tell(m_report);
}

ImportResult readSacct(std::span<const ImportInput> inputs, const ImportOptions& options,
                       const ImportMonitor& monitor)
{
    ImportResult result;
    ImportReport& report = result.report;
    for (const ImportInput& input : inputs)
        report.files.push_back(input.name);
    FileClock clock(options, inputs.front(), report);
    const DemandOptions demand = demandOptionsFrom(options, 3'600'000, inputs.front().name, report);
    if (!isUsable(report))
        return result;
    SacctReader reader(clock, report);
    const double share = 1.0 / static_cast<double>(inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i)
    {
        if (!reader.read(inputs[i], options, monitor, static_cast<double>(i) * share, share))
        {
            result.isStopped = true;
            return result;
        }
    }
    clock.tell(report);
    if (!isUsable(report))
        return result;
    reader.tellNotes();
    finishJobs(reader.runs(), {clock.zoneMilliseconds(), false}, demand, result);
    return result;
}

} // namespace

ImportFormat slurmSacctFormat()
{
    return {"Slurm sacct", ImportKind::Jobs, matchesSacct, readSacct, demandOptionList()};
}

} // namespace costmodel::data
