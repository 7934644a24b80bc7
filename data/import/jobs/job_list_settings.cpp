#include "data/import/jobs/job_list_settings.h"

#include "data/import/base/duration.h"

namespace costmodel::data
{

JobListSettings jobListSettingsFrom(const ImportOptions& options, FileClock& clock,
                                    const std::string& file, ImportReport& report)
{
    JobListSettings settings;
    const auto refuse = [&report, &file](const char* text, std::vector<MessageArgument> arguments)
    {
        report.refusals.push_back({file, 1, 1, {text, std::move(arguments)}});
    };
    const auto moment = [&](std::string_view key) -> std::optional<std::int64_t>
    {
        const auto text = options.find(key);
        if (!text)
            return std::nullopt;
        const std::optional<std::int64_t> time = clock.read(*text);
        if (!time)
            refuse(COSTMODEL_TEXT("Message", "--option %1 is %2, expected a moment such as "
                                             "2025-01-31T00:00:00Z"),
                   {std::string(key), std::string(*text)});
        return time;
    };
    settings.now = moment("now");
    settings.origin = moment("origin");
    if (const auto unit = options.find("duration_unit"))
    {
        settings.durationUnit = secondsInUnit(*unit);
        if (!settings.durationUnit)
            refuse(
                COSTMODEL_TEXT("Message", "--option duration_unit is %1, expected s, min, h or d"),
                {std::string(*unit)});
    }
    return settings;
}

} // namespace costmodel::data
