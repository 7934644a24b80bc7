#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// A time series of GPUs (or nodes) in use: a column of times and one of counts, as of Helios,
/// Philly and any monitoring; also what is installed and what jobs wait for, where there are such
/// columns.
///
/// Every value holds until the next one, but no longer than the usual step of the file; where more
/// time is between two rows, nothing is known: a gap, which is named. Steps without any record take
/// the mean of the recorded time in the trace (option `gaps`: mean, hold or zero), and do not count
/// in the figures. Options: column.time, column.gpus, column.total, column.pending, gpus_per_node,
/// step, from, to.
ImportFormat gpuSeriesFormat();

} // namespace costmodel::data
