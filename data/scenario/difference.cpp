#include "data/scenario/difference.h"

#include <algorithm>

#include "data/file/files.h"
#include "data/scenario/patch.h"
#include "data/scenario/toml_same.h"
#include "data/scenario/toml_tree.h"
#include "data/scenario/writer.h"
#include "model/scenario/schema.h"

namespace costmodel::data
{

namespace
{

bool isTable(const TomlNode& node)
{
    return node.type == TomlNode::Type::table;
}

std::string nameOf(const TomlNode& entry)
{
    const TomlEntry* const name = entry.find("name");
    const auto* const text = name ? std::get_if<std::string>(&name->node.scalar) : nullptr;
    return text ? *text : std::string();
}

TomlNode scalarNode(decltype(TomlNode::scalar) value)
{
    TomlNode node;
    node.scalar = std::move(value);
    return node;
}

/// A default as it stands in a file; none for what has no form there.
std::optional<TomlNode> nodeOf(const Value& value)
{
    if (const auto* const flag = std::get_if<bool>(&value))
        return scalarNode(*flag);
    if (const auto* const whole = std::get_if<std::int64_t>(&value))
        return scalarNode(*whole);
    if (const auto* const number = std::get_if<double>(&value))
        return scalarNode(*number);
    if (const auto* const text = std::get_if<std::string>(&value))
        return scalarNode(*text);
    if (const auto* const date = std::get_if<Date>(&value))
        return scalarNode(*date);
    if (const auto* const names = std::get_if<std::vector<std::string>>(&value))
    {
        TomlNode list;
        list.type = TomlNode::Type::array;
        for (const std::string& name : *names)
            list.items.push_back(scalarNode(name));
        return list;
    }
    return {};
}

/// The opposite of `merged`: what has to be said over one tree to get another.
class Difference
{
public:
    bool canBeSaid() const
    {
        return m_canBeSaid;
    }

    TomlNode ofTable(const TableSchema& schema, const TomlNode& base, const TomlNode& wanted)
    {
        TomlNode over;
        over.type = TomlNode::Type::table;
        over.isInline = wanted.isInline;
        for (const TomlEntry& entry : wanted.entries)
        {
            const TomlEntry* const old = base.find(entry.key);
            if (old && isSame(old->node, entry.node))
                continue;
            const Child* const child = findChild(schema, entry.key);
            std::optional<TomlNode> part =
                old && child ? ofChild(*child, old->node, entry.node) : std::nullopt;
            if (!part)
                over.entries.push_back(entry);
            else if (!part->entries.empty() || !part->items.empty())
                over.entries.push_back({entry.key, {}, std::move(*part)});
        }
        for (const TomlEntry& entry : base.entries)
            if (!wanted.find(entry.key) && !isReplaced(schema, over, entry.key))
                takeBack(schema, entry, over);
        return over;
    }

private:
    /// None if the new value stands as a whole.
    std::optional<TomlNode> ofChild(const Child& child, const TomlNode& base,
                                    const TomlNode& wanted)
    {
        switch (child.cardinality)
        {
        case Cardinality::single:
        case Cardinality::optional:
            if (!isTable(base) || !isTable(wanted))
                return {};
            return ofTable(*child.table, base, wanted);
        case Cardinality::keyed:
            return ofKeyed(child, base, wanted);
        case Cardinality::namedList:
            return ofList(child, base, wanted);
        case Cardinality::list:
        case Cardinality::keyedNumbers:
            return {};
        }
        return {};
    }

    TomlNode ofKeyed(const Child& child, const TomlNode& base, const TomlNode& wanted)
    {
        TomlNode over;
        over.type = TomlNode::Type::table;
        for (const TomlEntry& entry : base.entries)
            m_canBeSaid = m_canBeSaid && wanted.find(entry.key);
        for (const TomlEntry& entry : wanted.entries)
        {
            const TomlEntry* const old = base.find(entry.key);
            if (!old)
                over.entries.push_back(entry);
            else if (!isSame(old->node, entry.node))
                over.entries.push_back(
                    {entry.key, {}, ofTable(*child.table, old->node, entry.node)});
        }
        return over;
    }

