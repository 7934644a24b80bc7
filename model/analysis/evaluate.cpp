#include "model/analysis/break_even.h"
#include "model/analysis/evaluation.h"
#include "model/analysis/hybrid.h"
#include "model/analysis/monte_carlo.h"
#include "model/analysis/options.h"
#include "model/analysis/pipeline.h"
#include "model/analysis/recommendation.h"
#include "model/analysis/sensitivity.h"
#include "model/analysis/warnings.h"

namespace costmodel
{

namespace
{

DemandResult demandResult(const Terms& terms)
{
    DemandResult result;
    result.gpu = terms.scenario->demand.gpu;
    result.gpuHours = terms.demand.totalWork();
    result.peakGpus = terms.demand.highestPeak();
    for (int month = 1; month <= terms.timeline.horizon; ++month)
        result.months.push_back({month, terms.demand.work(month), terms.demand.peak(month)});
    return result;
}

} // namespace

Evaluation evaluate(const Scenario& scenario, const EvaluationOptions& options)
{
    const Terms terms = makeTerms(scenario);
    Evaluation evaluation;
    evaluation.demand = demandResult(terms);
    for (std::size_t rent = 0; rent < terms.rents.size(); ++rent)
        evaluation.options.push_back(rentResult(terms, rent));
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
        evaluation.options.push_back(buyResult(terms, buy));
    if (options.breakEven)
        evaluation.breakEven = breakEvens(terms, evaluation.options);
    if (options.hybrid)
        evaluation.hybrid = bestSplits(terms, options.stop);
    if (scenario.pipeline)
        evaluation.pipeline = evaluatePipeline(scenario, evaluation.options);
    evaluation.warnings = findWarnings(terms, evaluation.options);
    if (options.sensitivity)
        evaluation.sensitivity = evaluateSensitivity(scenario, options, evaluation.warnings);
    if (options.monteCarlo)
        evaluation.monteCarlo = evaluateMonteCarlo(scenario, options, evaluation.warnings);
    evaluation.recommendation = recommend(scenario, evaluation);
    return evaluation;
}

} // namespace costmodel
