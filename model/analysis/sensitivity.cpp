#include "model/analysis/sensitivity.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include "model/analysis/crossings.h"
#include "model/analysis/hybrid.h"
#include "model/analysis/variants.h"
#include "model/scenario/schema.h"

namespace costmodel
{

namespace
{

/// One input at one of its two values.
struct Moved
{
    bool isAllowed = false;
    OptionCosts costs;
    std::optional<double> hybrid;
    std::vector<Warning> warnings;
};

Moved move(const Scenario& scenario, const std::string& path, double factor, bool withHybrid)
{
    Moved moved;
    const std::optional<Scenario> variant = variantOf(scenario, path, factor, moved.warnings);
    if (!variant)
        return moved;
    moved.isAllowed = true;
    const Terms terms = makeTerms(*variant);
    moved.costs = optionCosts(terms);
    if (withHybrid)
        moved.hybrid = bestSplitCost(terms);
    return moved;
}

std::optional<double> breakEvenOf(const Moved& moved, std::size_t buy, std::size_t rent)
{
    if (!moved.isAllowed)
        return std::nullopt;
    return breakEvenMonth(moved.costs.options[buy].cumulative,
                          moved.costs.options[rent].cumulative);
}

std::optional<double> npvOf(const Moved& moved, std::size_t option)
{
    return moved.isAllowed ? std::optional(moved.costs.options[option].npv) : std::nullopt;
}

SensitivityResult together(const Scenario& scenario, const Sensitivity& input, const Moved& low,
                           const Moved& high)
{
    SensitivityResult result;
    result.path = input.path;
    result.low = input.low;
    result.high = input.high;
    result.hasHybrid = !scenario.rents.empty() && !scenario.buys.empty();
    result.hybridLow = low.hybrid;
    result.hybridHigh = high.hybrid;
    const std::size_t plans = scenario.rents.size();
    const std::size_t purchases = scenario.buys.size();
    for (std::size_t i = 0; i < plans + purchases; ++i)
    {
        const std::string& name =
            i < plans ? scenario.rents[i].name : scenario.buys[i - plans].name;
        result.options.push_back({name, npvOf(low, i), npvOf(high, i)});
    }
    for (std::size_t buy = 0; buy < purchases; ++buy)
        for (std::size_t rent = 0; rent < plans; ++rent)
            result.breakEven.push_back({scenario.buys[buy].name, scenario.rents[rent].name,
                                        breakEvenOf(low, plans + buy, rent),
                                        breakEvenOf(high, plans + buy, rent)});
    return result;
}

double widestSwing(const SensitivityResult& result)
{
    double widest = 0;
    for (const SensitivityResult::Option& option : result.options)
        if (option.npvCostLow && option.npvCostHigh)
            widest = std::max(widest, std::fabs(*option.npvCostHigh - *option.npvCostLow));
    return widest;
}

} // namespace

std::vector<Sensitivity> sensitivitiesOf(const Scenario& scenario)
{
    if (!scenario.sensitivities.empty())
        return scenario.sensitivities;
    std::vector<Sensitivity> inputs;
    const auto add = [&inputs](std::string_view path)
    {
        inputs.emplace_back().path = path;
    };
    for (const Field& factor : factorFields())
        add(factor.key);
    add("scenario.discount_rate");
    return inputs;
}

std::vector<SensitivityResult> evaluateSensitivity(const Scenario& scenario,
                                                   const EvaluationOptions& options,
                                                   std::vector<Warning>& warnings)
{
    const std::vector<Sensitivity> inputs = sensitivitiesOf(scenario);
    std::vector<Moved> moved(inputs.size() * 2);
    std::atomic<std::size_t> done = 0;
    tbb::task_arena arena(options.threads > 0 ? options.threads : tbb::task_arena::automatic);
    arena.execute(
        [&]
        {
            tbb::parallel_for(std::size_t{0}, moved.size(),
                              [&](std::size_t i)
                              {
                                  if (options.stop.stop_requested())
                                      return;
                                  const Sensitivity& input = inputs[i / 2];
                                  moved[i] =
                                      move(scenario, input.path,
                                           i % 2 == 0 ? input.low : input.high, options.hybrid);
                                  if (options.progress)
                                      options.progress(static_cast<double>(++done) /
                                                       static_cast<double>(moved.size()));
                              });
        });
    std::vector<SensitivityResult> results;
    if (options.stop.stop_requested())
        return results;
    for (std::size_t i = 0; i < inputs.size(); ++i)
    {
        results.push_back(together(scenario, inputs[i], moved[2 * i], moved[2 * i + 1]));
        for (std::size_t end = 0; end < 2; ++end)
            warnings.insert(warnings.end(), moved[2 * i + end].warnings.begin(),
                            moved[2 * i + end].warnings.end());
    }
    std::stable_sort(results.begin(), results.end(),
                     [](const SensitivityResult& a, const SensitivityResult& b)
                     { return widestSwing(a) > widestSwing(b); });
    return results;
}

} // namespace costmodel
