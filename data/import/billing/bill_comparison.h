#pragma once

#include <vector>

#include "data/import/base/report.h"
#include "model/analysis/evaluation.h"
#include "model/scenario/scenario.h"

namespace costmodel::data
{

/// Sentences that set what a bill says was used and paid beside what a scenario assumes: GPU-hours
/// a month, and the price of a GPU-hour of every rental plan. Only the months of the bill that have
/// GPU-hours count. Money of a currency that the scenario has no rate for is not compared, and a
/// sentence says so. Expects the report of a usable bill and the evaluation of the scenario.
std::vector<Message> compareBill(const ImportReport& bill, const Scenario& scenario,
                                 const Evaluation& evaluation);

} // namespace costmodel::data
