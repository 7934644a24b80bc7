#include "data/scenario/loader.h"

#include <algorithm>

#include "data/file/files.h"
#include "data/scenario/base_merge.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t mostBases = 32;
constexpr std::size_t mostBytes = std::size_t{16} << 20;

class Loader
{
public:
    Loader(std::vector<std::filesystem::path>& files, IssueList& issues)
        : m_files(files)
        , m_issues(issues)
    {
    }

    std::optional<TomlNode> load(std::string_view text, const std::filesystem::path& file)
    {
        const std::size_t index = m_files.size();
        m_files.push_back(file);
        auto parsed = parseToml(text, index);
        if (auto* const failure = std::get_if<TomlFailure>(&parsed))
        {
            m_issues.add(failure->place, {}, std::move(failure->what));
            return std::nullopt;
        }
        TomlNode& tree = std::get<TomlNode>(parsed);
        const TomlEntry* const base = baseOf(tree);
        if (!base)
            return std::move(tree);
        std::optional<TomlNode> below = loadBase(*base, file);
        if (!below)
            return std::nullopt;
        return merged(std::move(*below), std::move(tree), m_issues);
    }

private:
    /// The key, if its value can be a file; anything else is left to the reader to refuse.
    static const TomlEntry* baseOf(const TomlNode& tree)
    {
        const TomlEntry* const general = tree.find("scenario");
        const TomlEntry* const base = general ? general->node.find("base") : nullptr;
        if (!base || base->node.type != TomlNode::Type::scalar)
            return nullptr;
        const auto* const name = std::get_if<std::string>(&base->node.scalar);
        return name && !name->empty() && !std::filesystem::path(*name).is_absolute() ? base
                                                                                     : nullptr;
    }

    std::optional<TomlNode> loadBase(const TomlEntry& base, const std::filesystem::path& file)
    {
        const std::filesystem::path path =
            besideFile(file, std::get<std::string>(base.node.scalar));
        const auto isSame = [&path](const std::filesystem::path& other)
        {
            std::error_code error;
            return std::filesystem::weakly_canonical(other, error) ==
                   std::filesystem::weakly_canonical(path, error);
        };
        const auto refuse = [&](const char* text, const std::string& detail)
        {
            m_issues.add(base.node.place, "scenario.base", {text, {path.string(), detail}});
            return std::nullopt;
        };
        if (std::any_of(m_files.begin(), m_files.end(), isSame))
            return refuse(COSTMODEL_TEXT("Message", "scenario.base is \"%1\", which leads back to "
                                                    "itself; expected a scenario that is not "
                                                    "based on this one"),
                          {});
        if (m_files.size() > mostBases)
            return refuse(COSTMODEL_TEXT("Message", "scenario.base is \"%1\"; expected a chain of "
                                                    "at most %2 bases"),
                          std::to_string(mostBases));
        std::string text;
        try
        {
            text = readFile(path, mostBytes);
        }
        catch (const FileError& error)
        {
            return refuse(
                COSTMODEL_TEXT("Message", "scenario.base cannot be read, expected a scenario: %2"),
                error.what());
        }
        return load(text, path);
    }

    std::vector<std::filesystem::path>& m_files;
    IssueList& m_issues;
};

} // namespace

std::optional<TomlNode> loadTree(std::string_view text, const std::filesystem::path& file,
                                 std::vector<std::filesystem::path>& files, IssueList& issues)
{
    return Loader(files, issues).load(text, file);
}

std::filesystem::path besideFile(const std::filesystem::path& file, const std::string& name)
{
    return file.parent_path() / std::filesystem::path(name);
}

} // namespace costmodel::data
