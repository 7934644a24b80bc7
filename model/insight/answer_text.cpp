#include <algorithm>
#include <cmath>

#include "model/insight/answer_parts.h"

namespace costmodel
{

namespace
{

/// Shares that print alike tell nothing apart.
constexpr double shownShare = 5e-4;

/// A sentence of who is cheaper: with the margin in per cent, and without it where that would mean
/// nothing.
struct Patterns
{
    const char* withShare;
    const char* withoutShare;
};

constexpr Patterns buyWins{
    COSTMODEL_TEXT("Message", "Over %1 months buying (%2) costs %3, or %4, less than renting (%5): "
                              "%6 against %7 in present value at %8 a year."),
    COSTMODEL_TEXT("Message", "Over %1 months buying (%2) costs %3 less than renting (%4): %5 "
                              "against %6 in present value at %7 a year.")};
constexpr Patterns rentWins{
    COSTMODEL_TEXT("Message", "Over %1 months renting (%2) costs %3, or %4, less than buying (%5): "
                              "%6 against %7 in present value at %8 a year."),
    COSTMODEL_TEXT("Message", "Over %1 months renting (%2) costs %3 less than buying (%4): %5 "
                              "against %6 in present value at %7 a year.")};
constexpr Patterns nextLoses{
    COSTMODEL_TEXT("Message", "Over %1 months %2 costs %3, or %4, less than %5, which comes next: "
                              "%6 against %7 in present value at %8 a year."),
    COSTMODEL_TEXT("Message", "Over %1 months %2 costs %3 less than %4, which comes next: %5 "
                              "against %6 in present value at %7 a year.")};
constexpr Patterns splitWins{
    COSTMODEL_TEXT("Message",
                   "Over %1 months the best mix is a split of own and rented capacity: it costs "
                   "%2, or %3, less than the cheapest single way, %4: %5 against %6 in present "
                   "value at %7 a year."),
    COSTMODEL_TEXT("Message",
                   "Over %1 months the best mix is a split of own and rented capacity: it costs "
                   "%2 less than the cheapest single way, %3: %4 against %5 in present value at "
                   "%6 a year.")};

class Headline
{
public:
    Headline(const Scenario& scenario, const Evaluation& evaluation, const Answer& answer)
        : m_scenario(scenario)
        , m_evaluation(evaluation)
        , m_answer(answer)
    {
    }

    std::vector<Message> write()
    {
        switch (m_answer.verdict)
        {
        case Verdict::nothingToCompare:
            add(COSTMODEL_TEXT("Message", "There is nothing to compare yet: the scenario has "
                                          "neither a rental nor a purchase."),
                {});
            break;
        case Verdict::noneMeets:
            noneMeets();
            break;
        case Verdict::onlyOne:
            onlyOne();
            break;
        case Verdict::tooClose:
        case Verdict::cheapest:
            comparison();
            break;
        }
        return std::move(m_sentences);
    }

private:
    void add(const char* text, std::vector<MessageArgument> arguments)
    {
        m_sentences.push_back({text, std::move(arguments)});
    }
    Amount money(double value) const
    {
        return {value, m_scenario.general.currency};
    }
    MessageArgument rate() const
    {
        return Share{m_scenario.general.discountRate};
    }
    long months() const
    {
        return m_scenario.general.horizonMonths;
    }

    void noneMeets()
    {
        add(COSTMODEL_TEXT("Message",
                           "None of the ways in this scenario meets the demand (there are %1), so "
                           "none can be called the cheapest."),
            {static_cast<long>(m_evaluation.options.size())});
        const auto leftBy = [](const OptionResult& option)
        {
            return option.unservedGpuHours + option.delayedGpuHours;
        };
        const auto best = std::min_element(m_evaluation.options.begin(), m_evaluation.options.end(),
                                           [&](const OptionResult& a, const OptionResult& b)
                                           { return leftBy(a) < leftBy(b); });
        const double all = m_evaluation.demand.gpuHours;
        if (leftBy(*best) > 1e-6 * all)
            add(COSTMODEL_TEXT("Message", "%1 comes nearest: it leaves %2 of the GPU-hours undone "
                                          "or done too late."),
                {quotedName(best->name), Share{leftBy(*best) / all}});
        else
            add(COSTMODEL_TEXT("Message", "What is missing is work on own machines: %1 of it has "
                                          "to be done there."),
                {Share{m_scenario.demand.localShare}});
    }

