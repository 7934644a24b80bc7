#pragma once

#include <optional>

#include "data/import/base/input.h"
#include "data/import/base/number.h"

namespace costmodel::data
{

/// The decimal mark of a file: as the option `decimal` says, else as its numbers prove. Where they
/// do not, nothing, and the report gets the question that decides it.
std::optional<DecimalMark> decimalMarkOf(const DecimalMarkFinder& finder,
                                         const ImportOptions& options, ImportReport& report);

} // namespace costmodel::data