    TomlNode ofList(const Child& child, const TomlNode& base, const TomlNode& wanted)
    {
        TomlNode over;
        over.type = TomlNode::Type::array;
        std::vector<std::string> kept;
        for (const TomlNode& old : base.items)
        {
            const std::string name = nameOf(old);
            const TomlNode* const now = findItem(wanted, name);
            if (now)
            {
                kept.push_back(name);
                if (!isSame(old, *now))
                {
                    TomlNode part = ofTable(*child.table, old, *now);
                    part.entries.insert(part.entries.begin(), {"name", {}, scalarNode(name)});
                    over.items.push_back(std::move(part));
                }
                continue;
            }
            TomlNode gone;
            gone.type = TomlNode::Type::table;
            gone.entries = {{"name", {}, scalarNode(name)}, {"remove", {}, scalarNode(true)}};
            over.items.push_back(std::move(gone));
        }
        for (const TomlNode& item : wanted.items)
            if (!findItem(base, nameOf(item)))
            {
                kept.push_back(nameOf(item));
                over.items.push_back(item);
            }
        // What is merged keeps the order of the base and puts the new ones behind it.
        for (std::size_t i = 0; i < wanted.items.size(); ++i)
            m_canBeSaid = m_canBeSaid && i < kept.size() && nameOf(wanted.items[i]) == kept[i];
        return over;
    }

    static const TomlNode* findItem(const TomlNode& list, const std::string& name)
    {
        for (const TomlNode& item : list.items)
            if (nameOf(item) == name)
                return &item;
        return nullptr;
    }

    /// Whether an alternative of the key is said, which takes the key away.
    static bool isReplaced(const TableSchema& schema, const TomlNode& over, const std::string& key)
    {
        return std::any_of(schema.alternatives.begin(), schema.alternatives.end(),
                           [&](const Alternatives& group)
                           {
                               const bool isIn = std::find(group.keys.begin(), group.keys.end(),
                                                           key) != group.keys.end();
                               return isIn && std::any_of(group.keys.begin(), group.keys.end(),
                                                          [&over](std::string_view one)
                                                          { return over.find(one) != nullptr; });
                           });
    }

    /// Says what counts where the base says something and the scenario nothing.
    void takeBack(const TableSchema& schema, const TomlEntry& entry, TomlNode& over)
    {
        if (const Field* const field = findField(schema, entry.key))
        {
            std::optional<TomlNode> value =
                field->fallback ? nodeOf(field->fallback()) : std::nullopt;
            if (value)
                over.entries.push_back({entry.key, {}, std::move(*value)});
            else
                m_canBeSaid = false;
            return;
        }
        const Child* const child = findChild(schema, entry.key);
        TomlNode nothing;
        nothing.type = entry.node.type;
        nothing.isInline = entry.node.isInline;
        std::optional<TomlNode> part;
        if (child && child->cardinality != Cardinality::optional)
            part = ofChild(*child, entry.node, nothing);
        else
            m_canBeSaid = false;
        if (part && (!part->entries.empty() || !part->items.empty()))
            over.entries.push_back({entry.key, {}, std::move(*part)});
        else if (child && child->isInline && entry.node.type == TomlNode::Type::array)
            over.entries.push_back({entry.key, {}, std::move(nothing)});
        else
            m_canBeSaid = false;
    }

