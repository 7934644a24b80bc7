#include "model/buy/depreciation.h"

#include <algorithm>
#include <array>

namespace costmodel
{

namespace
{

/// Every year's amount in twelve parts.
std::vector<double> monthly(const std::vector<double>& years)
{
    std::vector<double> months;
    months.reserve(years.size() * 12);
    for (const double year : years)
        months.insert(months.end(), 12, year / 12);
    return months;
}

std::vector<double> straightLine(const Depreciation& terms, double cost)
{
    const auto months = static_cast<std::size_t>(terms.lifeMonths);
    return std::vector<double>(months,
                               cost * (1 - terms.salvageShare) / static_cast<double>(months));
}

std::vector<double> sumOfYears(const Depreciation& terms, double cost)
{
    const int years = terms.lifeMonths / 12;
    std::vector<double> amounts;
    for (int year = 1; year <= years; ++year)
        amounts.push_back(cost * (1 - terms.salvageShare) * (years - year + 1) /
                          (years * (years + 1) / 2.0));
    return monthly(amounts);
}

std::vector<double> doubleDeclining(const Depreciation& terms, double cost)
{
    const int years = terms.lifeMonths / 12;
    if (years <= 2)
        return straightLine(terms, cost);
    const double salvage = terms.salvageShare * cost;
    std::vector<double> amounts;
    double book = cost;
    for (int year = 1; year <= years - 2; ++year)
    {
        amounts.push_back(std::min(book * 2 / years, book - salvage));
        book -= amounts.back();
    }
    amounts.insert(amounts.end(), 2, (book - salvage) / 2);
    return monthly(amounts);
}

} // namespace

std::vector<double> depreciationSchedule(const Depreciation& terms, double cost)
{
    switch (terms.method)
    {
    case DepreciationMethod::straightLine:
        return straightLine(terms, cost);
    case DepreciationMethod::sumOfYears:
        return sumOfYears(terms, cost);
    case DepreciationMethod::doubleDeclining:
        return doubleDeclining(terms, cost);
    case DepreciationMethod::macrs5:
    {
        std::vector<double> years{0.20, 0.32, 0.192, 0.1152, 0.1152, 0.0576};
        for (double& year : years)
            year *= cost;
        return monthly(years);
    }
    case DepreciationMethod::expense:
        return {cost};
    }
    return {};
}

} // namespace costmodel
