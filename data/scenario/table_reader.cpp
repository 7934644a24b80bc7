#include "data/scenario/table_reader.h"

#include <algorithm>

#include "data/scenario/field_value.h"
#include "data/scenario/loader.h"
#include "data/scenario/offer_reader.h"
#include "data/scenario/offer_use.h"
#include "model/scenario/expectation.h"
#include "model/scenario/walk.h"
#include "model/text/near.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t mostNamed = 2'000;
constexpr std::size_t mostEntries = 10'000; ///< of lists without names

std::string joined(const std::string& path, std::string_view key)
{
    return path.empty() ? std::string(key) : path + "." + std::string(key);
}

bool needsSomething(const TableSchema& schema)
{
    const auto isRequired = [](const auto& row)
    {
        return row.isRequired;
    };
    return std::any_of(schema.fields.begin(), schema.fields.end(), isRequired) ||
           std::any_of(schema.alternatives.begin(), schema.alternatives.end(), isRequired);
}

const Child* numbersOf(const TableSchema& schema)
{
    for (const Child& child : schema.children)
        if (child.cardinality == Cardinality::keyedNumbers)
            return &child;
    return nullptr;
}

/// A file named in `from`, as named in `to`: the same text where both are in one folder.
std::string relativeTo(const std::filesystem::path& to, const std::filesystem::path& from,
                       const std::string& name)
{
    if (from.parent_path() == to.parent_path())
        return name;
    const std::filesystem::path folder =
        to.parent_path().empty() ? std::filesystem::path(".") : to.parent_path();
    const std::filesystem::path file = besideFile(from, name);
    const std::filesystem::path relative =
        file.lexically_normal().lexically_relative(folder.lexically_normal());
    return (relative.empty() ? file : relative).generic_string();
}

} // namespace

TableReader::TableReader(Scenario& scenario, const std::vector<std::filesystem::path>& files,
                         const ReaderServices& services, IssueList& issues, Places& places)
    : m_scenario(scenario)
    , m_files(files)
    , m_services(services)
    , m_issues(issues)
    , m_places(places)
{
}

void TableReader::readScenario(const TomlNode& root)
{
    readTable({scenarioSchema(), &m_scenario, {}, {}}, root);
}

void TableReader::readTable(Target target, const TomlNode& node)
{
    m_places.emplace(target.path, node.place);
    readKeys(target, node);
    if (const Field* const field = findField(target.schema, "currency");
        field && field->kind == Kind::currency)
        if (const auto own = std::get<std::string>(field->get(target.table)); !own.empty())
            target.currency = own;
    for (const TomlEntry& entry : node.entries)
        if (const Field* const field = findField(target.schema, entry.key);
            field && isMoney(field->unit) && entry.node.type == TomlNode::Type::table)
            readPrice(target, *field, entry);
    for (const Child& child : target.schema.children)
    {
        if (child.cardinality == Cardinality::keyedNumbers)
            readRates(target, child, node);
        else
            readChild(target, child, node);
        // The general part comes first; its currency is that of all that names none.
        if (target.path.empty())
            target.currency = m_scenario.general.currency;
    }
    checkComplete(target, node);
}

void TableReader::readKeys(const Target& target, const TomlNode& node)
{
    const bool takesRates = numbersOf(target.schema) != nullptr;
    for (const TomlEntry& entry : node.entries)
    {
        if (const Field* const field = findField(target.schema, entry.key))
        {
            m_places.emplace(joined(target.path, entry.key), entry.node.place);
            if (!isMoney(field->unit) || entry.node.type != TomlNode::Type::table)
                readField(target, *field, entry);
        }
        else if (entry.key.empty() || (!takesRates && !findChild(target.schema, entry.key)))
            refuseUnknown(target, entry);
    }
}

void TableReader::readField(const Target& target, const Field& field, const TomlEntry& entry)
{
    const std::string path = joined(target.path, field.key);
    const std::optional<Value> value = toValue(field, entry.node);
    if (!value)
    {
        m_issues.add(entry.node.place, path, notExpected(field, path, shown(entry.node)));
        return;
    }
    if (field.kind == Kind::file && !setFile(target, field, entry, path))
        return;
    if (field.kind == Kind::file)
        return;
    if (const auto* const whole = std::get_if<std::int64_t>(&*value);
        whole && field.kind == Kind::integer)
    {
        // Checked here, because it may not fit into the member.
        if (auto problem = outOfRange(field, path, static_cast<double>(*whole)))
        {
            m_issues.add(entry.node.place, path, std::move(*problem));
            return;
        }
    }
    field.set(target.table, *value);
}

