#pragma once

#include <optional>
#include <utility>

#include "model/insight/risk.h"
#include "ui/charts/chart_spec.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// Ends between which the share of futures is asked for.
struct SavingBounds
{
    double from = 0;
    double to = 0;
};

/// From nothing saved to the best future, or all futures where none of them saves.
SavingBounds defaultBounds(const RiskResult& risk);

/// How the savings are distributed: a histogram with the cumulative curve, the quantiles, and the
/// two bounds as marks "from" and "to" that can be dragged.
ChartSpec distributionSpec(const Scenario& scenario, const RiskResult& risk,
                           const SavingBounds& bounds, const Formats& formats);

/// Bands of the cumulative difference of cash, month by month.
ChartSpec fanSpec(const Scenario& scenario, const RiskResult& risk, const Formats& formats);

/// At most `most` bars, the widest first; `result` as of `target`.
TornadoSpec tornadoSpec(const Scenario& scenario, const Tornado& result,
                        const TornadoTarget& target, std::size_t most, const Formats& formats);

/// "9 of 10 futures save more than X (P10), half of them more than Y (P50), 1 of 10 more than Z
/// (P90)." Empty if nothing was counted.
QString quantileSentence(const Scenario& scenario, const RiskResult& risk, const Formats& formats);

} // namespace costmodel::ui
