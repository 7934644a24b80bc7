#include <cmath>

#include "model/report/sections.h"
#include "model/scenario/shown_unit.h"

namespace costmodel::report
{

namespace
{

Cell label(const char* text)
{
    return Label{"Label", text};
}

/// All digits that count, grouped by thousands.
std::string exact(double value)
{
    if (value != 0 && std::abs(value) < 1e-6)
        return plainNumber(value);
    std::string text = groupedNumber(value, 6);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

struct ValueCell
{
    const Field& field;

    Cell operator()(std::monostate) const
    {
        return {};
    }
    Cell operator()(bool value) const
    {
        return label(value ? COSTMODEL_TEXT("Label", "yes") : COSTMODEL_TEXT("Label", "no"));
    }
    Cell operator()(std::int64_t value) const
    {
        return exact(static_cast<double>(value));
    }
    Cell operator()(double value) const
    {
        const bool isShare = field.unit == Unit::share || field.unit == Unit::perYear;
        return exact(isShare ? value * 100 : value);
    }
    Cell operator()(const std::string& value) const
    {
        for (const Choice& choice : field.choices)
            if (choice.word == value)
                return Label{"Choice", choice.label};
        return value;
    }
    Cell operator()(const Date& value) const
    {
        return value;
    }
    Cell operator()(const std::vector<std::string>& names) const
    {
        std::string text;
        for (const std::string& name : names)
            text += (text.empty() ? "" : ", ") + name;
        return text;
    }
};

bool isSaid(const Field& field, const Value& value)
{
    if (field.key == "name" || field.key == "as_of" || field.key == "source" ||
        field.key == "schema" || field.key == "base")
        return false;
    if (std::holds_alternative<std::monostate>(value))
        return false;
    return field.isRequired || value != field.fallback();
}

/// The inputs of one table that are required or differ from their default.
void addInputs(Table& table, const TableVisit& visit, const Scenario& scenario)
{
    bool isFirst = true;
    for (const Field& field : visit.schema->fields)
    {
        const Value value = field.get(visit.table);
        if (!isSaid(field, value))
            continue;
        const bool isNumber =
            std::holds_alternative<double>(value) || std::holds_alternative<std::int64_t>(value);
        Row row;
        row.cells = {isFirst ? Cell(visit.path) : Cell(), Label{"Field", field.label},
                     valueCell(field, value), isNumber ? unitCell(visit, field, scenario) : Cell()};
        table.rows.push_back(std::move(row));
        isFirst = false;
    }
}

void addSources(Table& table, const TableVisit& visit)
{
    const Sourced* const provenance = sourced(*visit.schema, visit.table);
    if (!provenance)
        return;
    const auto add = [&](std::string what, std::string source, const std::optional<Date>& asOf)
    {
        Row row;
        row.cells = {std::move(what), asOf ? Cell(*asOf) : Cell(), std::move(source)};
        table.rows.push_back(std::move(row));
    };
    if (provenance->asOf || !provenance->source.empty())
        add(visit.path, provenance->source, provenance->asOf);
    for (const auto& [key, offer] : provenance->offers)
        add(visit.path + "." + key, offer.offer + (offer.source.empty() ? "" : ": ") + offer.source,
            offer.asOf);
}

} // namespace

Cell valueCell(const Field& field, const Value& value)
{
    return std::visit(ValueCell{field}, value);
}

Cell unitCell(const TableVisit& visit, const Field& field, const Scenario& scenario)
{
    const ShownUnit unit = shownUnit(visit, field, scenario);
    if (*unit.text == '\0')
        return {};
    return Phrase{"Unit", unit.text, unit.currency};
}

std::optional<Section> assumptionsSection(const EvaluatedScenario& evaluated)
{
    Table table;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Where")), false},
                     {label(COSTMODEL_TEXT("Label", "Input")), false},
                     {label(COSTMODEL_TEXT("Label", "Value")), true},
                     {label(COSTMODEL_TEXT("Label", "Unit")), false}};
    // The inputs that are moved stand with their results.
    walk(evaluated.scenario,
         [&](const TableVisit& visit)
         {
             if (!visit.path.starts_with("sensitivity["))
                 addInputs(table, visit, evaluated.scenario);
         });
    Section section{SectionId::assumptions, {"Label", COSTMODEL_TEXT("Label", "Assumptions")}, {}};
    section.blocks.emplace_back(Paragraph{
        {{COSTMODEL_TEXT("Message", "What the scenario says; everything else has its default."),
          {}}},
        Emphasis::normal});
    section.blocks.emplace_back(std::move(table));
    return section;
}

std::optional<Section> sourcesSection(const EvaluatedScenario& evaluated)
{
    Table table;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Prices of")), false},
                     {label(COSTMODEL_TEXT("Label", "As of")), false},
                     {label(COSTMODEL_TEXT("Label", "Source")), false}};
    walk(evaluated.scenario, [&](const TableVisit& visit) { addSources(table, visit); });
    Section section{SectionId::sources, {"Label", COSTMODEL_TEXT("Label", "Sources")}, {}};
    if (table.rows.empty())
        section.blocks.emplace_back(Paragraph{
            {{COSTMODEL_TEXT("Message", "The scenario does not say where its prices are from."),
              {}}},
            Emphasis::warning});
    else
        section.blocks.emplace_back(std::move(table));
    Paragraph origin{{}, Emphasis::note};
    if (!evaluated.file.empty())
        origin.sentences.push_back({COSTMODEL_TEXT("Message", "Scenario file %1, SHA-256 %2."),
                                    {evaluated.file, evaluated.sha256}});
    origin.sentences.push_back({COSTMODEL_TEXT("Message", "Computed by %1."),
                                {std::string("costmodel " COSTMODEL_VERSION)}});
    section.blocks.emplace_back(origin);
    return section;
}

} // namespace costmodel::report
