#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace costmodel::data
{

/// The text without the escape sequences that colour a terminal.
std::string withoutColours(std::string_view line);

/// The number that follows `key`, behind blanks, quotes and one of : = in any mixture; thousands
/// may be grouped by commas (491,520). Nothing if the key or the number is absent, or the number is
/// not finite.
std::optional<double> numberAfter(std::string_view line, std::string_view key);

/// The number at the very beginning of the text.
std::optional<double> leadingNumber(std::string_view text);

/// Seconds of a duration "MM:SS" or "H:MM:SS", with or without a fraction, at the beginning of the
/// text.
std::optional<double> leadingClock(std::string_view text);

} // namespace costmodel::data
