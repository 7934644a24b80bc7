// The sentence of the answer against the table of options, over random scenarios.

#include "model/insight/answer.h"

#include <cmath>
#include <limits>

#include "model/analysis/variants.h"
#include "tests/support/close_to.h"
#include "tests/support/evaluated.h"
#include "tests/support/random_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double band = 0.01;

/// Lowest cost of a kind among those that meet the demand; infinite if none does.
double lowest(const Evaluation& evaluation, OptionKind kind)
{
    double cost = infinity;
    for (const OptionResult& option : evaluation.options)
        if (option.kind == kind && option.meetsDemand)
            cost = std::min(cost, option.npvCost);
    return cost;
}

double amountOf(const Message& message, std::size_t index)
{
    return std::get<Amount>(message.arguments.at(index)).value;
}

std::string nameOf(const Message& message, std::size_t index)
{
    const std::string& quoted = std::get<std::string>(message.arguments.at(index));
    return quoted.substr(3, quoted.size() - 6); // without “ and ”
}

bool starts(const Message& message, std::string_view text)
{
    return std::string_view(message.text).starts_with(text);
}

bool says(const Message& message, std::string_view text)
{
    return std::string_view(message.text).find(text) != std::string_view::npos;
}

/// Costs differ by rounding only.
bool isEqual(double a, double b)
{
    return a == b || std::fabs(a - b) <= 2e-9 * std::max(std::fabs(a), std::fabs(b));
}

bool isWithinBand(double a, double b)
{
    return std::fabs(a - b) <= band * std::fabs(std::min(a, b)) || isEqual(a, b);
}

/// What a sentence that compares two ways claims.
struct Claim
{
    std::string winner; ///< empty where it is not named
    std::string loser;
    double margin = 0;
    std::optional<double> share;
    double winnerCost = 0;
    double loserCost = 0;
};

Claim claimOf(const Message& message)
{
    Claim claim;
    std::size_t at = 1;
    if (!says(message, "best mix"))
        claim.winner = nameOf(message, at++);
    claim.margin = amountOf(message, at++);
    if (std::holds_alternative<Share>(message.arguments.at(at)))
        claim.share = std::get<Share>(message.arguments.at(at++)).value;
    claim.loser = nameOf(message, at++);
    claim.winnerCost = amountOf(message, at++);
    claim.loserCost = amountOf(message, at++);
    return claim;
}

/// -1 if buying is cheaper at that factor on the hours or alone meets the demand.
int cheaperKind(const Scenario& scenario, double factor)
{
    Terms terms = makeTerms(scenario);
    terms.demand.scaleHours(factor);
    double rent = infinity;
    double buy = infinity;
    const OptionCosts costs = optionCosts(terms);
    for (std::size_t i = 0; i < costs.options.size(); ++i)
        if (costs.options[i].meetsDemand)
            (i < terms.rents.size() ? rent : buy) =
                std::min(i < terms.rents.size() ? rent : buy, costs.options[i].npv);
    return buy < rent ? -1 : buy > rent ? 1 : 0;
}

} // namespace

class AnswerTruthTest : public QObject
{
    Q_OBJECT

private:
    void checkClaim(const Evaluation& evaluation, const Message& message)
    {
        const Claim claim = claimOf(message);
        QVERIFY(isEqual(claim.margin, claim.loserCost - claim.winnerCost) ||
                std::fabs(claim.margin - (claim.loserCost - claim.winnerCost)) <=
                    1e-9 * std::fabs(claim.loserCost));
        QVERIFY(claim.winnerCost < claim.loserCost);
        QVERIFY(!isWithinBand(claim.winnerCost, claim.loserCost));
        QCOMPARE(claim.share.has_value(), claim.winnerCost > 0 && claim.loserCost > 0);
        if (claim.share)
            QVERIFY(isEqual(*claim.share, claim.margin / claim.loserCost));
        const OptionResult& loser = optionNamed(evaluation, claim.loser);
        QVERIFY(loser.meetsDemand);
        QCOMPARE(loser.npvCost, claim.loserCost);
        if (!claim.winner.empty())
        {
            const OptionResult& winner = optionNamed(evaluation, claim.winner);
            QVERIFY(winner.meetsDemand);
            QCOMPARE(winner.npvCost, claim.winnerCost);
            QVERIFY(isEqual(winner.npvCost, lowest(evaluation, winner.kind)));
        }
    }

