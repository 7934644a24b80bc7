#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/analysis/evaluation.h"
#include "model/scenario/field.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

/// Quantiles of a saving: "P10" is exceeded in 90 of 100 futures.
struct RiskQuantiles
{
    double p5 = 0;
    double p10 = 0;
    double p25 = 0;
    double p50 = 0;
    double p75 = 0;
    double p90 = 0;
    double p95 = 0;
};

/// Of one month: how much more owning has cost by then than renting, undiscounted.
struct FanMonth
{
    int month = 0;
    RiskQuantiles difference;
};

/// Buying one purchase instead of renting by one plan, over all futures that were drawn.
struct RiskResult
{
    std::string buy;
    std::string rent;
    std::int64_t draws = 0;
    std::int64_t seed = 0;
    std::int64_t counted = 0; ///< draws that are allowed and in which both meet the demand
    /// NPV cost of renting less that of buying, of every counted draw, the lowest first.
    std::vector<double> savings;
    double buyIsCheaper = 0;                ///< share of the counted draws with a saving above 0
    std::optional<RiskQuantiles> quantiles; ///< none if nothing was counted
    std::vector<FanMonth> fan;              ///< months 0..H
    std::int64_t fanDraws = 0; ///< the fan is of the first so many draws: memory is limited
};

/// The cheapest purchase and rental of `evaluation` are compared unless names are given. None
/// without [[uncertain]], without one of each kind, or if it was stopped. Draws are those of
/// evaluateMonteCarlo.
std::optional<RiskResult> evaluateRisk(const Scenario& scenario, const Evaluation& evaluation,
                                       const EvaluationOptions& options = {},
                                       const std::string& buy = {}, const std::string& rent = {});

/// "In 87 of 100 futures buying is cheaper; in the worst 10 it costs at least X more." One or two
/// sentences.
std::vector<Message> riskSentence(const Scenario& scenario, const RiskResult& risk);

struct HistogramBin
{
    double from = 0;
    double to = 0; ///< excluded, but for the last
    std::int64_t count = 0;
};
/// Equal bins with round ends that hold all values; about `bins` of them. Expects sorted values.
std::vector<HistogramBin> histogram(std::span<const double> sorted, int bins);
/// Share of values within [from, to]. Expects sorted values, not empty.
double shareBetween(std::span<const double> sorted, double from, double to);

/// What one input does to a result, from its low to its high value.
struct TornadoRow
{
    std::string path;
    const char* label = ""; ///< English, context "Field"
    std::string of;
    Unit unit = Unit::none;
    double value = 0; ///< of the input
    double low = 0;   ///< of the input: what was evaluated
    double high = 0;
    std::optional<double> atLow; ///< the result; none where not allowed or, for months, never
    std::optional<double> atHigh;
};

/// What a tornado is of: the NPV cost of an option ("hybrid": the best split), NPV cost of a
/// purchase less that of a rental, or the break-even month of that pair.
struct TornadoTarget
{
    std::string option; ///< or
    std::string buy;
    std::string rent;
    bool isMonth = false;
};
struct Tornado
{
    std::optional<double> base;
    std::vector<TornadoRow> rows; ///< the widest first; those with a missing end before them
};
Tornado tornado(const Scenario& scenario, const Evaluation& evaluation,
                const TornadoTarget& target);

} // namespace costmodel