    bool m_canBeSaid = true;
};

std::string keyText(const std::string& key)
{
    const bool isBare =
        !key.empty() && std::all_of(key.begin(), key.end(),
                                    [](char c)
                                    {
                                        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                                               (c >= '0' && c <= '9') || c == '_' || c == '-';
                                    });
    return isBare ? key : tomlString(key);
}

std::string valueText(const TomlNode& node)
{
    std::string text;
    switch (node.type)
    {
    case TomlNode::Type::table:
        for (const TomlEntry& entry : node.entries)
            text += (text.empty() ? "" : ", ") + keyText(entry.key) + " = " + valueText(entry.node);
        return "{ " + text + " }";
    case TomlNode::Type::array:
        for (const TomlNode& item : node.items)
            text += (text.empty() ? "" : ", ") + valueText(item);
        return "[" + text + "]";
    case TomlNode::Type::scalar:
        break;
    }
    if (const auto* const flag = std::get_if<bool>(&node.scalar))
        return *flag ? "true" : "false";
    if (const auto* const whole = std::get_if<std::int64_t>(&node.scalar))
        return std::to_string(*whole);
    if (const auto* const number = std::get_if<double>(&node.scalar))
        return plainNumber(*number);
    if (const auto* const words = std::get_if<std::string>(&node.scalar))
        return tomlString(*words);
    if (const auto* const date = std::get_if<Date>(&node.scalar))
        return isoDate(*date);
    return std::get<TomlTime>(node.scalar).text;
}

bool isListOfTables(const TomlNode& node)
{
    return node.type == TomlNode::Type::array && !node.items.empty() &&
           isTable(node.items.front()) && !node.items.front().isInline;
}

/// The keys of a table, then the tables below it under their headings.
void writeTable(const TomlNode& table, const std::string& path, bool isList, std::string& text)
{
    const auto isBelow = [](const TomlNode& node)
    {
        return (isTable(node) && !node.isInline) || isListOfTables(node);
    };
    const bool hasKeys = std::any_of(table.entries.begin(), table.entries.end(),
                                     [&](const TomlEntry& entry) { return !isBelow(entry.node); });
    if (!path.empty() && (hasKeys || isList || table.entries.empty()))
        text +=
            (text.empty() ? "" : "\n") + (isList ? "[[" + path + "]]" : "[" + path + "]") + "\n";
    for (const TomlEntry& entry : table.entries)
        if (!isBelow(entry.node))
            text += keyText(entry.key) + " = " + valueText(entry.node) + "\n";
    for (const TomlEntry& entry : table.entries)
    {
        if (!isBelow(entry.node))
            continue;
        const std::string below = (path.empty() ? "" : path + ".") + keyText(entry.key);
        if (isTable(entry.node))
            writeTable(entry.node, below, false, text);
        else
            for (const TomlNode& item : entry.node.items)
                writeTable(item, below, true, text);
    }
}

std::optional<std::string> savedDifference(std::string_view previous, const Scenario& scenario,
                                           const std::filesystem::path& file,
                                           const ReaderServices& services)
{
    try
    {
        const std::filesystem::path baseFile =
            file.parent_path() / std::filesystem::path(scenario.general.base);
        const ReadResult base = readScenario(baseFile, services);
        if (!base.scenario)
            return {};
        const auto difference = differenceToml(*base.scenario, scenario, scenario.general.base);
        if (!difference)
            return {};
        std::string text = patchedText(previous, *difference);
        // The proof: with its base it is the scenario again.
        const ReadResult read = readScenarioText(text, file, services);
        if (!read.scenario || !(*read.scenario == scenario))
            return {};
        return text;
    }
    catch (const FileError&)
    {
        return {};
    }
}

} // namespace

std::optional<std::string> differenceToml(const Scenario& base, const Scenario& scenario,
                                          const std::string& baseName)
{
    const auto before = parseToml(toToml(base), 0);
    const auto after = parseToml(toToml(scenario), 0);
    const auto* const from = std::get_if<TomlNode>(&before);
    const auto* const to = std::get_if<TomlNode>(&after);
    if (!from || !to)
        return {};
    Difference difference;
    TomlNode over = difference.ofTable(scenarioSchema(), *from, *to);
    if (!difference.canBeSaid())
        return {};
    if (!over.find("scenario"))
    {
        TomlNode general;
        general.type = TomlNode::Type::table;
        over.entries.insert(over.entries.begin(), {"scenario", {}, std::move(general)});
    }
    std::vector<TomlEntry>& general = over.find("scenario")->node.entries;
    general.insert(general.begin(), {"base", {}, scalarNode(baseName)});
    std::string text;
    writeTable(over, {}, false, text);
    return text;
}

std::string savedToml(std::string_view previous, const Scenario& scenario,
                      const std::filesystem::path& file, const ReaderServices& services)
{
    if (!scenario.general.base.empty())
        if (std::optional<std::string> text = savedDifference(previous, scenario, file, services))
            return std::move(*text);
    return patchedToml(previous, scenario);
}

} // namespace costmodel::data
