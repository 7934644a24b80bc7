#include "model/scenario/checks/checks.h"

#include "model/scenario/expectation.h"
#include "model/scenario/walk.h"

namespace costmodel::checks
{

namespace
{

void checkKey(const TableVisit& visit, const Field& field, Issues& issues)
{
    const std::string path = keyPath(visit, field);
    const Value value = field.get(visit.table);
    if (const auto* const number = std::get_if<double>(&value))
    {
        if (auto problem = outOfRange(field, path, *number))
            issues.push_back({path, std::move(*problem)});
    }
    else if (const auto* const whole = std::get_if<std::int64_t>(&value))
    {
        if (auto problem = outOfRange(field, path, static_cast<double>(*whole)))
            issues.push_back({path, std::move(*problem)});
    }
    else if (const auto* const date = std::get_if<Date>(&value))
    {
        if (!isValid(*date))
            issues.push_back({path, notExpected(field, path, isoDate(*date))});
    }
    else if (const auto* const text = std::get_if<std::string>(&value))
    {
        if (text->empty() && field.isRequired)
            issues.push_back(
                {path, {COSTMODEL_TEXT("Message", "%1 is empty; must not be"), {path}}});
    }
}

void checkAlternatives(const TableVisit& visit, const Alternatives& group, Issues& issues)
{
    std::vector<std::string_view> standing;
    for (const std::string_view key : group.keys)
        if (stands(*visit.schema, visit.table, key))
            standing.push_back(key);
    // A demand of no form at all is a profile without levels.
    if (standing.empty() && group.isRequired && visit.path != "demand")
        issues.push_back({visit.path, noneStands(visit.path, group.keys)});
    for (std::size_t i = 1; i < standing.size(); ++i)
        issues.push_back({visit.path, excludeEachOther(visit.path, standing[0], standing[i])});
}

} // namespace

void checkKeys(const Scenario& scenario, Issues& issues)
{
    walk(scenario,
         [&issues](const TableVisit& visit)
         {
             for (const Field& field : visit.schema->fields)
                 checkKey(visit, field, issues);
             for (const Alternatives& group : visit.schema->alternatives)
                 checkAlternatives(visit, group, issues);
         });
    for (const Field& field : factorFields())
    {
        const std::string path(field.key);
        if (auto problem = outOfRange(field, path, std::get<double>(field.get(&scenario.factors))))
            issues.push_back({path, std::move(*problem)});
    }
}

} // namespace costmodel::checks
