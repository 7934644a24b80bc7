#include "data/scenario/writer.h"

#include <algorithm>

#include "data/scenario/toml_tree.h"
#include "model/scenario/schema.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t widest = 100; ///< columns of a list on one line

bool isBareKey(std::string_view key)
{
    const auto isBare = [](char c)
    {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '-';
    };
    return !key.empty() && std::all_of(key.begin(), key.end(), isBare);
}

std::string keyText(std::string_view key)
{
    return isBareKey(key) ? std::string(key) : tomlString(key);
}

struct ValuePrinter
{
    std::string operator()(std::monostate) const
    {
        return {};
    }
    std::string operator()(bool value) const
    {
        return value ? "true" : "false";
    }
    std::string operator()(std::int64_t value) const
    {
        return std::to_string(value);
    }
    std::string operator()(double value) const
    {
        return plainNumber(value);
    }
    std::string operator()(const std::string& value) const
    {
        return tomlString(value);
    }
    std::string operator()(const Date& value) const
    {
        return isoDate(value);
    }
    std::string operator()(const std::vector<std::string>& names) const
    {
        std::string text = "[";
        for (const std::string& name : names)
            text += (text.size() > 1 ? ", " : "") + tomlString(name);
        return text + "]";
    }
};

std::string offerText(const OfferReference& offer)
{
    std::string text = "{ offer = " + tomlString(offer.offer);
    if (offer.on)
        text += ", on = " + isoDate(*offer.on);
    return text + " }";
}

/// Writes one scenario; the functions of the schema take a table that is not const, but only look.
class Writer
{
public:
    explicit Writer(const std::set<std::string, std::less<>>& said)
        : m_said(said)
    {
    }

    std::string write(const Scenario& scenario)
    {
        Scenario copy = scenario;
        copy.general.base.clear();
        for (const Child& child : scenarioSchema().children)
            writeChild(child, &copy, {});
        return std::move(m_text);
    }

private:
    using Lines = std::vector<std::pair<std::string, std::string>>;

    /// Keys and values of a table, those of its inline tables included.
    Lines linesOf(const TableSchema& schema, void* table, const std::string& path = {}) const
    {
        Lines lines;
        const Sourced* const provenance = sourced(schema, table);
        for (const Field& field : schema.fields)
        {
            const Value value = field.get(table);
            const bool isOffer = provenance && provenance->offers.contains(field.key);
            if (isOffer)
                lines.emplace_back(keyText(field.key),
                                   offerText(provenance->offers.find(field.key)->second));
            else if ((field.isRequired || value != field.fallback() ||
                      m_said.contains(path + "." + std::string(field.key))) &&
                     !std::holds_alternative<std::monostate>(value))
                lines.emplace_back(keyText(field.key), std::visit(ValuePrinter{}, value));
        }
        for (const Child& child : schema.children)
        {
            if (child.cardinality == Cardinality::keyedNumbers)
                addNumbers(child, table, lines);
            else if (child.isInline && child.count(table) > 0)
                lines.emplace_back(keyText(child.key), inlineText(child, table));
        }
        return lines;
    }

    static void addNumbers(const Child& child, void* table, Lines& lines)
    {
        const Field& number = *findField(*child.table, "rate");
        for (std::size_t i = 0; i < child.count(table); ++i)
        {
            void* const entry = child.at(table, i);
            lines.emplace_back(keyText(entryName(*child.table, entry)),
                               std::visit(ValuePrinter{}, number.get(entry)));
        }
    }

    std::string inlineTable(const TableSchema& schema, void* table) const
    {
        std::string text;
        for (const auto& [key, value] : linesOf(schema, table))
            text += (text.empty() ? "" : ", ") + key + " = " + value;
        return "{ " + text + " }";
    }

    std::string inlineText(const Child& child, void* parent) const
    {
        if (child.cardinality == Cardinality::optional)
            return inlineTable(*child.table, child.at(parent, 0));
        std::string flat;
        std::string tall;
        for (std::size_t i = 0; i < child.count(parent); ++i)
        {
            const std::string entry = inlineTable(*child.table, child.at(parent, i));
            flat += (flat.empty() ? "" : ", ") + entry;
            tall += "    " + entry + ",\n";
        }
        return flat.size() + child.key.size() < widest - 7 ? "[ " + flat + " ]"
                                                           : "[\n" + tall + "]";
    }

    void writeChild(const Child& child, void* parent, const std::string& above,
                    const std::string& abovePath = {})
    {
        if (child.isInline || child.cardinality == Cardinality::keyedNumbers)
            return;
        const std::string header =
            above.empty() ? std::string(child.key) : above + "." + std::string(child.key);
        for (std::size_t i = 0; i < child.count(parent); ++i)
        {
            void* const table = child.at(parent, i);
            const std::string path = pathOf(child, table, i, abovePath);
            Lines lines = linesOf(*child.table, table, path);
            const bool isRoot = above.empty() && child.key == "demand";
            if (isRoot && !hasForm(*child.table, table))
                lines.emplace_back("profile", "[]");
            std::string name = header;
            if (child.cardinality == Cardinality::keyed)
                name += "." + keyText(entryName(*child.table, table));
            const bool isList = child.cardinality == Cardinality::namedList ||
                                child.cardinality == Cardinality::list;
            if (child.cardinality != Cardinality::single || !lines.empty())
                writeTable(isList ? "[[" + name + "]]" : "[" + name + "]", lines);
            for (const Child& below : child.table->children)
                writeChild(below, table, name, path);
        }
    }

    /// "buy[own].power": how `said` names it.
    static std::string pathOf(const Child& child, void* table, std::size_t index,
                              const std::string& above)
    {
        std::string path =
            above.empty() ? std::string(child.key) : above + "." + std::string(child.key);
        const std::string name = entryName(*child.table, table);
        if (child.cardinality == Cardinality::keyed)
            path += "." + name;
        else if (child.cardinality == Cardinality::namedList ||
                 child.cardinality == Cardinality::list)
            path += "[" + (name.empty() ? std::to_string(index + 1) : name) + "]";
        return path;
    }

    /// Whether any of the forms of the demand stands; else it is a profile without levels.
    static bool hasForm(const TableSchema& schema, const void* table)
    {
        for (const Alternatives& group : schema.alternatives)
            for (const std::string_view key : group.keys)
                if (stands(schema, table, key))
                    return true;
        return false;
    }

    void writeTable(const std::string& header, const Lines& lines)
    {
        m_text += (m_text.empty() ? "" : "\n") + header + "\n";
        for (const auto& [key, value] : lines)
            m_text += key + " = " + value + "\n";
    }

    const std::set<std::string, std::less<>>& m_said;
    std::string m_text;
};

} // namespace

std::string toToml(const Scenario& scenario)
{
    return toToml(scenario, {});
}

std::string toToml(const Scenario& scenario, const std::set<std::string, std::less<>>& said)
{
    return Writer(said).write(scenario);
}

} // namespace costmodel::data
