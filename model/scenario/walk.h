#pragma once

#include <functional>
#include <string>
#include <vector>

#include "model/scenario/schema.h"

namespace costmodel
{

/// A table of a scenario that is being walked through.
struct TableVisit
{
    const TableSchema* schema = nullptr;
    const void* table = nullptr;
    std::string path;                   ///< "buy[own].power"; empty for the scenario itself
    const Child* child = nullptr;       ///< how its parent holds it; null for the scenario itself
    const TableVisit* parent = nullptr; ///< null for the scenario itself
};

/// Calls `visit` for the scenario itself and every table in it, in the order of the schema, each
/// table before those below it.
void walk(const Scenario& scenario, const std::function<void(const TableVisit&)>& visit);

/// Path of a key of a visited table; a rate of [fx] is a key itself.
std::string keyPath(const TableVisit& visit, const Field& field);

/// Paths of the entries that `parent` has of `child`. One that has no name, or that of an entry
/// before it, goes by its position from 1.
std::vector<std::string> entryPaths(const Child& child, const std::string& parentPath,
                                    const void* parent);

/// The entry that goes by `name` in brackets, its number of entries if there is none.
std::size_t findEntry(const Child& child, const void* parent, std::string_view name);

} // namespace costmodel
