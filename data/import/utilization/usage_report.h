#pragma once

#include "data/import/format.h"
#include "data/import/utilization/usage_collector.h"

namespace costmodel::data
{

/// Fills the parts of a utilisation log into the report: figures, verdict, reasons, gaps, GPU-hours
/// and what a repair would save. The option `interval` gives the seconds between two readings of a
/// log without times.
ImportResult usageResult(UsageCollector collector, ImportReport report,
                         const ImportOptions& options);

/// Asks for the seconds between two readings, for programs that write none and repeat in a fixed
/// interval, unless it is told or there is no second reading.
void askForInterval(const UsageCollector& collector, const ImportOptions& options,
                    ImportReport& report);

} // namespace costmodel::data
