#include "model/usage/repair.h"

namespace costmodel
{

std::optional<Repair> repair(std::optional<double> meanUtilization, std::optional<double> gpuHours,
                             double after)
{
    if (!meanUtilization || !(*meanUtilization > 0) || *meanUtilization / 100 >= after)
        return {};
    Repair result;
    result.now = *meanUtilization / 100;
    result.after = after;
    result.savedShare = 1 - result.now / after;
    result.gpuHours = gpuHours;
    if (gpuHours)
        result.gpuHoursSaved = *gpuHours * result.savedShare;
    return result;
}

std::vector<Message> describe(const Repair& repair)
{
    std::vector<Message> sentences{
        {COSTMODEL_TEXT("Message",
                        "The GPUs work %1 of the time on average. With a pipeline that keeps them "
                        "busy %2 of the time the same work needs %3 fewer GPU-hours."),
         {Share{repair.now}, Share{repair.after}, Share{repair.savedShare}}}};
    if (repair.gpuHours)
        sentences.push_back(
            {COSTMODEL_TEXT("Message",
                            "Of the %1 GPU-hours in this log the repair would have saved %2."),
             {*repair.gpuHours, *repair.gpuHoursSaved}});
    return sentences;
}

} // namespace costmodel
