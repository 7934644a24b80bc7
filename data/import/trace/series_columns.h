#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "data/import/base/columns.h"
#include "data/import/base/input.h"

namespace costmodel::data
{

/// Where the columns of a series are.
struct SeriesColumns
{
    using Place = std::optional<std::size_t>;

    Place time;
    Place inUse;
    Place total;
    Place pending;
    bool isNodes = false;   ///< the column counts nodes, by its name
    bool isUnclear = false; ///< its name does not say what it counts ("active")
    bool isTold = false;    ///< a person named the column
};

/// Finds the columns by the names of monitoring programs or by the options column.NAME.
SeriesColumns seriesColumnsOf(const Columns& columns, const ImportOptions& options);

/// Whether a header has a column of times, by its name.
bool hasTimeColumn(const Columns& columns);

} // namespace costmodel::data
