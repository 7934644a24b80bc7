#include "ui/forms/list_edits.h"

#include <QCoreApplication>

#include "model/scenario/rename.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct ListEdits
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::ListEdits)
};

QString label(const Child& child)
{
    return translated("Table", child.table->label);
}

/// Copies all that a table holds; both have the same schema.
void copyTable(const TableSchema& schema, const void* from, void* to)
{
    for (const Field& field : schema.fields)
        field.set(to, field.get(from));
    if (const Sourced* const source = sourced(schema, from))
        *sourced(schema, to) = *source;
    for (const Child& child : schema.children)
        for (std::size_t i = 0; i < child.count(from); ++i)
        {
            void* const original = child.at(const_cast<void*>(from), i);
            void* const copy = i < child.count(to) ? child.at(to, i) : child.append(to);
            copyTable(*child.table, original, copy);
            const std::string name = entryName(*child.table, original);
            if (!name.empty())
                setEntryName(*child.table, copy, name);
        }
}

} // namespace

void* tableAt(Scenario& scenario, const std::string& path)
{
    void* found = nullptr;
    walk(scenario,
         [&](const TableVisit& visit)
         {
             if (!found && visit.path == path)
                 found = const_cast<void*>(visit.table);
         });
    return found;
}

void addEntry(ScenarioDocument& document, const std::string& parentPath, const Child& child,
              const QString& what, const std::function<void(void* entry)>& fill)
{
    document.endMerge();
    document.edit(what,
                  [&](Scenario& scenario)
                  {
                      void* const parent = tableAt(scenario, parentPath);
                      if (!parent)
                          return;
                      const TableSchema* schema = &scenarioSchema();
                      walk(scenario,
                           [&](const TableVisit& visit)
                           {
                               if (visit.path == parentPath)
                                   schema = visit.schema;
                           });
                      dropAlternatives(*schema, parent, child.key);
                      fill(child.append(parent));
                  });
}

void duplicateEntry(ScenarioDocument& document, const std::string& parentPath, const Child& child,
                    std::size_t index)
{
    document.endMerge();
    document.edit(ListEdits::tr("Copy an entry of %1").arg(label(child)),
                  [&](Scenario& scenario)
                  {
                      void* const parent = tableAt(scenario, parentPath);
                      if (!parent || index >= child.count(parent))
                          return;
                      const std::string name = entryName(*child.table, child.at(parent, index));
                      const std::string free = name.empty() ? name : freeName(child, parent, name);
                      void* const copy = child.append(parent);
                      copyTable(*child.table, child.at(parent, index), copy);
                      if (!free.empty())
                          setEntryName(*child.table, copy, free);
                      child.move(parent, child.count(parent) - 1, index + 1);
                  });
}

void moveEntry(ScenarioDocument& document, const std::string& parentPath, const Child& child,
               std::size_t from, std::size_t to)
{
    document.endMerge();
    document.edit(ListEdits::tr("Move an entry of %1").arg(label(child)),
                  [&](Scenario& scenario)
                  {
                      void* const parent = tableAt(scenario, parentPath);
                      if (parent && from < child.count(parent) && to < child.count(parent))
                          child.move(parent, from, to);
                  });
}

void removeEntry(ScenarioDocument& document, const std::string& parentPath, const Child& child,
                 std::size_t index)
{
    document.endMerge();
    document.edit(ListEdits::tr("Remove an entry of %1").arg(label(child)),
                  [&](Scenario& scenario)
                  {
                      void* const parent = tableAt(scenario, parentPath);
                      if (parent && index < child.count(parent))
                          child.erase(parent, index);
                  });
}

} // namespace costmodel::ui
