#include "data/import/base/clock.h"

#include "data/import/base/fold.h"

namespace costmodel::data
{

FileClock::FileClock(const ImportOptions& options, const ImportInput& input, ImportReport& report)
{
    if (const auto zone = options.find("zone"))
    {
        const std::optional<int> seconds = parseZone(*zone);
        m_isZoneTold = seconds.has_value();
        m_zoneMilliseconds = std::int64_t{1000} * seconds.value_or(0);
        if (!seconds)
            report.refusals.push_back(
                {input.name,
                 1,
                 1,
                 {COSTMODEL_TEXT("Message", "--option zone is %1, expected an offset from UTC such "
                                            "as +08:00, or UTC"),
                  {std::string(*zone)}}});
    }
    if (const auto order = options.find("dates"))
    {
        if (*order == "dmy")
            m_order = DateOrder::DayMonth;
        else if (*order == "mdy")
            m_order = DateOrder::MonthDay;
        else
            report.refusals.push_back(
                {input.name,
                 1,
                 1,
                 {COSTMODEL_TEXT("Message", "--option dates is %1, expected dmy or mdy"),
                  {std::string(*order)}}});
    }
}

std::optional<std::int64_t> FileClock::read(std::string_view text)
{
    const std::optional<Timestamp> stamp = parseTimestamp(text, m_order);
    if (!stamp)
    {
        if (m_order == DateOrder::Unknown && m_ambiguous.empty() && isAmbiguousDate(text))
            m_ambiguous = excerpt(text);
        return std::nullopt;
    }
    if (stamp->hasZone)
        return stamp->milliseconds;
    m_sawLocal = true;
    return stamp->milliseconds - m_zoneMilliseconds;
}

void FileClock::tell(ImportReport& report) const
{
    if (m_sawLocal && !m_isZoneTold)
        addOnce(report.assumptions,
                {COSTMODEL_TEXT("Message", "Times name no zone and are read as UTC; --option "
                                           "zone=+08:00 decides otherwise."),
                 {}});
    if (!m_ambiguous.empty())
        report.questions.push_back(
            {"dates",
             {COSTMODEL_TEXT("Message", "the date %1 can be read in two ways, expected to be told "
                                        "whether the day or the month comes first"),
              {m_ambiguous}},
             {"dmy", "mdy"}});
}

bool isPlausibleTime(std::int64_t utcMilliseconds)
{
    constexpr std::int64_t year1990 = 631'152'000'000;
    constexpr std::int64_t year2100 = 4'102'444'800'000;
    return utcMilliseconds >= year1990 && utcMilliseconds < year2100;
}

} // namespace costmodel::data
