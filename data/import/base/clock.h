#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "data/import/base/input.h"
#include "data/import/base/timestamp.h"

namespace costmodel::data
{

/// Reads the times of a file into UTC, and remembers what was assumed on the way. Options: `zone`,
/// the offset of times that name none (UTC without it), and `dates`, the order in 03/04/2025.
class FileClock
{
public:
    /// An option that cannot be understood becomes a refusal in the report.
    FileClock(const ImportOptions& options, const ImportInput& input, ImportReport& report);

    /// Milliseconds of UTC; nothing for what is no time.
    std::optional<std::int64_t> read(std::string_view text);

    std::int64_t zoneMilliseconds() const
    {
        return m_zoneMilliseconds;
    }
    /// Whether a time without zone was read.
    bool sawLocal() const
    {
        return m_sawLocal;
    }
    /// Adds the assumption about the zone, and the question about the order of dates where a date
    /// read both ways.
    void tell(ImportReport& report) const;

private:
    std::int64_t m_zoneMilliseconds = 0;
    DateOrder m_order = DateOrder::Unknown;
    bool m_isZoneTold = false;
    bool m_sawLocal = false;
    std::string m_ambiguous;
};

/// Whether a moment lies where files of today can lie: from 1990 to 2100. Zero times and far
/// futures of programs do not.
bool isPlausibleTime(std::int64_t utcMilliseconds);

} // namespace costmodel::data
