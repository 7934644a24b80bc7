#pragma once

#include <optional>

#include "data/scenario/toml_tree.h"

namespace costmodel::data
{

/// The first place at which brackets nest deeper, or a key has more parts, than any scenario needs:
/// the library follows such text by recursion. Reads strings and comments as TOML does, up to the
/// first fault, where the parser stops as well.
std::optional<TomlFailure> findExcess(std::string_view text, std::size_t file);

} // namespace costmodel::data
