#pragma once

#include <span>
#include <vector>

#include "model/buy/buy_terms.h"
#include "model/demand/demand_series.h"
#include "model/ledger/flows.h"

namespace costmodel
{

struct Order
{
    int month = 0; ///< placed at its end
    int servers = 0;
};

/// What own servers do in each month [0..H], in reference GPUs and reference GPU-hours.
struct OwnWork
{
    std::vector<int> servers;     ///< live: ordered more than the lead time ago
    std::vector<double> capacity; ///< c(m)
    std::vector<double> done;     ///< v(m)
    std::vector<double> outage;   ///< below the capacity but not done, because servers were down
};

/// The fewest servers that cover the highest demand after the lead time.
int fittingServers(const BuyTerms& terms, const DemandSeries& demand, int horizon);

/// Work that can wait is caught up after an outage while the servers would idle; other work is not.
OwnWork ownWork(const BuyTerms& terms, std::span<const Order> orders, const DemandSeries& demand,
                const Timeline& timeline, bool elastic);

/// Enters purchase, loan, depreciation, book value, and the sale at the horizon of every order.
void enterOrders(const BuyTerms& terms, std::span<const Order> orders, std::size_t categoryItems,
                 Flows& flows);

/// Enters what running the servers costs: power, colocation, staff, maintenance and other costs.
/// Items of the ledger that bear the name of a category are numbered from `categoryItems` on.
void enterRunningCosts(const BuyTerms& terms, std::span<const Order> orders, const OwnWork& work,
                       const Timeline& timeline, std::size_t categoryItems, Flows& flows);

/// Cost amount of the purchase prices of all orders.
double capexCost(const BuyTerms& terms, std::span<const Order> orders);

} // namespace costmodel
