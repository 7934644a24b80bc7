#pragma once

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "model/ledger/option_result.h"

namespace costmodel::data
{

/// Keys in the order of the format; doubles are printed so that they read back the same, and as
/// null if they are not finite.
using Json = nlohmann::ordered_json;

Json numberOrNull(const std::optional<double>& value);
/// Null for an empty text.
Json textOrNull(const std::string& text);

/// An option with its months and its ledger.
Json optionJson(const OptionResult& option);

} // namespace costmodel::data
