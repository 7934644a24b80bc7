#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace costmodel
{

/// What `word` was probably meant to be: the candidate that takes the fewest edits (a character
/// added, dropped, replaced, or two neighbours swapped; case does not count), if those are at most
/// a third of its length; else one of which `word` is the beginning, or that is the beginning of
/// `word`. Nothing for words of more than 100 bytes.
std::optional<std::string> nearest(std::string_view word,
                                   std::span<const std::string_view> candidates);

} // namespace costmodel
