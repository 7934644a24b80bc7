#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Text in the columns of a terminal, where Chinese characters are two columns wide.
namespace costmodel::data
{

/// Columns that UTF-8 text takes; bytes that are no UTF-8 count as one each.
std::size_t displayWidth(std::string_view text);

/// The text with a space for every control character, so that no name can move the cursor, change
/// colours or break a line.
std::string printable(std::string_view text);

/// Lines of at most `width` columns, broken at spaces and between Chinese characters, but never in
/// front of closing punctuation or inside "CNY 12" and "12 %". A word longer than that has a line
/// of its own.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// Filled with spaces to `width` columns.
std::string padded(std::string_view text, std::size_t width, bool toTheRight);

} // namespace costmodel::data
