#pragma once

#include <string>
#include <vector>

#include "model/buy/buy_terms.h"
#include "model/demand/demand_series.h"
#include "model/rent/rent_terms.h"

namespace costmodel
{

/// A scenario made ready for arithmetic. Keeps a pointer to the scenario, which must outlive it.
struct Terms
{
    const Scenario* scenario = nullptr;
    Timeline timeline;
    DemandSeries demand;
    std::vector<RentTerms> rents;
    std::vector<BuyTerms> buys;
    double repairCost = 0; ///< of the input pipeline, at signing; 0 unless it is repaired

    /// Ledger items: the plans come first, then the categories and interest, then purchase items.
    std::size_t categoryItems() const
    {
        return rents.size();
    }
    /// Name of a ledger item: a plan, a capex item or other cost, "principal", "interest", or a
    /// category.
    std::string itemName(std::size_t item) const;
};

/// Expects a valid scenario. `withRepair`: the variant in which [pipeline] is carried out.
Terms makeTerms(const Scenario& scenario, bool withRepair = false);

} // namespace costmodel
