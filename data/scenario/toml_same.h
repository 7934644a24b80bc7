#pragma once

#include "data/scenario/toml_tree.h"

namespace costmodel::data
{

/// Whether two values say the same: 2 and 2.0 do, the order of keys and the places do not count.
bool isSame(const TomlNode& a, const TomlNode& b);

} // namespace costmodel::data
