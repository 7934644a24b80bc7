#include "model/analysis/pipeline.h"

#include "model/analysis/variants.h"

namespace costmodel
{

PipelineResult evaluatePipeline(const Scenario& scenario, const std::vector<OptionResult>& options)
{
    const OptionCosts repaired = optionCosts(makeTerms(scenario, true));
    PipelineResult result;
    for (std::size_t i = 0; i < options.size(); ++i)
    {
        const double cost = repaired.options[i].npv;
        result.options.push_back({options[i].name, cost, options[i].npvCost - cost});
    }
    return result;
}

} // namespace costmodel
