#include "model/ledger/flows.h"

namespace costmodel
{

void Flows::reset(int horizon, bool keepsEntries)
{
    m_keepsEntries = keepsEntries;
    entries.clear();
    for (std::vector<double>* const series :
         {&cash, &deductible, &depreciation, &interest, &served, &own, &book, &proceeds, &owed})
        series->assign(static_cast<std::size_t>(horizon) + 1, 0.0);
    unserved = 0;
    delayed = 0;
    gainAtEnd = 0;
}

double Flows::npv(std::span<const double> discount) const
{
    double sum = 0;
    for (std::size_t m = 0; m < cash.size(); ++m)
        sum += cash[m] * discount[m];
    return sum;
}

} // namespace costmodel
