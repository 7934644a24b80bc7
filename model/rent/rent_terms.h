#pragma once

#include <cstddef>
#include <vector>

#include "model/ledger/money.h"
#include "model/ledger/timeline.h"

namespace costmodel
{

inline constexpr std::size_t noPlan = static_cast<std::size_t>(-1);

/// A rental plan made ready for arithmetic: all amounts are costs in the scenario's currency.
struct RentTerms
{
    const Rent* rent = nullptr; ///< of the scenario it was made from
    double gpus = 1;            ///< per instance
    double speed = 1;           ///< reference GPU-hours that one GPU does in an hour
    std::vector<double> price;  ///< of one GPU and hour, day or month in month 1..H
    double storage = 0;         ///< a month
    double transfer = 0;
    double fixed = 0;
    double setup = 0;
    double uploadHours = 0;        ///< GPU-hours a month that are billed while data is copied in
    double overhead = 1;           ///< spot: billed hours per useful hour
    std::size_t overflow = noPlan; ///< index of the plan; only of one that is committed
    std::size_t fallback = noPlan; ///< only of spot

    double instanceSpeed() const
    {
        return gpus * speed;
    }
    bool isCommitted() const
    {
        return rent->billing == Billing::monthly || rent->billing == Billing::reserved;
    }
};

/// Where the plan of that name stands; noPlan for no name or one that nothing bears.
std::size_t planIndex(const std::vector<Rent>& rents, std::string_view name);

/// All plans of a valid scenario, in file order; keeps pointers into it.
std::vector<RentTerms> makeRentTerms(const Scenario& scenario, const Timeline& timeline);

} // namespace costmodel
