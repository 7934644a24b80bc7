#include "model/measure/run/triad.h"

#include <algorithm>

namespace costmodel::measure
{

std::optional<std::int64_t> triadElements(double freeBytes, double cacheBytes,
                                          double largestAllocationBytes)
{
    constexpr double wanted = 256.0 * 1024 * 1024;
    const double least = 4 * cacheBytes;
    const double bytes =
        std::min({std::max(wanted, least), freeBytes / 10, largestAllocationBytes});
    // Multiples of 1024 elements keep vectors and work-groups whole.
    const std::int64_t elements = static_cast<std::int64_t>(bytes / 4) / 1024 * 1024;
    if (elements <= 0 || bytes < least)
        return std::nullopt;
    return elements;
}

Test measureTriad(std::optional<std::int64_t> elements,
                  const std::function<std::optional<Failure>(std::int64_t)>& prepare,
                  const Batch& launch, const Effort& effort)
{
    Test test{.name = "triad",
              .dtype = "fp32",
              .status = TestStatus::Skipped,
              .reason = Reason::TooLittleMemory,
              .unit = "B/s"};
    if (!elements)
        return test;
    test.shape = {*elements, 0, 0};
    if (const std::optional<Failure> failure = prepare(*elements))
    {
        test.status = failure->status;
        test.reason = failure->reason;
        test.detail = failure->detail;
        return test;
    }
    const TimingPlan plan{.warmUpSeconds = effort.warmUpSeconds,
                          .measureSeconds = effort.measureSeconds,
                          .burstWindowSeconds = effort.measureSeconds * 0.625,
                          .unit = "B/s"};
    const double bytes = 12 * static_cast<double>(*elements);
    apply(timeBatches(launch, bytes, plan, effort.clock, effort.stop, effort.onSample), plan, test);
    return test;
}

} // namespace costmodel::measure
