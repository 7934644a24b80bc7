#include <cmath>
#include <numeric>

#include <QtTest>

#include "model/analysis/variants.h"
#include "model/ledger/timeline.h"
#include "model/scenario/path.h"
#include "model/scenario/validator.h"
#include "model/scenario/walk.h"
#include "tests/support/close_to.h"
#include "tests/support/evaluated.h"
#include "tests/support/random_scenario.h"
#include "tests/support/same_meaning.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

std::vector<OptionResult> withSplit(const Evaluation& evaluation)
{
    std::vector<OptionResult> options = evaluation.options;
    if (evaluation.hybrid && evaluation.hybrid->best)
        options.push_back(evaluation.hybrid->best->option);
    return options;
}

/// Whether anything of an option is paid to one of these plans.
bool pays(const OptionResult& option, const std::string& plan)
{
    return std::find(option.items.begin(), option.items.end(), plan) != option.items.end();
}

/// Of every number that stands in a scenario.
std::vector<std::string> pathsOf(const Scenario& scenario)
{
    std::vector<std::string> paths;
    walk(scenario,
         [&](const TableVisit& visit)
         {
             for (const Field& field : visit.schema->fields)
                 if (const std::string path = keyPath(visit, field); findNumber(scenario, path))
                     paths.push_back(path);
         });
    return paths;
}

constexpr std::uint64_t seeds = 150;

} // namespace

