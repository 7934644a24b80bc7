#include "data/import/utilization/usage_report.h"

#include <algorithm>
#include <cmath>

#include "data/import/base/number.h"
#include "data/import/base/timestamp.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t gapsShown = 10;

std::int64_t milliseconds(double seconds)
{
    return static_cast<std::int64_t>(std::llround(seconds * 1000));
}

/// Sorted, and without those that other GPUs have at nearly the same moment.
std::vector<UsageGap> distinct(std::vector<UsageGap> gaps)
{
    constexpr double nearSeconds = 5;
    std::sort(gaps.begin(), gaps.end(),
              [](const UsageGap& a, const UsageGap& b) { return a.from < b.from; });
    std::vector<UsageGap> result;
    for (const UsageGap& gap : gaps)
        if (result.empty() || gap.from - result.back().from > nearSeconds ||
            std::abs(gap.seconds - result.back().seconds) > nearSeconds)
            result.push_back(gap);
    return result;
}

void warn(ImportReport& report, const char* text, std::vector<UsageGap> gaps)
{
    gaps = distinct(std::move(gaps));
    const std::size_t shown = std::min(gaps.size(), gapsShown);
    for (std::size_t i = 0; i < shown; ++i)
        report.warnings.push_back(
            {text, {gaps[i].seconds, isoTimestamp(milliseconds(gaps[i].from))}});
    if (gaps.size() > shown)
        report.warnings.push_back({COSTMODEL_TEXT("Message", "And %1 more of the same kind."),
                                   {static_cast<long>(gaps.size() - shown)}});
}

void reportTimes(const UsageLog& log, ImportReport& report)
{
    std::vector<UsageGap> gaps;
    std::vector<UsageGap> backSteps;
    for (const GpuUsage& gpu : log.gpus)
    {
        const UsageTime time = usageTime(gpu, log.intervalSeconds);
        if (time.first)
        {
            widenRange(report, milliseconds(*time.first));
            widenRange(report, milliseconds(*time.last));
        }
        gaps.insert(gaps.end(), time.gaps.begin(), time.gaps.end());
        backSteps.insert(backSteps.end(), time.backSteps.begin(), time.backSteps.end());
    }
    warn(
        report,
        COSTMODEL_TEXT("Message", "Nothing was recorded for %1 s from %2 on; the gap is left out."),
        std::move(gaps));
    warn(report,
         COSTMODEL_TEXT("Message",
                        "The clock was set back by %1 s after %2, as at the end of summer "
                        "time; that interval is left out."),
         std::move(backSteps));
}

std::optional<double> intervalOf(const ImportOptions& options)
{
    const auto text = options.find("interval");
    const std::optional<double> seconds = text ? parsePlainNumber(*text) : std::nullopt;
    return seconds && *seconds > 0 ? seconds : std::nullopt;
}

} // namespace

void askForInterval(const UsageCollector& collector, const ImportOptions& options,
                    ImportReport& report)
{
    if (!intervalOf(options) && collector.hasSeveralReadings())
        report.questions.push_back(
            {"interval",
             {COSTMODEL_TEXT("Message", "the log has no times, expected to be told the seconds "
                                        "between two readings, as in --option interval=1"),
              {}},
             {}});
}

ImportResult usageResult(UsageCollector collector, ImportReport report,
                         const ImportOptions& options)
{
    ImportResult result;
    if (const auto text = options.find("interval"); text && !intervalOf(options))
        report.questions.push_back(
            {"interval",
             {COSTMODEL_TEXT("Message", "the interval '%1' is no number of seconds above 0, "
                                        "expected one such as 1 or 0.5"),
              {std::string(*text)}},
             {}});
    UsageLog log = collector.take();
    log.intervalSeconds = intervalOf(options);
    const UsageStatistics usage = usageStatistics(log);
    reportTimes(log, report);

    Utilization figures{.mean = usage.all.mean, .median = usage.all.median, .gpus = {}};
    for (const GpuUsageFigures& gpu : usage.gpus)
        figures.gpus.push_back({gpu.gpu, static_cast<long>(gpu.samples),
                                static_cast<long>(gpu.missing), gpu.mean, gpu.median});
    report.utilization = std::move(figures);
    report.gpuHours = usage.gpuHours;
    Diagnosis diagnosis = diagnose(usage);
    report.verdict = diagnosis.verdict;
    report.reasons = std::move(diagnosis.reasons);
    if (diagnosis.verdict == UsageVerdict::Wait || diagnosis.verdict == UsageVerdict::Mixed)
        report.repair = repair(usage.all.mean, usage.gpuHours);
    if (usage.all.missing > 0)
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message", "%1 of %2 readings have no utilisation; they are counted as "
                                       "missing, not as 0."),
             {static_cast<long>(usage.all.missing),
              static_cast<long>(usage.all.missing + usage.all.samples)}});
    result.report = std::move(report);
    result.usage = std::move(log);
    return result;
}

} // namespace costmodel::data
