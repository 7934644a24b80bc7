#pragma once

#include "model/buy/owning.h"

namespace costmodel
{

/// Purchase prices of one order, in the scenario's currency.
struct OrderAmounts
{
    double cost = 0;       ///< with VAT that is not recovered
    double maintained = 0; ///< net, of GPUs, servers and network
    double resold = 0;     ///< net, of what is marked for resale
};

/// What one unit's price of `item` is multiplied by in an order: its units and the change of prices
/// since signing; 0 for what is bought once, in any order but the first.
double orderFactor(const BuyTerms& terms, const CapexTerms& item, const Order& order);

OrderAmounts orderAmounts(const BuyTerms& terms, const Order& order);

} // namespace costmodel
