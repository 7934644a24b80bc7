#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

enum class Tier
{
    own,
    committed,
    flexible,
    spot,
    unserved
};

/// A corner of the load-duration curve: so many GPUs or more are needed for so many hours.
struct DurationPoint
{
    double hours = 0;
    double gpus = 0; ///< reference GPUs
};

/// A band of the demand between two levels of reference GPUs, and who serves it.
struct FillingLayer
{
    Tier tier = Tier::own;
    std::string option; ///< purchase or plan; empty for unserved
    double from = 0;    ///< level of GPUs
    double to = 0;
    double hours = 0;    ///< of the month in which any of the band is needed
    double gpuHours = 0; ///< reference GPU-hours that it serves
    double idle = 0;     ///< GPU-hours paid for and not used; own and committed only
    double outage = 0;   ///< own only: below its level, but left to the flexible plan
};

/// One month of a split: the load-duration curve and the layers that fill it from below.
/// Work left by outages is served by the flexible layers and counted there.
struct LoadFilling
{
    int month = 1;
    double monthHours = 0;
    std::vector<DurationPoint> curve; ///< from (0, peak) to (hours, 0): a staircase, corner by
                                      ///< corner, the level falling
    std::vector<FillingLayer> layers;
    double demand = 0;  ///< GPU-hours asked
    double served = 0;  ///< as in the ledger of that month
    double ownGpus = 0; ///< reference GPUs that the servers amount to; 0 in the lead time
    double committedGpus = 0;
};

/// Expects names and counts that the scenario has, and a month 1..H.
LoadFilling loadFilling(const Scenario& scenario, const Split& split, int month);

/// Reference GPUs that one server of a purchase amounts to; expects a purchase of the scenario.
double serverGpus(const Scenario& scenario, const std::string& buy);

/// The best split with exactly so many servers of one purchase: fast enough for a dragged line.
/// None where no split with them is allowed or no purchase bears that name.
std::optional<BestSplit> splitWithServers(const Scenario& scenario, const std::string& buy,
                                          int servers);

/// Numbers of servers whose best split costs no more than `share` of the best above the best.
struct FlatRegion
{
    std::string buy;
    int from = 0;
    int to = 0;
    int best = 0; ///< the cheapest number within
};
/// The unbroken run around the cheapest number of each purchase that has one; empty without a best
/// split.
std::vector<FlatRegion> flatRegions(const HybridResult& hybrid, double share = 0.01);

/// What one tier of a split costs over the horizon, income tax on it included.
struct TierCost
{
    Tier tier = Tier::own;
    std::string option;
    double cash = 0;
    double present = 0;
    double gpuHours = 0;              ///< reference GPU-hours served
    std::optional<double> perGpuHour; ///< cash over GPU-hours
};
/// Sums to the totals of the split's option. A spot plan's fallback is a flexible tier.
std::vector<TierCost> tierCosts(const Scenario& scenario, const BestSplit& split);

} // namespace costmodel
