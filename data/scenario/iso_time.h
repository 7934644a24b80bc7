#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace costmodel::data
{

struct IsoTime
{
    std::int64_t microseconds = 0; ///< since 1970-01-01T00:00, in its zone if it has none
    bool hasZone = false;
};

/// ISO 8601 in its extended form: a day, or a day, T or a blank, and a time with seconds and
/// fraction or without, then Z, an offset or nothing. Digits beyond microseconds are dropped.
std::optional<IsoTime> parseIsoTime(std::string_view text);

} // namespace costmodel::data
