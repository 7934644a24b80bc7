#pragma once

#include "model/insight/answer.h"
#include "ui/charts/chart_spec.h"
#include "ui/run/results.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// Cumulative cost in present value of the ways that the answer compares, the crossings marked and
/// the saving shaded. The title says what is to be seen.
ChartSpec answerChart(const Results& results, const Answer& answer, const Formats& formats);

} // namespace costmodel::ui