bool TableReader::setFile(const Target& target, const Field& field, const TomlEntry& entry,
                          const std::string& path)
{
    const std::string name = std::get<std::string>(entry.node.scalar);
    if (std::filesystem::path(name).is_absolute() || name.find('\0') != std::string::npos)
    {
        m_issues.add(entry.node.place, path, notExpected(field, path, shown(entry.node)));
        return false;
    }
    field.set(target.table, relativeTo(m_files[0], m_files[entry.node.place.file], name));
    return true;
}

void TableReader::readPrice(const Target& target, const Field& field, const TomlEntry& entry)
{
    const std::string path = joined(target.path, field.key);
    const std::optional<PriceUse> use = useOf(target.schema, target.table, field);
    if (!use)
    {
        m_issues.add(entry.node.place, path,
                     {COSTMODEL_TEXT("Message", "%1 takes no offer of the price book, expected a "
                                                "number"),
                      {path}});
        return;
    }
    auto price =
        readOffer(entry.node, path, target.currency, *use, m_scenario, m_services, m_issues);
    if (!price)
        return;
    field.set(target.table, price->value);
    if (Sourced* const provenance = sourced(target.schema, target.table))
        provenance->offers.insert_or_assign(std::string(field.key), std::move(price->reference));
}

void TableReader::readRates(const Target& target, const Child& child, const TomlNode& node)
{
    const Field& rate = *findField(*child.table, "rate");
    if (!isCountable(child, target.path, node.entries.size(), node.place))
        return;
    for (const TomlEntry& entry : node.entries)
    {
        if (entry.key.empty() || findField(target.schema, entry.key))
            continue;
        const std::string path = joined(target.path, entry.key);
        void* const table = child.append(target.table);
        setEntryName(*child.table, table, entry.key);
        m_places.emplace(path, entry.node.place);
        if (const std::optional<Value> value = toValue(rate, entry.node))
            rate.set(table, *value);
        else
            m_issues.add(entry.node.place, path, notExpected(rate, path, shown(entry.node)));
    }
}

void TableReader::readChild(const Target& target, const Child& child, const TomlNode& node)
{
    const TomlEntry* const entry = node.find(child.key);
    const std::string path = joined(target.path, child.key);
    if (!entry)
    {
        if (child.cardinality == Cardinality::single && needsSomething(*child.table))
            m_issues.addMissing(
                node.place, path,
                {COSTMODEL_TEXT("Message", "the table [%1] is missing, expected one"), {path}});
        return;
    }
    switch (child.cardinality)
    {
    case Cardinality::single:
    case Cardinality::optional:
        if (entry->node.type != TomlNode::Type::table)
            refuseTable(child, path, entry->node);
        else
            readTable({*child.table,
                       child.cardinality == Cardinality::single ? child.at(target.table, 0)
                                                                : child.append(target.table),
                       path, target.currency},
                      entry->node);
        return;
    case Cardinality::namedList:
    case Cardinality::list:
        readLists(target, child, path, *entry);
        return;
    case Cardinality::keyed:
        readKeyed(target, child, path, *entry);
        return;
    case Cardinality::keyedNumbers:
        return;
    }
}

void TableReader::readLists(const Target& target, const Child& child, const std::string& path,
                            const TomlEntry& entry)
{
    const std::vector<TomlNode>& items = entry.node.items;
    m_places.emplace(path, entry.place);
    const bool isOfTables =
        entry.node.type == TomlNode::Type::array &&
        std::all_of(items.begin(), items.end(),
                    [](const TomlNode& item) { return item.type == TomlNode::Type::table; });
    if (!isOfTables)
    {
        refuseTable(child, path, entry.node);
        return;
    }
    if (!isCountable(child, path, items.size(), entry.place))
        return;
    // All of them are there before the first is read: that one moves them no more, and their names
    // tell which of them go by position.
    for (const TomlNode& item : items)
    {
        void* const table = child.append(target.table);
        const TomlEntry* const name = item.find("name");
        if (name && name->node.type == TomlNode::Type::scalar)
            if (const auto* const text = std::get_if<std::string>(&name->node.scalar))
                setEntryName(*child.table, table, *text);
    }
    const std::vector<std::string> paths = entryPaths(child, target.path, target.table);
    for (std::size_t i = 0; i < items.size(); ++i)
        readTable({*child.table, child.at(target.table, i), paths[i], target.currency,
                   child.cardinality == Cardinality::namedList},
                  items[i]);
}

