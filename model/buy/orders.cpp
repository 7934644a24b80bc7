#include <algorithm>

#include "model/buy/depreciation.h"
#include "model/buy/loan.h"
#include "model/buy/order_terms.h"

namespace costmodel
{

namespace
{

std::size_t at(int month)
{
    return static_cast<std::size_t>(month);
}

void writeOff(const BuyTerms& terms, const Order& order, double cost, Flows& flows)
{
    const int horizon = flows.horizon();
    const Depreciation& depreciation = terms.buy->depreciation;
    const std::vector<double> schedule = depreciationSchedule(depreciation, cost);
    const int first = order.month + terms.buy->leadTimeMonths + 1 + depreciation.delayMonths;
    double book = cost;
    for (int month = order.month; month <= horizon; ++month)
    {
        const int age = month - first;
        if (age >= 0 && at(age) < schedule.size())
        {
            flows.depreciation[at(month)] += schedule[at(age)];
            book -= schedule[at(age)];
        }
        flows.book[at(month)] += book;
    }
}

void borrow(const BuyTerms& terms, const Order& order, double cost, std::size_t categoryItems,
            Flows& flows)
{
    const int horizon = flows.horizon();
    const std::size_t interestItem = categoryItems + categoryCount;
    const std::size_t principalItem = categoryItems + index(Category::financing);
    const double principal = terms.buy->financing->share * cost;
    const std::vector<LoanMonth> loan = loanSchedule(*terms.buy->financing, principal);
    flows.post(order.month, Category::financing, principalItem, -principal);
    flows.owed[at(order.month)] += principal;
    for (int month = order.month + 1; month <= horizon; ++month)
    {
        const int k = month - order.month - 1;
        if (at(k) >= loan.size())
            break;
        const LoanMonth& payment = loan[at(k)];
        flows.interest[at(month)] += payment.interest;
        flows.owed[at(month)] += payment.owed;
        flows.post(month, Category::financing, interestItem, payment.interest);
        flows.post(month, Category::financing, principalItem, payment.principal);
        if (month == horizon)
            flows.post(month, Category::financing, principalItem, payment.owed);
    }
}

void value(const BuyTerms& terms, const Order& order, double resold, Flows& flows)
{
    for (int month = order.month; month <= flows.horizon(); ++month)
    {
        const int age = std::max(0, month - order.month - terms.buy->leadTimeMonths);
        flows.proceeds[at(month)] += resold * terms.resaleShare[at(age)];
    }
}

} // namespace

double capexCost(const BuyTerms& terms, std::span<const Order> orders)
{
    double cost = 0;
    for (const Order& order : orders)
        cost += orderAmounts(terms, order).cost;
    return cost;
}

void enterOrders(const BuyTerms& terms, std::span<const Order> orders, std::size_t categoryItems,
                 Flows& flows)
{
    const int horizon = flows.horizon();
    for (const Order& order : orders)
    {
        for (const CapexTerms& item : terms.capex)
            flows.post(order.month, item.category, item.item,
                       item.cost * orderFactor(terms, item, order));
        const OrderAmounts amounts = orderAmounts(terms, order);
        writeOff(terms, order, amounts.cost, flows);
        if (terms.buy->financing)
            borrow(terms, order, amounts.cost, categoryItems, flows);
        value(terms, order, amounts.resold, flows);
    }
    flows.post(horizon, Category::resale, categoryItems + index(Category::resale),
               -flows.proceeds[at(horizon)]);
    flows.gainAtEnd = flows.proceeds[at(horizon)] - flows.book[at(horizon)];
}

} // namespace costmodel
