#pragma once

#include <vector>

#include "ui/services_measure.h"
#include "ui/tables/value_table_model.h"

namespace costmodel::ui
{

/// One row a figure: GPU, test, rate with its spread, share of the data sheet, date, driver, and
/// whether it may be used for money or why not. Files that cannot be read are rows, too.
void fillResultsTable(ValueTableModel& model, const std::vector<MeasuredResult>& results,
                      const Formats& formats);

/// A rate with a metric prefix: "794.5 TFLOP/s".
QString rateText(double value, const std::string& unit);

} // namespace costmodel::ui
