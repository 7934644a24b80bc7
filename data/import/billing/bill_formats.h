#pragma once

#include "data/import/format.h"

namespace costmodel::data
{

/// FOCUS 1.0 tables of any provider.
ImportFormat focusFormat();
/// The AWS Cost and Usage Report with its column names with slashes, or with underscores as in
/// Athena.
ImportFormat awsCurFormat();

} // namespace costmodel::data
