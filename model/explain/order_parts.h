#pragma once

#include "model/explain/option_trace.h"

namespace costmodel
{

/// Servers of one order.
Derivation orderedServers(const Context& context, const OptionTrace& trace, std::size_t order);
/// Price of everything in one order, with VAT that is not recovered.
Derivation orderCost(const Context& context, const OptionTrace& trace, std::size_t order);
/// Net price of what the maintenance contract covers, of one order.
Derivation maintainedPrice(const Context& context, const OptionTrace& trace, std::size_t order);

/// The purchases of a category in a month, one derivation an item and order.
std::vector<Derivation> capexOf(const Context& context, const OptionTrace& trace, int month,
                                Category category);
/// What is borrowed, and interest and principal paid, in a month; of every order.
std::vector<Derivation> loanPaymentsOf(const Context& context, const OptionTrace& trace, int month);
/// What is still owed to the bank after a month's payment, of every order.
std::vector<Derivation> loansOwed(const Context& context, const OptionTrace& trace, int month);
/// Interest of a month, of every order.
std::vector<Derivation> interestOf(const Context& context, const OptionTrace& trace, int month);
/// What selling all servers at the end of a month brings, of every order made by then.
std::vector<Derivation> proceedsOf(const Context& context, const OptionTrace& trace, int month);
/// What is written off in a month, of every order for which that is anything.
std::vector<Derivation> depreciationOf(const Context& context, const OptionTrace& trace, int month);
/// Book value at the end of a month before any sale, of every order made by then.
std::vector<Derivation> bookOf(const Context& context, const OptionTrace& trace, int month);

} // namespace costmodel