bool TableReader::isCountable(const Child& child, const std::string& path, std::size_t count,
                              const SourcePlace& place)
{
    const std::size_t most = child.cardinality == Cardinality::list ? mostEntries : mostNamed;
    if (count <= most)
        return true;
    m_issues.addMissing(place, path,
                        {COSTMODEL_TEXT("Message", "%1 has %2 entries; must have at most %3"),
                         {path, static_cast<long>(count), static_cast<long>(most)}});
    return false;
}

void TableReader::readKeyed(const Target& target, const Child& child, const std::string& path,
                            const TomlEntry& entry)
{
    if (entry.node.type != TomlNode::Type::table)
    {
        refuseTable(child, path, entry.node);
        return;
    }
    if (!isCountable(child, path, entry.node.entries.size(), entry.place))
        return;
    std::vector<const TomlNode*> tables;
    for (const TomlEntry& each : entry.node.entries)
    {
        if (each.node.type != TomlNode::Type::table)
            refuseTable(child, joined(path, each.key), each.node);
        else
        {
            setEntryName(*child.table, child.append(target.table), each.key);
            tables.push_back(&each.node);
        }
    }
    const std::vector<std::string> paths = entryPaths(child, target.path, target.table);
    for (std::size_t i = 0; i < tables.size(); ++i)
        readTable({*child.table, child.at(target.table, i), paths[i], target.currency}, *tables[i]);
}

void TableReader::checkComplete(const Target& target, const TomlNode& node)
{
    for (const Field& field : target.schema.fields)
        if (field.isRequired && !node.find(field.key))
        {
            const std::string path = joined(target.path, field.key);
            m_issues.add(
                node.place, path,
                {COSTMODEL_TEXT("Message", "%1 is missing, expected this required key"), {path}});
        }
    for (const Alternatives& group : target.schema.alternatives)
    {
        const TomlEntry* first = nullptr;
        for (const TomlEntry& entry : node.entries)
        {
            if (std::find(group.keys.begin(), group.keys.end(), entry.key) == group.keys.end())
                continue;
            if (first)
                m_issues.add(entry.place, joined(target.path, entry.key),
                             excludeEachOther(target.path, first->key, entry.key));
            else
                first = &entry;
        }
        if (!first && group.isRequired)
            m_issues.add(node.place, target.path, noneStands(target.path, group.keys));
    }
}

void TableReader::refuseUnknown(const Target& target, const TomlEntry& entry)
{
    const std::string path = joined(target.path, entry.key);
    if (m_issues.isFull())
    {
        m_issues.add(entry.place, path, {});
        return;
    }
    if (entry.key == "remove" && target.isNamedEntry)
    {
        m_issues.add(entry.place, path,
                     {COSTMODEL_TEXT("Message", "unknown key %1, expected only true or false in a "
                                                "scenario that has a base"),
                      {path}});
        return;
    }
    std::vector<std::string_view> keys;
    for (const Field& field : target.schema.fields)
        keys.push_back(field.key);
    for (const Child& child : target.schema.children)
        keys.push_back(child.key);
    if (const auto meant = nearest(entry.key, keys))
    {
        m_issues.add(
            entry.place, path,
            {COSTMODEL_TEXT("Message", "unknown key %1; did you mean \"%2\"?"), {path, *meant}});
        return;
    }
    std::string known;
    for (const std::string_view key : keys)
        known += (known.empty() ? "" : ", ") + std::string(key);
    m_issues.add(entry.place, path,
                 {COSTMODEL_TEXT("Message", "unknown key %1, expected one of %2"), {path, known}});
}

void TableReader::refuseTable(const Child& child, const std::string& path, const TomlNode& node)
{
    const bool isList =
        child.cardinality == Cardinality::list || child.cardinality == Cardinality::namedList;
    if (isList && child.isInline)
        m_issues.addMissing(node.place, path,
                            {COSTMODEL_TEXT("Message", "%1 is %2, expected a list of tables, as in "
                                                       "[ { ... }, { ... } ]"),
                             {path, shown(node)}});
    else if (isList)
        m_issues.addMissing(
            node.place, path,
            {COSTMODEL_TEXT("Message", "%1 is %2, expected tables under a header in "
                                       "double brackets, [[...]]"),
             {path, shown(node)}});
    else
        m_issues.addMissing(
            node.place, path,
            {COSTMODEL_TEXT("Message", "%1 is %2, expected a table"), {path, shown(node)}});
}

} // namespace costmodel::data
