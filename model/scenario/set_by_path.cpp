#include <algorithm>
#include <charconv>
#include <cmath>

#include "model/scenario/expectation.h"
#include "model/scenario/path.h"
#include "model/text/utf8.h"

namespace costmodel
{

namespace
{

template <class Number>
std::optional<Number> parsed(std::string_view text)
{
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// The value that `text` spells for a field, monostate if it spells none.
Value fromText(const Field& field, std::string_view text)
{
    const auto isChoice = [text](const Choice& choice)
    {
        return choice.word == text;
    };
    if (!field.word.empty() && text == field.word)
        return std::string(text);
    switch (field.kind)
    {
    case Kind::number:
        if (const auto value = parsed<double>(text); value && std::isfinite(*value))
            return *value;
        return {};
    case Kind::integer:
        if (const auto value = parsed<std::int64_t>(text))
            return *value;
        return {};
    case Kind::toggle:
        return text == "true" || text == "false" ? Value(text == "true") : Value{};
    case Kind::choice:
        return std::any_of(field.choices.begin(), field.choices.end(), isChoice)
                   ? Value(std::string(text))
                   : Value{};
    case Kind::date:
        if (const auto date = parseDate(text))
            return *date;
        return {};
    case Kind::text:
    case Kind::reference:
    case Kind::currency:
        return isUtf8(text) ? Value(std::string(text)) : Value{};
    case Kind::references:
    case Kind::file:
        return {};
    }
    return {};
}

} // namespace

std::optional<Message> setByPath(Scenario& scenario, std::string_view path, std::string_view text)
{
    const Result<Place> place = findPlace(scenario, path);
    if (!place)
        return place.error();
    const Field& field = *place->field;
    const std::string name(path);
    if (field.kind == Kind::file || field.kind == Kind::references || field.key == "metric")
        return Message{
            COSTMODEL_TEXT("Message", "%1 cannot be set here; change it in the scenario file"),
            {name}};
    const Value value = fromText(field, text);
    if (std::holds_alternative<std::monostate>(value))
        return notExpected(field, name, "\"" + std::string(isUtf8(text) ? text : "?") + "\"");
    if (const auto* const number = std::get_if<double>(&value))
        if (const auto problem = outOfRange(field, name, *number))
            return problem;
    if (const auto* const whole = std::get_if<std::int64_t>(&value))
        if (const auto problem = outOfRange(field, name, static_cast<double>(*whole)))
            return problem;
    if (place->schema)
    {
        dropAlternatives(*place->schema, place->table, field.key);
        if (Sourced* const provenance = sourced(*place->schema, place->table))
            provenance->offers.erase(std::string(field.key));
    }
    field.set(place->table, value);
    return std::nullopt;
}

} // namespace costmodel
