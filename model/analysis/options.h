#pragma once

#include <optional>

#include "model/analysis/evaluation.h"
#include "model/analysis/terms.h"
#include "model/buy/owning.h"
#include "model/ledger/flows.h"

namespace costmodel
{

/// The split whose flows are asked for; indices into the terms.
struct SplitChoice
{
    std::size_t buy = noPlan;
    int servers = 0; ///< 0: nothing of `buy` is paid
    std::size_t committed = noPlan;
    int instances = 0;
    std::size_t flexible = noPlan;

    bool operator==(const SplitChoice&) const = default;
};

/// GPU-hours of a split by tier, over the horizon.
struct TierWork
{
    double own = 0;
    double committed = 0;
    double flexible = 0;
};

/// Servers at signing: the number given, or the fewest that fit.
int serversAtSigning(const Terms& terms, std::size_t buy);
/// All orders of a purchase, the one at signing first.
std::vector<Order> ordersOf(const Terms& terms, std::size_t buy, int serversAtSigning);

/// Enter everything that one option pays and serves, tax included, into emptied `flows`.
void enterRent(const Terms& terms, std::size_t rent, Flows& flows, bool keepsEntries);
void enterBuy(const Terms& terms, std::size_t buy, int serversAtSigning, Flows& flows,
              bool keepsEntries);
TierWork enterSplit(const Terms& terms, const SplitChoice& split, Flows& flows, bool keepsEntries);

/// Whether a way of meeting the demand leaves no more than a millionth of it, and does the local
/// share on own machines. `acceptsDelay`: delayed work counts as done.
bool meetsDemand(const Terms& terms, const Flows& flows, int leadTimeMonths, bool acceptsDelay);

OptionResult rentResult(const Terms& terms, std::size_t rent);
OptionResult buyResult(const Terms& terms, std::size_t buy);
/// Named "hybrid".
OptionResult splitResult(const Terms& terms, const SplitChoice& split, TierWork& tiers);

} // namespace costmodel
