#include "data/scenario/issue_list.h"

#include <algorithm>
#include <tuple>

namespace costmodel::data
{

namespace
{

constexpr std::size_t most = 1000;

/// Whether `path` is below the table at `above`.
bool isBelow(std::string_view path, std::string_view above)
{
    return path.size() > above.size() && path.starts_with(above) &&
           (path[above.size()] == '.' || path[above.size()] == '[');
}

} // namespace

std::string describe(const FileIssue& issue, const Language& language)
{
    return issue.file.string() + ":" + std::to_string(issue.line) + ":" +
           std::to_string(issue.column) + ": error: " + render(issue.what, language);
}

SourcePlace nearestPlace(const Places& places, std::string_view path)
{
    while (!path.empty())
    {
        if (const auto found = places.find(path); found != places.end())
            return found->second;
        const std::size_t cut = path.find_last_of(".[");
        path = path.substr(0, cut == std::string_view::npos ? 0 : cut);
    }
    return {};
}

bool IssueList::isFull() const
{
    return m_issues.size() >= most;
}

void IssueList::add(const SourcePlace& place, const std::string& path, Message what)
{
    if (isFull())
        return;
    m_issues.push_back({place, path, std::move(what)});
    m_broken.insert(path);
}

void IssueList::addMissing(const SourcePlace& place, const std::string& path, Message what)
{
    add(place, path, std::move(what));
    m_missing.insert(path);
}

bool IssueList::followsFromAnother(const std::string& path) const
{
    const auto isAbove = [&path](const std::string& missing)
    {
        return isBelow(path, missing);
    };
    const auto isPart = [&path](const std::string& broken)
    {
        return broken == path || isBelow(broken, path);
    };
    return std::any_of(m_missing.begin(), m_missing.end(), isAbove) ||
           std::any_of(m_broken.begin(), m_broken.end(), isPart);
}

void IssueList::addFound(const Places& places, const Issue& issue)
{
    if (!isFull() && !followsFromAnother(issue.path))
        m_issues.push_back({nearestPlace(places, issue.path), issue.path, issue.what});
}

std::vector<FileIssue> IssueList::take(const std::vector<std::filesystem::path>& files)
{
    std::stable_sort(m_issues.begin(), m_issues.end(),
                     [](const Entry& a, const Entry& b)
                     {
                         return std::tie(a.place.file, a.place.line, a.place.column) <
                                std::tie(b.place.file, b.place.line, b.place.column);
                     });
    std::vector<FileIssue> issues;
    for (Entry& entry : m_issues)
        issues.push_back({files[entry.place.file], entry.place.line, entry.place.column,
                          std::move(entry.path), std::move(entry.what)});
    return issues;
}

} // namespace costmodel::data
