#include "model/scenario/path.h"

#include <algorithm>

#include "model/scenario/walk.h"
#include "model/text/near.h"

namespace costmodel
{

namespace
{

Message noPath(std::string_view path, const char* pattern)
{
    return {pattern, {std::string(path)}};
}

/// Reads the name in quotes that begins at `at` and moves `at` behind it; false if it does not end.
bool readQuoted(std::string_view path, std::size_t& at, std::string& name)
{
    for (++at; at < path.size(); ++at)
    {
        if (path[at] == '"')
        {
            ++at;
            return true;
        }
        if (path[at] == '\\' && at + 1 < path.size())
            ++at;
        name += path[at];
    }
    return false;
}

std::string upTo(const std::vector<PathStep>& steps, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
    {
        text += (i == 0 ? "" : ".") + steps[i].key;
        if (!steps[i].entry.empty())
            text += "[" + bracketed(steps[i].entry) + "]";
    }
    return text;
}

std::vector<std::string_view> factorKeys()
{
    std::vector<std::string_view> keys;
    for (const Field& field : factorFields())
        keys.push_back(field.key);
    return keys;
}

/// Where a walk along the steps of a path stands.
struct Cursor
{
    const std::vector<PathStep>& steps;
    std::string_view path;
    std::size_t step = 0;
    const TableSchema* schema = &scenarioSchema();
    void* table = nullptr;

    const PathStep& here() const
    {
        return steps[step];
    }
    std::string above() const
    {
        return upTo(steps, step);
    }
    bool isLast() const
    {
        return step + 1 == steps.size();
    }
};

Message unknownKey(const Cursor& cursor)
{
    if (const auto meant = nearest(cursor.path, factorKeys()))
        return {COSTMODEL_TEXT("Message", "%1 names nothing; did you mean \"%2\"?"),
                {std::string(cursor.path), *meant}};
    std::vector<std::string_view> keys;
    for (const Field& field : cursor.schema->fields)
        keys.push_back(field.key);
    for (const Child& child : cursor.schema->children)
        if (!child.key.empty())
            keys.push_back(child.key);
    const std::string above = cursor.step == 0 ? std::string("scenario") : cursor.above();
    if (const auto meant = nearest(cursor.here().key, keys))
        return {COSTMODEL_TEXT("Message",
                               "%1 names nothing: %2 has no key \"%3\"; did you mean \"%4\"?"),
                {std::string(cursor.path), above, cursor.here().key, *meant}};
    return {COSTMODEL_TEXT("Message", "%1 names nothing: %2 has no key \"%3\""),
            {std::string(cursor.path), above, cursor.here().key}};
}

Message unknownEntry(const Cursor& cursor, const Child& child, const std::string& name)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < child.count(cursor.table); ++i)
        names.push_back(entryName(*child.table, child.at(cursor.table, i)));
    const std::vector<std::string_view> candidates(names.begin(), names.end());
    const std::string list =
        child.key.empty()
            ? cursor.above()
            : upTo(cursor.steps, cursor.step) + (cursor.step ? "." : "") + std::string(child.key);
    if (const auto meant = nearest(name, candidates))
        return {COSTMODEL_TEXT("Message",
                               "%1 names nothing: there is no \"%2\" in %3; did you mean \"%4\"?"),
                {std::string(cursor.path), name, list, *meant}};
    return {COSTMODEL_TEXT("Message", "%1 names nothing: there is no \"%2\" in %3"),
            {std::string(cursor.path), name, list}};
}

/// Moves into the entry `name` of a child.
std::optional<Message> enter(Cursor& cursor, const Child& child, const std::string& name)
{
    const bool isList =
        child.cardinality != Cardinality::single && child.cardinality != Cardinality::optional;
    if (isList && name.empty())
        return Message{COSTMODEL_TEXT("Message", "%1 names nothing: %2 is a list, expected one of "
                                                 "its entries in brackets, as in %2[...]"),
                       {std::string(cursor.path), upTo(cursor.steps, cursor.step + 1)}};
    if (!isList && !cursor.here().entry.empty())
        return Message{
            COSTMODEL_TEXT("Message", "%1 names nothing: %2 is no list and takes no brackets"),
            {std::string(cursor.path), cursor.here().key}};
    if (!isList && child.count(cursor.table) == 0)
        return Message{COSTMODEL_TEXT("Message", "%1 names nothing: the scenario has no table %2"),
                       {std::string(cursor.path), upTo(cursor.steps, cursor.step + 1)}};
    const std::size_t index = isList ? findEntry(child, cursor.table, name) : 0;
    if (index >= child.count(cursor.table))
        return unknownEntry(cursor, child, name);
    cursor.table = child.at(cursor.table, index);
    cursor.schema = child.table;
    return std::nullopt;
}

