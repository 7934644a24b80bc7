#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/measure/result.h"
#include "model/measure/run/clock.h"

namespace costmodel::measure
{

/// Why something has no figure.
struct Failure
{
    TestStatus status = TestStatus::Error;
    Reason reason = Reason::DriverError;
    std::string detail{};
};

/// Launches the work so many times in one stream between two events, waits for the end, and gives
/// the time between the events in seconds, by the device's own clock.
struct BatchOutcome
{
    double eventSeconds = 0;
    std::optional<Failure> failure{};
};
using Batch = std::function<BatchOutcome(long launches)>;

struct TimingPlan
{
    double warmUpSeconds = 1.5;
    double measureSeconds = 4.0;
    double burstWindowSeconds = 2.5; ///< the sustained rate is that of the last so many seconds
    std::string unit = "FLOP/s";
    std::optional<double> impossibleRate{}; ///< above it a sample is refused
};

/// A batch lasts at least this long, so that starting and stopping do not count.
inline constexpr double batchSeconds = 0.020;
inline constexpr double shortestBatchSeconds = 0.005;
/// Launches stay shorter than this: displays have watchdogs.
inline constexpr double longestLaunchSeconds = 0.100;
/// Sum of device times over sum of wall times; outside, one of the clocks does not measure the
/// work.
inline constexpr double eventWallLow = 0.8;
inline constexpr double eventWallHigh = 1.25;

struct Timing
{
    std::vector<double> rates{}; ///< of each batch, in amounts per second
    std::vector<double> ends{};  ///< seconds since the first batch began
    double loadBegin = 0;        ///< by the clock, with the warm-up behind it
    double loadEnd = 0;
    std::optional<double> eventWallRatio{};
    std::optional<Failure> failure{};
};

/// Times one kind of work: a first launch that does not count, calibration, warm-up, then batches
/// until the time is over. `amount` is what one launch does, in FLOP or bytes. Stops early when
/// asked to; the figures are then a failure with Reason::Cancelled.
Timing timeBatches(const Batch& batch, double amount, const TimingPlan& plan, Clock& clock,
                   std::stop_token stop, const std::function<void(double rate)>& onSample);

/// Seconds of one launch after a first one that does not count, by the slower of both clocks.
struct LaunchOutcome
{
    double seconds = 0;
    std::optional<Failure> failure{};
};
LaunchOutcome timeOneLaunch(const Batch& batch, Clock& clock);

/// Fills figures, status and remarks of a test from its timing.
void apply(const Timing& timing, const TimingPlan& plan, Test& test);

} // namespace costmodel::measure