    void onlyOne()
    {
        const Contender& winner = *m_answer.winner;
        if (winner.kind == OptionKind::hybrid)
        {
            add(COSTMODEL_TEXT("Message",
                               "Only a split of own and rented capacity meets the demand: over %1 "
                               "months it costs %2 in present value at %3 a year."),
                {months(), money(winner.npvCost), rate()});
            composition();
            return;
        }
        add(COSTMODEL_TEXT("Message", "%1 is the only way that meets the demand: over %2 months it "
                                      "costs %3 in present value."),
            {quotedName(winner.name), months(), money(winner.npvCost)});
        otherKindFails();
    }

    void comparison()
    {
        if (m_answer.winner->kind == OptionKind::hybrid)
        {
            split();
            composition();
            if (m_answer.rent && m_answer.buy)
                buyOrRent();
        }
        else if (m_answer.rent && m_answer.buy)
            buyOrRent();
        else
        {
            sameKind();
            otherKindFails();
        }
        if (m_answer.utilization)
            condition();
        if (m_answer.winner->kind != OptionKind::hybrid && m_answer.split &&
            m_answer.split->npvCost < m_answer.winner->npvCost)
            add(COSTMODEL_TEXT("Message",
                               "The best split of own and rented capacity costs %1 less still, "
                               "which is within the band of error of %2."),
                {money(m_answer.winner->npvCost - m_answer.split->npvCost),
                 Share{m_answer.errorBand}});
    }

    /// "... less than ...", the arguments in the order of the patterns.
    void less(const Patterns& patterns, const Contender& winner, const Contender& loser,
              bool namesWinner)
    {
        const double margin = loser.npvCost - winner.npvCost;
        const bool hasShare = winner.npvCost > 0 && loser.npvCost > 0;
        std::vector<MessageArgument> arguments{months()};
        if (namesWinner)
            arguments.emplace_back(quotedName(winner.name));
        arguments.emplace_back(money(margin));
        if (hasShare)
            arguments.emplace_back(Share{margin / loser.npvCost});
        arguments.emplace_back(quotedName(loser.name));
        arguments.emplace_back(money(winner.npvCost));
        arguments.emplace_back(money(loser.npvCost));
        arguments.push_back(rate());
        add(hasShare ? patterns.withShare : patterns.withoutShare, std::move(arguments));
    }

    void split()
    {
        less(splitWins, *m_answer.winner, *m_answer.runnerUp, false);
    }

    void composition()
    {
        const BestSplit& best = *m_evaluation.hybrid->best;
        if (best.servers > 0)
            add(COSTMODEL_TEXT("Message", "%1 own servers (%2) do %3 of the work."),
                {long{best.servers}, quotedName(best.buy), Share{best.ownShare}});
        if (best.committedInstances > 0)
            add(COSTMODEL_TEXT("Message", "%1 instances of %2 do %3 of the work."),
                {long{best.committedInstances}, quotedName(best.committed),
                 Share{best.committedShare}});
        if (!best.flexible.empty())
            add(COSTMODEL_TEXT("Message",
                               "The rest, %1 of the work, runs on %2 and is paid by use."),
                {Share{best.flexibleShare}, quotedName(best.flexible)});
    }

    void buyOrRent()
    {
        const Contender& buy = *m_answer.buy;
        const Contender& rent = *m_answer.rent;
        if (isTooClose(buy.npvCost, rent.npvCost, m_answer.errorBand))
            add(COSTMODEL_TEXT("Message",
                               "Over %1 months buying (%2) and renting (%3) are too close to call: "
                               "%4 and %5 in present value at %6 a year are %7 apart, within the "
                               "band of error of %8."),
                {months(), quotedName(buy.name), quotedName(rent.name), money(buy.npvCost),
                 money(rent.npvCost), rate(), money(std::fabs(buy.npvCost - rent.npvCost)),
                 Share{m_answer.errorBand}});
        else if (buy.npvCost < rent.npvCost)
            less(buyWins, buy, rent, true);
        else
            less(rentWins, rent, buy, true);
    }

