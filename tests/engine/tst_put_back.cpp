#include <cmath>

#include <QtTest>

#include "model/ledger/timeline.h"
#include "tests/support/evaluated.h"
#include "tests/support/random_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

/// The plans whose price the break-even of a plan moves, by name.
std::vector<std::string> plansMovedWith(const Scenario& scenario, const std::string& name)
{
    std::vector<std::string> names;
    const auto add = [&](const std::string& plan)
    {
        const Rent* const rent = findNamed(scenario.rents, plan);
        if (!rent)
            return;
        names.push_back(plan);
        if (rent->billing == Billing::spot && !rent->fallback.empty())
            names.push_back(rent->fallback);
    };
    add(name);
    const Rent& rent = *findNamed(scenario.rents, name);
    if (rent.billing == Billing::monthly || rent.billing == Billing::reserved)
        add(rent.overflow);
    return names;
}

constexpr std::uint64_t seeds = 250;

} // namespace

/// Every point at which a purchase and a rental cost the same is put back into its scenario.
class PutBackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rentalPricesMakeCostsEqual()
    {
        int tried = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluated(scenario);
            for (const BreakEven& pair : evaluation.breakEven)
            {
                if (!pair.rentPriceFactor)
                    continue;
                Scenario moved = scenario;
                for (Rent& rent : moved.rents)
                {
                    const auto names = plansMovedWith(scenario, pair.rent);
                    if (std::find(names.begin(), names.end(), rent.name) != names.end())
                        rent.price *= *pair.rentPriceFactor;
                }
                compareCosts(seed, moved, pair, *pair.rentPriceFactor);
                if (QTest::currentTestFailed())
                    return;
                ++tried;
            }
        }
        QVERIFY(tried > 50);
    }

    void purchasePricesMakeCostsEqual()
    {
        int tried = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const Evaluation evaluation = evaluated(scenario);
            for (const BreakEven& pair : evaluation.breakEven)
            {
                if (!pair.purchasePriceFactor)
                    continue;
                Scenario moved = scenario;
                for (Buy& buy : moved.buys)
                    if (buy.name == pair.buy)
                        for (Capex& capex : buy.capex)
                            capex.amount *= *pair.purchasePriceFactor;
                compareCosts(seed, moved, pair, *pair.purchasePriceFactor);
                if (QTest::currentTestFailed())
                    return;
                ++tried;
            }
        }
        QVERIFY(tried > 50);
    }

    void utilisationsMakeCostsEqual()
    {
        int tried = 0;
        for (std::uint64_t seed = 1; seed <= 2 * seeds; ++seed)
        {
            const Scenario scenario = randomScenario(seed);
            const DemandForm form = scenario.demand.form();
            const bool hasHours = form == DemandForm::profile ||
                                  (scenario.demand.steady && scenario.demand.steady->hoursPerMonth);
            if (!hasHours)
                continue;
            for (const BreakEven& pair : evaluated(scenario).breakEven)
                for (const UtilizationPoint& point : pair.utilization)
                {
                    Scenario moved = scenario;
                    if (moved.demand.steady)
                        *moved.demand.steady->hoursPerMonth *= point.factor;
                    for (Level& level : moved.demand.profile)
                        level.hoursPerMonth *= point.factor;
                    compareCosts(seed, moved, pair, 1);
                    if (QTest::currentTestFailed())
                        return;
                    ++tried;
                }
        }
        QVERIFY(tried > 20);
    }

    void crossingsLieOnTheCurves()
    {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Evaluation evaluation = evaluated(randomScenario(seed));
            for (const BreakEven& pair : evaluation.breakEven)
            {
                const std::string place = at(seed, pair.buy + " against " + pair.rent);
                const OptionResult& own = optionNamed(evaluation, pair.buy);
                const OptionResult& rent = optionNamed(evaluation, pair.rent);
                const auto difference = [&](double month)
                {
                    const auto before = static_cast<std::size_t>(month);
                    const std::size_t after = std::min(before + 1, own.months.size() - 1);
                    const double part = month - static_cast<double>(before);
                    const auto curve = [&](std::size_t m)
                    {
                        return own.months[m].cumulative - rent.months[m].cumulative;
                    };
                    return curve(before) + part * (curve(after) - curve(before));
                };
                double largest = 1;
                for (std::size_t m = 0; m < own.months.size(); ++m)
                    largest = std::max({largest, std::fabs(own.months[m].cumulative),
                                        std::fabs(rent.months[m].cumulative)});
                for (const Crossing& crossing : pair.crossings)
                    QVERIFY2(std::fabs(difference(crossing.month)) <= 2e-9 * largest,
                             place.c_str());
                for (std::size_t i = 1; i < pair.crossings.size(); ++i)
                    QVERIFY2(pair.crossings[i].buyBecomesCheaper !=
                                     pair.crossings[i - 1].buyBecomesCheaper &&
                                 pair.crossings[i].month >= pair.crossings[i - 1].month,
                             place.c_str());
                const auto last = static_cast<double>(own.months.size() - 1);
                QVERIFY2(pair.month.has_value() == (difference(last) < 1e-9 * largest),
                         place.c_str());
                if (!pair.month)
                    continue;
                for (std::size_t m = 0; m < own.months.size(); ++m)
                    if (static_cast<double>(m) >= *pair.month)
                        QVERIFY2(difference(static_cast<double>(m)) < 1e-9 * largest,
                                 place.c_str());
                QVERIFY2(*pair.month == 0 || pair.crossings.back().month == *pair.month,
                         place.c_str());
            }
        }
    }

    void ratesOfReturnMakeFlowsWorthTheSame()
    {
        int tried = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        {
            const Evaluation evaluation = evaluated(randomScenario(seed));
            for (const BreakEven& pair : evaluation.breakEven)
            {
                const OptionResult& own = optionNamed(evaluation, pair.buy);
                const OptionResult& rent = optionNamed(evaluation, pair.rent);
                for (const double rate : pair.irr)
                {
                    double worth = 0;
                    double size = 0;
                    for (std::size_t m = 0; m < own.months.size(); ++m)
                    {
                        const double flow = (rent.months[m].cash - own.months[m].cash) *
                                            std::pow(1 + rate, -static_cast<double>(m) / 12);
                        worth += flow;
                        size += std::fabs(flow);
                    }
                    QVERIFY2(std::fabs(worth) <= 1e-7 * size, at(seed, pair.buy).c_str());
                    ++tried;
                }
            }
        }
        QVERIFY(tried > 50);
    }

private:
    /// That a pair costs the same in a scenario in which something was multiplied by `factor`.
    static void compareCosts(std::uint64_t seed, const Scenario& scenario, const BreakEven& pair,
                             double factor)
    {
        const Evaluation evaluation = optionsOf(scenario);
        const OptionResult& own = optionNamed(evaluation, pair.buy);
        const OptionResult& rent = optionNamed(evaluation, pair.rent);
        const double size = (sizeOf(own) + sizeOf(rent)) *
                            std::max(1.0, makeTimeline(scenario.general).discount.back()) *
                            std::max(1.0, factor);
        QVERIFY2(std::fabs(own.npvCost - rent.npvCost) <= 1e-9 * size,
                 at(seed, pair.buy + " against " + pair.rent + ": " + std::to_string(own.npvCost) +
                              " and " + std::to_string(rent.npvCost))
                     .c_str());
    }
};

QTEST_APPLESS_MAIN(PutBackTest)
#include "tst_put_back.moc"
