#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "model/date.h"

namespace costmodel
{

/// What may stand at a key; monostate: nothing stands there.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, Date,
                           std::vector<std::string>>;

} // namespace costmodel
