#pragma once

#include <string>

#include "data/import/base/report.h"

namespace costmodel::data
{

/// A short account of the report for a person: what was read, what came out, what was assumed, what
/// to look at, and the first rejected rows. Ends in a line feed.
std::string importReportText(const ImportReport& report, const Language& language);

/// The refusals and questions of a report, one line each: FILE:LINE:COLUMN: error: what. Empty if
/// the report is usable.
std::string importErrorText(const ImportReport& report, const Language& language);

} // namespace costmodel::data
