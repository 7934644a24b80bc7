#include "model/scenario/rename.h"

#include <algorithm>

#include "model/scenario/path.h"
#include "model/scenario/walk.h"

namespace costmodel
{

namespace
{

/// Whether a reference of that kind may name an entry of a top-level list.
bool mayName(Target target, std::string_view list)
{
    switch (target)
    {
    case Target::gpu:
        return list == "gpu";
    case Target::payPerUse:
    case Target::hourlyOrDaily:
    case Target::rent:
        return list == "rent";
    case Target::buy:
        return list == "buy";
    case Target::none:
    case Target::path:
        break;
    }
    return false;
}

struct Renaming
{
    std::string oldPath; ///< of the entry
    std::string newPath;
    std::string list; ///< key of the list if it is one of the scenario itself, else empty
    std::string oldName;
    std::string newName;

    void apply(const Field& field, void* table) const
    {
        const Value value = field.get(table);
        if (const auto* text = std::get_if<std::string>(&value))
        {
            if (field.target == Target::path)
                field.set(table, moved(*text));
            else if (mayName(field.target, list) && *text == oldName)
                field.set(table, newName);
        }
        else if (const auto* names = std::get_if<std::vector<std::string>>(&value);
                 names && mayName(field.target, list))
        {
            std::vector<std::string> changed = *names;
            std::replace(changed.begin(), changed.end(), oldName, newName);
            field.set(table, changed);
        }
    }
    std::string moved(const std::string& path) const
    {
        const bool isBelow = path.starts_with(oldPath) &&
                             (path.size() == oldPath.size() || path[oldPath.size()] == '.' ||
                              path[oldPath.size()] == '[');
        return isBelow ? newPath + path.substr(oldPath.size()) : path;
    }
};

void applyBelow(const Renaming& renaming, const TableSchema& schema, void* table)
{
    for (const Field& field : schema.fields)
        renaming.apply(field, table);
    for (const Child& child : schema.children)
        for (std::size_t i = 0; i < child.count(table); ++i)
            applyBelow(renaming, *child.table, child.at(table, i));
}

struct EntryPlace
{
    const Child* child = nullptr;
    void* parent = nullptr;
    std::size_t index = 0;
    std::string parentPath;
};

/// The entry of a list that has `path`.
EntryPlace findEntryAt(const TableSchema& schema, void* table, const std::string& tablePath,
                       std::string_view path)
{
    for (const Child& child : schema.children)
    {
        const std::vector<std::string> paths = entryPaths(child, tablePath, table);
        for (std::size_t i = 0; i < paths.size(); ++i)
        {
            if (paths[i] == path && child.cardinality != Cardinality::single &&
                child.cardinality != Cardinality::optional)
                return {&child, table, i, tablePath};
            if (const EntryPlace found =
                    findEntryAt(*child.table, child.at(table, i), paths[i], path);
                found.child)
                return found;
        }
    }
    return {};
}

} // namespace

std::optional<Message> renameEntry(Scenario& scenario, std::string_view path,
                                   const std::string& name)
{
    const EntryPlace place = findEntryAt(scenarioSchema(), &scenario, {}, path);
    if (!place.child)
        return Message{COSTMODEL_TEXT("Message", "%1 is not there"), {std::string(path)}};
    if (name.empty())
        return Message{COSTMODEL_TEXT("Message", "A name is missing."), {}};
    void* const entry = place.child->at(place.parent, place.index);
    const std::string oldName = entryName(*place.child->table, entry);
    if (oldName == name)
        return {};
    for (std::size_t i = 0; i < place.child->count(place.parent); ++i)
        if (i != place.index &&
            entryName(*place.child->table, place.child->at(place.parent, i)) == name)
            return Message{COSTMODEL_TEXT("Message", "The name “%1” is taken."), {name}};
    setEntryName(*place.child->table, entry, name);
    const std::string newPath =
        entryPaths(*place.child, place.parentPath, place.parent).at(place.index);
    const Renaming renaming{
        std::string(path), newPath,
        place.parentPath.empty() ? std::string(place.child->key) : std::string(), oldName, name};
    applyBelow(renaming, scenarioSchema(), &scenario);
    return {};
}

std::string freeName(const Child& child, const void* parent, const std::string& wanted)
{
    const auto isTaken = [&](const std::string& name)
    {
        for (std::size_t i = 0; i < child.count(parent); ++i)
            if (entryName(*child.table, child.at(const_cast<void*>(parent), i)) == name)
                return true;
        return false;
    };
    std::string name = wanted;
    for (int number = 2; isTaken(name); ++number)
        name = wanted + " " + std::to_string(number);
    return name;
}

} // namespace costmodel