    void checkAnswer(const Scenario& scenario, const Evaluation& evaluation, const Answer& answer)
    {
        const double rent = lowest(evaluation, OptionKind::rent);
        const double buy = lowest(evaluation, OptionKind::buy);
        const double single = std::min(rent, buy);
        const bool hasBoth = rent < infinity && buy < infinity;
        const double split = evaluation.hybrid && evaluation.hybrid->best
                                 ? evaluation.hybrid->best->npvCost
                                 : infinity;
        QVERIFY(!answer.headline.empty());
        const Message& first = answer.headline.front();
        if (single == infinity)
        {
            QCOMPARE(answer.verdict == Verdict::noneMeets, split == infinity);
            QVERIFY(starts(first, split == infinity ? "None of the ways" : "Only a split"));
            return;
        }
        const bool splitWins = split < single && !isWithinBand(split, single);
        QCOMPARE(starts(first, "Over %1 months the best mix"), splitWins);
        if (splitWins)
            QVERIFY(isEqual(claimOf(first).winnerCost, split) &&
                    isEqual(claimOf(first).loserCost, single));
        QVERIFY(answer.winner);
        QVERIFY(isEqual(answer.winner->npvCost, splitWins ? split : single));
        for (const Message& message : answer.headline)
        {
            if (says(message, "less than renting") || says(message, "less than buying") ||
                says(message, "which comes next") || says(message, "best mix"))
                checkClaim(evaluation, message);
            if (says(message, "less than renting"))
                QVERIFY(hasBoth && buy < rent);
            if (says(message, "less than buying"))
                QVERIFY(hasBoth && rent < buy);
            if (says(message, "buying (%2) and renting (%3) are too close"))
                QVERIFY(hasBoth && isWithinBand(buy, rent));
            if (says(message, "No purchase meets") || says(message, "no purchase to"))
                QVERIFY(buy == infinity);
            if (says(message, "No rental meets") || says(message, "no rental to"))
                QVERIFY(rent == infinity);
            if (says(message, "costs %1 less still"))
                QVERIFY(split < single && isWithinBand(split, single));
        }
        if (hasBoth)
        {
            const auto isAbout = [](const Message& message)
            {
                return says(message, "are too close") || says(message, "less than renting") ||
                       says(message, "less than buying");
            };
            QCOMPARE(std::count_if(answer.headline.begin(), answer.headline.end(), isAbout), 1);
        }
        checkUtilization(scenario, answer);
    }

    /// Nothing changes between what is planned and the nearest limit; behind the limit it does.
    void checkUtilization(const Scenario& scenario, const Answer& answer)
    {
        if (!answer.utilization)
            return;
        const int now = cheaperKind(scenario, 1);
        if (now == 0)
            return;
        const double most = makeTerms(scenario).demand.largestHoursFactor();
        const double from = answer.utilization->below ? answer.utilization->below->factor : 1e-6;
        const double to =
            answer.utilization->above ? answer.utilization->above->factor : std::max(1.0, most);
        QVERIFY(from < 1 && to >= 1);
        constexpr int parts = 12;
        for (int i = 1; i < parts; ++i)
            QVERIFY2(cheaperKind(scenario, from + (to - from) * i / parts) != -now,
                     QByteArray::number(from + (to - from) * i / parts));
        if (answer.utilization->below)
            QVERIFY(cheaperKind(scenario, from * (1 - 1e-6)) == -now);
        if (answer.utilization->above && to * (1 + 1e-6) < most)
            QVERIFY(cheaperKind(scenario, to * (1 + 1e-6)) == -now);
    }

private Q_SLOTS:
    void theSentenceNeverContradictsTheTable()
    {
        int compared = 0;
        int tooClose = 0;
        int splits = 0;
        for (std::uint64_t seed = 1; seed <= 1000; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluated(scenario);
            const Answer answer = answerOf(scenario, evaluation, band);
            checkAnswer(scenario, evaluation, answer);
            if (QTest::currentTestFailed())
            {
                qWarning("seed %llu", static_cast<unsigned long long>(seed));
                for (const Message& message : answer.headline)
                    qWarning("%s", render(message, English()).c_str());
                return;
            }
            compared += answer.rent && answer.buy;
            tooClose += answer.verdict == Verdict::tooClose;
            splits += answer.winner && answer.winner->kind == OptionKind::hybrid;
        }
        // The scenarios reach every branch.
        QVERIFY(compared > 100);
        QVERIFY(tooClose > 5);
        QVERIFY(splits > 50);
        qInfo("%d compared, %d too close, %d splits", compared, tooClose, splits);
    }
};

QTEST_APPLESS_MAIN(AnswerTruthTest)
#include "tst_answer_truth.moc"
