#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace costmodel::data
{

/// A moment as a file gives it.
struct Timestamp
{
    std::int64_t milliseconds = 0; ///< since 1970-01-01T00:00, of UTC if `hasZone`, else local
    bool hasZone = false;
    bool hasTime = true; ///< false: a date alone, its midnight
};

/// What 03/04/2025 means.
enum class DateOrder
{
    Unknown, ///< only dates that can be read in one way
    MonthDay,
    DayMonth,
};

/// Reads the whole of `text`: ISO 8601 and its relatives (2025-01-31T08:00:05.250+0100, 2025/1/31
/// 8:00, 20250131 08:00:00, 2025年1月31日 08:00), also with Z, UTC, +01:00, +0100 or +01
/// behind; 31.01.2025, and 01/31/2025 if `order` or the day says how it is meant, also with AM and
/// PM; and seconds, milliseconds, microseconds and nanoseconds since 1970 (10, 13, 16 and 19
/// digits), which are of UTC. Nothing for all else, for days and times that do not exist (the 60th
/// second counts as the next minute), and for years before 1970 or after 2200.
std::optional<Timestamp> parseTimestamp(std::string_view text,
                                        DateOrder order = DateOrder::Unknown);

/// Whether the text is a date such as 03/04/2025 that reads both ways.
bool isAmbiguousDate(std::string_view text);

/// Offset from UTC in seconds of "UTC", "Z", "+08:00", "+0800", "+8", "UTC+8". Names of places have
/// no fixed offset and are not known.
std::optional<int> parseZone(std::string_view text);

/// 2025-01-31T08:00:05Z, with milliseconds only where there are any.
std::string isoTimestamp(std::int64_t utcMilliseconds);

} // namespace costmodel::data
