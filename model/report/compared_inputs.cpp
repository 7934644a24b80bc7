#include "model/report/compared_inputs.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "model/report/sections.h"
#include "model/scenario/shown_unit.h"

namespace costmodel::report
{

namespace
{

/// One key of one scenario.
struct Input
{
    const Field* field = nullptr;
    std::string table;
    Value value; ///< that counts: the default where nothing is stated
    ShownUnit unit;
    bool isStated = false;
};

using Inputs = std::map<std::string, Input, std::less<>>;

/// Names, sources and the format itself are no inputs of the calculation.
bool isCompared(const Field& field)
{
    return field.key != "name" && field.key != "as_of" && field.key != "source" &&
           field.key != "schema" && field.key != "base";
}

Inputs inputsOf(const Scenario& scenario, std::vector<std::string>& order)
{
    Inputs inputs;
    std::size_t at = 0;
    walk(scenario,
         [&](const TableVisit& visit)
         {
             for (const Field& field : visit.schema->fields)
             {
                 if (!isCompared(field))
                     continue;
                 Input input{&field, visit.path, field.get(visit.table),
                             shownUnit(visit, field, scenario), false};
                 const Value fallback = field.fallback ? field.fallback() : Value();
                 const bool isSet = !std::holds_alternative<std::monostate>(input.value);
                 input.isStated = isSet && (field.isRequired || input.value != fallback);
                 if (!isSet)
                     input.value = fallback;
                 std::string path = keyPath(visit, field);
                 // Keys that only this scenario has follow the one that comes before them here.
                 const auto known = std::find(order.begin(), order.end(), path);
                 if (known != order.end())
                     at = static_cast<std::size_t>(known - order.begin()) + 1;
                 else
                     order.insert(order.begin() + static_cast<std::ptrdiff_t>(at++), path);
                 inputs.insert_or_assign(std::move(path), std::move(input));
             }
         });
    return inputs;
}

bool isSameUnit(const ShownUnit& a, const ShownUnit& b)
{
    const std::string_view text = a.text;
    const bool isMoney = text.find("%1") != std::string_view::npos;
    return text == b.text && (!isMoney || a.currency == b.currency);
}

bool hasText(const Value& value)
{
    if (std::holds_alternative<std::monostate>(value))
        return false;
    if (const auto* const text = std::get_if<std::string>(&value))
        return !text->empty();
    if (const auto* const names = std::get_if<std::vector<std::string>>(&value))
        return !names->empty();
    return true;
}

struct WordOf
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
        return value;
    }
    std::string operator()(const Date& value) const
    {
        return isoDate(value);
    }
    std::string operator()(const std::vector<std::string>& names) const
    {
        std::string text;
        for (const std::string& name : names)
            text += (text.empty() ? "" : ", ") + name;
        return text;
    }
};

std::optional<double> numberOf(const Input& input)
{
    const bool isShare = input.field->unit == Unit::share || input.field->unit == Unit::perYear;
    if (const auto* const number = std::get_if<double>(&input.value))
        return isShare ? *number * 100 : *number;
    if (const auto* const whole = std::get_if<std::int64_t>(&input.value))
        return static_cast<double>(*whole);
    return {};
}

Cell label(const char* text)
{
    return Label{"Label", text};
}

/// A value in the unit of the row; one of another unit only says so.
ComparedValue valueOf(const Input* input, const ShownUnit& unit)
{
    if (!input)
        return {label(COSTMODEL_TEXT("Label", "none")), {}, {}};
    if (!hasText(input->value))
        return {label(COSTMODEL_TEXT("Label", "not set")), {}, {}};
    const std::optional<double> number = numberOf(*input);
    if (number && !isSameUnit(input->unit, unit))
        return {label(COSTMODEL_TEXT("Label", "in another unit")), {}, {}};
    if (number)
        return {valueCell(*input->field, input->value), number, {}};
    return {valueCell(*input->field, input->value), {}, std::visit(WordOf(), input->value)};
}

ComparedRow rowOf(const std::string& path, const Input& first,
                  const std::vector<const Input*>& inputs)
{
    ComparedRow row;
    row.group = ComparedGroup::inputs;
    row.key = path;
    row.name =
        Message{COSTMODEL_TEXT("Message", "%1"), {Term{"Field", first.field->label, first.table}}};
    if (*first.unit.text != '\0')
        row.unit = Phrase{"Unit", first.unit.text, first.unit.currency};
    for (const Input* const input : inputs)
    {
        row.values.push_back(valueOf(input, first.unit));
        row.differs = row.differs || !input || input->value != first.value ||
                      !isSameUnit(input->unit, first.unit);
    }
    return row;
}

} // namespace

std::vector<ComparedRow> comparedInputs(std::span<const ComparedScenario> scenarios)
{
    std::vector<std::string> order;
    std::vector<Inputs> all;
    for (const ComparedScenario& compared : scenarios)
        all.push_back(inputsOf(*compared.scenario, order));
    std::vector<ComparedRow> rows;
    for (const std::string& path : order)
    {
        std::vector<const Input*> inputs;
        std::vector<const Input*> units; // the first of each unit in which it is stated
        bool isStated = false;
        for (const Inputs& one : all)
        {
            const auto found = one.find(path);
            const Input* const input = found == one.end() ? nullptr : &found->second;
            inputs.push_back(input);
            isStated = isStated || (input && input->isStated);
            if (input && std::none_of(units.begin(), units.end(),
                                      [input](const Input* other)
                                      { return isSameUnit(other->unit, input->unit); }))
                units.push_back(input);
        }
        if (!isStated)
            continue;
        const bool areNumbers =
            std::any_of(units.begin(), units.end(),
                        [](const Input* input) { return numberOf(*input).has_value(); });
        for (std::size_t i = 0; i < (areNumbers ? units.size() : 1); ++i)
            rows.push_back(rowOf(path, *units[i], inputs));
    }
    return rows;
}

} // namespace costmodel::report
