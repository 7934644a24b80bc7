#include "data/import/profile/trace_report.h"

#include "data/import/profile/profile_report.h"

namespace costmodel::data
{

void TraceReport::add(const std::string& file, std::variant<TraceContent, ImportRefusal> trace)
{
    ImportReport& report = m_result.report;
    if (m_firstFile.empty())
        m_firstFile = file;
    if (auto* refusal = std::get_if<ImportRefusal>(&trace))
    {
        report.refusals.push_back(std::move(*refusal));
        return;
    }
    const TraceContent& content = std::get<TraceContent>(trace);
    report.rows.read += content.events;
    report.rows.used += content.gpuEvents;
    if (content.rejected > 0)
    {
        report.rows.rejected += content.rejected;
        report.warnings.push_back(
            {COSTMODEL_TEXT("Message", "%1 events in %2 have no usable time and were left out."),
             {content.rejected, file}});
    }
    const std::optional<ProfileShares> shares = profileShares(content.timeline);
    if (!shares)
        return;
    m_profiles.push_back(*shares);
    if (content.timeline.steps.empty())
        addOnce(report.assumptions,
                {COSTMODEL_TEXT("Message",
                                "The trace marks no training steps, so all time from its first to "
                                "its last event counts, including any before and after the "
                                "training."),
                 {}});
}

ImportResult TraceReport::result(const ImportMonitor& monitor)
{
    if (m_result.report.refusals.empty())
        reportProfile(combined(m_profiles), m_firstFile, m_result.report);
    m_result.isStopped = monitor.isStopped();
    return std::move(m_result);
}

} // namespace costmodel::data
