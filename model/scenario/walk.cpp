#include "model/scenario/walk.h"

#include <charconv>
#include <unordered_set>

#include "model/scenario/path.h"

namespace costmodel
{

namespace
{

/// Looking needs no more than a const parent; the table of functions serves writers too.
void* entryAt(const Child& child, const void* parent, std::size_t index)
{
    return child.at(const_cast<void*>(parent), index);
}

bool hasNames(const Child& child)
{
    return child.cardinality == Cardinality::namedList || child.cardinality == Cardinality::keyed ||
           child.cardinality == Cardinality::keyedNumbers;
}

std::string joined(const std::string& path, std::string_view key)
{
    return path.empty() ? std::string(key) : path + "." + std::string(key);
}

void walkBelow(const TableVisit& above, const std::function<void(const TableVisit&)>& visit)
{
    visit(above);
    for (const Child& child : above.schema->children)
    {
        const std::vector<std::string> paths = entryPaths(child, above.path, above.table);
        for (std::size_t i = 0; i < paths.size(); ++i)
            walkBelow({child.table, entryAt(child, above.table, i), paths[i], &child, &above},
                      visit);
    }
}

} // namespace

void walk(const Scenario& scenario, const std::function<void(const TableVisit&)>& visit)
{
    walkBelow({&scenarioSchema(), &scenario, {}, nullptr, nullptr}, visit);
}

std::string keyPath(const TableVisit& visit, const Field& field)
{
    if (visit.child && visit.child->cardinality == Cardinality::keyedNumbers)
        return visit.path;
    return joined(visit.path, field.key);
}

std::vector<std::string> entryPaths(const Child& child, const std::string& parentPath,
                                    const void* parent)
{
    const std::size_t count = child.count(parent);
    std::vector<std::string> paths;
    paths.reserve(count);
    std::unordered_set<std::string> names;
    const std::string list = joined(parentPath, child.key);
    for (std::size_t i = 0; i < count; ++i)
    {
        if (child.cardinality == Cardinality::single || child.cardinality == Cardinality::optional)
        {
            paths.push_back(list);
            continue;
        }
        std::string name;
        if (hasNames(child))
            name = entryName(*child.table, entryAt(child, parent, i));
        if (child.cardinality == Cardinality::keyedNumbers)
            paths.push_back(joined(parentPath, name));
        else if (!name.empty() && names.insert(name).second)
            paths.push_back(list + "[" + bracketed(name) + "]");
        else
            paths.push_back(list + "[" + std::to_string(i + 1) + "]");
    }
    return paths;
}

std::size_t findEntry(const Child& child, const void* parent, std::string_view name)
{
    const std::size_t count = child.count(parent);
    if (hasNames(child))
        for (std::size_t i = 0; i < count; ++i)
            if (entryName(*child.table, entryAt(child, parent, i)) == name)
                return i;
    if (child.cardinality == Cardinality::keyed || child.cardinality == Cardinality::keyedNumbers)
        return count;
    std::size_t position = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), position);
    const bool isPosition =
        error == std::errc{} && end == name.data() + name.size() && name.front() != '0';
    if (!isPosition || position < 1 || position > count)
        return count;
    if (child.cardinality == Cardinality::list)
        return position - 1;
    // Only entries without a name of their own go by position in a list of names.
    const std::string wanted = "[" + std::string(name) + "]";
    return entryPaths(child, {}, parent)[position - 1].ends_with(wanted) ? position - 1 : count;
}

} // namespace costmodel
