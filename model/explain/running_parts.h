#pragma once

#include "model/explain/option_trace.h"

namespace costmodel
{

/// What running own servers costs in a month; all expect a purchase with that table, and a month
/// after the lead time.
Derivation powerOf(const Context& context, const OptionTrace& trace, int month);
Derivation colocationOf(const Context& context, const OptionTrace& trace, int month);
Derivation staffOf(const Context& context, const OptionTrace& trace, int month);
/// One derivation an order whose warranty is over.
std::vector<Derivation> maintenanceOf(const Context& context, const OptionTrace& trace, int month);
/// One derivation a cost item that is due.
std::vector<Derivation> otherCostsOf(const Context& context, const OptionTrace& trace, int month);
/// Waiting in a month of the lead time.
Derivation delayOf(const Context& context, const OptionTrace& trace, int month);

} // namespace costmodel
