#pragma once

#include <memory>

#include "model/report/report.h"
#include "ui/charts/chart.h"

namespace costmodel::ui
{

/// The chart of a place in a report; null where there is nothing to draw.
std::unique_ptr<Chart> figureOf(report::Figure figure, const EvaluatedScenario& evaluated,
                                const Formats& formats);

} // namespace costmodel::ui
