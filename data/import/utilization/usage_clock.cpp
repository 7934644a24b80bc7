#include "data/import/utilization/usage_clock.h"

namespace costmodel::data
{

UsageClock::UsageClock(const ImportOptions& options, const std::string& file, ImportReport& report)
    : m_report(report)
{
    if (const auto order = options.find("dates"))
    {
        if (*order == "dmy")
            m_order = DateOrder::DayMonth;
        else if (*order == "mdy")
            m_order = DateOrder::MonthDay;
        else
            report.refusals.push_back(
                {file,
                 1,
                 1,
                 {COSTMODEL_TEXT("Message", "the order of dates '%1' is not known, expected dmy or "
                                            "mdy"),
                  {std::string(*order)}}});
    }
    if (const auto zone = options.find("zone"))
    {
        m_offset = parseZone(*zone);
        if (!m_offset)
            report.refusals.push_back(
                {file,
                 1,
                 1,
                 {COSTMODEL_TEXT("Message", "the zone '%1' is not known, expected UTC or an offset "
                                            "such as +08:00"),
                  {std::string(*zone)}}});
    }
}

std::optional<double> UsageClock::seconds(std::string_view text)
{
    const std::optional<Timestamp> moment = parseTimestamp(text, m_order);
    if (!moment)
    {
        if (m_ambiguous.empty() && isAmbiguousDate(text))
            m_ambiguous = text;
        return {};
    }
    const double seconds = static_cast<double>(moment->milliseconds) / 1000;
    if (moment->hasZone)
        return seconds;
    m_isZoneAssumed = m_isZoneAssumed || !m_offset;
    return seconds - m_offset.value_or(0);
}

void UsageClock::finish()
{
    if (m_isZoneAssumed)
        addOnce(m_report.assumptions,
                {COSTMODEL_TEXT("Message", "The times name no zone and are taken as UTC; --option "
                                           "zone=+08:00 would take them as those of China."),
                 {}});
    if (!m_ambiguous.empty())
        m_report.questions.push_back(
            {"dates",
             {COSTMODEL_TEXT("Message", "the date %1 can be read in two ways, expected to be told "
                                        "the order of day and month"),
              {m_ambiguous}},
             {"dmy", "mdy"}});
}

} // namespace costmodel::data
