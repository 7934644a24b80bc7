#pragma once

#include <optional>

#include "model/insight/answer.h"
#include "model/insight/drivers.h"
#include "model/insight/unit_cost.h"
#include "ui/pages/comparison/cost_curves.h"
#include "ui/run/results.h"

/// The charts of the break-even page as specifications.
namespace costmodel::ui
{

/// Which ways are shown. An empty name means all of the kind.
struct PairChoice
{
    std::string buy;
    std::string rent;

    bool operator==(const PairChoice&) const = default;
};

/// The purchase and the rental that texts and unit costs are about: those chosen, else the cheapest
/// that meets the demand, else the first. None where there is no pair.
std::optional<PairChoice> focusOf(const Results& results, const Answer& answer,
                                  const PairChoice& choice);

/// Cumulative costs, the crossings of every purchase with every rental marked, those of the focus
/// dated.
ChartSpec costsOverTime(const Results& results, const PairChoice& choice,
                        const std::optional<PairChoice>& focus, CostView view,
                        const Formats& formats);
/// What buying has cost more than renting, month by month, in all three views.
ChartSpec leadOverTime(const Results& results, const PairChoice& focus, const Formats& formats);

/// What the two other charts show; computed in the background.
struct UnitCosts
{
    std::optional<UnitCostCurves> utilization;
    std::optional<PriceCurves> price;
};
UnitCosts unitCostsOf(const Scenario& scenario, const PairChoice& focus);

ChartSpec costByUtilization(const Results& results, const UnitCosts& costs,
                            const PairChoice& choice, const PairChoice& focus,
                            const Formats& formats);
ChartSpec costByRentPrice(const Results& results, const UnitCosts& costs, const PairChoice& focus,
                          const Formats& formats);

} // namespace costmodel::ui
