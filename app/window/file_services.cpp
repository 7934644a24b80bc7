#include "app/window/file_services.h"

#include <algorithm>
#include <array>

#include "data/file/files.h"
#include "data/import/diagnosis.h"
#include "data/import/registry.h"
#include "data/scenario/trace.h"

namespace costmodel::app
{

namespace
{

using Files = std::vector<std::filesystem::path>;

constexpr std::array demandKinds{data::ImportKind::Jobs, data::ImportKind::Trace};
/// A trace has at most a million rows.
constexpr std::size_t largestTrace = std::size_t{256} << 20;

ui::RejectedRow whole(const std::string& file, const std::string& reason)
{
    return {file, 0, {COSTMODEL_TEXT("Message", "cannot be read: %1"), {reason}}};
}

ui::FileAccount accountOf(const data::ImportReport& report)
{
    ui::FileAccount account;
    account.format = report.format;
    for (const data::ImportRefusal& refusal : report.refusals)
        account.refusals.push_back({refusal.file, refusal.line, refusal.reason});
    for (const data::Question& question : report.questions)
        account.questions.push_back({question.option, question.text, question.choices});
    account.rowsRead = report.rows.read;
    account.rowsUsed = report.rows.used;
    account.rowsMissing = report.rows.missing;
    account.rowsRejected = report.rows.rejected;
    for (const data::Rejection& row : report.rejected)
        account.rejected.push_back({row.file, row.line, row.reason});
    account.fromMilliseconds = report.fromMilliseconds;
    account.toMilliseconds = report.toMilliseconds;
    account.gpuHours = report.gpuHours;
    account.assumptions = report.assumptions;
    account.warnings = report.warnings;
    return account;
}

data::ImportOptions optionsOf(const ui::FileOptions& options)
{
    data::ImportOptions result;
    for (const auto& [key, value] : options)
        result.values[key] = value;
    return result;
}

ui::ImportedDemand readDemand(const Files& files, const ui::FileOptions& options,
                              const std::stop_token& stop,
                              const std::function<void(double)>& progress)
{
    ui::ImportedDemand demand;
    try
    {
        data::ImportResult read =
            data::importFiles(files, demandKinds, optionsOf(options), {progress, stop});
        demand.account = accountOf(read.report);
        if (read.trace)
        {
            demand.gpus = std::move(read.trace->gpus);
            demand.fromMilliseconds = read.trace->fromMilliseconds;
            demand.stepSeconds = read.trace->stepSeconds;
        }
        demand.isCapped = read.report.demand && read.report.demand->isCapped;
        demand.csv = std::move(read.output);
        demand.whyNoCsv = std::move(read.whyNoOutput);
    }
    catch (const data::FileError& error)
    {
        demand.account.refusals.push_back(whole(error.path().string(), error.reason()));
    }
    return demand;
}

ui::ReadTrace readTrace(const std::filesystem::path& file)
{
    try
    {
        data::TraceResult read = data::parseTrace(data::readFile(file, largestTrace), file);
        if (read.rows)
            return {std::move(read.rows), {}};
        const data::FileIssue& first = read.issues.front();
        return {nullptr, Message{COSTMODEL_TEXT("Message", "line %1 of %2: %3"),
                                 {static_cast<long>(first.line), file.filename().string(),
                                  render(first.what, English())}}};
    }
    catch (const data::FileError& error)
    {
        return {nullptr, Message{COSTMODEL_TEXT("Message", "%1 cannot be read: %2"),
                                 {error.path().string(), error.reason()}}};
    }
}

ui::DiagnosedLog diagnoseLogs(const Files& files, const ui::FileOptions& options,
                              const std::stop_token& stop,
                              const std::function<void(double)>& progress)
{
    ui::DiagnosedLog log;
    try
    {
        data::ImportResult read = data::diagnoseFiles(files, optionsOf(options), {progress, stop});
        log.account = accountOf(read.report);
        if (read.report.verdict)
        {
            log.verdict = verdictKey(*read.report.verdict);
            log.verdictLabel = verdictLabel(*read.report.verdict);
        }
        log.reasons = read.report.reasons;
        log.usage = std::move(read.usage);
        if (read.report.utilization)
        {
            log.mean = read.report.utilization->mean;
            log.median = read.report.utilization->median;
        }
        log.profile = read.report.profile;
        if (read.report.repair)
        {
            log.repair = std::pair(read.report.repair->now, read.report.repair->after);
            for (Message& sentence : describe(*read.report.repair))
                log.reasons.push_back(std::move(sentence));
        }
        log.speed = read.speed;
    }
    catch (const data::FileError& error)
    {
        log.account.refusals.push_back(whole(error.path().string(), error.reason()));
    }
    return log;
}

ui::FileKind kindOf(data::ImportKind kind)
{
    switch (kind)
    {
    case data::ImportKind::Jobs:
    case data::ImportKind::Trace:
        return ui::FileKind::demand;
    case data::ImportKind::Prices:
        return ui::FileKind::prices;
    case data::ImportKind::Billing:
        return ui::FileKind::bill;
    case data::ImportKind::Spot:
        return ui::FileKind::spot;
    case data::ImportKind::Utilization:
    case data::ImportKind::Training:
    case data::ImportKind::Profile:
        return ui::FileKind::diagnosis;
    }
    return ui::FileKind::unknown;
}

/// Traces of profilers may be gigabytes: only the name of their format is looked at.
bool isLargeTrace(const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    return name.ends_with(".pt.trace.json") || name.ends_with(".pt.trace.json.gz");
}

Result<ui::FileKind> recognise(const std::filesystem::path& file)
{
    if (file.extension() == ".toml")
        return ui::FileKind::scenario;
    if (isLargeTrace(file))
        return ui::FileKind::diagnosis;
    try
    {
        auto loaded = data::loadInput(file, {});
        if (const auto* const refusal = std::get_if<data::ImportRefusal>(&loaded))
            return refusal->reason;
        const std::string_view head = std::get<data::ImportInput>(loaded).head();
        if (head.find("\"costmodel.bench\"") != std::string_view::npos)
            return ui::FileKind::benchmark;
        int best = 0;
        ui::FileKind kind = ui::FileKind::unknown;
        for (const data::ImportKind one :
             {data::ImportKind::Jobs, data::ImportKind::Trace, data::ImportKind::Utilization,
              data::ImportKind::Training, data::ImportKind::Profile, data::ImportKind::Prices,
              data::ImportKind::Billing, data::ImportKind::Spot})
            for (const data::ImportFormat& format : data::importFormats(one))
                if (const int match = format.matches(head); match > best)
                {
                    best = match;
                    kind = kindOf(one);
                }
        return kind;
    }
    catch (const data::FileError& error)
    {
        return Message{COSTMODEL_TEXT("Message", "%1 cannot be read: %2"),
                       {error.path().string(), error.reason()}};
    }
}

} // namespace

void addFileServices(ui::Services& services)
{
    services.recognise = recognise;
    services.readDemand = readDemand;
    services.readTrace = readTrace;
    services.diagnose = diagnoseLogs;
}

} // namespace costmodel::app
