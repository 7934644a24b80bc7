#pragma once

#include <vector>

#include "model/ledger/category.h"
#include "model/ledger/money.h"
#include "model/ledger/timeline.h"
#include "model/rent/rent_terms.h"

namespace costmodel
{

/// One item of the purchase price, of its unit, at the prices of the day of signing.
struct CapexTerms
{
    const Capex* capex = nullptr;
    Category category = Category::server;
    std::size_t item = 0; ///< of the ledger
    double net = 0;
    double cost = 0; ///< with VAT that is not recovered
};

struct OtherTerms
{
    const OtherCost* other = nullptr;
    std::size_t item = 0;
    std::vector<double> price; ///< cost of one unit in month 0..H
};

/// A purchase made ready for arithmetic: amounts in the scenario's currency; vectors by month 0..H.
struct BuyTerms
{
    const Buy* buy = nullptr;
    double gpus = 1;  ///< per server
    double speed = 1; ///< reference GPU-hours that one GPU does in an hour
    std::size_t bridge = noPlan;
    std::size_t overflow = noPlan;
    double delayCost = 0; ///< a month
    std::vector<CapexTerms> capex;
    std::vector<double> kwhPrice;
    std::vector<double> demandCharge;     ///< of one server a month
    std::vector<double> serverColocation; ///< of one server a month
    std::vector<double> siteColocation;
    std::vector<double> personCost; ///< a month
    double replacementCost = 0;
    double maintenanceVat = 1;
    std::vector<OtherTerms> other;
    /// Share of the net price that the servers still bring, after the costs of selling, by age in
    /// months.
    std::vector<double> resaleShare;

    double serverSpeed() const
    {
        return gpus * speed;
    }
};

/// All purchases of a valid scenario, in file order; keeps pointers into it. Items of the ledger
/// are numbered from `firstItem` on: those of the first purchase's capex, then its other costs, and
/// so on.
std::vector<BuyTerms> makeBuyTerms(const Scenario& scenario, const Timeline& timeline,
                                   std::size_t firstItem);

} // namespace costmodel
