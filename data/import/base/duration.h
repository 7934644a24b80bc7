#pragma once

#include <optional>
#include <string_view>

namespace costmodel::data
{

/// Seconds of a length of time with colons or days: "1-02:03:04" (days-hours:minutes:seconds),
/// "3-10:00", "3-13" (days-hours), "24:28:49", "12:53.010" (minutes:seconds), "1 day, 2:03:04",
/// "2 days 02:03:04", as Slurm, Python and pandas write them. A bare number has no unit here and is
/// none, nor are "UNLIMITED", "Partition_Limit" and missing values.
std::optional<double> parseClockDuration(std::string_view text);

/// Seconds of a time limit as Slurm writes it: as above, and a bare number is minutes.
std::optional<double> parseSlurmDuration(std::string_view text);

/// Seconds of a number with its unit behind it: "10min", "1h", "1d", "90s", "1.5 hours"; of a bare
/// number, seconds.
std::optional<double> parseUnitDuration(std::string_view text);

/// Seconds in one s, min, h or d, by the many names of these; nothing for other words.
std::optional<double> secondsInUnit(std::string_view unit);

} // namespace costmodel::data
