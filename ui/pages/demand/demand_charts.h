#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/run/results.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// How many GPUs are needed for how many hours of a month 1..H, the highest need first.
ChartSpec loadDurationSpec(const Results& results, int month, const Formats& formats);

/// GPU-hours and peak of every month of the horizon.
ChartSpec growthSpec(const Results& results, const Formats& formats);

/// The rows of the trace over a typical month; without a trace a message what one would show.
ChartSpec overTimeSpec(const Results& results, const Formats& formats);

/// The demand in one or two sentences.
QString demandSentence(const Results& results, const Formats& formats);

} // namespace costmodel::ui
