#include "model/insight/answer.h"

#include <algorithm>
#include <cmath>

#include "model/analysis/break_even.h"
#include "model/analysis/hybrid/instance_search.h"
#include "model/insight/answer_parts.h"
#include "model/insight/comparison.h"

namespace costmodel
{

namespace
{

Contender contenderOf(const OptionResult& option)
{
    return {option.name, option.kind, option.npvCost};
}

/// All that meet the demand, the cheapest first, ties in file order.
std::vector<Contender> ranking(const Evaluation& evaluation)
{
    std::vector<Contender> left;
    for (const OptionResult& option : evaluation.options)
        if (option.meetsDemand)
            left.push_back(contenderOf(option));
    std::vector<Contender> ranked;
    while (!left.empty())
    {
        double lowest = left.front().npvCost;
        for (const Contender& contender : left)
            lowest = std::min(lowest, contender.npvCost);
        const auto first =
            std::find_if(left.begin(), left.end(),
                         [lowest](const Contender& c) { return c.npvCost <= tieLimit(lowest); });
        ranked.push_back(*first);
        left.erase(first);
    }
    return ranked;
}

std::optional<Contender> firstOf(const std::vector<Contender>& ranked, OptionKind kind)
{
    for (const Contender& contender : ranked)
        if (contender.kind == kind)
            return contender;
    return std::nullopt;
}

bool tie(double a, double b)
{
    return std::fabs(a - b) <= tieShare * std::max(std::fabs(a), std::fabs(b));
}

std::optional<Contender> splitOf(const Evaluation& evaluation, const std::vector<Contender>& ranked)
{
    if (!evaluation.hybrid || !evaluation.hybrid->best)
        return std::nullopt;
    const double cost = evaluation.hybrid->best->npvCost;
    for (const Contender& contender : ranked)
        if (tie(contender.npvCost, cost))
            return std::nullopt;
    return Contender{"hybrid", OptionKind::hybrid, cost};
}

void putPlaces(const std::vector<Contender>& ranked, Answer& answer)
{
    if (ranked.empty() && answer.split)
    {
        answer.winner = answer.split;
        answer.verdict = Verdict::onlyOne;
        return;
    }
    if (ranked.empty())
    {
        answer.verdict = Verdict::noneMeets;
        return;
    }
    const Contender& first = ranked.front();
    answer.winner = first;
    const bool splitWins = answer.split && answer.split->npvCost < first.npvCost &&
                           !isTooClose(answer.split->npvCost, first.npvCost, answer.errorBand);
    if (splitWins)
    {
        answer.winner = answer.split;
        answer.runnerUp = first;
    }
    else if (answer.rent && answer.buy)
        answer.runnerUp = first.kind == OptionKind::buy ? answer.rent : answer.buy;
    else if (ranked.size() > 1)
        answer.runnerUp = ranked[1];
    else
    {
        answer.verdict = Verdict::onlyOne;
        return;
    }
    const double winner = answer.winner->npvCost;
    const double next = answer.runnerUp->npvCost;
    answer.margin = std::max(0.0, next - winner);
    if (winner > 0 && next > 0)
        answer.marginShare = *answer.margin / next;
    answer.verdict =
        isTooClose(winner, next, answer.errorBand) ? Verdict::tooClose : Verdict::cheapest;
}

} // namespace

bool isTooClose(double a, double b, double errorBand)
{
    const double lower = std::fabs(std::min(a, b));
    return std::fabs(a - b) <= errorBand * lower || tie(a, b);
}

Date dateAfter(const Date& start, double months)
{
    const double whole = std::floor(months);
    const Date from = addMonths(start, static_cast<int>(whole));
    const Date to = addMonths(start, static_cast<int>(whole) + 1);
    const long days = daysSinceEpoch(to) - daysSinceEpoch(from);
    return dateFromDays(daysSinceEpoch(from) +
                        std::lround(static_cast<double>(days) * (months - whole)));
}

Answer answerOf(const Scenario& scenario, const Evaluation& evaluation, double errorBand)
{
    Answer answer;
    answer.errorBand = errorBand;
    const std::vector<Contender> ranked = ranking(evaluation);
    answer.rent = firstOf(ranked, OptionKind::rent);
    answer.buy = firstOf(ranked, OptionKind::buy);
    answer.split = splitOf(evaluation, ranked);
    if (!evaluation.options.empty())
        putPlaces(ranked, answer);
    if (answer.rent && answer.buy)
        answer.utilization = utilizationLimits(scenario, evaluation, answer.buy->name);
    answer.headline = headlineOf(scenario, evaluation, answer);
    answer.figures = figuresOf(scenario, evaluation, answer);
    return answer;
}

} // namespace costmodel
