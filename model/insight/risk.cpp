#include "model/insight/risk.h"

#include <algorithm>
#include <cmath>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include "model/analysis/monte_carlo.h"
#include "model/insight/answer_parts.h"

namespace costmodel
{

namespace
{

/// Memory of the fan: 32 MB.
constexpr std::size_t mostMonths = 4'000'000;

/// Linear between order statistics. Expects sorted values, not empty.
double quantileOf(std::span<const double> sorted, double share)
{
    const double position = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const double next = sorted[std::min(below + 1, sorted.size() - 1)];
    return sorted[below] + (position - static_cast<double>(below)) * (next - sorted[below]);
}

RiskQuantiles quantilesOf(std::span<const double> sorted)
{
    return {quantileOf(sorted, 0.05), quantileOf(sorted, 0.10), quantileOf(sorted, 0.25),
            quantileOf(sorted, 0.50), quantileOf(sorted, 0.75), quantileOf(sorted, 0.90),
            quantileOf(sorted, 0.95)};
}

/// The numbers among them, the lowest first.
std::vector<double> sortedNumbers(std::vector<double> values)
{
    std::erase_if(values, [](double value) { return std::isnan(value); });
    std::sort(values.begin(), values.end());
    return values;
}

/// The cheapest of a kind, of those that meet the demand if any does.
std::string cheapestName(const Evaluation& evaluation, OptionKind kind)
{
    const OptionResult* best = nullptr;
    for (const OptionResult& option : evaluation.options)
        if (option.kind == kind &&
            (!best || (option.meetsDemand && !best->meetsDemand) ||
             (option.meetsDemand == best->meetsDemand && option.npvCost < best->npvCost)))
            best = &option;
    return best ? best->name : std::string();
}

template <class Named>
std::size_t indexOf(const std::vector<Named>& entries, const std::string& name)
{
    const Named* const entry = findNamed(entries, name);
    return entry ? static_cast<std::size_t>(entry - entries.data()) : entries.size();
}

void putFan(const DrawRecord& record, int horizon, RiskResult& risk)
{
    const std::size_t months = static_cast<std::size_t>(horizon) + 1;
    std::vector<std::optional<FanMonth>> fan(months);
    tbb::parallel_for(std::size_t{0}, months,
                      [&](std::size_t m)
                      {
                          std::vector<double> values;
                          values.reserve(record.monthDraws);
                          for (std::size_t draw = 0; draw < record.monthDraws; ++draw)
                              values.push_back(record.differences[draw * months + m]);
                          values = sortedNumbers(std::move(values));
                          if (!values.empty())
                              fan[m] = FanMonth{static_cast<int>(m), quantilesOf(values)};
                      });
    for (const std::optional<FanMonth>& month : fan)
        if (month)
            risk.fan.push_back(*month);
    risk.fanDraws = static_cast<std::int64_t>(record.monthDraws);
}

} // namespace

std::optional<RiskResult> evaluateRisk(const Scenario& scenario, const Evaluation& evaluation,
                                       const EvaluationOptions& options, const std::string& buy,
                                       const std::string& rent)
{
    RiskResult risk;
    risk.buy = buy.empty() ? cheapestName(evaluation, OptionKind::buy) : buy;
    risk.rent = rent.empty() ? cheapestName(evaluation, OptionKind::rent) : rent;
    DrawRecord record;
    record.buy = indexOf(scenario.buys, risk.buy);
    record.rent = indexOf(scenario.rents, risk.rent);
    if (record.buy == scenario.buys.size() || record.rent == scenario.rents.size())
        return std::nullopt;
    const int horizon = scenario.general.horizonMonths;
    record.monthDraws =
        std::max<std::size_t>(1, mostMonths / (static_cast<std::size_t>(horizon) + 1));
    std::vector<Warning> warnings;
    if (!evaluateMonteCarlo(scenario, options, warnings, &record))
        return std::nullopt;
    risk.draws = scenario.monteCarlo.draws;
    risk.seed = scenario.monteCarlo.seed;
    risk.savings = sortedNumbers(std::move(record.savings));
    risk.counted = static_cast<std::int64_t>(risk.savings.size());
    if (risk.savings.empty())
        return risk;
    const auto firstGain = std::upper_bound(risk.savings.begin(), risk.savings.end(), 0.0);
    risk.buyIsCheaper = static_cast<double>(risk.savings.end() - firstGain) /
                        static_cast<double>(risk.savings.size());
    risk.quantiles = quantilesOf(risk.savings);
    tbb::task_arena arena(options.threads > 0 ? options.threads : tbb::task_arena::automatic);
    arena.execute([&] { putFan(record, horizon, risk); });
    return risk;
}

std::vector<Message> riskSentence(const Scenario& scenario, const RiskResult& risk)
{
    const std::string buy = quotedName(risk.buy);
    const std::string rent = quotedName(risk.rent);
    if (risk.counted == 0)
        return {{COSTMODEL_TEXT("Message", "In none of the %1 futures drawn do buying (%2) and "
                                           "renting (%3) both meet the demand, so they cannot be "
                                           "compared."),
                 {static_cast<long>(risk.draws), buy, rent}}};
    std::vector<Message> sentences;
    const double share = risk.buyIsCheaper;
    const long ofHundred = std::lround(share * 100);
    if (share == 0 || share == 1)
        sentences.push_back(
            {share == 1
                 ? COSTMODEL_TEXT("Message", "In every future drawn buying (%1) is cheaper than "
                                             "renting (%2).")
                 : COSTMODEL_TEXT("Message", "In no future drawn is buying (%1) cheaper than "
                                             "renting (%2)."),
             {buy, rent}});
    else if (ofHundred == 0 || ofHundred == 100)
        sentences.push_back(
            {ofHundred == 100
                 ? COSTMODEL_TEXT("Message", "In more than 99 of 100 futures buying (%1) is "
                                             "cheaper than renting (%2).")
                 : COSTMODEL_TEXT("Message", "In fewer than 1 of 100 futures buying (%1) is "
                                             "cheaper than renting (%2)."),
             {buy, rent}});
    else
        sentences.push_back({COSTMODEL_TEXT("Message", "In %1 of 100 futures buying (%2) is "
                                                       "cheaper than renting (%3)."),
                             {ofHundred, buy, rent}});
    const double worst = risk.quantiles->p10;
    const std::string& currency = scenario.general.currency;
    if (worst < 0)
        sentences.push_back({COSTMODEL_TEXT("Message", "In the worst 10 of 100 it costs at least "
                                                       "%1 more."),
                             {Amount{-worst, currency}}});
    else
        sentences.push_back({COSTMODEL_TEXT("Message", "In 90 of 100 it saves at least %1."),
                             {Amount{worst, currency}}});
    if (risk.counted < risk.draws)
        sentences.push_back(
            {COSTMODEL_TEXT("Message", "%1 of %2 futures are left out: there one of the two does "
                                       "not meet the demand, or the inputs are not allowed."),
             {static_cast<long>(risk.draws - risk.counted), static_cast<long>(risk.draws)}});
    return sentences;
}

} // namespace costmodel
