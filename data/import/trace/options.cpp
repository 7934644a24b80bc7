#include "data/import/trace/options.h"

#include <array>

namespace costmodel::data
{

namespace
{

constexpr ImportOption step{"step", COSTMODEL_TEXT("Label", "step of the curve of demand, such as "
                                                            "10min, 1h, 1d")};
constexpr ImportOption from{"from",
                            COSTMODEL_TEXT("Label", "leave out the demand before this time")};
constexpr ImportOption to{"to", COSTMODEL_TEXT("Label", "leave out the demand after this time")};

constexpr std::array jobs{step, from, to};
constexpr std::array jobList{
    step,
    from,
    to,
    ImportOption{"now", COSTMODEL_TEXT("Label", "jobs without an end run until this time")},
    ImportOption{"origin", COSTMODEL_TEXT("Label", "the moment from which times in bare seconds "
                                                   "count")},
    ImportOption{"duration_unit", COSTMODEL_TEXT("Label", "unit of bare durations: s, min, h, d")},
    ImportOption{"column.",
                 COSTMODEL_TEXT("Label", "name of the column for time, gpus, total, "
                                         "pending (series) or start, end, duration, gpus, "
                                         "submit (jobs)")},
};

constexpr std::array series{
    step,
    from,
    to,
    ImportOption{"gpus_per_node", COSTMODEL_TEXT("Label", "GPUs of a node, where a series counts "
                                                          "nodes")},
    ImportOption{"gaps",
                 COSTMODEL_TEXT("Label", "what the curve has where nothing is recorded: mean, "
                                         "hold, zero")},
    ImportOption{"column.",
                 COSTMODEL_TEXT("Label", "name of the column for time, gpus, total, "
                                         "pending (series) or start, end, duration, gpus, "
                                         "submit (jobs)")},
};

} // namespace

std::span<const ImportOption> demandOptionList()
{
    return jobs;
}

std::span<const ImportOption> jobListOptionList()
{
    return jobList;
}

std::span<const ImportOption> seriesOptionList()
{
    return series;
}

} // namespace costmodel::data