/// What holds for every scenario, tried on many that mix all features.
class PropertiesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomScenariosAreValidAndRepeatable()
    {
        for (std::uint64_t seed = 1; seed <= 4 * seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const std::vector<Issue> issues = findIssues(scenario);
            QVERIFY2(issues.empty(),
                     at(seed, issues.empty() ? "" : render(issues[0].what, English())).c_str());
            QVERIFY(randomScenario(seed) == scenario);
        }
    }

    void everythingShownIsASumOfEntries()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const std::vector<double> discount = makeTimeline(scenario.general).discount;
            for (const OptionResult& option : withSplit(evaluated(scenario)))
            {
                const std::string place = at(seed, option.name);
                const double size = sizeOf(option);
                std::vector<double> cash(option.months.size());
                double npv = 0;
                for (const Entry& entry : option.entries)
                {
                    const auto month = static_cast<std::size_t>(entry.month);
                    QVERIFY2(month < cash.size(), place.c_str());
                    QVERIFY2(entry.item < option.items.size(), place.c_str());
                    cash[month] += entry.amount;
                    npv += entry.amount * discount[month];
                }
                double total = 0;
                double accounting = 0;
                double served = 0;
                for (std::size_t m = 0; m < cash.size(); ++m)
                {
                    const MonthResult& month = option.months[m];
                    QVERIFY2(isSame(month.cash, cash[m], size), place.c_str());
                    total += cash[m];
                    QVERIFY2(isSame(month.cumulative, total, size), place.c_str());
                    accounting += month.accounting;
                    served += month.servedGpuHours;
                }
                QVERIFY2(isSame(option.cashTotal, total, size), place.c_str());
                QVERIFY2(isSame(option.npvCost, npv, size * std::max(1.0, discount.back())),
                         place.c_str());
                QVERIFY2(isSame(option.accountingTotal, accounting, size), place.c_str());
                QVERIFY2(isSame(option.servedGpuHours, served, served), place.c_str());
                if (option.kind == OptionKind::buy)
                    QVERIFY2(isSame(option.months.back().exit.value(), total, size), place.c_str());
                const CategoryTotals totals = categoryTotals(option);
                QVERIFY2(isSame(std::accumulate(totals.amounts.begin(), totals.amounts.end(), 0.0),
                                total, size),
                         place.c_str());
                // What the books and the till say differs by nothing in the end, but for money
                // that they do not know: the cost of waiting, tax.
                const double untaxed = total - totals.amounts[index(Category::tax)] -
                                       totals.amounts[index(Category::delay)];
                QVERIFY2(isSame(untaxed, accounting, size), place.c_str());
                QVERIFY2(isSame(totals.amounts[index(Category::tax)],
                                -scenario.tax.incomeRate * accounting, size),
                         place.c_str());
            }
        }
    }

    void noGpuHourIsLostOrCountedTwice()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluated(scenario);
            const double demand = evaluation.demand.gpuHours;
            for (const OptionResult& option : withSplit(evaluation))
            {
                const std::string place = at(seed, option.name);
                QVERIFY2(
                    isSame(option.servedGpuHours + option.unservedGpuHours + option.delayedGpuHours,
                           demand, demand),
                    place.c_str());
                QVERIFY2(option.ownGpuHours <= option.servedGpuHours * (1 + 1e-12), place.c_str());
                QVERIFY2(option.ownGpuHours >= 0 && option.unservedGpuHours >= -1e-12 * demand &&
                             option.delayedGpuHours >= 0,
                         place.c_str());
            }
            if (!evaluation.hybrid || !evaluation.hybrid->best || !(demand > 0))
                continue;
            const BestSplit& best = *evaluation.hybrid->best;
            QVERIFY2(isSame(best.ownShare, best.option.ownGpuHours / demand, 1),
                     at(seed, "own share").c_str());
            QVERIFY2(std::fabs(best.ownShare + best.committedShare + best.flexibleShare - 1) < 1e-9,
                     at(seed, "shares").c_str());
        }
    }

    void allPricesTimesKAreAllMoneyTimesK()
    {
        constexpr double k = 3;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            Scenario scaled = scenario;
            multiplyMoney(scaled, k);
            const Evaluation before = evaluated(scenario);
            const Evaluation after = evaluated(scaled);
            for (std::size_t i = 0; i < before.options.size(); ++i)
            {
                const OptionResult& a = before.options[i];
                const OptionResult& b = after.options[i];
                const std::string place = at(seed, a.name);
                const double size = k * sizeOf(a);
                QVERIFY2(isSame(k * a.cashTotal, b.cashTotal, size), place.c_str());
                QVERIFY2(isSame(k * a.accountingTotal, b.accountingTotal, size), place.c_str());
                for (std::size_t m = 0; m < a.months.size(); ++m)
                    QVERIFY2(isSame(k * a.months[m].cash, b.months[m].cash, size), place.c_str());
                QCOMPARE(a.meetsDemand, b.meetsDemand);
            }
            for (std::size_t i = 0; i < before.breakEven.size(); ++i)
            {
                const BreakEven& a = before.breakEven[i];
                const BreakEven& b = after.breakEven[i];
                const std::string place = at(seed, a.buy + " against " + a.rent);
                QVERIFY2(a.month.has_value() == b.month.has_value(), place.c_str());
                if (a.month)
                    COMPARE_CLOSE(b.month, *a.month, 1e-6, 1e-6);
                if (a.rentPrice && b.rentPrice)
                    COMPARE_CLOSE(b.rentPrice, k * *a.rentPrice, 1e-6, 1e-6);
            }
            if (before.hybrid && before.hybrid->best)
                QVERIFY2(isCloseTo(after.hybrid->best->npvCost, k * before.hybrid->best->npvCost,
                                   1e-9, 1e-6),
                         at(seed, "split").c_str());
        }
    }

    void aDearerRentNeverMakesRentingBetter()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation before = evaluated(scenario);
            for (std::size_t plan = 0; plan < scenario.rents.size(); ++plan)
            {
                const std::string& name = scenario.rents[plan].name;
                Scenario dearer = scenario;
                dearer.rents[plan].price *= 1.3;
                const Evaluation after = evaluated(dearer);
                for (std::size_t i = 0; i < before.options.size(); ++i)
                {
                    const OptionResult& a = before.options[i];
                    const OptionResult& b = after.options[i];
                    QVERIFY2(b.npvCost >= a.npvCost - 1e-9 * sizeOf(a), at(seed, a.name).c_str());
                    if (!pays(a, name))
                        QVERIFY2(b.npvCost == a.npvCost, at(seed, a.name).c_str());
                }
                if (before.hybrid && before.hybrid->best)
                    QVERIFY2(after.hybrid->best->npvCost >=
                                 before.hybrid->best->npvCost -
                                     1e-9 * std::fabs(before.hybrid->best->npvCost),
                             at(seed, "split").c_str());
                for (std::size_t i = 0; i < before.breakEven.size(); ++i)
                {
                    const BreakEven& a = before.breakEven[i];
                    const BreakEven& b = after.breakEven[i];
                    if (a.rent != name || pays(optionNamed(before, a.buy), name) || !a.month)
                        continue;
                    QVERIFY2(b.month && *b.month <= *a.month + 1e-6, at(seed, a.buy).c_str());
                }
            }
        }
    }

    // The same in other words

    void grossPricesMeanTheSameAsNetOnes()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            Scenario net = randomScenario(seed);
            net.general.pricesIncludeVat = false;
            Scenario gross = net;
            writeWithVat(gross);
            compareMeaning(seed, net, gross);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void foreignPricesMeanTheSameAtTheirRate()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            Scenario foreign = scenario;
            writeInCurrency(foreign, "USD");
            QVERIFY(findIssues(foreign).empty());
            compareMeaning(seed, scenario, foreign);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void theOrderOfTablesDoesNotMatter()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            Scenario turned = scenario;
            turnTablesRound(turned);
            compareMeaning(seed, scenario, turned);
            if (QTest::currentTestFailed())
                return;
        }
    }

    // All of it

    void anUnmovedInputChangesNothing()
    {
        for (std::uint64_t seed = 1; seed <= seeds / 5; ++seed)
        {
            Scenario scenario = randomScenario(seed);
            for (const char* path : {"rent.scale", "scenario.discount_rate"})
            {
                Sensitivity& input = scenario.sensitivities.emplace_back();
                input.path = path;
                input.low = input.high = 1;
            }
            const Evaluation evaluation = evaluate(scenario, parts(true, true, true));
            for (const SensitivityResult& result : evaluation.sensitivity)
            {
                for (std::size_t i = 0; i < result.options.size(); ++i)
                {
                    QCOMPARE(result.options[i].npvCostLow, evaluation.options[i].npvCost);
                    QCOMPARE(result.options[i].npvCostHigh, evaluation.options[i].npvCost);
                }
                for (std::size_t i = 0; i < result.breakEven.size(); ++i)
                    QVERIFY(result.breakEven[i].monthLow == evaluation.breakEven[i].month);
                if (evaluation.hybrid && evaluation.hybrid->best)
                    COMPARE_CLOSE(result.hybridLow, evaluation.hybrid->best->npvCost, 1e-9, 1e-7);
            }
        }
    }

    void noNumberIsInfiniteOrNone()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const auto odd = notFinite(evaluate(randomScenario(seed), parts(true, true, true)));
            QVERIFY2(!odd, at(seed, odd.value_or("")).c_str());
        }
    }

    /// One number at a time at either end of what is allowed.
    void noNumberIsInfiniteOrNoneAtTheEdges()
    {
        int tried = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed)
        {
            const Scenario scenario = randomScenario(seed, {.months = 12, .traceRows = 20});
            for (const std::string& path : pathsOf(scenario))
                for (const bool isLow : {true, false})
                {
                    Scenario edge = scenario;
                    const Range& range = numberField(edge, path).range;
                    **findNumber(edge, path) = nearestAllowed(range, isLow ? -1e300 : 1e300);
                    if (!findIssues(edge).empty())
                        continue;
                    const auto odd = notFinite(evaluate(edge, parts(true, false, false)));
                    QVERIFY2(!odd, at(seed, path + ": " + odd.value_or("")).c_str());
                    ++tried;
                }
        }
        QVERIFY(tried > 500);
    }