    void sameKind()
    {
        const Contender& winner = *m_answer.winner;
        const Contender& next = *m_answer.runnerUp;
        if (m_answer.verdict == Verdict::tooClose)
            add(COSTMODEL_TEXT("Message",
                               "Over %1 months %2 and %3 are too close to call: %4 and %5 in "
                               "present value at %6 a year are %7 apart, within the band of error "
                               "of %8."),
                {months(), quotedName(winner.name), quotedName(next.name), money(winner.npvCost),
                 money(next.npvCost), rate(), money(*m_answer.margin), Share{m_answer.errorBand}});
        else
            less(nextLoses, winner, next, true);
    }

    void otherKindFails()
    {
        if (!m_answer.buy)
            add(m_scenario.buys.empty()
                    ? COSTMODEL_TEXT("Message", "The scenario has no purchase to compare.")
                    : COSTMODEL_TEXT("Message", "No purchase meets the demand."),
                {});
        else
            add(m_scenario.rents.empty()
                    ? COSTMODEL_TEXT("Message", "The scenario has no rental to compare.")
                    : COSTMODEL_TEXT("Message", "No rental meets the demand."),
                {});
    }

    void condition()
    {
        const UtilizationLimits& limits = *m_answer.utilization;
        const bool isTie =
            isTooClose(m_answer.buy->npvCost, m_answer.rent->npvCost, m_answer.errorBand);
        const bool buyIsCheaper = m_answer.buy->npvCost < m_answer.rent->npvCost;
        if (!limits.below && !limits.above)
        {
            add(COSTMODEL_TEXT("Message",
                               "No utilisation up to full months turns buying and renting around; "
                               "planned is that the own GPUs are busy %1 of the time."),
                {Share{limits.planned}});
            return;
        }
        if (limits.below)
            change(*limits.below,
                   isTie ? COSTMODEL_TEXT("Message", "Buying and renting cost the same if the own "
                                                     "GPUs are busy %1 of the time; planned are "
                                                     "%2.")
                   : buyIsCheaper
                       ? COSTMODEL_TEXT("Message",
                                        "Buying is cheaper as long as the own GPUs are busy at "
                                        "least %1 of the time; planned are %2.")
                       : COSTMODEL_TEXT("Message",
                                        "Buying would be cheaper if the own GPUs were busy less "
                                        "than %1 of the time; planned are %2."));
        if (limits.above)
            change(*limits.above,
                   isTie ? COSTMODEL_TEXT("Message", "Buying and renting cost the same if the own "
                                                     "GPUs are busy %1 of the time; planned are "
                                                     "%2.")
                   : buyIsCheaper
                       ? COSTMODEL_TEXT("Message",
                                        "Buying is cheaper as long as the own GPUs are busy at "
                                        "most %1 of the time; planned are %2.")
                       : COSTMODEL_TEXT("Message",
                                        "Buying would be cheaper if the own GPUs were busy more "
                                        "than %1 of the time; planned are %2."));
    }

    void change(const UtilizationPoint& at, const char* text)
    {
        const double planned = m_answer.utilization->planned;
        if (std::fabs(at.shareOfOwned - planned) >= shownShare)
            add(text, {Share{at.shareOfOwned}, Share{planned}});
        else
            add(COSTMODEL_TEXT("Message",
                               "Buying and renting change places where the demand lasts %1 of the "
                               "hours planned, at which the own GPUs are busy %2 of the time."),
                {Share{at.factor}, Share{at.shareOfOwned}});
    }

    const Scenario& m_scenario;
    const Evaluation& m_evaluation;
    const Answer& m_answer;
    std::vector<Message> m_sentences;
};

} // namespace

std::string quotedName(const std::string& name)
{
    return "“" + name + "”";
}

std::vector<Message> headlineOf(const Scenario& scenario, const Evaluation& evaluation,
                                const Answer& answer)
{
    return Headline(scenario, evaluation, answer).write();
}

} // namespace costmodel
