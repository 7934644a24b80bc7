#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/text/message.h"

namespace costmodel
{

/// What the repair of the input pipeline is worth in a scenario.
struct RepairSaving
{
    std::string currency;
    double gpuHours = 0;                 ///< demand over the horizon without the repair
    double gpuHoursSaved = 0;            ///< from the month on in which the repair is done
    std::vector<PipelineOption> options; ///< in file order
    /// NPV cost of the cheapest option that meets the demand without the repair, less that of the
    /// cheapest with it; the price of the repair is in it. None if no option meets the demand.
    std::optional<double> best;
    std::string cheapestBefore; ///< names of those two options
    std::string cheapestAfter;
};

/// The scenario's demand and options with and without a repair from a utilisation of `now` to
/// `after` (shares, 0 < now < after). Cost and duration of the repair are those of the scenario's
/// [pipeline], else 0. Expects a valid scenario.
RepairSaving repairSaving(Scenario scenario, double now, double after);

/// The saving in whole sentences.
std::vector<Message> describe(const RepairSaving& saving);

} // namespace costmodel
