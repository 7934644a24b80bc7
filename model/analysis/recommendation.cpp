#include "model/analysis/recommendation.h"

#include <algorithm>
#include <cmath>

#include "model/analysis/hybrid/instance_search.h"
#include "model/scenario/path.h"

namespace costmodel
{

namespace
{

struct Candidate
{
    std::string name;
    double cost = 0;
};

bool tie(double a, double b)
{
    return std::fabs(a - b) <= tieShare * std::max(std::fabs(a), std::fabs(b));
}

/// In file order, the best split last unless it costs the same as an option.
std::vector<Candidate> candidatesOf(const Evaluation& evaluation)
{
    std::vector<Candidate> candidates;
    for (const OptionResult& option : evaluation.options)
        if (option.meetsDemand)
            candidates.push_back({option.name, option.npvCost});
    if (evaluation.hybrid && evaluation.hybrid->best)
    {
        const double cost = evaluation.hybrid->best->npvCost;
        const bool isOption =
            std::any_of(candidates.begin(), candidates.end(),
                        [cost](const Candidate& candidate) { return tie(candidate.cost, cost); });
        if (!isOption)
            candidates.push_back({"hybrid", cost});
    }
    return candidates;
}

std::size_t cheapestOf(const std::vector<Candidate>& candidates)
{
    double lowest = candidates.front().cost;
    for (const Candidate& candidate : candidates)
        lowest = std::min(lowest, candidate.cost);
    const auto first = std::find_if(candidates.begin(), candidates.end(),
                                    [lowest](const Candidate& candidate)
                                    { return candidate.cost <= tieLimit(lowest); });
    return static_cast<std::size_t>(first - candidates.begin());
}

/// Writes the reasons for one recommendation.
class Reasons
{
public:
    Reasons(const Scenario& scenario, const Evaluation& evaluation, Recommendation& recommendation)
        : m_scenario(scenario)
        , m_evaluation(evaluation)
        , m_recommendation(recommendation)
    {
    }

    void write()
    {
        advantage();
        repair();
        split();
        waiting();
        drivers();
        turningPoints();
    }

private:
    void add(const char* text, std::vector<MessageArgument> arguments)
    {
        m_recommendation.reasons.push_back({text, std::move(arguments)});
    }
    Amount money(double value) const
    {
        return {value, m_scenario.general.currency};
    }
    static std::string quoted(const std::string& name)
    {
        return "“" + name + "”";
    }
    MessageArgument optionName(const std::string& name) const
    {
        if (name == "hybrid")
            return Term{"Label", COSTMODEL_TEXT("Label", "A split of own and rented capacity"), {}};
        return quoted(name);
    }
    MessageArgument inputName(const std::string& path) const
    {
        const Field& field = numberField(m_scenario, path);
        const bool isFactor = path == field.key;
        const std::size_t dot = path.rfind('.');
        return Term{"Field", field.label,
                    isFactor || dot == std::string::npos ? "" : path.substr(0, dot)};
    }

    void repair()
    {
        if (!m_evaluation.pipeline)
            return;
        double saving = 0;
        for (const PipelineOption& option : m_evaluation.pipeline->options)
            if (option.name == *m_recommendation.option)
                saving = option.saving;
        if (saving > 0)
            add(COSTMODEL_TEXT(
                    "Message",
                    "Repair the input pipeline first: with GPUs busy %1 instead of %2 of the time "
                    "this option costs %3 less."),
                {Share{m_scenario.pipeline->gpuUtilizationAfter},
                 Share{m_scenario.pipeline->gpuUtilizationNow}, money(saving)});
    }

    void advantage()
    {
        const long months = m_scenario.general.horizonMonths;
        const MessageArgument name = optionName(*m_recommendation.option);
        const double cost = *m_recommendation.npvCost;
        if (!m_recommendation.runnerUp)
        {
            add(COSTMODEL_TEXT(
                    "Message",
                    "%1 is the only way that meets the demand: over %2 months it costs %3 in "
                    "present value."),
                {name, months, money(cost)});
            return;
        }
        const MessageArgument next = optionName(*m_recommendation.runnerUp);
        const double margin = *m_recommendation.margin;
        if (tie(cost + margin, cost))
            add(COSTMODEL_TEXT(
                    "Message",
                    "%1 and %2 are the cheapest ways to meet the demand and cost the same: over %3 "
                    "months %4 in present value."),
                {name, next, months, money(cost)});
        else if (cost > 0)
            add(COSTMODEL_TEXT(
                    "Message",
                    "%1 is the cheapest way to meet the demand: over %2 months it costs %3 in "
                    "present value, %4 (%5) less than %6, which comes next."),
                {name, months, money(cost), money(margin), Share{margin / (cost + margin)}, next});
        else
            add(COSTMODEL_TEXT(
                    "Message",
                    "%1 is the cheapest way to meet the demand: over %2 months it costs %3 in "
                    "present value, %4 less than %5, which comes next."),
                {name, months, money(cost), money(margin), next});
    }

