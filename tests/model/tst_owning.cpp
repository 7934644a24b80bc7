#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

constexpr double tight = 1e-13;

/// 8 GPUs for half of every month, 2920 GPU-hours, on one server of 8 GPUs for 80,000.
Scenario oneServer(int months)
{
    Scenario scenario = steadyScenario(months, 8, 365);
    addBuy(scenario, "own", 1, 80000);
    return scenario;
}

double book(const OptionResult& option, int month)
{
    return option.months[static_cast<std::size_t>(month)].bookValue;
}

double exitCost(const OptionResult& option, int month)
{
    return option.months[static_cast<std::size_t>(month)].exit.value();
}

} // namespace

class OwningTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Books and loan

    void booksWriteTheServersOffAndSettleAtTheEnd()
    {
        Scenario scenario = oneServer(12);
        Buy& buy = scenario.buys[0];
        buy.leadTimeMonths = 1;
        buy.depreciation.lifeMonths = 20;
        buy.depreciation.salvageShare = 0.1;
        buy.depreciation.delayMonths = 1; // 3600 a month from month 3 on
        buy.resale.emplace().shareAtEnd = 0.5;
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(book(option, 2), 80000, tight);
        COMPARE_CLOSE(book(option, 3), 76400, tight);
        COMPARE_CLOSE(book(option, 12), 44000, tight);
        COMPARE_CLOSE(option.months[3].accounting, 3600, tight);
        COMPARE_CLOSE(option.months[12].accounting, 3600 + 4000, tight); // sold for 40,000
        COMPARE_CLOSE(option.accountingTotal, 40000, tight);
        COMPARE_CLOSE(option.cashTotal, 40000, tight);
    }

    void aLoanIsPaidBackLevelWithABalloon()
    {
        Scenario scenario = oneServer(12);
        Financing& loan = scenario.buys[0].financing.emplace();
        loan.share = 0.5;
        loan.months = 10;
        loan.balloonShare = 0.2;
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(cashOf(option, 0), 40000, tight);
        COMPARE_CLOSE(cashOf(option, 1), 3200, tight); // (40,000 - 8000) / 10
        COMPARE_CLOSE(cashOf(option, 10), 11200, tight);
        QCOMPARE(cashOf(option, 11), 0.0);
        // Stopping after month 4 one still owes 40,000 - 4 x 3200.
        COMPARE_CLOSE(exitCost(option, 4), 52800 + 27200, tight);
    }

    void whatIsOwedAtTheHorizonIsRepaid()
    {
        Scenario scenario = oneServer(2);
        Financing& loan = scenario.buys[0].financing.emplace();
        loan.annualRate = 0.12;
        loan.months = 24;
        const OptionResult option = bought(scenario);
        // Payment 80,000 x 0.01 / (1 - 1.01^-24) = 3765.877778; 800 of the first is interest, of
        // the second 1 % of 77,034.122222; the rest of 80,000 is repaid with it.
        COMPARE_CLOSE(cashOf(option, 0), 0, 0, 1e-9);
        COMPARE_CLOSE(cashOf(option, 1), 3765.877778, 1e-9);
        COMPARE_CLOSE(cashOf(option, 2), 77034.122222 * 1.01, 1e-9);
        COMPARE_CLOSE(option.cashTotal, 80000 + 800 + 770.34122222, 1e-9);
        // Interest is a cost of the books, principal is not: 800 + 80,000 / 36.
        COMPARE_CLOSE(option.months[1].accounting, 800 + 80000 / 36.0, tight);
    }

    // Service

    void theBridgeServesTheLeadTime()
    {
        Scenario scenario = oneServer(4);
        scenario.buys[0].leadTimeMonths = 3;
        scenario.buys[0].bridge = "cloud";
        addRent(scenario, "cloud", Billing::hourly, 2).setupOnce = 60;
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(cashOf(option, 0), 80060, tight);
        COMPARE_CLOSE(cashOf(option, 3), 5840, tight); // 2920 x 2
        QCOMPARE(cashOf(option, 4), 0.0);
        COMPARE_CLOSE(option.servedGpuHours, 4 * 2920, tight);
        COMPARE_CLOSE(option.ownGpuHours, 2920, tight);
        QVERIFY(option.meetsDemand);
    }

    void withoutABridgeTheWorkWaits()
    {
        Scenario scenario = oneServer(4);
        Buy& buy = scenario.buys[0];
        buy.leadTimeMonths = 3;
        const OptionResult refused = bought(scenario);
        COMPARE_CLOSE(refused.delayedGpuHours, 3 * 2920, tight);
        COMPARE_CLOSE(refused.servedGpuHours, 2920, tight);
        QCOMPARE(refused.unservedGpuHours, 0.0);
        QVERIFY(!refused.meetsDemand);

        buy.delayCostMonth = 0; // waiting is acceptable
        QVERIFY(bought(scenario).meetsDemand);
        buy.delayCostMonth = 500;
        scenario.tax.incomeRate = 0.25;
        const OptionResult paying = bought(scenario);
        COMPARE_CLOSE(paid(paying, 3, Category::delay), 500, tight);
        QCOMPARE(paid(paying, 3, Category::tax), 0.0); // it is after tax
        COMPARE_CLOSE(paid(paying, Category::delay), 1500, tight);
    }

    void whatExceedsTheServersOverflows()
    {
        Scenario scenario = oneServer(1);
        scenario.demand.steady->gpus = 10;
        addRent(scenario, "cloud", Billing::hourly, 2);
        const OptionResult alone = bought(scenario);
        COMPARE_CLOSE(alone.unservedGpuHours, 730, tight); // 2 x 365
        QVERIFY(!alone.meetsDemand);
        scenario.buys[0].overflow = "cloud";
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(cashOf(option, 1), 1460, tight);
        COMPARE_CLOSE(option.ownGpuHours, 2920, tight);
        QVERIFY(option.meetsDemand);
    }

    void workThatCanWaitIsCaughtUpAfterAnOutage()
    {
        Scenario scenario = oneServer(1);
        scenario.buys[0].availability = 0.75; // 4380 hours of the 5840
        COMPARE_CLOSE(bought(scenario).ownGpuHours, 2920, tight);
        scenario.buys[0].availability = 0.4; // 2336
        COMPARE_CLOSE(bought(scenario).ownGpuHours, 2336, tight);
        COMPARE_CLOSE(bought(scenario).unservedGpuHours, 584, tight);
    }

    void workThatCannotWaitIsLostInAnOutage()
    {
        Scenario scenario = oneServer(1);
        scenario.demand.elastic = false;
        scenario.buys[0].availability = 0.75;
        scenario.buys[0].overflow = "cloud";
        addRent(scenario, "cloud", Billing::hourly, 2).gpusPerInstance = 8;
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(option.ownGpuHours, 2190, tight);
        // 730 hours of outages are rented as they are, not as whole instances.
        COMPARE_CLOSE(cashOf(option, 1), 1460, tight);
        COMPARE_CLOSE(option.servedGpuHours, 2920, tight);
    }

    void outagesComeOnTopOfWholeInstances()
    {
        Scenario scenario = oneServer(1);
        scenario.demand.elastic = false;
        scenario.demand.steady->gpus = 9;
        scenario.buys[0].availability = 0.75;
        scenario.buys[0].overflow = "cloud";
        addRent(scenario, "cloud", Billing::hourly, 2).gpusPerInstance = 4;
        // One instance of 4 for 365 h, and 730 hours of outages.
        COMPARE_CLOSE(cashOf(bought(scenario), 1), (1460 + 730) * 2, tight);
    }

    void fasterServersDoMore()
    {
        Scenario scenario = oneServer(1);
        scenario.demand.steady->gpus = 12;
        scenario.gpus[0].throughput = 2;
        Gpu& fast = scenario.gpus.emplace_back();
        fast.name = "fast";
        fast.throughput = 4;
        scenario.buys[0].gpu = "fast";
        scenario.buys[0].efficiency = 0.7; // a server is 11.2 GPUs of the reference
        const OptionResult option = bought(scenario);
        COMPARE_CLOSE(option.ownGpuHours, 11.2 * 365, tight);
        COMPARE_CLOSE(option.unservedGpuHours, 0.8 * 365, 1e-12);
    }

    void localWorkMustRunOnOwnMachines()
    {
        Scenario scenario = oneServer(2);
        scenario.demand.localShare = 0.8;
        scenario.demand.steady->gpus = 10;
        scenario.buys[0].overflow = "cloud";
        addRent(scenario, "cloud", Billing::hourly, 2);
        QVERIFY(bought(scenario).meetsDemand); // 8 of 10
        QVERIFY(!rented(scenario).meetsDemand);
        scenario.demand.localShare = 0.81;
        QVERIFY(!bought(scenario).meetsDemand);
        // Only the months after the lead time count.
        scenario.demand.localShare = 0.8;
        scenario.buys[0].leadTimeMonths = 1;
        scenario.buys[0].bridge = "cloud";
        QVERIFY(bought(scenario).meetsDemand);
    }
};

QTEST_APPLESS_MAIN(OwningTest)
#include "tst_owning.moc"
