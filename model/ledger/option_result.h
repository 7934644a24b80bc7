#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/ledger/category.h"

namespace costmodel
{

/// One payment of an option, in the scenario's currency; costs are positive, receipts negative.
struct Entry
{
    std::int32_t month = 0; ///< 0 is the moment of signing, H the end of the horizon
    Category category = Category::other;
    std::uint16_t item = 0; ///< index into OptionResult::items
    double amount = 0;
};

enum class OptionKind
{
    rent,
    buy,
    hybrid
};
/// "rent", "buy", "hybrid".
const char* optionKindKey(OptionKind kind);

/// One month of an option. Money in the scenario's currency, work in reference GPU-hours.
struct MonthResult
{
    double cash = 0;
    double cumulative = 0;
    double discountedCumulative = 0;
    std::optional<double> exit; ///< what it has cost if one stops here; only purchases have one
    double accounting = 0;
    double bookValue = 0; ///< at the end of the month; at the horizon before the servers are sold
    double servedGpuHours = 0;
};

/// One way of meeting the demand, with its ledger. Everything shown of it is a sum of `entries`.
struct OptionResult
{
    std::string name;
    OptionKind kind = OptionKind::rent;
    std::string gpu;
    std::optional<int>
        gpus; ///< owned at the end, or the largest number committed; none for pay by use
    std::optional<int> servers; ///< owned at the end
    bool meetsDemand = false;
    double servedGpuHours = 0;
    double ownGpuHours = 0;
    double unservedGpuHours = 0;
    double delayedGpuHours = 0;
    double cashTotal = 0;
    double npvCost = 0;
    double accountingTotal = 0;
    std::optional<double> costPerGpuHour; ///< none if nothing is served
    std::optional<double> levelizedCostPerGpuHour;
    std::optional<double>
        costPerWorkUnit;             ///< also none if the throughput of the reference is not known
    std::vector<std::string> items;  ///< plans, purchase items, or names of categories
    std::vector<Entry> entries;      ///< by month
    std::vector<MonthResult> months; ///< 0..H
};

/// Sums of the entries by category; `present` tells which categories have entries.
struct CategoryTotals
{
    CategoryAmounts amounts{};
    std::array<bool, categoryCount> present{};
};

CategoryTotals categoryTotals(const OptionResult& option);
/// The same for every month 0..H.
std::vector<CategoryTotals> monthlyCategoryTotals(const OptionResult& option);

} // namespace costmodel
