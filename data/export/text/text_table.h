#pragma once

#include <string>

#include "data/export/report/report.h"

namespace costmodel::data
{

/// The table in aligned columns of a terminal, numbers to the right. One that is wider than `width`
/// is broken into several, each with the key columns. Rows of the recommended option begin with an
/// asterisk.
std::string textTable(const report::Table& table, const Language& language, std::size_t width);

} // namespace costmodel::data
