#include "data/bench/json_fields.h"

namespace costmodel::data
{

using nlohmann::json;

namespace
{

const char* const expectedObject = COSTMODEL_TEXT("Message", "%1 is %2; expected an object");
const char* const expectedList = COSTMODEL_TEXT("Message", "%1 is %2; expected a list");
const char* const expectedText = COSTMODEL_TEXT("Message", "%1 is %2; expected a text");
const char* const expectedNumber = COSTMODEL_TEXT("Message", "%1 is %2; expected a number");
const char* const expectedWhole = COSTMODEL_TEXT("Message", "%1 is %2; expected a whole number");
const char* const expectedNatural =
    COSTMODEL_TEXT("Message", "%1 is %2; expected a whole number of 0 or more");
const char* const expectedTruth = COSTMODEL_TEXT("Message", "%1 is %2; expected true or false");

std::string shown(const json& value)
{
    constexpr std::size_t longest = 40;
    std::string text = value.dump(-1, ' ', true, json::error_handler_t::replace);
    return text.size() > longest ? text.substr(0, longest) + "..." : text;
}

} // namespace

JsonFields::JsonFields(const json& value, std::string path, std::vector<Message>& problems)
    : m_value(&value)
    , m_path(std::move(path))
    , m_problems(&problems)
{
    if (!value.is_object())
        problems.push_back({expectedObject, {m_path, shown(value)}});
}

std::string JsonFields::pathOf(const std::string& key) const
{
    return m_path.empty() ? key : m_path + "." + key;
}

const json* JsonFields::find(const char* key) const
{
    if (!m_value->is_object())
        return nullptr;
    const auto it = m_value->find(key);
    return it == m_value->end() || it->is_null() ? nullptr : &*it;
}

void JsonFields::complain(const char* key, const char* expected) const
{
    const json* value = find(key);
    m_problems->push_back({expected, {pathOf(key), value ? shown(*value) : "null"}});
}

std::string JsonFields::text(const char* key) const
{
    const json* value = find(key);
    if (!value)
        return {};
    if (value->is_string())
        return value->get<std::string>();
    complain(key, expectedText);
    return {};
}

std::optional<double> JsonFields::number(const char* key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (value->is_number())
        return value->get<double>();
    complain(key, expectedNumber);
    return std::nullopt;
}

double JsonFields::numberOr(const char* key, double otherwise) const
{
    return number(key).value_or(otherwise);
}

std::optional<std::int64_t> JsonFields::whole(const char* key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (value->is_number_integer() &&
        !(value->is_number_unsigned() && value->get<std::uint64_t>() > std::uint64_t{INT64_MAX}))
        return value->get<std::int64_t>();
    complain(key, expectedWhole);
    return std::nullopt;
}

std::optional<std::uint64_t> JsonFields::natural(const char* key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (value->is_number_unsigned() ||
        (value->is_number_integer() && value->get<std::int64_t>() >= 0))
        return value->get<std::uint64_t>();
    complain(key, expectedNatural);
    return std::nullopt;
}

std::optional<bool> JsonFields::truth(const char* key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (value->is_boolean())
        return value->get<bool>();
    complain(key, expectedTruth);
    return std::nullopt;
}

std::vector<double> JsonFields::numbers(const char* key) const
{
    std::vector<double> values;
    const json* list = find(key);
    if (!list)
        return values;
    if (!list->is_array())
    {
        complain(key, expectedList);
        return values;
    }
    for (std::size_t i = 0; i < list->size(); ++i)
    {
        const json& value = (*list)[i];
        if (value.is_number())
            values.push_back(value.get<double>());
        else
            m_problems->push_back(
                {expectedNumber, {pathOf(key) + "[" + std::to_string(i) + "]", shown(value)}});
    }
    return values;
}

std::vector<std::string> JsonFields::texts(const char* key) const
{
    std::vector<std::string> values;
    const json* list = find(key);
    if (!list)
        return values;
    if (!list->is_array())
    {
        complain(key, expectedList);
        return values;
    }
    for (std::size_t i = 0; i < list->size(); ++i)
    {
        const json& value = (*list)[i];
        if (value.is_string())
            values.push_back(value.get<std::string>());
        else
            m_problems->push_back(
                {expectedText, {pathOf(key) + "[" + std::to_string(i) + "]", shown(value)}});
    }
    return values;
}

std::optional<JsonFields> JsonFields::object(const char* key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (!value->is_object())
    {
        complain(key, expectedObject);
        return std::nullopt;
    }
    return JsonFields(*value, pathOf(key), *m_problems);
}

std::vector<JsonFields> JsonFields::objects(const char* key) const
{
    std::vector<JsonFields> values;
    const json* list = find(key);
    if (!list)
        return values;
    if (!list->is_array())
    {
        complain(key, expectedList);
        return values;
    }
    for (std::size_t i = 0; i < list->size(); ++i)
        values.emplace_back((*list)[i], pathOf(key) + "[" + std::to_string(i) + "]", *m_problems);
    return values;
}

} // namespace costmodel::data
