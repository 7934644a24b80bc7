#pragma once

#include "data/import/format.h"
#include "data/import/spot/availability.h"

namespace costmodel::data
{

/// Puts the figures of a trace into the report, with the replay of the checkpoint policy that the
/// options checkpoint_minutes, restart_minutes and checkpoint_interval_minutes describe ("optimal"
/// for the interval that costs least at the interruptions found) beside what the formula says. The
/// output is the keys of a [[rent]] table, ready to paste.
void finishSpot(const AvailabilityTrace& trace, const ImportOptions& options, ImportResult& result);

/// The number of wanted instances by the option `instances`, else the most that were ever there,
/// with the assumption that says so.
double wantedInstances(double most, const ImportOptions& options, ImportReport& report);

std::span<const ImportOption> spotOptions();

} // namespace costmodel::data