private:
    /// That two scenarios differ in words only: the same options, by name, cost the same.
    static void compareMeaning(std::uint64_t seed, const Scenario& a, const Scenario& b)
    {
        const Evaluation first = evaluated(a);
        const Evaluation second = evaluated(b);
        for (const OptionResult& option : first.options)
        {
            const OptionResult& other = optionNamed(second, option.name);
            const std::string place = at(seed, option.name);
            const double size = sizeOf(option);
            QVERIFY2(isSame(option.cashTotal, other.cashTotal, size), place.c_str());
            QVERIFY2(isSame(option.accountingTotal, other.accountingTotal, size), place.c_str());
            QVERIFY2(isCloseTo(option.npvCost, other.npvCost, 1e-9, 1e-9 * size), place.c_str());
            QCOMPARE(option.meetsDemand, other.meetsDemand);
            for (std::size_t m = 0; m < option.months.size(); ++m)
            {
                QVERIFY2(isSame(option.months[m].cash, other.months[m].cash, size), place.c_str());
                QVERIFY2(isSame(option.months[m].exit.value_or(0), other.months[m].exit.value_or(0),
                                size),
                         place.c_str());
            }
        }
        for (const BreakEven& pair : first.breakEven)
        {
            const auto same =
                std::find_if(second.breakEven.begin(), second.breakEven.end(),
                             [&](const BreakEven& other)
                             { return other.buy == pair.buy && other.rent == pair.rent; });
            const std::string place = at(seed, pair.buy + " against " + pair.rent);
            QVERIFY2(same != second.breakEven.end(), place.c_str());
            QVERIFY2(same->month.has_value() == pair.month.has_value(), place.c_str());
            if (pair.month)
                COMPARE_CLOSE(same->month, *pair.month, 1e-6, 1e-6);
            QVERIFY2(same->utilization.size() == pair.utilization.size(), place.c_str());
        }
        QCOMPARE(first.hybrid && first.hybrid->best, second.hybrid && second.hybrid->best);
        if (first.hybrid && first.hybrid->best)
            COMPARE_CLOSE(second.hybrid->best->npvCost, first.hybrid->best->npvCost, 1e-9, 1e-6);
    }
};

QTEST_APPLESS_MAIN(PropertiesTest)
#include "tst_properties.moc"
