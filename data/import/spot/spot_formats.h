#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// SkyPilot's traces: JSON with metadata.gap_seconds and data, instances that were to be had at
/// each step, and prices where they were recorded.
ImportFormat skypilotSpotFormat();
/// Bamboo's events: rows without a header of milliseconds, add or remove, and a node.
ImportFormat bambooEventsFormat();
/// Bamboo's counts: rows without a header of hours, or of a date and a time, and the instances that
/// were there.
ImportFormat bambooCountsFormat();
/// Price histories of EC2, for their price alone: they do not say what was to be had.
ImportFormat spotPricesFormat();

} // namespace costmodel::data
