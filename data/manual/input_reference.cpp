#include "data/manual/input_reference.h"

#include <algorithm>

#include <fmt/format.h>

#include "data/manual/input_words.h"
#include "model/scenario/schema.h"

namespace costmodel::data
{

namespace
{

struct Place
{
    std::string path; ///< "buy.power"
    std::string head; ///< as it stands in the file: "[buy.power]"
};

Place placeOf(const Child& child, const Place& parent, const Language& language)
{
    Place place;
    place.path =
        parent.path.empty() ? std::string(child.key) : fmt::format("{}.{}", parent.path, child.key);
    const bool isMany =
        child.cardinality == Cardinality::namedList || child.cardinality == Cardinality::list;
    if (child.isInline)
        place.head = isMany ? fmt::format("[{}] {} = [{{ … }}]", parent.path, child.key)
                            : fmt::format("[{}] {} = {{ … }}", parent.path, child.key);
    else if (isMany)
        place.head = fmt::format("[[{}]]", place.path);
    else if (child.cardinality == Cardinality::keyed)
        place.head = fmt::format("[{}.{}]", place.path,
                                 language.translate("Manual", COSTMODEL_TEXT("Manual", "NAME")));
    else
        place.head = fmt::format("[{}]", place.path);
    return place;
}

/// What every table has.
bool isProvenance(const Field& field)
{
    return field.key == "as_of" || field.key == "source";
}

class Reference
{
public:
    explicit Reference(const Language& language)
        : m_language(language)
    {
    }

    std::string text()
    {
        addHeading(say(COSTMODEL_TEXT("Manual", "In every table")), "as_of, source");
        addTableHead();
        for (const Field& field : scenarioSchema().children.front().table->fields)
            if (isProvenance(field))
                addRow(std::string(field.key), field);
        m_text += '\n';
        addChildren(scenarioSchema(), {});
        addHeading(say(COSTMODEL_TEXT("Manual", "Factors on many inputs at once")), "--set");
        m_text += say(COSTMODEL_TEXT("Manual",
                                     "They stand in no table; --set, sensitivities and uncertain "
                                     "inputs name them.")) +
                  "\n\n";
        addFields(factorFields());
        return m_text;
    }

private:
    std::string say(const char* text) const
    {
        return m_language.translate("Manual", text);
    }

    void addHeading(const std::string& title, const std::string& head)
    {
        m_text += fmt::format("### {} – `{}`\n\n", title, head);
    }

    void addChildren(const TableSchema& schema, const Place& place)
    {
        for (const Child& child : schema.children)
        {
            if (child.cardinality == Cardinality::keyedNumbers)
                addKeyedNumbers(child);
            else
                addTable(*child.table, placeOf(child, place, m_language));
        }
    }

    void addTable(const TableSchema& schema, const Place& place)
    {
        addHeading(m_language.translate("Table", schema.label), place.head);
        addFields(schema.fields);
        for (const Alternatives& group : schema.alternatives)
            addAlternatives(group);
        addChildren(schema, place);
    }

    /// The keys are names that the user chooses: USD = 7.1.
    void addKeyedNumbers(const Child& child)
    {
        const Field& number = child.table->fields.back();
        addTableHead();
        m_text += fmt::format("| `{}` | {} | {} | – |\n\n", say(COSTMODEL_TEXT("Manual", "CODE")),
                              meaningOf(number, m_language), allowedOf(number, m_language));
    }

    void addFields(std::span<const Field> fields)
    {
        if (std::ranges::all_of(fields, isProvenance))
            return;
        addTableHead();
        for (const Field& field : fields)
            if (!isProvenance(field))
                addRow(std::string(field.key), field);
        m_text += '\n';
    }

    void addTableHead()
    {
        m_text += fmt::format("| {} | {} | {} | {} |\n|---|---|---|---|\n",
                              say(COSTMODEL_TEXT("Manual", "Key")),
                              say(COSTMODEL_TEXT("Manual", "Meaning")),
                              say(COSTMODEL_TEXT("Manual", "Unit and allowed values")),
                              say(COSTMODEL_TEXT("Manual", "If left out")));
    }

    void addRow(const std::string& key, const Field& field)
    {
        m_text += fmt::format("| `{}` | {} | {} | {} |\n", key, meaningOf(field, m_language),
                              allowedOf(field, m_language), fallbackOf(field, m_language));
    }

    void addAlternatives(const Alternatives& group)
    {
        std::string keys;
        for (const std::string_view key : group.keys)
            keys += fmt::format("{}`{}`", keys.empty() ? "" : " / ", key);
        m_text +=
            (group.isRequired ? say(COSTMODEL_TEXT("Manual", "Exactly one of these stands:"))
                              : say(COSTMODEL_TEXT("Manual", "At most one of these stands:"))) +
            " " + keys + "\n\n";
    }

    const Language& m_language;
    std::string m_text;
};

} // namespace

std::string inputReference(const Language& language)
{
    return Reference(language).text();
}

} // namespace costmodel::data
