#include <algorithm>
#include <numeric>

#include "model/buy/depreciation.h"
#include "model/explain/order_parts.h"

namespace costmodel
{

namespace
{

/// The depreciation of one order.
class WriteOff
{
public:
    WriteOff(const Context& context, const OptionTrace& trace, std::size_t order)
        : m_context(context)
        , m_trace(trace)
        , m_order(order)
        , m_buy(*trace.purchase->buy)
        , m_terms(m_buy.depreciation)
        , m_cost(orderCost(context, trace, order))
        , m_schedule(depreciationSchedule(m_terms, *m_cost.value))
    {
    }

    /// Months since the first in which something is written off; negative before.
    int ageIn(int month) const
    {
        return month - (orderMonth() + m_buy.leadTimeMonths + 1 + m_terms.delayMonths);
    }
    bool writesOff(int month) const
    {
        return ageIn(month) >= 0 && at(ageIn(month)) < m_schedule.size();
    }
    /// Expects writesOff(month).
    Derivation amount(int month) const
    {
        const int age = ageIn(month);
        Making making = m_context.money(
            {COSTMODEL_TEXT("Message", "Depreciation in month %1 of what was ordered in month %2"),
             {monthArgument(month), monthArgument(orderMonth())}});
        const double value = m_schedule[at(age)];
        const Expression cost = making.add(m_cost);
        switch (m_terms.method)
        {
        case DepreciationMethod::straightLine:
            return making.computed(straightLine(making, cost), value);
        case DepreciationMethod::sumOfYears:
            return making.computed(sumOfYears(making, cost, age), value);
        case DepreciationMethod::doubleDeclining:
            if (m_terms.lifeMonths / 12 <= 2)
                return making.computed(straightLine(making, cost), value);
            return making.computed(doubleDeclining(making, cost, age), value);
        case DepreciationMethod::macrs5:
        {
            Derivation share = givenNumber(
                {COSTMODEL_TEXT("Message", "Share of year %1 of life"), {long{age / 12 + 1}}},
                Measure::share, depreciationSchedule(m_terms, 1)[at(age)] * 12);
            share.notes.push_back(said(
                COSTMODEL_TEXT("Message", "MACRS, 5 years: US IRS Publication 946, table A-1.")));
            return making.computed(cost * making.add(std::move(share)) / number(12), value);
        }
        case DepreciationMethod::expense:
            break;
        }
        making.note(said(COSTMODEL_TEXT("Message", "All of it is written off at once.")));
        return making.computed(cost, value);
    }
    Derivation book(int month) const
    {
        Making making = m_context.money(
            {COSTMODEL_TEXT("Message", "Book value in month %1 of what was ordered in month %2"),
             {monthArgument(month), monthArgument(orderMonth())}});
        const Expression cost = making.add(m_cost);
        return making.computed(cost - making.add(writtenOff(ageIn(month) + 1)));
    }

private:
    int orderMonth() const
    {
        return m_trace.orders[m_order].month;
    }
    Derivation writtenOff(int months) const
    {
        const auto count =
            std::clamp<std::ptrdiff_t>(months, 0, static_cast<std::ptrdiff_t>(m_schedule.size()));
        Making making = m_context.money(said(COSTMODEL_TEXT("Message", "Written off before")));
        making.note({COSTMODEL_TEXT("Message", "The depreciation of %1 months."),
                     {static_cast<long>(count)}});
        return making.given(std::accumulate(m_schedule.begin(), m_schedule.begin() + count, 0.0));
    }
    Expression salvage(Making& making) const
    {
        return making.add(m_context.inputs.of(&m_terms, "salvage_share"));
    }
    Expression straightLine(Making& making, const Expression& cost) const
    {
        const Expression kept = salvage(making);
        const Expression life = making.add(m_context.inputs.of(&m_terms, "life_months"));
        return cost * (number(1) - kept) / life;
    }
    Expression sumOfYears(Making& making, const Expression& cost, int age) const
    {
        const int years = m_terms.lifeMonths / 12;
        const int year = age / 12 + 1;
        making.note({COSTMODEL_TEXT("Message", "Year %1 of %2: the years that are left, by the "
                                               "sum of the years' digits."),
                     {long{year}, long{years}}});
        return cost * (number(1) - salvage(making)) * number(years - year + 1) /
               number(years * (years + 1) / 2.0) / number(12);
    }
    Expression doubleDeclining(Making& making, const Expression& cost, int age) const
    {
        const int years = m_terms.lifeMonths / 12;
        const int year = std::min(age / 12 + 1, years - 1); // the last two are alike
        making.note({COSTMODEL_TEXT("Message", "Year %1 of %2: twice the straight rate of the book "
                                               "value, in the last two years what is left in equal "
                                               "parts."),
                     {long{age / 12 + 1}, long{years}}});
        Making value = m_context.money(
            {COSTMODEL_TEXT("Message", "Book value at the beginning of year %1"), {long{year}}});
        const Expression all = value.add(m_cost);
        const Expression gone = value.add(writtenOff(12 * (year - 1)));
        const Expression book = making.add(value.computed(all - gone));
        const Expression rest = book - salvage(making) * cost;
        if (year == years - 1)
            return rest / number(2) / number(12);
        return smallest(book * number(2) / number(years), rest) / number(12);
    }

    const Context& m_context;
    const OptionTrace& m_trace;
    std::size_t m_order;
    const Buy& m_buy;
    const Depreciation& m_terms;
    Derivation m_cost;
    std::vector<double> m_schedule;
};

} // namespace

std::vector<Derivation> depreciationOf(const Context& context, const OptionTrace& trace, int month)
{
    std::vector<Derivation> orders;
    for (std::size_t i = 0; i < trace.orders.size(); ++i)
    {
        const WriteOff order(context, trace, i);
        if (order.writesOff(month) && trace.orders[i].month <= month)
            orders.push_back(order.amount(month));
    }
    return orders;
}

std::vector<Derivation> bookOf(const Context& context, const OptionTrace& trace, int month)
{
    std::vector<Derivation> orders;
    for (std::size_t i = 0; i < trace.orders.size(); ++i)
        if (trace.orders[i].month <= month)
            orders.push_back(WriteOff(context, trace, i).book(month));
    return orders;
}

} // namespace costmodel
