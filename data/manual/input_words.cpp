#include "data/manual/input_words.h"

#include <fmt/format.h>

namespace costmodel::data
{

namespace
{

std::string say(const char* text, const Language& language)
{
    return language.translate("Manual", text);
}

std::string unitOf(const Field& field, const Language& language)
{
    if (field.unit == Unit::share)
        return say(COSTMODEL_TEXT("Manual", "share (0.08 is 8 %)"), language);
    if (field.unit == Unit::perYear)
        return say(COSTMODEL_TEXT("Manual", "share a year (0.08 is 8 %)"), language);
    if (field.unit == Unit::factor)
        return say(COSTMODEL_TEXT("Manual", "factor"), language);
    std::string unit = unitName(field.unit);
    if (unit.empty())
        return {};
    unit = language.translate("Unit", unitName(field.unit));
    if (const std::size_t at = unit.find("%1"); at != std::string::npos)
        unit.replace(at, 2, say(COSTMODEL_TEXT("Manual", "money"), language));
    return unit;
}

std::string rangeOf(const Range& range)
{
    constexpr double noLimit = 1e15;
    if (range.min == range.max)
        return plainNumber(range.min);
    const bool hasMin = range.min > -noLimit;
    const bool hasMax = range.max < noLimit;
    const std::string low =
        hasMin ? fmt::format("{}\u00a0{}", range.minIsOpen ? ">" : "≥", plainNumber(range.min))
               : "";
    const std::string high =
        hasMax ? fmt::format("{}\u00a0{}", range.maxIsOpen ? "<" : "≤", plainNumber(range.max))
               : "";
    return hasMin && hasMax ? low + ", " + high : low + high;
}

const char* nameOf(Target target)
{
    switch (target)
    {
    case Target::none:
        return "";
    case Target::gpu:
        return COSTMODEL_TEXT("Manual", "name of a GPU type");
    case Target::payPerUse:
        return COSTMODEL_TEXT("Manual", "name of a plan by the hour, by the day or spot");
    case Target::hourlyOrDaily:
        return COSTMODEL_TEXT("Manual", "name of a plan by the hour or by the day");
    case Target::rent:
        return COSTMODEL_TEXT("Manual", "name of a rental plan");
    case Target::buy:
        return COSTMODEL_TEXT("Manual", "name of a purchase");
    case Target::path:
        return COSTMODEL_TEXT("Manual", "path of an input, as for --set");
    }
    return "";
}

const char* nameOf(Kind kind)
{
    switch (kind)
    {
    case Kind::number:
        return COSTMODEL_TEXT("Manual", "number");
    case Kind::integer:
        return COSTMODEL_TEXT("Manual", "whole number");
    case Kind::toggle:
        return COSTMODEL_TEXT("Manual", "true or false");
    case Kind::text:
        return COSTMODEL_TEXT("Manual", "text");
    case Kind::choice:
        return COSTMODEL_TEXT("Manual", "one of the words");
    case Kind::date:
        return COSTMODEL_TEXT("Manual", "date, as in 2026-01-31");
    case Kind::reference:
        return COSTMODEL_TEXT("Manual", "name");
    case Kind::references:
        return COSTMODEL_TEXT("Manual", "list of names");
    case Kind::currency:
        return COSTMODEL_TEXT("Manual", "code of three letters, as in CNY");
    case Kind::file:
        return COSTMODEL_TEXT("Manual", "file, relative to the scenario");
    }
    return "";
}

std::string shownValue(const Value& value)
{
    struct Shown
    {
        std::string operator()(std::monostate) const
        {
            return "–";
        }
        std::string operator()(bool isTrue) const
        {
            return isTrue ? "`true`" : "`false`";
        }
        std::string operator()(std::int64_t number) const
        {
            return fmt::format("`{}`", number);
        }
        std::string operator()(double number) const
        {
            return fmt::format("`{}`", plainNumber(number));
        }
        std::string operator()(const std::string& text) const
        {
            return text.empty() ? "–" : fmt::format("`\"{}\"`", text);
        }
        std::string operator()(const Date& date) const
        {
            return fmt::format("`{}`", isoDate(date));
        }
        std::string operator()(const std::vector<std::string>& names) const
        {
            return names.empty() ? "–" : fmt::format("`{}`", fmt::join(names, ", "));
        }
    };
    return std::visit(Shown{}, value);
}

} // namespace

std::string meaningOf(const Field& field, const Language& language)
{
    std::string text = fmt::format("**{}**", language.translate("Field", field.label));
    if (*field.help != '\0')
        text += fmt::format(" – {}", language.translate("Help", field.help));
    for (const Choice& choice : field.choices)
        text += fmt::format("{} `\"{}\"` {}", &choice == field.choices.data() ? "" : ";",
                            choice.word, language.translate("Choice", choice.label));
    return text;
}

std::string allowedOf(const Field& field, const Language& language)
{
    if (field.target != Target::none)
    {
        const std::string name = say(nameOf(field.target), language);
        return field.kind == Kind::references
                   ? fmt::format("{}: {}", say(nameOf(field.kind), language), name)
                   : name;
    }
    if (field.kind != Kind::number && field.kind != Kind::integer)
        return say(nameOf(field.kind), language);
    std::string text = unitOf(field, language);
    if (text.empty())
        text = say(nameOf(field.kind), language);
    if (const std::string range = rangeOf(field.range); !range.empty())
        text += "; " + range;
    if (!field.word.empty())
        text += fmt::format("; `\"{}\"`", field.word);
    return text;
}

std::string fallbackOf(const Field& field, const Language& language)
{
    return field.isRequired ? say(COSTMODEL_TEXT("Manual", "must stand"), language)
                            : shownValue(field.fallback());
}

} // namespace costmodel::data
