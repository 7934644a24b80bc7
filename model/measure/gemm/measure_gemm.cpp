#include "model/measure/gemm/measure_gemm.h"

#include <algorithm>
#include <cmath>

#include "model/measure/reference.h"
#include "model/measure/throughput.h"

namespace costmodel::measure
{

namespace
{

constexpr int rotatingSets = 3;

int setsFor(const GemmShape& shape)
{
    const auto& [m, n, k] = shape;
    return std::min({m, n, k}) < cacheSafeSquare ? rotatingSets : 1;
}

void fail(Test& test, const Failure& failure)
{
    test.status = failure.status;
    test.reason = failure.reason;
    test.detail = failure.detail;
}

std::string milliseconds(double seconds)
{
    return std::to_string(static_cast<long>(seconds * 1000)) + " ms";
}

struct Attempt
{
    std::optional<Failure> failure{};
    double launchSeconds = 0; ///< of a launch that was too long
};

Attempt tooLong(double seconds)
{
    return {Failure{TestStatus::Skipped, Reason::LaunchTooLong, milliseconds(seconds)}, seconds};
}

/// Allocates, and times one launch.
Attempt tryShape(GemmDevice& device, const Pattern& pattern, const GemmShape& shape, Clock& clock)
{
    if (std::optional<Failure> failure = device.prepare(pattern, shape, setsFor(shape)))
        return {std::move(failure)};
    if (device.expectedSeconds() > 2 * longestLaunchSeconds)
        return tooLong(device.expectedSeconds());
    LaunchOutcome launch =
        timeOneLaunch([&](long products) { return device.launch(products); }, clock);
    if (launch.failure)
        return {std::move(launch.failure)};
    if (launch.seconds > longestLaunchSeconds)
        return tooLong(launch.seconds);
    return {};
}

/// A square for which a launch should take two thirds of what is allowed; half of it where memory
/// was short.
std::int64_t smaller(std::int64_t size, double launchSeconds)
{
    double factor = 0.5;
    if (launchSeconds > 0)
        factor = std::cbrt(longestLaunchSeconds / 1.5 / launchSeconds);
    return static_cast<std::int64_t>(static_cast<double>(size) * factor) / 128 * 128;
}

std::optional<Failure> fitShape(GemmDevice& device, const Pattern& pattern, const GemmSpec& spec,
                                GemmShape& shape, Clock& clock)
{
    if (spec.shape[0] != 0)
    {
        shape = spec.shape;
        return tryShape(device, pattern, shape, clock).failure;
    }
    const auto bytes = static_cast<double>(bytesOf(spec.format));
    const double free = device.freeBytes();
    const std::optional<std::int64_t> first =
        squareSize(device.multiprocessors(), free, bytes, rotatingSets);
    if (!first)
        return Failure{TestStatus::Skipped, Reason::TooLittleMemory,
                       std::to_string(static_cast<long long>(free)) + " bytes"};
    for (std::int64_t size = *first;;)
    {
        shape = {size, size, size};
        Attempt attempt = tryShape(device, pattern, shape, clock);
        const bool isTooMuch = attempt.launchSeconds > 0 ||
                               (attempt.failure && attempt.failure->reason == Reason::OutOfMemory);
        if (!isTooMuch)
            return std::move(attempt.failure);
        const std::int64_t next = smaller(size, attempt.launchSeconds);
        // A processor so slow that even the smallest product takes long is measured all the same.
        if (next < smallestSquare && attempt.launchSeconds > 0 && size > smallestSquare)
            size = smallestSquare;
        else if (next < smallestSquare)
            return attempt.launchSeconds > 0 ? std::nullopt : std::move(attempt.failure);
        else
            size = next;
    }
}

} // namespace

Test measureGemm(GemmDevice& device, const GemmSpec& spec, const Effort& effort,
                 std::optional<double> datasheetFlops)
{
    Test test{.name = "gemm",
              .dtype = std::string(nameOf(spec.format)),
              .shape = spec.shape,
              .unit = "FLOP/s"};
    const Pattern pattern(spec.format);
    if (const std::optional<Failure> failure =
            fitShape(device, pattern, spec, test.shape, effort.clock))
    {
        fail(test, *failure);
        device.release();
        return test;
    }
    test.engine = device.engine();
    const auto& [m, n, k] = test.shape;
    TimingPlan plan{.warmUpSeconds = effort.warmUpSeconds,
                    .measureSeconds = effort.measureSeconds,
                    .burstWindowSeconds = effort.measureSeconds * 0.625};
    if (datasheetFlops)
        plan.impossibleRate = impossibleMultiple * *datasheetFlops;
    const double flop =
        gemmFlop(static_cast<double>(m), static_cast<double>(n), static_cast<double>(k));
    const Timing timing = timeBatches([&](long products) { return device.launch(products); }, flop,
                                      plan, effort.clock, effort.stop, effort.onSample);
    apply(timing, plan, test);
    if (test.status == TestStatus::Ok)
    {
        const SpotCheck check = spotCheck(
            pattern, test.shape, device.layout(spec.format, test.shape),
            [&](std::int64_t index, Failure& failure) { return device.readC(index, failure); });
        test.maxRelativeError = check.maxRelativeError;
        if (check.failure)
        {
            fail(test, *check.failure);
            test.series.reset();
            test.maxRelativeError.reset();
        }
    }
    device.release();
    return test;
}

} // namespace costmodel::measure
