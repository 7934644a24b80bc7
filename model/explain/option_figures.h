#pragma once

#include "model/explain/option_trace.h"

namespace costmodel
{

/// What a number of an option is called: "Power of “own” in month 7", or within the option
/// "Power in month 7".
Message figureTitle(const OptionTarget& target, bool withOption);
Measure figureMeasure(OptionFigure figure);
/// The number itself, as the evaluation has it; none if there is none.
std::optional<double> figureValue(const OptionTrace& trace, const OptionTarget& target);

/// A part whose derivation is made when asked for.
Derivation deferredFigure(const Context& context, const OptionTrace& trace,
                          const OptionTarget& target);

/// How a number of an option arose; the target names the option of the trace, and a month of the
/// horizon where it names one.
Derivation explainFigure(const Context& context, const OptionTrace& trace,
                         const OptionTarget& target);

/// The payments of a category in a month.
Derivation explainCell(const Context& context, const OptionTrace& trace, Category category,
                       int month);
/// Income tax of a month; expects a tax rate.
Derivation taxOf(const Context& context, const OptionTrace& trace, int month);
/// Cost for the books in a month.
Derivation accountingOf(const Context& context, const OptionTrace& trace, int month);
/// Book value at the end of a month, and what it would have cost to stop there; expect a purchase.
Derivation bookValueOf(const Context& context, const OptionTrace& trace, int month);
Derivation exitOf(const Context& context, const OptionTrace& trace, int month);
/// GPU-hours served in a month.
Derivation servedOf(const Context& context, const OptionTrace& trace, int month);

} // namespace costmodel
