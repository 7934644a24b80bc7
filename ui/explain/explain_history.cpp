#include "ui/explain/explain_history.h"

namespace costmodel::ui
{

void ExplainHistory::go(const ExplainPlace& place)
{
    if (this->place() == place)
        return;
    if (!m_places.empty())
        m_places.resize(m_at + 1);
    m_places.push_back(place);
    m_at = m_places.size() - 1;
}

std::optional<ExplainPlace> ExplainHistory::place() const
{
    return m_places.empty() ? std::nullopt : std::optional(m_places[m_at]);
}

void ExplainHistory::clear()
{
    m_places.clear();
    m_at = 0;
}

} // namespace costmodel::ui
