#include "data/export/json/json_export.h"

#include <nlohmann/json.hpp>

#include "data/export/json/option_json.h"

namespace costmodel::data
{

namespace
{

Json scenarioJson(const EvaluatedScenario& evaluated)
{
    const General& general = evaluated.scenario.general;
    return {{"name", general.name},
            {"currency", general.currency},
            {"start", isoDate(general.start)},
            {"horizon_months", general.horizonMonths},
            {"discount_rate", general.discountRate},
            {"sha256", textOrNull(evaluated.sha256)}};
}

Json demandJson(const DemandResult& demand)
{
    Json months = Json::array();
    for (const DemandMonth& month : demand.months)
        months.push_back(
            {{"month", month.month}, {"gpu_hours", month.gpuHours}, {"peak_gpus", month.peakGpus}});
    return {{"gpu", demand.gpu},
            {"gpu_hours", demand.gpuHours},
            {"peak_gpus", demand.peakGpus},
            {"months", std::move(months)}};
}

Json utilizationJson(const std::vector<UtilizationPoint>& points)
{
    Json factors = Json::array();
    Json hours = Json::array();
    Json shares = Json::array();
    for (const UtilizationPoint& point : points)
    {
        factors.push_back(point.factor);
        hours.push_back(point.hoursPerGpuMonth);
        shares.push_back(point.shareOfOwned);
    }
    return {{"factors", std::move(factors)},
            {"hours_per_gpu_month", std::move(hours)},
            {"share_of_owned", std::move(shares)}};
}

Json breakEvenJson(const BreakEven& pair)
{
    Json crossings = Json::array();
    for (const Crossing& crossing : pair.crossings)
        crossings.push_back({{"month", crossing.month},
                             {"direction", crossing.buyBecomesCheaper ? "buy becomes cheaper"
                                                                      : "buy becomes dearer"}});
    return {{"buy", pair.buy},
            {"rent", pair.rent},
            {"comparable", pair.comparable},
            {"month", numberOrNull(pair.month)},
            {"discounted_month", numberOrNull(pair.discountedMonth)},
            {"exit_month", numberOrNull(pair.exitMonth)},
            {"crossings", std::move(crossings)},
            {"utilization", utilizationJson(pair.utilization)},
            {"rent_price_factor", numberOrNull(pair.rentPriceFactor)},
            {"rent_price", numberOrNull(pair.rentPrice)},
            {"purchase_price_factor", numberOrNull(pair.purchasePriceFactor)},
            {"purchase_price", numberOrNull(pair.purchasePrice)},
            {"irr", Json(pair.irr)}};
}

Json splitJson(const Split& split)
{
    return {{"buy", textOrNull(split.buy)},
            {"servers", split.servers},
            {"committed", textOrNull(split.committed)},
            {"committed_instances", split.committedInstances},
            {"flexible", textOrNull(split.flexible)},
            {"npv_cost", split.npvCost}};
}

Json bestSplitJson(const BestSplit& best)
{
    Json json = splitJson(best);
    json["cash_total"] = best.cashTotal;
    json["shares"] = {{"own", best.ownShare},
                      {"committed", best.committedShare},
                      {"flexible", best.flexibleShare}};
    json["option"] = optionJson(best.option);
    return json;
}

/// Names its purchase also at 0 servers, unlike a split by itself.
Json splitByServersJson(const SplitByServers& entry)
{
    if (!entry.split)
        return {{"buy", entry.buy},     {"servers", entry.servers},
                {"committed", nullptr}, {"committed_instances", nullptr},
                {"flexible", nullptr},  {"npv_cost", nullptr}};
    Json json = splitJson(*entry.split);
    json["buy"] = entry.buy;
    json["servers"] = entry.servers;
    return json;
}

Json hybridJson(const std::optional<HybridResult>& hybrid)
{
    if (!hybrid)
        return nullptr;
    Json splits = Json::array();
    for (const SplitByServers& entry : hybrid->byServers)
        splits.push_back(splitByServersJson(entry));
    return {{"best", hybrid->best ? bestSplitJson(*hybrid->best) : Json()},
            {"by_servers", std::move(splits)}};
}

Json pipelineJson(const std::optional<PipelineResult>& pipeline)
{
    if (!pipeline)
        return nullptr;
    Json options = Json::array();
    for (const PipelineOption& option : pipeline->options)
        options.push_back(
            {{"name", option.name}, {"npv_cost", option.npvCost}, {"saving", option.saving}});
    return {{"options", std::move(options)}};
}

Json sensitivityJson(const SensitivityResult& row)
{
    Json options = Json::array();
    for (const SensitivityResult::Option& option : row.options)
        options.push_back({{"name", option.name},
                           {"npv_cost_low", numberOrNull(option.npvCostLow)},
                           {"npv_cost_high", numberOrNull(option.npvCostHigh)}});
    Json pairs = Json::array();
    for (const SensitivityResult::Pair& pair : row.breakEven)
        pairs.push_back({{"buy", pair.buy},
                         {"rent", pair.rent},
                         {"month_low", numberOrNull(pair.monthLow)},
                         {"month_high", numberOrNull(pair.monthHigh)}});
    Json hybrid;
    if (row.hasHybrid)
        hybrid = {{"npv_cost_low", numberOrNull(row.hybridLow)},
                  {"npv_cost_high", numberOrNull(row.hybridHigh)}};
    return {{"path", row.path},
            {"low", row.low},
            {"high", row.high},
            {"options", std::move(options)},
            {"hybrid", std::move(hybrid)},
            {"break_even", std::move(pairs)}};
}

void addQuantiles(Json& json, const std::optional<MonteCarloResult::Quantiles>& quantiles)
{
    using Quantiles = MonteCarloResult::Quantiles;
    const auto add = [&](const char* key, double Quantiles::*member)
    {
        json[key] = quantiles ? Json((*quantiles).*member) : Json();
    };
    add("p5", &Quantiles::p5);
    add("p25", &Quantiles::p25);
    add("p50", &Quantiles::p50);
    add("p75", &Quantiles::p75);
    add("p95", &Quantiles::p95);
}

Json monteCarloJson(const std::optional<MonteCarloResult>& result)
{
    if (!result)
        return nullptr;
    Json options = Json::array();
    for (const MonteCarloResult::Option& option : result->options)
    {
        Json json = {{"name", option.name}, {"mean", option.mean}, {"sd", option.sd}};
        addQuantiles(json, option.quantiles);
        json["cheapest_share"] = option.cheapestShare;
        options.push_back(std::move(json));
    }
    Json pairs = Json::array();
    for (const MonteCarloResult::Pair& pair : result->breakEven)
    {
        Json json = {{"buy", pair.buy}, {"rent", pair.rent}};
        addQuantiles(json, pair.quantiles);
        json["none_share"] = pair.noneShare;
        pairs.push_back(std::move(json));
    }
    return {{"draws", result->draws},
            {"seed", result->seed},
            {"options", std::move(options)},
            {"break_even", std::move(pairs)}};
}

/// The warnings belong to the advice, so they are among its reasons, too.
Json recommendationJson(const Evaluation& evaluation, const Language& language)
{
    const Recommendation& recommendation = evaluation.recommendation;
    Json reasons = Json::array();
    for (const Message& reason : recommendation.reasons)
        reasons.push_back(render(reason, language));
    for (const Warning& warning : evaluation.warnings)
        reasons.push_back(render(warning.text, language));
    return {{"option", recommendation.option ? Json(*recommendation.option) : Json()},
            {"npv_cost", numberOrNull(recommendation.npvCost)},
            {"runner_up", recommendation.runnerUp ? Json(*recommendation.runnerUp) : Json()},
            {"margin", numberOrNull(recommendation.margin)},
            {"reasons", std::move(reasons)}};
}

Json resultsJson(const EvaluatedScenario& evaluated, const Language& language)
{
    const Evaluation& evaluation = evaluated.evaluation;
    Json options = Json::array();
    for (const OptionResult& option : evaluation.options)
        options.push_back(optionJson(option));
    Json pairs = Json::array();
    for (const BreakEven& pair : evaluation.breakEven)
        pairs.push_back(breakEvenJson(pair));
    Json sensitivity = Json::array();
    for (const SensitivityResult& row : evaluation.sensitivity)
        sensitivity.push_back(sensitivityJson(row));
    Json warnings = Json::array();
    for (const Warning& warning : evaluation.warnings)
        warnings.push_back({{"code", warning.code}, {"text", render(warning.text, language)}});
    return {{"schema", jsonSchema},
            {"program", "costmodel " COSTMODEL_VERSION},
            {"scenario", scenarioJson(evaluated)},
            {"demand", demandJson(evaluation.demand)},
            {"options", std::move(options)},
            {"break_even", std::move(pairs)},
            {"hybrid", hybridJson(evaluation.hybrid)},
            {"pipeline", pipelineJson(evaluation.pipeline)},
            {"sensitivity", std::move(sensitivity)},
            {"monte_carlo", monteCarloJson(evaluation.monteCarlo)},
            {"recommendation", recommendationJson(evaluation, language)},
            {"warnings", std::move(warnings)}};
}

std::string printed(const Json& json)
{
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

std::string jsonResults(const EvaluatedScenario& evaluated, const Language& language)
{
    return printed(resultsJson(evaluated, language));
}

std::string jsonResults(std::span<const EvaluatedScenario> evaluated, const Language& language)
{
    Json array = Json::array();
    for (const EvaluatedScenario& one : evaluated)
        array.push_back(resultsJson(one, language));
    return printed(array);
}

} // namespace costmodel::data
