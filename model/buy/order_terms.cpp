#include "model/buy/order_terms.h"

#include <cmath>

namespace costmodel
{

double orderFactor(const BuyTerms& terms, const CapexTerms& item, const Order& order)
{
    const double price =
        order.month == 0 ? 1 : std::pow(1 + terms.buy->capexChangePerYear, order.month / 12.0);
    switch (item.capex->per)
    {
    case CapexUnit::gpu:
        return price * order.servers * terms.gpus;
    case CapexUnit::server:
        return price * order.servers;
    case CapexUnit::once:
        break;
    }
    return order.month == 0 ? 1 : 0;
}

OrderAmounts orderAmounts(const BuyTerms& terms, const Order& order)
{
    OrderAmounts amounts;
    for (const CapexTerms& item : terms.capex)
    {
        const double factor = orderFactor(terms, item, order);
        amounts.cost += item.cost * factor;
        if (item.category <= Category::network)
            amounts.maintained += item.net * factor;
        if (item.capex->isResold())
            amounts.resold += item.net * factor;
    }
    return amounts;
}

} // namespace costmodel
