#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/ledger/charge.h"
#include "model/ledger/option_result.h"

namespace costmodel
{

/// What one option pays, serves and writes off, month by month; the ledger under construction.
/// Vectors are indexed by month 0..H. Its memory is kept when it is used again.
class Flows
{
public:
    /// Empties it. Without `keepsEntries` only the sums are kept, for those who need no ledger.
    void reset(int horizon, bool keepsEntries);

    int horizon() const
    {
        return static_cast<int>(cash.size()) - 1;
    }
    /// Enters a payment; nothing for an amount of 0. Expects 0 <= month <= H.
    void post(int month, Category category, std::size_t item, double amount)
    {
        if (amount == 0)
            return;
        cash[static_cast<std::size_t>(month)] += amount;
        if (isDeductible(category))
            deductible[static_cast<std::size_t>(month)] += amount;
        if (m_keepsEntries)
            entries.push_back({month, category, static_cast<std::uint16_t>(item), amount});
    }
    /// Everything but purchases, principal, interest (counted by itself), resale, delay and tax.
    static constexpr bool isDeductible(Category category)
    {
        return !isCapex(category) && category != Category::financing &&
               category != Category::resale && category != Category::delay &&
               category != Category::tax;
    }
    double npv(std::span<const double> discount) const;

    std::vector<Entry> entries;
    std::vector<double> cash;
    std::vector<double> deductible;
    std::vector<double> depreciation;
    std::vector<double> interest;
    std::vector<double> served; ///< reference GPU-hours
    std::vector<double> own;
    double unserved = 0;
    double delayed = 0;
    // Of purchases.
    std::vector<double> book;     ///< value in the books at the end of the month, before disposal
    std::vector<double> proceeds; ///< of selling everything at the end of the month
    std::vector<double> owed;     ///< of loans, after the month's payment
    double gainAtEnd = 0;         ///< proceeds less book value at H
    /// Where charges of plans are noted; null, as it is unless somebody asks: nowhere.
    std::vector<Charge>* charges = nullptr;

private:
    bool m_keepsEntries = false;
};

} // namespace costmodel
