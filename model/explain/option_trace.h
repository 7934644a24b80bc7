#pragma once

#include <vector>

#include "model/analysis/options.h"
#include "model/explain/context.h"

namespace costmodel
{

/// The ledger of one option once more, with everything it was computed from.
struct OptionTrace
{
    OptionTarget id;
    const OptionResult* result = nullptr;
    std::vector<CategoryTotals> months; ///< of the result
    CategoryTotals totals;
    Flows flows;
    std::vector<Charge> charges;
    const BuyTerms* purchase = nullptr; ///< null without own servers
    std::vector<Order> orders;
    OwnWork work; ///< empty without own servers
    std::size_t committed = noPlan;
    std::vector<int> instances; ///< of the committed plan by month
    bool isSplit = false;

    /// The same option, asked for another number.
    OptionTarget asked(OptionFigure figure, std::optional<int> month = {}) const;
    OptionTarget asked(Category category, std::optional<int> month = {}) const;
};

/// The option that a target names; none if there is no such option or no best split.
std::optional<OptionTrace> traceOf(const Context& context, const OptionTarget& target);

/// Servers in operation, n(m).
Derivation serversOf(const Context& context, const OptionTrace& trace, int month);
/// What own servers can do, c(m), in reference GPUs; expects a purchase.
Derivation ownCapacity(const Context& context, const OptionTrace& trace, int month);
/// Own and committed capacity, below which a plan paid by use has nothing to do; none if there is
/// nothing of the kind.
std::optional<Derivation> capacityBelow(const Context& context, const OptionTrace& trace, int month,
                                        double above);
/// Work that own servers do, v(m), and what an outage leaves over; expect a purchase.
Derivation ownWorkOf(const Context& context, const OptionTrace& trace, int month);
Derivation outageOf(const Context& context, const OptionTrace& trace, int month);
/// Instances of the committed plan in a month.
Derivation instancesOf(const Context& context, const OptionTrace& trace, int month);

/// "in month 7" titles: the number of the month as an argument.
inline MessageArgument monthArgument(int month)
{
    return static_cast<long>(month);
}

} // namespace costmodel
