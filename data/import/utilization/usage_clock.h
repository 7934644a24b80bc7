#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "data/import/base/input.h"
#include "data/import/base/report.h"
#include "data/import/base/timestamp.h"

namespace costmodel::data
{

/// Reads the times of a log. Times without a zone are of the zone that the option `zone` names,
/// else of UTC, which the report then says.
class UsageClock
{
public:
    UsageClock(const ImportOptions& options, const std::string& file, ImportReport& report);

    /// Seconds since 1970; nothing for what is not a time.
    std::optional<double> seconds(std::string_view text);
    /// The zone was left out of some time and nobody told it.
    bool isZoneAssumed() const
    {
        return m_isZoneAssumed;
    }
    /// Puts into the report what was assumed, and the question for a date that reads both ways.
    void finish();

private:
    ImportReport& m_report;
    DateOrder m_order = DateOrder::Unknown;
    std::optional<int> m_offset; ///< seconds east of UTC
    bool m_isZoneAssumed = false;
    std::string m_ambiguous; ///< first date that reads both ways
};

} // namespace costmodel::data
