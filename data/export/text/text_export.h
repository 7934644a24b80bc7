#pragma once

#include <span>
#include <string>

#include "model/report/evaluated_scenario.h"
#include "model/report/report.h"

namespace costmodel::data
{

/// Columns for which reports are laid out.
inline constexpr std::size_t reportWidth = 100;

/// A report for reading in a terminal, in plain UTF-8 without control characters.
std::string textReport(const report::Report& report, const Language& language,
                       std::size_t width = reportWidth);

/// The reports of all scenarios one after the other, each under its file if there are several; of a
/// scenario with questions only how the numbers that were asked for arose.
std::string textReports(std::span<const EvaluatedScenario> scenarios, const Language& language);

} // namespace costmodel::data
