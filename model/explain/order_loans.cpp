#include <algorithm>

#include "model/buy/loan.h"
#include "model/explain/order_parts.h"

namespace costmodel
{

namespace
{

/// The loan of one order; expects one.
class OrderLoan
{
public:
    OrderLoan(const Context& context, const OptionTrace& trace, std::size_t order)
        : m_context(context)
        , m_terms(*trace.purchase->buy->financing)
        , m_orderMonth(trace.orders[order].month)
    {
        Making making =
            money(COSTMODEL_TEXT("Message", "Borrowed for what was ordered in month %1"));
        const Expression share = making.add(context.inputs.of(&m_terms, "share"));
        const Expression cost = making.add(orderCost(context, trace, order));
        m_principal = making.computed(share * cost);
        m_months = loanSchedule(m_terms, *m_principal.value);
    }

    /// Payments made by the end of a month.
    int paymentsBy(int month) const
    {
        return std::clamp(month - m_orderMonth, 0, m_terms.months);
    }
    bool isPaidIn(int month) const
    {
        return month > m_orderMonth && month - m_orderMonth <= m_terms.months;
    }
    const Derivation& principal() const
    {
        return m_principal;
    }
    Derivation received() const
    {
        Making making = money(COSTMODEL_TEXT("Message", "Loan received in month %1"));
        return making.computed(-making.add(m_principal));
    }
    Derivation owedAfter(int payments) const
    {
        if (payments == 0)
            return m_principal;
        Making making = m_context.money(
            {COSTMODEL_TEXT("Message", "Owed after %1 payments"), {long{payments}}});
        const double owed = m_months[at(payments - 1)].owed;
        if (payments == m_terms.months)
        {
            making.note(said(COSTMODEL_TEXT("Message", "The last payment settles the loan.")));
            return making.given(owed);
        }
        const Expression borrowed = making.add(m_principal);
        const Expression payment = making.add(levelPaymentOf());
        if (m_terms.annualRate == 0)
            return making.computed(borrowed - payment * number(payments), owed);
        const Expression rate = making.add(monthlyRate());
        const Expression growth = power(number(1) + rate, number(payments));
        return making.computed(borrowed * growth - payment * (growth - number(1)) / rate, owed);
    }
    Derivation interestIn(int month) const
    {
        const int payments = paymentsBy(month);
        Making making =
            m_context.money({COSTMODEL_TEXT("Message", "Interest in month %1 on the loan of month "
                                                       "%2"),
                             {monthArgument(month), monthArgument(m_orderMonth)}});
        const Expression owed = making.add(owedAfter(payments - 1));
        const Expression rate = making.add(monthlyRate());
        return making.computed(owed * rate, m_months[at(payments - 1)].interest);
    }
    Derivation repaidIn(int month) const
    {
        const int payments = paymentsBy(month);
        Making making = m_context.money(
            {COSTMODEL_TEXT("Message", "Repaid in month %1 of the loan of month %2"),
             {monthArgument(month), monthArgument(m_orderMonth)}});
        const double repaid = m_months[at(payments - 1)].principal;
        if (payments == m_terms.months)
        {
            making.note(said(COSTMODEL_TEXT("Message", "The last payment: all that is owed.")));
            return making.computed(making.add(owedAfter(payments - 1)), repaid);
        }
        const Expression payment = making.add(levelPaymentOf());
        const Expression interest = making.add(interestIn(month));
        return making.computed(payment - interest, repaid);
    }
    /// At the horizon what is outstanding is repaid.
    Derivation settled(int month) const
    {
        Making making =
            money(COSTMODEL_TEXT("Message", "Repaid at the horizon of the loan of month %1"));
        return making.computed(making.add(owedAfter(paymentsBy(month))));
    }

private:
    Making money(const char* title) const
    {
        return m_context.money({title, {monthArgument(m_orderMonth)}});
    }
    Derivation monthlyRate() const
    {
        Making making(said(COSTMODEL_TEXT("Message", "Interest rate of a month")), Measure::share);
        return making.computed(making.add(m_context.inputs.of(&m_terms, "annual_rate")) /
                               number(12));
    }
    Derivation levelPaymentOf() const
    {
        Making making = m_context.money(said(COSTMODEL_TEXT("Message", "Payment of a month")));
        const double principal = *m_principal.value;
        const double balloonAmount = m_terms.balloonShare * principal;
        const double payment =
            levelPayment(principal, balloonAmount, m_terms.annualRate / 12, m_terms.months);
        const Expression borrowed = making.add(m_principal);
        const Expression share = making.add(m_context.inputs.of(&m_terms, "balloon_share"));
        const Expression months = making.add(m_context.inputs.of(&m_terms, "months"));
        const Expression balloon = share * borrowed;
        if (m_terms.annualRate == 0)
            return making.computed((borrowed - balloon) / months, payment);
        const Expression rate = making.add(monthlyRate());
        const Expression discount = power(number(1) + rate, -months);
        return making.computed((borrowed - balloon * discount) * rate / (number(1) - discount),
                               payment);
    }

    const Context& m_context;
    const Financing& m_terms;
    int m_orderMonth;
    Derivation m_principal;
    std::vector<LoanMonth> m_months;
};

template <class Collect>
std::vector<Derivation> ofLoans(const Context& context, const OptionTrace& trace, int month,
                                const Collect& collect)
{
    std::vector<Derivation> found;
    if (!trace.purchase->buy->financing)
        return found;
    for (std::size_t i = 0; i < trace.orders.size(); ++i)
        if (trace.orders[i].month <= month)
            collect(OrderLoan(context, trace, i), trace.orders[i], found);
    return found;
}

} // namespace

std::vector<Derivation> loanPaymentsOf(const Context& context, const OptionTrace& trace, int month)
{
    return ofLoans(context, trace, month,
                   [&](const OrderLoan& loan, const Order& order, std::vector<Derivation>& found)
                   {
                       if (order.month == month)
                           found.push_back(loan.received());
                       if (!loan.isPaidIn(month))
                           return;
                       found.push_back(loan.interestIn(month));
                       found.push_back(loan.repaidIn(month));
                       if (month == context.horizon())
                           found.push_back(loan.settled(month));
                   });
}

std::vector<Derivation> loansOwed(const Context& context, const OptionTrace& trace, int month)
{
    return ofLoans(context, trace, month,
                   [&](const OrderLoan& loan, const Order&, std::vector<Derivation>& found)
                   { found.push_back(loan.owedAfter(loan.paymentsBy(month))); });
}

std::vector<Derivation> interestOf(const Context& context, const OptionTrace& trace, int month)
{
    return ofLoans(context, trace, month,
                   [&](const OrderLoan& loan, const Order&, std::vector<Derivation>& found)
                   {
                       if (loan.isPaidIn(month))
                           found.push_back(loan.interestIn(month));
                   });
}

} // namespace costmodel
