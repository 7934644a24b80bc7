#include "data/scenario/field_value.h"

#include <algorithm>

namespace costmodel::data
{

namespace
{

const std::string* textOf(const TomlNode& node)
{
    return node.type == TomlNode::Type::scalar ? std::get_if<std::string>(&node.scalar) : nullptr;
}

std::optional<Value> namesOf(const TomlNode& node)
{
    if (node.type != TomlNode::Type::array)
        return std::nullopt;
    std::vector<std::string> names;
    for (const TomlNode& item : node.items)
    {
        const std::string* const name = textOf(item);
        if (!name || name->empty())
            return std::nullopt;
        names.push_back(*name);
    }
    return names;
}

} // namespace

std::optional<Value> toValue(const Field& field, const TomlNode& node)
{
    if (field.kind == Kind::references)
        return namesOf(node);
    if (node.type != TomlNode::Type::scalar)
        return std::nullopt;
    const std::string* const text = textOf(node);
    const auto* const whole = std::get_if<std::int64_t>(&node.scalar);
    if (text && !field.word.empty() && *text == field.word)
        return *text;
    const auto isWord = [text](const Choice& choice)
    {
        return choice.word == *text;
    };
    switch (field.kind)
    {
    case Kind::number:
        if (const auto* const number = std::get_if<double>(&node.scalar))
            return *number;
        return whole ? std::optional<Value>(*whole) : std::nullopt;
    case Kind::integer:
        return whole ? std::optional<Value>(*whole) : std::nullopt;
    case Kind::toggle:
        if (const auto* const toggle = std::get_if<bool>(&node.scalar))
            return *toggle;
        return std::nullopt;
    case Kind::date:
        if (const auto* const date = std::get_if<Date>(&node.scalar))
            return *date;
        return std::nullopt;
    case Kind::choice:
        if (text && std::any_of(field.choices.begin(), field.choices.end(), isWord))
            return *text;
        return std::nullopt;
    case Kind::text:
        return text ? std::optional<Value>(*text) : std::nullopt;
    case Kind::reference:
    case Kind::currency:
    case Kind::file:
        return text && !text->empty() ? std::optional<Value>(*text) : std::nullopt;
    case Kind::references:
        break;
    }
    return std::nullopt;
}

} // namespace costmodel::data
