#include "model/buy/loan.h"

#include <cmath>

namespace costmodel
{

double levelPayment(double principal, double balloon, double monthlyRate, int months)
{
    if (monthlyRate == 0)
        return (principal - balloon) / months;
    const double discount = -std::expm1(-months * std::log1p(monthlyRate)); // 1 - (1+i)^-n
    return (principal - balloon * (1 - discount)) * monthlyRate / discount;
}

std::vector<LoanMonth> loanSchedule(const Financing& terms, double principal)
{
    const double rate = terms.annualRate / 12;
    const double balloon = terms.balloonShare * principal;
    const double payment = levelPayment(principal, balloon, rate, terms.months);
    std::vector<LoanMonth> months;
    months.reserve(static_cast<std::size_t>(terms.months));
    double owed = principal;
    for (int month = 1; month <= terms.months; ++month)
    {
        LoanMonth entry;
        entry.interest = owed * rate;
        entry.principal = month < terms.months ? payment - entry.interest : owed;
        owed -= entry.principal;
        entry.owed = owed;
        months.push_back(entry);
    }
    return months;
}

} // namespace costmodel
