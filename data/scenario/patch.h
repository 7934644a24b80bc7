#pragma once

#include <string>
#include <string_view>

#include "model/scenario/scenario.h"

namespace costmodel::data
{

/// The scenario as a TOML file that differs from `previous`, the file it was read from, only where
/// it has changed: lines of other keys stay as a person wrote them, with their order and comments,
/// and keys that say no more than the default stay, too. What is new follows the table it belongs
/// to. A file of another shape (tables within braces where toToml writes a heading, dotted keys, a
/// base (see difference.h), no TOML) is written anew, with its first comment. Read back it is equal
/// to `scenario`.
std::string patchedToml(std::string_view previous, const Scenario& scenario);

/// The text `wanted` with the order and the comments of `previous` where both have the same keys;
/// `wanted` itself, with the first comment of `previous`, where their shapes are too different.
std::string patchedText(std::string_view previous, const std::string& wanted);

} // namespace costmodel::data
