#include "data/import/spot/spot_report.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "data/import/base/number.h"
#include "model/rent/spot.h"

namespace costmodel::data
{

namespace
{

/// Minutes of an option as hours; 0 without it.
double hoursOption(std::string_view key, const ImportOptions& options, ImportReport& report)
{
    const std::optional<std::string_view> text = options.find(key);
    if (!text)
        return 0;
    const std::optional<double> minutes = parsePlainNumber(*text);
    if (minutes && *minutes >= 0 && *minutes <= 1e6)
        return *minutes / 60;
    report.refusals.push_back({report.files.front(),
                               1,
                               1,
                               {COSTMODEL_TEXT("Message", "--option %1 is %2, expected minutes"),
                                {std::string(key), std::string(*text)}}});
    return 0;
}

/// What the replay and the formula say about a policy.
void compareWithFormula(const AvailabilityTrace& trace, double rate, const ImportOptions& options,
                        ImportReport& report)
{
    if (!options.find("checkpoint_minutes") && !options.find("restart_minutes") &&
        !options.find("checkpoint_interval_minutes"))
        return;
    CheckpointPolicy policy;
    policy.checkpoint = hoursOption("checkpoint_minutes", options, report);
    policy.restart = hoursOption("restart_minutes", options, report);
    const bool isOptimal =
        options.find("checkpoint_interval_minutes").value_or("optimal") == "optimal";
    if (!isOptimal)
        policy.interval = hoursOption("checkpoint_interval_minutes", options, report);
    else if (rate > 0 && policy.checkpoint > 0)
        policy.interval = optimalCheckpointInterval(rate, policy.checkpoint);
    if (!report.refusals.empty())
        return;
    if (policy.interval <= 0)
    {
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message", "There is no best interval between checkpoints that take no "
                                       "time, or without interruptions; the policy was not "
                                       "replayed. --option checkpoint_interval_minutes sets one."),
             {}});
        return;
    }
    const SpotReplay replayed = replay(trace, policy);
    if (!(replayed.usefulHours > 0))
    {
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message", "In the replay of this trace no work was ever saved: all "
                                       "runs were shorter than the way to the first checkpoint."),
             {}});
        return;
    }
    const double formula =
        checkpointOverhead(rate, policy.interval, policy.checkpoint, policy.restart);
    const auto rounded = [](double value)
    {
        return std::round(value * 1e4) / 1e4;
    };
    report.reasons.push_back(
        {COSTMODEL_TEXT(
             "Message",
             "With %1 minutes of work between checkpoints the replay of the trace took %2 hours "
             "for %3 hours of work, an overhead of %4; the formula says %5."),
         {std::round(policy.interval * 600) / 10, rounded(replayed.upHours),
          rounded(replayed.usefulHours), rounded(replayed.overhead()), rounded(formula)}});
}

std::string outputOf(const AvailabilityTrace& trace, const SpotFigures& figures)
{
    std::string text;
    const auto line = [&text](std::string_view key, const std::optional<double>& value)
    {
        if (value)
            text += std::string(key) + " = " + plainNumber(*value) + "\n";
    };
    line("availability", figures.availability);
    line("interruptions_per_hour", figures.interruptionsPerHour);
    if (trace.priceHours > 0)
        text += "# mean price of an instance and hour: " + plainNumber(trace.meanPrice) + " " +
                trace.currency + "\n";
    return text;
}

} // namespace

double wantedInstances(double most, const ImportOptions& options, ImportReport& report)
{
    if (const auto text = options.find("instances"))
    {
        const double wanted = parsePlainNumber(*text).value_or(0);
        if (wanted > 0)
            return wanted;
        report.refusals.push_back(
            {report.files.front(),
             1,
             1,
             {COSTMODEL_TEXT("Message", "--option instances is %1, expected a number above 0"),
              {std::string(*text)}}});
    }
    else if (most > 1)
        report.assumptions.push_back(
            {COSTMODEL_TEXT(
                 "Message",
                 "It is assumed that %1 instances were asked for, the most that were ever there. "
                 "--option instances tells the number."),
             {most}});
    return most;
}

void finishSpot(const AvailabilityTrace& trace, const ImportOptions& options, ImportResult& result)
{
    ImportReport& report = result.report;
    if (!report.refusals.empty())
        return;
    if (trace.points.size() < 2 || !(trace.points.back().hours > 0))
    {
        report.refusals.push_back(
            {report.files.front(),
             1,
             1,
             {COSTMODEL_TEXT(
                  "Message",
                  "the trace has no two points in time, expected a history of availability"),
              {}}});
        return;
    }
    report.spot = spotFigures(trace);
    if (trace.priceHours > 0)
        report.reasons.push_back(
            {COSTMODEL_TEXT("Message", "The mean price of an instance and hour was %1."),
             {Amount{trace.meanPrice, trace.currency}}});
    compareWithFormula(trace, report.spot->interruptionsPerHour.value_or(0), options, report);
    result.output = outputOf(trace, *report.spot);
}

std::span<const ImportOption> spotOptions()
{
    static const std::array options{
        ImportOption{"plan", COSTMODEL_TEXT("Label", "replay: the spot plan of the scenario")},
        ImportOption{"instances", COSTMODEL_TEXT("Label", "how many instances were asked for")},
        ImportOption{"checkpoint_minutes",
                     COSTMODEL_TEXT("Label", "replay: time to write a checkpoint")},
        ImportOption{"restart_minutes",
                     COSTMODEL_TEXT("Label", "replay: time to get back to work")},
        ImportOption{"checkpoint_interval_minutes",
                     COSTMODEL_TEXT("Label", "replay: work between checkpoints, or optimal")},
    };
    return options;
}

} // namespace costmodel::data
