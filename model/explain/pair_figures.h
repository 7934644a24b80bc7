#pragma once

#include "model/explain/option_trace.h"

namespace costmodel
{

/// How a break-even of a purchase against a rental arose. Expects the traces of its options.
Derivation explainBreakEven(const Context& context, const BreakEven& pair, const OptionTrace& own,
                            const OptionTrace& rent, BreakEvenFigure figure);

/// By how much the recommended option is ahead; expects the traces of it and of the next one, or
/// null where there is none.
Derivation explainMargin(const Context& context, const OptionTrace* best, const OptionTrace* next);

/// Which split is the best and what it costs; `best` null where there is none.
Derivation explainSplit(const Context& context, const OptionTrace* best);

} // namespace costmodel
