#pragma once

#include <vector>

#include "data/export/registry.h"

namespace costmodel::app
{

/// The report of one scenario as PDF. Makes an application of Qt without a display where there is
/// none yet.
std::vector<data::ExportFile> writePdf(const data::ExportInput& input);

} // namespace costmodel::app
