#include <algorithm>
#include <cmath>

#include "model/analysis/break_even.h"
#include "model/analysis/options.h"
#include "model/insight/answer_parts.h"
#include "model/insight/comparison.h"

namespace costmodel
{

namespace
{

/// The preferred kind as a function of the factor on the hours.
class Preferences
{
public:
    explicit Preferences(const Terms& terms)
        : m_terms(terms)
    {
    }

    int signAt(double factor)
    {
        Terms scaled = m_terms;
        scaled.demand.scaleHours(factor);
        putWayCosts(scaled, m_flows, m_costs);
        return preferenceOf(m_costs, m_terms.rents.size()).sign;
    }

    /// Where the sign changes between `from`, where it is `sign`, and `to`.
    double changeBetween(double from, double to, int sign)
    {
        for (int i = 0; i < 60 && std::fabs(to - from) > 1e-12 * std::fabs(to); ++i)
        {
            const double middle = (from + to) / 2;
            (signAt(middle) == sign ? from : to) = middle;
        }
        return (from + to) / 2;
    }

private:
    const Terms& m_terms;
    Flows m_flows;
    std::vector<WayCost> m_costs;
};

/// The nearest change going from `start` through `candidates`, which lead away from it, to `end`.
std::optional<double> nearestChange(Preferences& preferences, double start, int sign,
                                    const std::vector<double>& candidates, double end)
{
    double from = start;
    const auto stepTo = [&](double to) -> std::optional<double>
    {
        // Just inside of the piece: at its ends two ways cost the same.
        const double inset = 1e-7 * (to - from);
        if (std::fabs(to - from) <= 1e-9 * end)
            return std::nullopt;
        if (from != start && preferences.signAt(from + inset) == -sign)
            return from;
        // A flat charge that begins or ends makes the costs leap.
        if (preferences.signAt(to - inset) == -sign)
            return preferences.changeBetween(from + inset, to - inset, sign);
        from = to;
        return std::nullopt;
    };
    for (const double candidate : candidates)
        if (const std::optional<double> change = stepTo(candidate))
            return change;
    return stepTo(end);
}

std::vector<double> pairRoots(const Terms& terms, const Evaluation& evaluation)
{
    std::vector<double> roots;
    const std::size_t plans = terms.rents.size();
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
        for (std::size_t rent = 0; rent < plans; ++rent)
        {
            if (!evaluation.options[plans + buy].meetsDemand ||
                !evaluation.options[rent].meetsDemand)
                continue;
            const std::size_t pair = buy * plans + rent;
            for (const UtilizationPoint& point : evaluation.breakEven.empty()
                                                     ? breakEvenUtilizations(terms, buy, rent)
                                                     : evaluation.breakEven[pair].utilization)
                roots.push_back(point.factor);
        }
    std::sort(roots.begin(), roots.end());
    return roots;
}

} // namespace

UtilizationLimits utilizationLimits(const Scenario& scenario, const Evaluation& evaluation,
                                    const std::string& buy)
{
    const Terms terms = makeTerms(scenario);
    const auto purchase =
        static_cast<std::size_t>(findNamed(scenario.buys, buy) - scenario.buys.data());
    UtilizationLimits limits;
    limits.buy = buy;
    limits.planned = utilizationAt(terms, purchase, 1).shareOfOwned;
    Preferences preferences(terms);
    const int sign = preferences.signAt(1);
    const double largest = terms.demand.largestHoursFactor();
    if (sign == 0 || !(largest > 0))
        return limits;
    const std::vector<double> roots = pairRoots(terms, evaluation);
    const auto isAbove =
        std::partition_point(roots.begin(), roots.end(), [](double root) { return root <= 1; });
    const std::vector<double> above(isAbove, roots.end());
    const std::vector<double> below(std::make_reverse_iterator(isAbove), roots.rend());
    if (largest > 1)
        if (const auto change = nearestChange(preferences, 1, sign, above, largest))
            limits.above = utilizationAt(terms, purchase, *change);
    if (const auto change = nearestChange(preferences, 1, sign, below, 1e-6))
        limits.below = utilizationAt(terms, purchase, *change);
    return limits;
}

} // namespace costmodel
