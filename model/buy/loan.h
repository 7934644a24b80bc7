#pragma once

#include <vector>

#include "model/scenario/scenario.h"

namespace costmodel
{

/// One month of a loan.
struct LoanMonth
{
    double interest = 0;
    double principal = 0; ///< repaid
    double owed = 0;      ///< after the payment
};

/// Level payment at the end of each of `months` months that pays off `principal` at `monthlyRate`
/// but for `balloon`, due with the last payment: (P - balloon (1+i)^-n) i / (1 - (1+i)^-n), or (P -
/// balloon)/n without interest.
double levelPayment(double principal, double balloon, double monthlyRate, int months);

/// The months of a loan of `principal` under `terms`, the first payment at [0].
std::vector<LoanMonth> loanSchedule(const Financing& terms, double principal);

} // namespace costmodel
