#pragma once

#include <functional>
#include <string>

#include "model/scenario/walk.h"
#include "ui/document/scenario_document.h"

namespace costmodel::ui
{

/// Steps that add, copy, move and remove entries of the lists of a scenario, and make optional
/// tables be there or not. `parentPath` is the table that holds the list, empty for the scenario.

/// Adds an entry with its defaults; `fill` completes it before the step is done.
void addEntry(ScenarioDocument& document, const std::string& parentPath, const Child& child,
              const QString& what, const std::function<void(void* entry)>& fill);
/// A copy behind the entry, "NAME 2" if entries have names.
void duplicateEntry(ScenarioDocument& document, const std::string& parentPath, const Child& child,
                    std::size_t index);
void moveEntry(ScenarioDocument& document, const std::string& parentPath, const Child& child,
               std::size_t from, std::size_t to);
void removeEntry(ScenarioDocument& document, const std::string& parentPath, const Child& child,
                 std::size_t index);

/// The table at a path of a scenario, null if there is none.
void* tableAt(Scenario& scenario, const std::string& path);

} // namespace costmodel::ui
