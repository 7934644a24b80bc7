#pragma once

#include <string>

#include "model/report/report.h"

namespace costmodel::data
{

/// The table in aligned columns of a terminal, numbers to the right. In one that is wider than
/// `width` long texts are broken into lines or, where that is not enough, the table into several,
/// each with the key columns. Marked rows begin with an asterisk.
std::string textTable(const report::Table& table, const Language& language, std::size_t width);

} // namespace costmodel::data