    void split()
    {
        if (*m_recommendation.option != "hybrid")
            return;
        const BestSplit& best = *m_evaluation.hybrid->best;
        if (best.servers > 0)
            add(COSTMODEL_TEXT("Message", "%1 own servers (%2) do %3 of the work."),
                {long{best.servers}, quoted(best.buy), Share{best.ownShare}});
        if (best.committedInstances > 0)
            add(COSTMODEL_TEXT("Message", "%1 instances of %2 do %3 of the work."),
                {long{best.committedInstances}, quoted(best.committed),
                 Share{best.committedShare}});
        if (!best.flexible.empty())
            add(COSTMODEL_TEXT("Message",
                               "The rest, %1 of the work, runs on %2 and is paid by use."),
                {Share{best.flexibleShare}, quoted(best.flexible)});
    }

    void waiting()
    {
        for (const OptionResult& option : m_evaluation.options)
            if (option.name == *m_recommendation.option && option.delayedGpuHours > 0)
                add(COSTMODEL_TEXT("Message",
                                   "%1 GPU-hours of work wait for the delivery of the servers."),
                    {option.delayedGpuHours});
    }

    /// The two inputs that move the cost of the recommended option most.
    void drivers()
    {
        struct Driver
        {
            const SensitivityResult* input;
            double low;
            double high;
        };
        std::vector<Driver> found;
        for (const SensitivityResult& input : m_evaluation.sensitivity)
        {
            std::optional<double> low = input.hybridLow;
            std::optional<double> high = input.hybridHigh;
            for (const SensitivityResult::Option& option : input.options)
                if (option.name == *m_recommendation.option)
                {
                    low = option.npvCostLow;
                    high = option.npvCostHigh;
                }
            if (low && high && *low != *high)
                found.push_back({&input, *low, *high});
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const Driver& a, const Driver& b)
                         { return std::fabs(a.high - a.low) > std::fabs(b.high - b.low); });
        for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 2); ++i)
        {
            const Driver& driver = found[i];
            const char* const text =
                i == 0 ? COSTMODEL_TEXT(
                             "Message",
                             "What matters most is “%1”: from %2 to %3 of its value this option "
                             "costs %4 to %5.")
                       : COSTMODEL_TEXT(
                             "Message",
                             "Next comes “%1”: from %2 to %3 of its value this option costs %4 to "
                             "%5.");
            add(text, {inputName(driver.input->path), Share{driver.input->low},
                       Share{driver.input->high}, money(driver.low), money(driver.high)});
        }
    }

    /// Where the recommended option and its nearest rival of the other kind would change places.
    void turningPoints()
    {
        const BreakEven* pair = nullptr;
        for (const BreakEven& candidate : m_evaluation.breakEven)
        {
            const bool isOwn = candidate.buy == *m_recommendation.option;
            const bool isRent = candidate.rent == *m_recommendation.option;
            if (!candidate.comparable || (!isOwn && !isRent))
                continue;
            const std::string& rival = isOwn ? candidate.rent : candidate.buy;
            if (!pair || costOf(rival) < costOf(isOwn ? pair->rent : pair->buy))
                pair = &candidate;
        }
        if (!pair)
            return;
        for (const UtilizationPoint& point : pair->utilization)
            add(COSTMODEL_TEXT("Message", "%1 and %2 would cost the same if each owned GPU works "
                                          "%3 hours a month (%4 of the "
                                          "time)."),
                {quoted(pair->buy), quoted(pair->rent),
                 std::round(point.hoursPerGpuMonth * 10) / 10, Share{point.shareOfOwned}});
        if (pair->rentPrice)
            add(COSTMODEL_TEXT(
                    "Message",
                    "%1 and %2 would cost the same at a rental price of %3 (%4 of today's)."),
                {quoted(pair->buy), quoted(pair->rent), money(*pair->rentPrice),
                 Share{*pair->rentPriceFactor}});
        if (pair->purchasePrice)
            add(COSTMODEL_TEXT(
                    "Message",
                    "%1 and %2 would cost the same at a purchase price of %3 (%4 of today's)."),
                {quoted(pair->buy), quoted(pair->rent), money(*pair->purchasePrice),
                 Share{*pair->purchasePriceFactor}});
    }

    double costOf(const std::string& name) const
    {
        for (const OptionResult& option : m_evaluation.options)
            if (option.name == name)
                return option.npvCost;
        return 0;
    }

    const Scenario& m_scenario;
    const Evaluation& m_evaluation;
    Recommendation& m_recommendation;
};

} // namespace

Recommendation recommend(const Scenario& scenario, const Evaluation& evaluation)
{
    Recommendation recommendation;
    std::vector<Candidate> candidates = candidatesOf(evaluation);
    if (candidates.empty())
    {
        recommendation.reasons.push_back(
            {COSTMODEL_TEXT("Message", "No option meets the demand, so none is recommended."), {}});
        return recommendation;
    }
    const std::size_t cheapest = cheapestOf(candidates);
    recommendation.option = candidates[cheapest].name;
    recommendation.npvCost = candidates[cheapest].cost;
    candidates.erase(candidates.begin() + static_cast<std::ptrdiff_t>(cheapest));
    if (!candidates.empty())
    {
        const Candidate& next = candidates[cheapestOf(candidates)];
        recommendation.runnerUp = next.name;
        recommendation.margin = next.cost - *recommendation.npvCost;
    }
    Reasons(scenario, evaluation, recommendation).write();
    return recommendation;
}

} // namespace costmodel
