#pragma once

#include <span>

#include "data/import/format.h"

namespace costmodel::data
{

/// Training logs of any program. Several of them are ranks of one training or runs of the same
/// work: the median of their speeds counts. Options: `gpus`, `batch`, `sequence`, to convert the
/// speed. The report names the format by what the logs turn out to be.
ImportResult readTraining(std::span<const ImportInput> inputs, const ImportOptions& options,
                          const ImportMonitor& monitor);

} // namespace costmodel::data
