#pragma once

#include "model/explain/option_trace.h"

namespace costmodel
{

/// What a plan charges for its GPUs, before support.
Derivation computeOf(const Context& context, const OptionTrace& trace, const Charge& charge);
/// Support on that.
Derivation supportOf(const Context& context, const OptionTrace& trace, const Charge& charge);
/// Storage, transfer or flat fee of a month, or the set-up fee: what `category` holds of a charge
/// of that kind; none if that is nothing.
std::optional<Derivation> flatOf(const Context& context, const Charge& charge, Category category);

/// Billed hours per useful hour of a spot plan.
Derivation overheadOf(const Context& context, const RentTerms& plan);

} // namespace costmodel
