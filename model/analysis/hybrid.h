#pragma once

#include <optional>
#include <stop_token>

#include "model/analysis/evaluation.h"
#include "model/analysis/terms.h"

namespace costmodel
{

/// The cheapest split of the demand between own servers, committed instances and a plan paid by
/// use: over all purchases and server counts, all committed plans and instance counts, and all
/// flexible plans. None where the scenario has no purchase or no plan.
///
/// Exact: instance counts are not sampled but ruled out by bounds (see hybrid/instance_search.h).
std::optional<HybridResult> bestSplits(const Terms& terms, const std::stop_token& stop = {});

/// The best split with exactly so many servers of one purchase, with its ledger; none where none is
/// allowed. Expects a purchase of the terms.
std::optional<BestSplit> bestSplitWith(const Terms& terms, std::size_t buy, int servers);

/// Only the net present value of the best split, as sensitivity needs it; none if there is no
/// split.
std::optional<double> bestSplitCost(const Terms& terms);

} // namespace costmodel
