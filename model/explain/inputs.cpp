#include "model/explain/inputs.h"

#include "model/scenario/path.h"
#include "model/scenario/walk.h"

namespace costmodel
{

namespace
{

std::string textAt(const TableSchema& schema, const void* table, std::string_view key)
{
    const Field* const field = findField(schema, key);
    if (!field)
        return {};
    const Value value = field->get(table);
    const auto* const text = std::get_if<std::string>(&value);
    return text ? *text : std::string();
}

Measure measureAt(const TableSchema& schema, const void* table, const Field& field)
{
    if (field.unit != Unit::moneyPerGpuTime)
        return measureOf(field.unit);
    const std::string billing = textAt(schema, table, "billing");
    if (billing == "daily")
        return Measure::moneyPerGpuDay;
    if (billing == "monthly" || billing == "reserved")
        return Measure::moneyPerGpuMonth;
    return Measure::moneyPerGpuHour;
}

Message labelOf(const Field& field)
{
    return {"%1", {Term{"Field", field.label, {}}}};
}

/// Puts a value into a derivation; one that is no number as its word.
struct ValuePutter
{
    const Field& field;
    Derivation& derivation;

    void operator()(std::monostate) const
    {
    }
    void operator()(bool value) const
    {
        derivation.word = {
            "%1",
            {Term{"Label",
                  value ? COSTMODEL_TEXT("Label", "yes") : COSTMODEL_TEXT("Label", "no"),
                  {}}}};
    }
    void operator()(std::int64_t value) const
    {
        derivation.value = static_cast<double>(value);
    }
    void operator()(double value) const
    {
        derivation.value = value;
    }
    void operator()(const std::string& value) const
    {
        for (const Choice& choice : field.choices)
            if (choice.word == value)
            {
                derivation.word = {"%1", {Term{"Choice", choice.label, {}}}};
                return;
            }
        if (!value.empty())
            derivation.word = {"%1", {value}};
    }
    void operator()(const Date& value) const
    {
        derivation.word = {"%1", {value}};
    }
    void operator()(const std::vector<std::string>& names) const
    {
        std::string text;
        for (const std::string& name : names)
            text += (text.empty() ? "" : ", ") + name;
        derivation.word = {"%1", {text}};
    }
};

} // namespace

Inputs::Inputs(const Scenario& scenario)
    : m_scenario(scenario)
{
    walk(scenario,
         [this](const TableVisit& visit)
         {
             Table table{visit.table, visit.schema, visit.path, m_scenario.general.currency,
                         visit.child && visit.child->cardinality == Cardinality::keyedNumbers};
             for (const TableVisit* at = &visit; at; at = at->parent)
                 if (std::string own = textAt(*at->schema, at->table, "currency");
                     !own.empty() && !table.isKeyItself)
                 {
                     table.currency = std::move(own);
                     break;
                 }
             // The first table of the scenario has the address of the scenario, and the other way
             // round: the later visit counts.
             m_byAddress[visit.table] = m_tables.size();
             m_tables.push_back(std::move(table));
         });
}

const Inputs::Table& Inputs::tableAt(const void* address) const
{
    return m_tables[m_byAddress.at(address)];
}

Derivation Inputs::leaf(const Table& table, const Field& field) const
{
    Derivation leaf;
    leaf.kind = DerivationKind::input;
    leaf.title = labelOf(field);
    leaf.measure = measureAt(*table.schema, table.address, field);
    if (isMoney(leaf.measure))
        leaf.currency = table.currency;
    const Value value = field.get(table.address);
    std::visit(ValuePutter{field, leaf}, value);
    leaf.origin.path = table.isKeyItself ? table.path : table.path + "." + std::string(field.key);
    leaf.origin.isDefault = !field.isRequired && value == field.fallback();
    leaf.target = InputTarget{leaf.origin.path};
    if (const Sourced* const provenance = sourced(*table.schema, table.address))
    {
        leaf.origin.source = provenance->source;
        leaf.origin.asOf = provenance->asOf;
        if (const auto offer = provenance->offers.find(field.key);
            offer != provenance->offers.end())
        {
            leaf.origin.offer = offer->second.offer;
            leaf.origin.source = offer->second.source;
            leaf.origin.asOf = offer->second.asOf;
        }
    }
    return leaf;
}

Derivation Inputs::of(const void* table, std::string_view key) const
{
    const Table& found = tableAt(table);
    return leaf(found, *findField(*found.schema, key));
}

Derivation Inputs::factor(std::string_view key) const
{
    Derivation leaf;
    leaf.kind = DerivationKind::input;
    for (const Field& field : factorFields())
        if (field.key == key)
        {
            leaf.title = {COSTMODEL_TEXT("Message", "Factor on “%1”"),
                          {Term{"Field", field.label, {}}}};
            leaf.value = std::get<double>(field.get(&m_scenario.factors));
            leaf.origin.isDefault = *leaf.value == 1;
        }
    leaf.origin.path = std::string(key);
    leaf.target = InputTarget{leaf.origin.path};
    return leaf;
}

Result<Derivation> Inputs::at(std::string_view path) const
{
    // Nothing is changed on the way.
    const Result<Place> place = findPlace(m_scenario, path);
    if (!place)
        return place.error();
    if (!place->schema)
        return factor(path);
    Derivation found = leaf(tableAt(place->table), *place->field);
    // The table may be sourced for its prices only, but the reader asked for this input.
    if (const char* const help = place->field->help; *help != '\0')
        found.notes.push_back({"%1", {Term{"Help", help, {}}}});
    return found;
}

const std::string& Inputs::currencyOf(const void* table) const
{
    return tableAt(table).currency;
}

} // namespace costmodel
