#pragma once

#include <optional>
#include <vector>

#include <QString>

namespace costmodel::ui
{

/// A number that is or was explained: a target and the way down from it, part by part.
struct ExplainPlace
{
    QString target;
    std::vector<std::size_t> parts;

    bool operator==(const ExplainPlace&) const = default;
};

/// Where one has been, as in a browser.
class ExplainHistory
{
public:
    void go(const ExplainPlace& place);
    bool canGoBack() const
    {
        return m_at > 0;
    }
    bool canGoForward() const
    {
        return m_at + 1 < m_places.size();
    }
    /// Expect that one can.
    void back()
    {
        --m_at;
    }
    void forward()
    {
        ++m_at;
    }
    /// None before the first.
    std::optional<ExplainPlace> place() const;
    void clear();

private:
    std::vector<ExplainPlace> m_places;
    std::size_t m_at = 0;
};

} // namespace costmodel::ui
