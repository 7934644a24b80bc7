#pragma once

#include <optional>

#include "data/scenario/toml_tree.h"
#include "model/scenario/field.h"
#include "model/scenario/value.h"

namespace costmodel::data
{

/// The value of a field that a TOML value spells, nothing if it is of another type: a number may
/// be written as a whole one, a whole number not with a point. Ranges are not looked at, but texts
/// of references, currencies and files are not empty.
std::optional<Value> toValue(const Field& field, const TomlNode& node);

} // namespace costmodel::data
