#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "data/import/base/columns.h"
#include "data/import/base/input.h"

namespace costmodel::data
{

/// Where the columns of a list of jobs are.
struct JobColumns
{
    using Place = std::optional<std::size_t>;

    Place job;
    Place start;
    Place end;
    Place duration;
    Place gpus;
    Place submit;
    Place milli;     ///< thousandths of each GPU (Alibaba 2023)
    Place instances; ///< of the same job, each with its GPUs
    Place perNode;   ///< GPUs of each node
    Place nodes;
    double gpuScale = 1; ///< of a GPU in the unit of `gpus`
    std::optional<double>
        durationUnit; ///< seconds in the unit of bare durations, if the name tells

    bool canTellHours() const
    {
        return (gpus || perNode) && (duration || (start && end));
    }
};

/// Finds the columns by the names that schedulers give them, or by the options column.NAME.
JobColumns jobColumnsOf(const Columns& columns, const ImportOptions& options);

} // namespace costmodel::data