Result<Place> placeOfField(const Cursor& cursor, const Field& field)
{
    if (!cursor.here().entry.empty())
        return Message{
            COSTMODEL_TEXT("Message", "%1 names nothing: %2 is no list and takes no brackets"),
            {std::string(cursor.path), cursor.here().key}};
    if (!cursor.isLast())
        return Message{COSTMODEL_TEXT("Message", "%1 names nothing: nothing is below %2"),
                       {std::string(cursor.path), upTo(cursor.steps, cursor.step + 1)}};
    return Place{cursor.table, cursor.schema, &field};
}

} // namespace

Result<std::vector<PathStep>> parsePath(std::string_view path)
{
    std::vector<PathStep> steps;
    std::size_t at = 0;
    while (true)
    {
        PathStep step;
        const std::size_t end = std::min(path.find_first_of(".[", at), path.size());
        step.key = path.substr(at, end - at);
        if (step.key.empty())
            return noPath(path,
                          COSTMODEL_TEXT("Message", "\"%1\" is no path: expected keys with a dot "
                                                    "between them, as in rent[Name].price"));
        at = end;
        if (at < path.size() && path[at] == '[')
        {
            ++at;
            bool isClosed = false;
            if (at < path.size() && path[at] == '"')
                isClosed = readQuoted(path, at, step.entry) && at < path.size() && path[at] == ']';
            else if (const std::size_t bracket = path.find(']', at);
                     bracket != std::string_view::npos)
            {
                step.entry = path.substr(at, bracket - at);
                at = bracket;
                isClosed = true;
            }
            if (!isClosed)
                return noPath(
                    path, COSTMODEL_TEXT("Message", "\"%1\" is no path: a bracket is not closed"));
            if (step.entry.empty())
                return noPath(path, COSTMODEL_TEXT("Message", "\"%1\" is no path: expected a name "
                                                              "or position in the brackets"));
            ++at;
        }
        steps.push_back(std::move(step));
        if (at == path.size())
            return steps;
        if (path[at] != '.')
            return noPath(path,
                          COSTMODEL_TEXT("Message", "\"%1\" is no path: expected a dot after ]"));
        ++at;
    }
}

std::string bracketed(std::string_view name)
{
    if (!name.starts_with('"') && name.find(']') == std::string_view::npos)
        return std::string(name);
    std::string text = "\"";
    for (const char c : name)
    {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + "\"";
}

Result<Place> findPlace(Scenario& scenario, std::string_view path)
{
    for (const Field& field : factorFields())
        if (field.key == path)
            return Place{&scenario.factors, nullptr, &field};
    const Result<std::vector<PathStep>> steps = parsePath(path);
    if (!steps)
        return steps.error();
    Cursor cursor{*steps, path};
    cursor.table = &scenario;
    for (; cursor.step < steps->size(); ++cursor.step)
    {
        const PathStep& step = cursor.here();
        if (const Field* const field = findField(*cursor.schema, step.key))
            return placeOfField(cursor, *field);
        std::optional<Message> problem;
        if (const Child* const child =
                step.key.empty() ? nullptr : findChild(*cursor.schema, step.key))
            problem = enter(cursor, *child, step.entry);
        else if (const Child* const numbers = findChild(*cursor.schema, ""))
        {
            problem = enter(cursor, *numbers, step.key);
            if (!problem)
                return placeOfField(cursor, *findField(*numbers->table, "rate"));
        }
        else
            problem = unknownKey(cursor);
        if (problem)
            return *problem;
    }
    return Message{COSTMODEL_TEXT("Message", "%1 is a table, expected one of its keys"),
                   {std::string(path)}};
}

Result<double*> findNumber(Scenario& scenario, std::string_view path)
{
    const Result<Place> place = findPlace(scenario, path);
    if (!place)
        return place.error();
    const Field& field = *place->field;
    if (field.kind != Kind::number)
        return Message{COSTMODEL_TEXT("Message", "%1 cannot be varied, expected the path of a "
                                                 "number that need not be whole"),
                       {std::string(path)}};
    if (double* const number = field.number(place->table))
        return number;
    const Value value = field.get(place->table);
    if (const auto* const word = std::get_if<std::string>(&value))
        return Message{COSTMODEL_TEXT("Message", "%1 is \"%2\"; only a number can be varied"),
                       {std::string(path), *word}};
    return Message{COSTMODEL_TEXT("Message", "%1 is not set; only a number can be varied"),
                   {std::string(path)}};
}

Result<Place> findPlace(const Scenario& scenario, std::string_view path)
{
    return findPlace(const_cast<Scenario&>(scenario), path);
}

Result<const double*> findNumber(const Scenario& scenario, std::string_view path)
{
    // Nothing is changed on the way; the caller gets back what it gave, const again.
    const Result<double*> number = findNumber(const_cast<Scenario&>(scenario), path);
    if (!number)
        return number.error();
    return static_cast<const double*>(*number);
}

const Field& numberField(const Scenario& scenario, std::string_view path)
{
    return *findPlace(scenario, path)->field;
}

} // namespace costmodel
