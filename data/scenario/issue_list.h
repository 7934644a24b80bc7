#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "data/scenario/reader.h"

namespace costmodel::data
{

using Places = std::map<std::string, SourcePlace, std::less<>>;

/// Where the key or table at `path` stands, else the nearest table around it, else the beginning of
/// the scenario.
SourcePlace nearestPlace(const Places& places, std::string_view path);

/// Collects what is wrong while a scenario is read. After the first thousand nothing is added.
class IssueList
{
public:
    bool isFull() const;
    bool empty() const
    {
        return m_issues.empty();
    }

    /// Something wrong with the key or table at `path`, whose value is not to be trusted any more.
    void add(const SourcePlace& place, const std::string& path, Message what);
    /// The table or list at `path` could not be read at all, so that nothing below it is there.
    void addMissing(const SourcePlace& place, const std::string& path, Message what);
    /// What a rule found in the finished scenario; left out if it only follows from a key or table
    /// that was wrong before.
    void addFound(const Places& places, const Issue& issue);

    /// All of them in order of files, lines and columns.
    std::vector<FileIssue> take(const std::vector<std::filesystem::path>& files);

private:
    struct Entry
    {
        SourcePlace place;
        std::string path;
        Message what;
    };
    bool followsFromAnother(const std::string& path) const;

    std::vector<Entry> m_issues;
    std::set<std::string> m_broken;
    std::set<std::string> m_missing;
};

} // namespace costmodel::data
