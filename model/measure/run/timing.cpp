#include "model/measure/run/timing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "model/measure/shown.h"
#include "model/measure/throughput.h"

namespace costmodel::measure
{

namespace
{

constexpr long mostLaunches = 100000;
constexpr std::size_t mostBatches = 200000;

std::string number(double value)
{
    std::array<char, 64> buffer;
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                            std::chars_format::general, 4);
    return std::string(buffer.data(), end);
}

Failure invalid(Reason reason, std::string detail)
{
    return {TestStatus::Invalid, reason, std::move(detail)};
}

/// What a single sample may not be.
std::optional<Failure> faultOf(double seconds, double amount, const TimingPlan& plan)
{
    if (std::isnan(seconds) || std::isinf(seconds))
        return invalid(Reason::NotFinite, number(seconds) + " s");
    if (seconds <= 0)
        return invalid(Reason::NonPositiveTime, number(seconds) + " s");
    const std::optional<double> rate = rateOf(amount, seconds);
    if (!rate)
        return invalid(Reason::NotFinite, number(amount) + " in " + number(seconds) + " s");
    if (plan.impossibleRate && *rate > *plan.impossibleRate)
        return invalid(Reason::AboveDatasheet, shown(*rate, plan.unit));
    return std::nullopt;
}

long launchesFor(double launchSeconds)
{
    const double wanted = std::ceil(batchSeconds / std::max(launchSeconds, 1e-9) * (1 - 1e-6));
    return static_cast<long>(std::clamp(wanted, 1.0, static_cast<double>(mostLaunches)));
}

} // namespace

LaunchOutcome timeOneLaunch(const Batch& batch, Clock& clock)
{
    if (BatchOutcome first = batch(1); first.failure)
        return {.failure = std::move(first.failure)};
    const double begin = clock.now();
    BatchOutcome second = batch(1);
    const double wall = clock.now() - begin;
    if (second.failure)
        return {.failure = std::move(second.failure)};
    return {.seconds =
                std::max(wall, std::isfinite(second.eventSeconds) ? second.eventSeconds : 0)};
}

Timing timeBatches(const Batch& batch, double amount, const TimingPlan& plan, Clock& clock,
                   std::stop_token stop, const std::function<void(double)>& onSample)
{
    Timing timing;
    LaunchOutcome launch = timeOneLaunch(batch, clock);
    if (launch.failure)
    {
        timing.failure = std::move(launch.failure);
        return timing;
    }
    long launches = launchesFor(launch.seconds);
    const double warmUpBegin = clock.now();
    for (std::size_t n = 0; n < mostBatches && clock.now() - warmUpBegin < plan.warmUpSeconds; ++n)
    {
        if (stop.stop_requested())
            break;
        const double begin = clock.now();
        if (BatchOutcome outcome = batch(launches); outcome.failure)
        {
            timing.failure = std::move(outcome.failure);
            return timing;
        }
        // A warm device may be faster than it was at its first launch.
        launches =
            std::max(launches, launchesFor((clock.now() - begin) / static_cast<double>(launches)));
    }

    double eventSum = 0;
    double wallSum = 0;
    timing.loadBegin = clock.now();
    for (std::size_t n = 0; n < mostBatches; ++n)
    {
        if (stop.stop_requested())
        {
            timing.failure = Failure{TestStatus::Skipped, Reason::Cancelled, ""};
            return timing;
        }
        const double begin = clock.now();
        BatchOutcome outcome = batch(launches);
        const double end = clock.now();
        if (outcome.failure)
        {
            timing.failure = std::move(outcome.failure);
            return timing;
        }
        const double total = amount * static_cast<double>(launches);
        if (std::optional<Failure> fault = faultOf(outcome.eventSeconds, total, plan))
        {
            timing.failure = std::move(fault);
            return timing;
        }
        eventSum += outcome.eventSeconds;
        wallSum += end - begin;
        timing.rates.push_back(total / outcome.eventSeconds);
        timing.ends.push_back(end - timing.loadBegin);
        timing.loadEnd = end;
        onSample(timing.rates.back());
        if (end - timing.loadBegin >= plan.measureSeconds)
            break;
    }
    const auto batches = static_cast<double>(timing.rates.size());
    if (wallSum > 0)
        timing.eventWallRatio = eventSum / wallSum;
    if (!timing.eventWallRatio || *timing.eventWallRatio < eventWallLow ||
        *timing.eventWallRatio > eventWallHigh)
        timing.failure = invalid(Reason::EventWallMismatch,
                                 number(eventSum) + " s against " + number(wallSum) + " s");
    else if (wallSum / batches < shortestBatchSeconds)
        timing.failure = invalid(Reason::BatchTooShort, number(wallSum / batches) + " s");
    return timing;
}

void apply(const Timing& timing, const TimingPlan& plan, Test& test)
{
    test.unit = plan.unit;
    test.eventWallRatio = timing.eventWallRatio;
    if (timing.failure)
    {
        test.status = timing.failure->status;
        test.reason = timing.failure->reason;
        test.detail = timing.failure->detail;
        test.series.reset();
        return;
    }
    test.status = TestStatus::Ok;
    test.reason = Reason::None;
    test.load = LoadWindow{timing.loadBegin, timing.loadEnd};
    test.series = summarize(timing.rates);
    test.contended = isContended(*test.series);
    test.burstRatio = burstRatio(timing.rates, timing.ends, plan.burstWindowSeconds);
}

} // namespace costmodel::measure
