#include "data/import/base/report.h"

#include <algorithm>

namespace costmodel::data
{

std::string_view kindName(ImportKind kind)
{
    switch (kind)
    {
    case ImportKind::Jobs:
        return "jobs";
    case ImportKind::Trace:
        return "trace";
    case ImportKind::Prices:
        return "prices";
    case ImportKind::Billing:
        return "billing";
    case ImportKind::Spot:
        return "spot";
    case ImportKind::Utilization:
        return "utilization";
    case ImportKind::Training:
        return "training";
    case ImportKind::Profile:
        return "profile";
    }
    return "";
}

bool isUsable(const ImportReport& report)
{
    return report.refusals.empty() && report.questions.empty();
}

void reject(ImportReport& report, const std::string& file, long line, Message reason)
{
    constexpr std::size_t most = 1000;
    ++report.rows.rejected;
    if (report.rejected.size() < most)
        report.rejected.push_back({file, line, std::move(reason)});
}

void addOnce(std::vector<Message>& messages, Message message)
{
    const std::string text = render(message, English());
    const bool isThere =
        std::any_of(messages.begin(), messages.end(),
                    [&text](const Message& old) { return render(old, English()) == text; });
    if (!isThere)
        messages.push_back(std::move(message));
}

void widenRange(ImportReport& report, std::int64_t utcMilliseconds)
{
    report.fromMilliseconds =
        std::min(report.fromMilliseconds.value_or(utcMilliseconds), utcMilliseconds);
    report.toMilliseconds =
        std::max(report.toMilliseconds.value_or(utcMilliseconds), utcMilliseconds);
}

} // namespace costmodel::data
