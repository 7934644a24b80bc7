#include "data/import/base/report_text.h"

#include <algorithm>

#include "data/import/base/timestamp.h"

#include <fmt/format.h>

namespace costmodel::data
{

namespace
{

constexpr std::size_t rowsShown = 10;

struct Account
{
    const Language& language;
    std::string text;

    void say(const char* pattern, std::vector<MessageArgument> arguments)
    {
        text += render({pattern, std::move(arguments)}, language) + "\n";
    }
    void list(const char* heading, const std::vector<Message>& messages)
    {
        if (messages.empty())
            return;
        say(heading, {});
        for (const Message& message : messages)
            text += "  - " + render(message, language) + "\n";
    }
};

void sayRows(Account& account, const ImportReport& report)
{
    std::string files;
    for (const std::string& file : report.files)
        files += (files.empty() ? "" : ", ") + file;
    account.say(COSTMODEL_TEXT("Message", "%1 (%2): %3"),
                {std::string(kindName(report.kind)), report.format, files});
    account.say(
        COSTMODEL_TEXT("Message", "Rows: %1 read, %2 used, %3 with missing values, %4 rejected."),
        {report.rows.read, report.rows.used, report.rows.missing, report.rows.rejected});
    if (report.fromMilliseconds && report.toMilliseconds)
        account.say(COSTMODEL_TEXT("Message", "From %1 to %2."),
                    {isoTimestamp(*report.fromMilliseconds), isoTimestamp(*report.toMilliseconds)});
}

void sayDemand(Account& account, const DemandFigures& demand)
{
    account.say(COSTMODEL_TEXT("Message",
                               "GPUs in use, in steps of %1 s: mean %2, median %3, 95 % of "
                               "the time at most %4, peak %5."),
                {demand.stepSeconds, demand.meanGpus, demand.p50, demand.p95, demand.peakGpus});
    std::string curve;
    for (const LoadDurationPoint& point : demand.loadDuration)
        curve += fmt::format("{}{:.0f} %: {:.6g}", curve.empty() ? "" : ", ", point.timeShare * 100,
                             point.gpus);
    if (!curve.empty())
        account.say(COSTMODEL_TEXT("Message",
                                   "GPUs that are in use at least, by share of the time: "
                                   "%1."),
                    {curve});
    for (const TraceGap& gap : demand.gaps)
        account.say(COSTMODEL_TEXT("Message", "Nothing is recorded for %1 s from %2."),
                    {gap.seconds, isoTimestamp(gap.fromMilliseconds)});
}

void sayUtilization(Account& account, const Utilization& utilization)
{
    if (utilization.mean && utilization.median)
        account.say(COSTMODEL_TEXT("Message", "GPU utilisation: mean %1, median %2."),
                    {Share{*utilization.mean / 100}, Share{*utilization.median / 100}});
    for (const GpuUtilization& gpu : utilization.gpus)
        if (gpu.mean && gpu.median)
            account.say(
                COSTMODEL_TEXT("Message", "GPU %1: mean %2, median %3, %4 samples, %5 missing."),
                {gpu.gpu, Share{*gpu.mean / 100}, Share{*gpu.median / 100}, gpu.samples,
                 gpu.missing});
        else
            account.say(COSTMODEL_TEXT("Message", "GPU %1: not measured, %2 samples missing."),
                        {gpu.gpu, gpu.missing});
}

void sayVerdict(Account& account, UsageVerdict verdict)
{
    switch (verdict)
    {
    case UsageVerdict::Wait:
        return account.say(COSTMODEL_TEXT("Message", "Verdict: the GPUs wait."), {});
    case UsageVerdict::Mixed:
        return account.say(COSTMODEL_TEXT("Message", "Verdict: mixed."), {});
    case UsageVerdict::Busy:
        return account.say(COSTMODEL_TEXT("Message", "Verdict: the GPUs are busy."), {});
    case UsageVerdict::ComputeBound:
        return account.say(COSTMODEL_TEXT("Message", "Verdict: busy, compute-bound."), {});
    case UsageVerdict::Unknown:
        return account.say(COSTMODEL_TEXT("Message", "Verdict: unknown."), {});
    }
}

void sayBilling(Account& account, const ImportReport& report)
{
    for (const BillingLine& line : report.billing)
    {
        account.text += fmt::format("  {}  {}  {}", line.month, line.service, line.plan);
        if (line.gpuHours)
            account.text += "  " + groupedNumber(*line.gpuHours, 2) + " GPU-h";
        const auto say = [&account, &line](const char* word, const std::optional<double>& money)
        {
            if (money)
                account.text += fmt::format("  {} {} {}", account.language.translate("Label", word),
                                            line.currency, groupedNumber(*money, 2));
        };
        say(COSTMODEL_TEXT("Label", "billed"), line.billed);
        say(COSTMODEL_TEXT("Label", "effective"), line.effective);
        account.text += "\n";
    }
}

void saySpot(Account& account, const SpotFigures& spot)
{
    if (spot.availability && spot.hours)
        account.say(COSTMODEL_TEXT("Message", "Capacity was to be had %1 of %2 hours."),
                    {Share{*spot.availability}, *spot.hours});
    if (spot.interruptions && spot.interruptionsPerHour)
        account.say(COSTMODEL_TEXT("Message", "Interruptions: %1, %2 an hour."),
                    {*spot.interruptions, *spot.interruptionsPerHour});
}

void sayRejected(Account& account, const ImportReport& report)
{
    if (report.rejected.empty())
        return;
    account.say(COSTMODEL_TEXT("Message", "Rejected rows:"), {});
    const std::size_t shown = std::min(rowsShown, report.rejected.size());
    for (std::size_t i = 0; i < shown; ++i)
    {
        const Rejection& row = report.rejected[i];
        account.text +=
            fmt::format("  {}:{}: {}\n", row.file, row.line, render(row.reason, account.language));
    }
    if (const long rest = report.rows.rejected - static_cast<long>(shown); rest > 0)
        account.say(COSTMODEL_TEXT("Message", "  and %1 more."), {rest});
}

} // namespace

std::string importReportText(const ImportReport& report, const Language& language)
{
    Account account{language, {}};
    sayRows(account, report);
    if (report.gpuHours)
        account.say(COSTMODEL_TEXT("Message", "GPU-hours: %1"),
                    {groupedNumber(*report.gpuHours, 2)});
    for (const auto& [currency, amount] : report.money)
        account.say(COSTMODEL_TEXT("Message", "Money: %1"), {Amount{amount, currency}});
    if (report.demand)
        sayDemand(account, *report.demand);
    if (!report.prices.empty())
        account.say(COSTMODEL_TEXT("Message", "Prices: %1"),
                    {static_cast<long>(report.prices.size())});
    if (report.throughput)
        account.say(
            COSTMODEL_TEXT("Message", "Throughput: %1 %2, from %3 samples."),
            {report.throughput->value, report.throughput->unit, report.throughput->samples});
    if (report.utilization)
        sayUtilization(account, *report.utilization);
    if (report.verdict)
        sayVerdict(account, *report.verdict);
    account.list(COSTMODEL_TEXT("Message", "Reasons:"), report.reasons);
    sayBilling(account, report);
    if (report.spot)
        saySpot(account, *report.spot);
    account.list(COSTMODEL_TEXT("Message", "Assumptions:"), report.assumptions);
    account.list(COSTMODEL_TEXT("Message", "Warnings:"), report.warnings);
    sayRejected(account, report);
    return account.text;
}

std::string importErrorText(const ImportReport& report, const Language& language)
{
    std::string text;
    for (const ImportRefusal& refusal : report.refusals)
        text += fmt::format("{}:{}:{}: error: {}\n", refusal.file, refusal.line, refusal.column,
                            render(refusal.reason, language));
    for (const Question& question : report.questions)
    {
        std::string choices;
        for (const std::string& choice : question.choices)
            choices += (choices.empty() ? "" : "|") + choice;
        text += fmt::format("{}:1:1: error: {} [--option {}={}]\n",
                            report.files.empty() ? "" : report.files.front(),
                            render(question.text, language), question.option,
                            choices.empty() ? "VALUE" : choices);
    }
    return text;
}

} // namespace costmodel::data
