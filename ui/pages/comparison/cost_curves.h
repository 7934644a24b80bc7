#pragma once

#include <vector>

#include "model/analysis/evaluation.h"
#include "ui/charts/chart_spec.h"
#include "ui/text/formats.h"

/// Cumulative costs of options over the months as parts of a chart.
namespace costmodel::ui
{

enum class CostView
{
    cash,
    discounted,
    exit ///< what it has cost if one stops there; for a rental what has been paid
};

/// By month 0..H.
std::vector<double> costCurve(const OptionResult& option, CostView view);

ChartSeries costSeries(const OptionResult& option, CostView view, int shade);

/// The crossings of a purchase with a rental, marked and dated. Where there are many, the first and
/// the last carry labels.
std::vector<ChartMark> crossingMarks(const OptionResult& own, const OptionResult& rent,
                                     CostView view, const Date& start, const Formats& formats);

/// The strip between two options from where the first has become the cheaper for good.
ChartSeries savingBand(const OptionResult& cheaper, const OptionResult& dearer, CostView view,
                       const QString& name);

/// "Mar 2027, month 14.2": a point in time after the start.
QString whenText(const Date& start, double months, const Formats& formats);

} // namespace costmodel::ui
