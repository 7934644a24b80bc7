#pragma once

#include <optional>

#include "model/explain/context.h"

namespace costmodel
{

/// U(m), and over the horizon without a month.
Derivation demandWork(const Context& context, std::optional<int> month);
/// The highest level of a month, and of all months without one.
Derivation demandPeak(const Context& context, std::optional<int> month);

/// GPU-hours of a month above a capacity in reference GPUs; without one U(m).
Derivation workAbove(const Context& context, int month, const std::optional<Derivation>& capacity);
/// GPU-hours of a month below a capacity.
Derivation workBelow(const Context& context, int month, const Derivation& capacity);
/// Hours of whole instances of `size` reference GPUs that are kept as long as any of their GPUs is
/// needed above a capacity.
Derivation instanceHours(const Context& context, int month,
                         const std::optional<Derivation>& capacity, const Derivation& size);

} // namespace costmodel
