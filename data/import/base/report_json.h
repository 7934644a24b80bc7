#pragma once

#include <string>

#include "data/import/base/report.h"

namespace costmodel::data
{

/// The report as JSON, indented by two, ending in a line feed. Texts are in the given language;
/// keys never change. Keys of parts that the kind does not have are there, null or empty.
std::string importReportJson(const ImportReport& report, const Language& language);

} // namespace costmodel::data
