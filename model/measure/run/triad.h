#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "model/measure/run/backend.h"

namespace costmodel::measure
{

/// Elements (fp32) of each of the three arrays: 256 MiB and at least four times the cache, unless
/// that is more than a tenth of the free memory or than one allocation may be. Nothing if less than
/// four times the cache would be left.
std::optional<std::int64_t> triadElements(double freeBytes, double cacheBytes,
                                          double largestAllocationBytes);

/// Times a[i] = b[i] + s c[i] in fp32; 12 bytes an element. The test comes without device id.
Test measureTriad(std::optional<std::int64_t> elements,
                  const std::function<std::optional<Failure>(std::int64_t)>& prepare,
                  const Batch& launch, const Effort& effort);

} // namespace costmodel::measure
