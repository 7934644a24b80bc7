#include "data/scenario/base_merge.h"

#include <algorithm>
#include <unordered_map>

#include "model/scenario/path.h"
#include "model/scenario/schema.h"

namespace costmodel::data
{

namespace
{

void erase(TomlNode& table, std::string_view key)
{
    std::erase_if(table.entries, [key](const TomlEntry& entry) { return entry.key == key; });
}

bool isTable(const TomlNode& node)
{
    return node.type == TomlNode::Type::table;
}

const std::string* nameOf(const TomlNode& entry)
{
    const TomlEntry* const name = entry.find("name");
    if (!name || name->node.type != TomlNode::Type::scalar)
        return nullptr;
    return std::get_if<std::string>(&name->node.scalar);
}

/// The value of `remove`, which is taken out of the entry; nothing if it is no true or false, which
/// the reader then refuses like any unknown key.
std::optional<bool> takeRemove(TomlNode& entry)
{
    const TomlEntry* const remove = entry.find("remove");
    if (!remove || remove->node.type != TomlNode::Type::scalar)
        return std::nullopt;
    const bool* const value = std::get_if<bool>(&remove->node.scalar);
    if (!value)
        return std::nullopt;
    const bool isRemoved = *value;
    erase(entry, "remove");
    return isRemoved;
}

std::string joined(const std::string& path, const std::string& key)
{
    return path.empty() ? key : path + "." + key;
}

class Merger
{
public:
    explicit Merger(IssueList& issues)
        : m_issues(issues)
    {
    }

    void mergeTable(const TableSchema& schema, const std::string& path, TomlNode& base,
                    TomlNode over)
    {
        base.place = over.place;
        dropReplaced(schema, base, over);
        for (TomlEntry& entry : over.entries)
        {
            const Child* const child = findChild(schema, entry.key);
            const std::string below = joined(path, entry.key);
            TomlEntry* const old = base.find(entry.key);
            if (!old)
            {
                if (child)
                    takeNew(*child, below, entry.node);
                base.entries.push_back(std::move(entry));
            }
            else if (child && mergeChild(*child, below, old->node, entry.node))
                old->place = entry.place;
            else
                *old = std::move(entry);
        }
    }

private:
    /// False if the new value replaces the old one as it is.
    bool mergeChild(const Child& child, const std::string& path, TomlNode& base, TomlNode& over)
    {
        switch (child.cardinality)
        {
        case Cardinality::single:
        case Cardinality::optional:
            if (!isTable(base) || !isTable(over))
                return false;
            mergeTable(*child.table, path, base, std::move(over));
            return true;
        case Cardinality::keyed:
            if (!isTable(base) || !isTable(over))
                return false;
            mergeKeyed(child, path, base, over);
            return true;
        case Cardinality::namedList:
            if (base.type != TomlNode::Type::array || over.type != TomlNode::Type::array)
                return false;
            mergeList(child, path, base, over);
            return true;
        case Cardinality::list:
        case Cardinality::keyedNumbers:
            return false;
        }
        return false;
    }

    void mergeKeyed(const Child& child, const std::string& path, TomlNode& base, TomlNode& over)
    {
        base.place = over.place;
        for (TomlEntry& entry : over.entries)
        {
            TomlEntry* const old = base.find(entry.key);
            if (!old)
                base.entries.push_back(std::move(entry));
            else if (isTable(old->node) && isTable(entry.node))
                mergeTable(*child.table, path + "[" + bracketed(entry.key) + "]", old->node,
                           std::move(entry.node));
            else
                *old = std::move(entry);
        }
    }

    void mergeList(const Child& child, const std::string& path, TomlNode& base, TomlNode& over)
    {
        std::unordered_map<std::string, std::size_t> old;
        for (std::size_t i = 0; i < base.items.size(); ++i)
            if (const std::string* const name = nameOf(base.items[i]))
                old.emplace(*name, i);
        std::vector<bool> isDropped(base.items.size(), false);
        std::vector<TomlNode> added;
        std::unordered_map<std::string, bool> seen;
        for (TomlNode& item : over.items)
        {
            const std::string* const found = isTable(item) ? nameOf(item) : nullptr;
            const std::string name = found ? *found : std::string();
            const std::string below = path + "[" + bracketed(name) + "]";
            const auto before = old.find(name);
            if (!found || before == old.end())
            {
                if (takeEntry(child, below, item))
                    added.push_back(std::move(item));
            }
            else if (!seen.emplace(name, true).second)
                m_issues.add(item.find("name")->node.place, below + ".name",
                             {COSTMODEL_TEXT("Message", "%1 is \"%2\" like another one before it; "
                                                        "names must be unique"),
                              {below + ".name", name}});
            else if (takeRemove(item).value_or(false))
                isDropped[before->second] = true;
            else
                mergeTable(*child.table, below, base.items[before->second], std::move(item));
        }
        std::vector<TomlNode> kept;
        for (std::size_t i = 0; i < base.items.size(); ++i)
            if (!isDropped[i])
                kept.push_back(std::move(base.items[i]));
        std::move(added.begin(), added.end(), std::back_inserter(kept));
        base.items = std::move(kept);
    }

    /// A part that has nothing to be merged with: nothing in it can be removed.
    void takeNew(const Child& child, const std::string& path, TomlNode& node)
    {
        if (isTable(node) && child.cardinality != Cardinality::keyed)
        {
            for (TomlEntry& entry : node.entries)
                if (const Child* const below = findChild(*child.table, entry.key))
                    takeNew(*below, joined(path, entry.key), entry.node);
        }
        else if (child.cardinality == Cardinality::namedList)
        {
            std::vector<TomlNode> kept;
            for (TomlNode& item : node.items)
            {
                const std::string* const name = isTable(item) ? nameOf(item) : nullptr;
                if (takeEntry(child, path + "[" + bracketed(name ? *name : "") + "]", item))
                    kept.push_back(std::move(item));
            }
            node.items = std::move(kept);
        }
    }

    /// False for an entry that only removes, although nothing is there to be removed.
    bool takeEntry(const Child& child, const std::string& path, TomlNode& item)
    {
        if (!isTable(item))
            return true;
        if (takeRemove(item).value_or(false))
        {
            m_issues.add(item.place, path,
                         {COSTMODEL_TEXT("Message", "%1 is to be removed, expected an entry of "
                                                    "that name in the base"),
                          {path}});
            return false;
        }
        for (TomlEntry& entry : item.entries)
            if (const Child* const below = findChild(*child.table, entry.key))
                takeNew(*below, joined(path, entry.key), entry.node);
        return true;
    }

    /// Takes out of `base` what `over` replaces by an alternative, and the form of the demand.
    static void dropReplaced(const TableSchema& schema, TomlNode& base, const TomlNode& over)
    {
        for (const Alternatives& group : schema.alternatives)
        {
            const bool isReplaced =
                std::any_of(group.keys.begin(), group.keys.end(),
                            [&over](std::string_view key) { return over.find(key) != nullptr; });
            for (const std::string_view key : group.keys)
            {
                if (!isReplaced)
                    continue;
                if (key == "benchmark" && !over.find(key))
                    erase(base, "metric");
                erase(base, key);
            }
        }
    }

    IssueList& m_issues;
};

} // namespace

TomlNode merged(TomlNode base, TomlNode over, IssueList& issues)
{
    Merger(issues).mergeTable(scenarioSchema(), {}, base, std::move(over));
    return base;
}

} // namespace costmodel::data
