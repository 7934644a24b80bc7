#include "model/analysis/break_even.h"

#include <cmath>

#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

/// One server of 8 A100 with 10,000 a month of running costs against 100,000 a month of rent or
/// 225 an hour for the machine, 500 hours a month for three years.
Scenario qingdao()
{
    Scenario scenario = steadyScenario(36, 8, 500);
    addRent(scenario, "monthly", Billing::monthly, 12500).gpusPerInstance = 8;
    addRent(scenario, "hourly", Billing::hourly, 28.125).gpusPerInstance = 8;
    addOther(addBuy(scenario, "own", 1, 700000), "operations", 10000);
    return scenario;
}

BreakEven pairOf(const Scenario& scenario, std::size_t rent = 0)
{
    const Terms terms = makeTerms(scenario);
    std::vector<OptionResult> options;
    for (std::size_t plan = 0; plan < terms.rents.size(); ++plan)
        options.push_back(rentResult(terms, plan));
    for (std::size_t buy = 0; buy < terms.buys.size(); ++buy)
        options.push_back(buyResult(terms, buy));
    return breakEvens(terms, options).at(rent);
}

} // namespace

class UtilizationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void utilisationAtWhichBothCostTheSame()
    {
        const BreakEven pair = pairOf(qingdao(), 1);
        // 1,060,000 / 36 / 225 = 130.86 hours a month, of 500 as given and 730 at most.
        QCOMPARE(pair.utilization.size(), std::size_t{1});
        COMPARE_CLOSE(pair.utilization[0].hoursPerGpuMonth, 1060000.0 / 36 / 225, 1e-9);
        COMPARE_CLOSE(pair.utilization[0].factor, 1060000.0 / 36 / 225 / 500, 1e-9);
        COMPARE_CLOSE(pair.utilization[0].shareOfOwned, 1060000.0 / 36 / 225 / 730, 1e-9);
        // The monthly plan costs the same however long it is used.
        QVERIFY(pairOf(qingdao(), 0).utilization.empty());
    }

    void noneBeyondTheHoursOfTheMonth()
    {
        Scenario scenario = qingdao();
        scenario.rents[1].price = 1060000.0 / 36 / 8 / 731; // 731 hours would be needed
        QVERIFY(pairOf(scenario, 1).utilization.empty());
        scenario.rents[1].price = 1060000.0 / 36 / 8 / 730;
        QCOMPARE(pairOf(scenario, 1).utilization.size(), std::size_t{1});
        COMPARE_CLOSE(pairOf(scenario, 1).utilization[0].factor, 1.46, 1e-9);
    }

    void capacityThatFillsUpGivesASecondUtilisation()
    {
        Scenario scenario = steadyScenario(1, 10, 10);
        scenario.general.hoursPerMonth = 100;
        addRent(scenario, "cheap", Billing::hourly, 2);
        addRent(scenario, "dear", Billing::hourly, 20);
        Buy& buy = addBuy(scenario, "own", 1, 400);
        buy.gpusPerServer = 10;
        buy.availability = 0.5; // 500 of the 1000 hours
        buy.overflow = "dear";
        // Rent 200 x. Own 400 up to x = 5, then 400 + 20 (100 x - 500): equal at 2 and 9600/1800.
        const BreakEven pair = pairOf(scenario);
        QCOMPARE(pair.utilization.size(), std::size_t{2});
        COMPARE_CLOSE(pair.utilization[0].factor, 2, 1e-9);
        COMPARE_CLOSE(pair.utilization[0].hoursPerGpuMonth, 20, 1e-9);
        COMPARE_CLOSE(pair.utilization[0].shareOfOwned, 0.2, 1e-9);
        COMPARE_CLOSE(pair.utilization[1].factor, 9600.0 / 1800, 1e-9);
        COMPARE_CLOSE(pair.utilization[1].hoursPerGpuMonth, 50, 1e-9);
        COMPARE_CLOSE(pair.utilization[1].shareOfOwned, 0.5, 1e-9);
    }

    void jumpsOfFeesAreNoUtilisation()
    {
        Scenario scenario = steadyScenario(1, 10, 10);
        scenario.general.hoursPerMonth = 100;
        addRent(scenario, "cheap", Billing::hourly, 2);
        addRent(scenario, "dear", Billing::hourly, 3).setupOnce = 5000;
        Buy& buy = addBuy(scenario, "own", 1, 100);
        buy.gpusPerServer = 10;
        buy.availability = 0.5;
        buy.overflow = "dear";
        // Equal at x = 0.5. At 5 owning jumps from 100, below the rent of 1000, to 5100, above it.
        const BreakEven pair = pairOf(scenario);
        QCOMPARE(pair.utilization.size(), std::size_t{1});
        COMPARE_CLOSE(pair.utilization[0].factor, 0.5, 1e-9);
    }

    void aTraceCannotBeBusierThanAllHours()
    {
        Scenario scenario = qingdao();
        scenario.demand.steady->hoursPerMonth.reset();
        scenario.rents[1].price = 1060000.0 / 36 / 8 / 365;
        const BreakEven pair = pairOf(scenario, 1);
        QCOMPARE(pair.utilization.size(), std::size_t{1});
        COMPARE_CLOSE(pair.utilization[0].factor, 0.5, 1e-9);
    }

    void spotThatMayNotServeMoreBendsTheCosts()
    {
        Scenario scenario = steadyScenario(1, 10, 10);
        scenario.general.hoursPerMonth = 100;
        scenario.demand.interruptibleShare = 0.25;
        addRent(scenario, "cheap", Billing::hourly, 2);
        addRent(scenario, "dear", Billing::hourly, 20);
        Rent& spot = addRent(scenario, "spot", Billing::spot, 1);
        spot.fallback = "dear";
        Buy& buy = addBuy(scenario, "own", 1, 400);
        buy.gpusPerServer = 10;
        buy.availability = 0.5;
        buy.overflow = "spot";
        // Rent 200 x. Own 400 to x = 5; then the rest 100 x - 500 on spot as long as it is at most
        // 25 x, to x = 20/3, where own is 400 + 500/3 = 566.67; then 25 x at 1 and
        // 75 x - 500 at 20: 1525 x - 9600. Equal at x = 2 and 9600 / 1325.
        const BreakEven pair = pairOf(scenario);
        QCOMPARE(pair.utilization.size(), std::size_t{2});
        COMPARE_CLOSE(pair.utilization[0].factor, 2, 1e-9);
        COMPARE_CLOSE(pair.utilization[1].factor, 9600.0 / 1325, 1e-9);
    }

    // The solver

    void findsTheRootsOfEveryPiece()
    {
        const auto curve = [](double x)
        {
            return x * x - 2;
        };
        const std::vector<double> roots = rootsBetweenKinks(curve, {}, 3);
        QCOMPARE(roots.size(), std::size_t{1});
        COMPARE_CLOSE(roots[0], std::sqrt(2.0), 1e-12);

        const auto zigzag = [](double x)
        {
            return x < 1 ? 0.5 - x : (x < 2 ? x - 1.5 : 2.5 - x);
        };
        const std::vector<double> three = rootsBetweenKinks(zigzag, {1, 2}, 4);
        QCOMPARE(three.size(), std::size_t{3});
        COMPARE_CLOSE(three[0], 0.5, 1e-12);
        COMPARE_CLOSE(three[1], 1.5, 1e-12);
        COMPARE_CLOSE(three[2], 2.5, 1e-12);
    }

    void touchingAtAKinkIsOneRoot()
    {
        const auto vee = [](double x)
        {
            return std::fabs(x - 1);
        };
        const std::vector<double> roots = rootsBetweenKinks(vee, {1}, 3);
        QCOMPARE(roots.size(), std::size_t{1});
        COMPARE_CLOSE(roots[0], 1, 1e-12);
    }

    void aJumpIsNoRoot()
    {
        const auto step = [](double x)
        {
            return x < 1 ? -1.0 : 2.0;
        };
        QVERIFY(rootsBetweenKinks(step, {1}, 3).empty());
        QVERIFY(rootsBetweenKinks([](double) { return 0.0; }, {1}, 3).empty());
    }

    void zeroItselfIsNoRootAndTheEndIs()
    {
        QVERIFY(rootsBetweenKinks([](double x) { return x; }, {}, 3).empty());
        COMPARE_CLOSE(rootsBetweenKinks([](double x) { return x - 3; }, {}, 3).at(0), 3, 1e-12);
    }
};

QTEST_APPLESS_MAIN(UtilizationTest)
#include "tst_utilization.moc"
