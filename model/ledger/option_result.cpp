#include "model/ledger/option_result.h"

namespace costmodel
{

namespace
{

void add(CategoryTotals& totals, const Entry& entry)
{
    totals.amounts[index(entry.category)] += entry.amount;
    totals.present[index(entry.category)] = true;
}

} // namespace

const char* optionKindKey(OptionKind kind)
{
    switch (kind)
    {
    case OptionKind::rent:
        return "rent";
    case OptionKind::buy:
        return "buy";
    case OptionKind::hybrid:
        return "hybrid";
    }
    return "";
}

CategoryTotals categoryTotals(const OptionResult& option)
{
    CategoryTotals totals;
    for (const Entry& entry : option.entries)
        add(totals, entry);
    return totals;
}

std::vector<CategoryTotals> monthlyCategoryTotals(const OptionResult& option)
{
    std::vector<CategoryTotals> months(option.months.size());
    for (const Entry& entry : option.entries)
        add(months[static_cast<std::size_t>(entry.month)], entry);
    return months;
}

} // namespace costmodel
