#include "model/scenario/checks/checks.h"

#include <set>
#include <unordered_set>

#include "model/scenario/walk.h"

namespace costmodel::checks
{

namespace
{

void checkList(const TableVisit& above, const Child& child, Issues& issues)
{
    const std::vector<std::string> paths = entryPaths(child, above.path, above.table);
    std::unordered_set<std::string> names;
    for (std::size_t i = 0; i < paths.size(); ++i)
    {
        const std::string name =
            entryName(*child.table, child.at(const_cast<void*>(above.table), i));
        const bool isKey = child.cardinality != Cardinality::namedList;
        const std::string path = isKey ? paths[i] : paths[i] + ".name";
        if (name.empty() && isKey)
            issues.push_back(
                {path, {COSTMODEL_TEXT("Message", "%1 has no name; must have one"), {path}}});
        else if (!name.empty() && !names.insert(name).second)
            issues.push_back({path,
                              {COSTMODEL_TEXT("Message", "%1 is \"%2\" like another one before "
                                                         "it; names must be unique"),
                               {path, name}}});
    }
}

void checkOptionNames(const Scenario& scenario, Issues& issues)
{
    const auto refuse = [&issues](const std::string& path)
    {
        issues.push_back({path + ".name",
                          {COSTMODEL_TEXT("Message", "%1 is \"hybrid\", the name of the best "
                                                     "split; must be another"),
                           {path + ".name"}}});
    };
    const std::vector<std::string> rentPaths = pathsOf(scenario, "rent");
    const std::vector<std::string> buyPaths = pathsOf(scenario, "buy");
    std::set<std::string_view> rents;
    for (std::size_t i = 0; i < scenario.rents.size(); ++i)
    {
        rents.insert(scenario.rents[i].name);
        if (scenario.rents[i].name == "hybrid")
            refuse(rentPaths[i]);
    }
    for (std::size_t i = 0; i < scenario.buys.size(); ++i)
    {
        const std::string& name = scenario.buys[i].name;
        if (name == "hybrid")
            refuse(buyPaths[i]);
        else if (!name.empty() && rents.contains(name))
            issues.push_back({buyPaths[i] + ".name",
                              {COSTMODEL_TEXT("Message", "%1 is \"%2\" like a rental plan; names "
                                                         "of plans and purchases must differ"),
                               {buyPaths[i] + ".name", name}}});
    }
}

} // namespace

std::vector<std::string> pathsOf(const Scenario& scenario, std::string_view list)
{
    return entryPaths(*findChild(scenarioSchema(), list), {}, &scenario);
}

void checkNames(const Scenario& scenario, Issues& issues)
{
    walk(scenario,
         [&issues](const TableVisit& visit)
         {
             for (const Child& child : visit.schema->children)
                 if (child.cardinality != Cardinality::single &&
                     child.cardinality != Cardinality::optional &&
                     child.cardinality != Cardinality::list)
                     checkList(visit, child, issues);
         });
    checkOptionNames(scenario, issues);
}

} // namespace costmodel::checks
