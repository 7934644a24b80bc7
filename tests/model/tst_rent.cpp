#include <cmath>

#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

/// 10 GPUs for 300 hours: 3000 GPU-hours a month.
Scenario work(int months)
{
    return steadyScenario(months, 10, 300);
}

constexpr double tight = 1e-13;

} // namespace

class RentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // By the hour

    void hourlyBillsTheHoursOfTheWork()
    {
        Scenario scenario = work(2);
        addRent(scenario, "cloud", Billing::hourly, 2);
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(paid(option, 1, Category::compute), 6000, tight);
        COMPARE_CLOSE(option.cashTotal, 12000, tight);
        COMPARE_CLOSE(option.servedGpuHours, 6000, tight);
        QVERIFY(option.meetsDemand);
        QVERIFY(!option.gpus);
        COMPARE_CLOSE(option.costPerGpuHour, 2, tight);
        QVERIFY(!option.costPerWorkUnit);
    }

    void idleShareIsBilledOnTop()
    {
        Scenario scenario = work(1);
        addRent(scenario, "cloud", Billing::hourly, 2).idleShare = 0.2;
        COMPARE_CLOSE(rented(scenario).cashTotal, 7500, tight); // 6000 / 0.8
    }

    void fasterGpusNeedFewerHours()
    {
        Scenario scenario = work(1);
        scenario.gpus[0].throughput = 2;
        Gpu& fast = scenario.gpus.emplace_back();
        fast.name = "fast";
        fast.throughput = 3;
        Rent& rent = addRent(scenario, "cloud", Billing::hourly, 2);
        rent.gpu = "fast";
        rent.efficiency = 0.8; // speed 1.5 x 0.8 = 1.2
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(option.cashTotal, 5000, tight); // 3000 / 1.2 x 2
        COMPARE_CLOSE(option.servedGpuHours, 3000, tight);
        // 5000 / 3000 for an hour of the reference, which does 2 units a second.
        COMPARE_CLOSE(option.costPerWorkUnit, 5000.0 / 3000 / 7200, tight);
    }

    void uploadIsBilledOnOneInstance()
    {
        Scenario scenario = work(1);
        Rent& rent = addRent(scenario, "cloud", Billing::hourly, 2);
        rent.gpusPerInstance = 4;
        rent.uploadGbMonth = 720; // 720,000 MB at 200 MB/s: 3600 s
        rent.uploadMbPerS = 200;
        COMPARE_CLOSE(rented(scenario).cashTotal, 6008, tight); // 4 GPU-hours more
    }

    void otherChargesComeByTheMonth()
    {
        Scenario scenario = work(2);
        Rent& rent = addRent(scenario, "cloud", Billing::hourly, 2);
        rent.storageGb = 100;
        rent.storagePriceGbMonth = 0.1;
        rent.egressGbMonth = 50;
        rent.egressPriceGb = 0.5;
        rent.fixedMonth = 7;
        rent.setupOnce = 99;
        rent.supportShare = 0.1;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(cashOf(option, 0), 99, tight);
        COMPARE_CLOSE(paid(option, 2, Category::storage), 10, tight);
        COMPARE_CLOSE(paid(option, 2, Category::transfer), 25, tight);
        COMPARE_CLOSE(paid(option, 2, Category::other), 7, tight);
        COMPARE_CLOSE(paid(option, 2, Category::support), 600, tight);
        COMPARE_CLOSE(option.cashTotal, 99 + 2 * (6000 + 600 + 10 + 25 + 7), tight);
    }

    void onlyTheComputePriceChanges()
    {
        Scenario scenario = work(7);
        Rent& rent = addRent(scenario, "cloud", Billing::hourly, 2);
        rent.priceChangePerYear = 0.21;
        rent.fixedMonth = 7;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(cashOf(option, 1), 6007, tight);
        COMPARE_CLOSE(cashOf(option, 7), 6607, tight);
    }

    void advancePaysAMonthEarlierAtThePriceOfTheMonth()
    {
        Scenario scenario = work(7);
        Rent& rent = addRent(scenario, "cloud", Billing::hourly, 2);
        rent.priceChangePerYear = 0.21;
        rent.fixedMonth = 7;
        rent.paid = Payment::advance;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(cashOf(option, 0), 6007, tight);
        COMPARE_CLOSE(cashOf(option, 6), 6607, tight);
        QCOMPARE(cashOf(option, 7), 0.0);
        COMPARE_CLOSE(option.months[7].servedGpuHours, 3000, tight);
    }

    void discountsWhatIsDueAtTheEndOfTheMonth()
    {
        Scenario scenario = work(6);
        scenario.general.discountRate = 0.21;
        scenario.demand.growthPerYear = 0.21;
        addRent(scenario, "cloud", Billing::hourly, 2);
        double npv = 0;
        double levelised = 0;
        for (int m = 1; m <= 6; ++m) // growth and discount cancel but for one month
        {
            npv += 6000 * std::pow(1.21, (m - 1) / 12.0) * std::pow(1.21, -m / 12.0);
            levelised += 3000 * std::pow(1.21, -1 / 12.0);
        }
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(option.npvCost, npv, tight);
        COMPARE_CLOSE(option.npvCost, 36000 * std::pow(1.21, -1 / 12.0), tight);
        COMPARE_CLOSE(option.levelizedCostPerGpuHour, npv / levelised, tight);
    }

    void workThatCannotWaitRentsWholeInstances()
    {
        Scenario scenario = steadyScenario(1, 0, 0);
        scenario.demand.steady.reset();
        scenario.demand.elastic = false;
        scenario.demand.profile.resize(2);
        scenario.demand.profile[0].gpus = 5;
        scenario.demand.profile[0].hoursPerMonth = 100;
        scenario.demand.profile[1].gpus = 2;
        scenario.demand.profile[1].hoursPerMonth = 200;
        addRent(scenario, "cloud", Billing::hourly, 2).gpusPerInstance = 4;
        // Two instances for 100 h and one for 200 h are 400 x 4 GPU-hours; the work is 900.
        COMPARE_CLOSE(rented(scenario).cashTotal, 3200, tight);
        scenario.demand.elastic = true;
        COMPARE_CLOSE(rented(scenario).cashTotal, 1800, tight);
    }

    // By the day

    void dailyBillsDaysOfBusyHours()
    {
        Scenario scenario = work(1);
        Rent& rent = addRent(scenario, "cloud", Billing::daily, 50);
        rent.busyHoursPerDay = 20;
        COMPARE_CLOSE(rented(scenario).cashTotal, 7500, tight); // 3000 / 20 x 50
        rent.idleShare = 0.5;                                   // both only matter by the hour
        rent.uploadGbMonth = 720;
        COMPARE_CLOSE(rented(scenario).cashTotal, 7500, tight);
    }

    // By the month

    void monthlyRentsWhatThePeakNeeds()
    {
        Scenario scenario = work(13);
        scenario.demand.growthPerYear = 0.21;
        addRent(scenario, "cloud", Billing::monthly, 100).gpusPerInstance = 4;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(cashOf(option, 1), 1200, tight);  // 3 x 4 GPUs
        COMPARE_CLOSE(cashOf(option, 13), 1600, tight); // 12.1 GPUs
        QCOMPARE(option.gpus, 16);
        QVERIFY(option.meetsDemand);
    }

    void slowerGpusNeedMoreInstances()
    {
        Scenario scenario = work(1);
        Rent& rent = addRent(scenario, "cloud", Billing::monthly, 100);
        rent.gpusPerInstance = 4;
        rent.efficiency = 0.5; // an instance does the work of 2 GPUs
        COMPARE_CLOSE(rented(scenario).cashTotal, 2000, tight);
    }

    void whatExceedsTheInstancesIsUnservedOrOverflows()
    {
        Scenario scenario = work(2);
        Rent& rent = addRent(scenario, "cloud", Billing::monthly, 100);
        rent.gpusPerInstance = 4;
        rent.instances = 2;
        addRent(scenario, "by the hour", Billing::hourly, 3);
        const OptionResult alone = rented(scenario);
        COMPARE_CLOSE(alone.cashTotal, 1600, tight);
        COMPARE_CLOSE(alone.servedGpuHours, 4800, tight); // 8 x 300 a month
        COMPARE_CLOSE(alone.unservedGpuHours, 1200, tight);
        QVERIFY(!alone.meetsDemand);

        scenario.rents[0].overflow = "by the hour";
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(option.cashTotal, 1600 + 3600, tight); // 2 x 600 x 3
        COMPARE_CLOSE(option.servedGpuHours, 6000, tight);
        QCOMPARE(option.unservedGpuHours, 0.0);
        QVERIFY(option.meetsDemand);
    }

    void anUnservedMillionthStillMeetsTheDemand()
    {
        Scenario scenario = steadyScenario(1, 8.000008, 300);
        addRent(scenario, "cloud", Billing::monthly, 100).instances = 8;
        QVERIFY(rented(scenario).meetsDemand);
        scenario.demand.steady->gpus = 8.000009;
        QVERIFY(!rented(scenario).meetsDemand);
    }

    void feesOfTheOverflowBeginWhenItServes()
    {
        Scenario scenario = steadyScenario(3, 8, 300);
        scenario.demand.growthPerYear = 0.21; // exactly 8 GPUs in month 1, more from month 2 on
        Rent& base = addRent(scenario, "cloud", Billing::monthly, 100);
        base.instances = 8;
        base.overflow = "by the hour";
        Rent& overflow = addRent(scenario, "by the hour", Billing::hourly, 3);
        overflow.fixedMonth = 5;
        overflow.setupOnce = 50;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(cashOf(option, 0), 50, tight);
        COMPARE_CLOSE(cashOf(option, 1), 800, tight);
        COMPARE_CLOSE(paid(option, 2, Category::other), 5, tight);
        COMPARE_CLOSE(paid(option, Category::other), 60, tight);

        scenario.demand.growthPerYear = 0; // it never serves
        COMPARE_CLOSE(rented(scenario).cashTotal, 2400, tight);
    }

    void aBillionthOfTheWorkCostsNothing()
    {
        Scenario scenario = steadyScenario(1, 8 + 4e-9, 300);
        Rent& base = addRent(scenario, "cloud", Billing::monthly, 100);
        base.instances = 8;
        base.overflow = "by the hour";
        addRent(scenario, "by the hour", Billing::hourly, 3).setupOnce = 50;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(option.cashTotal, 800, 1e-15);
        QCOMPARE(option.unservedGpuHours, 0.0);
        scenario.demand.steady->gpus = 8 + 1e-7;
        QVERIFY(rented(scenario).cashTotal > 850);
    }

    void committedInstancesAreOwedWithoutWork()
    {
        Scenario scenario = steadyScenario(2, 0, 300);
        Rent& rent = addRent(scenario, "cloud", Billing::monthly, 100);
        rent.instances = 2;
        rent.fixedMonth = 7;
        rent.setupOnce = 99;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(option.cashTotal, 400, tight);
        QVERIFY(!option.costPerGpuHour);
        QVERIFY(!option.levelizedCostPerGpuHour);
        QVERIFY(option.meetsDemand);
    }

    void nothingIsRentedWithoutWork()
    {
        Scenario scenario = steadyScenario(2, 0, 300);
        addRent(scenario, "by the hour", Billing::hourly, 3).setupOnce = 99;
        addRent(scenario, "cloud", Billing::monthly, 100);
        QCOMPARE(rented(scenario, 0).cashTotal, 0.0);
        QCOMPARE(rented(scenario, 1).cashTotal, 0.0);
        QCOMPARE(rented(scenario, 1).gpus, 0);
    }

    // Reserved

    void aTermKeepsThePriceOfItsFirstMonth()
    {
        Scenario scenario = work(18);
        Rent& rent = addRent(scenario, "cloud", Billing::reserved, 100);
        rent.gpusPerInstance = 4; // 3 instances
        rent.termMonths = 12;
        rent.upfrontShare = 0.25;
        rent.priceChangePerYear = 0.21;
        const OptionResult option = rented(scenario);
        // The first term costs 12 GPUs x 12 x 100 = 14,400, the second 12 x 12 x 121 = 17,424.
        COMPARE_CLOSE(cashOf(option, 0), 3600, tight);
        COMPARE_CLOSE(cashOf(option, 1), 900, tight);
        COMPARE_CLOSE(cashOf(option, 11), 900, tight);
        COMPARE_CLOSE(cashOf(option, 12), 900 + 4356, tight);
        COMPARE_CLOSE(cashOf(option, 13), 1089, tight);
        COMPARE_CLOSE(cashOf(option, 18), 7 * 1089, tight); // six of the seven lie beyond
        COMPARE_CLOSE(option.cashTotal, 14400 + 17424, tight);
    }

    void advanceMovesThePartsOfATermButNotTheUpfrontOne()
    {
        Scenario scenario = work(18);
        Rent& rent = addRent(scenario, "cloud", Billing::reserved, 100);
        rent.gpusPerInstance = 4;
        rent.upfrontShare = 0.25;
        rent.priceChangePerYear = 0.21;
        rent.paid = Payment::advance;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(cashOf(option, 0), 3600 + 900, tight);
        COMPARE_CLOSE(cashOf(option, 11), 900, tight);
        COMPARE_CLOSE(cashOf(option, 12), 4356 + 1089, tight);
        COMPARE_CLOSE(cashOf(option, 17), 1089, tight);
        COMPARE_CLOSE(cashOf(option, 18), 6 * 1089, tight);
        COMPARE_CLOSE(option.cashTotal, 14400 + 17424, tight);
    }

    void aTermBeyondTheHorizonIsOwedAtTheHorizon()
    {
        Scenario scenario = work(5);
        Rent& rent = addRent(scenario, "cloud", Billing::reserved, 100);
        rent.termMonths = 36;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(cashOf(option, 4), 1000, tight);
        COMPARE_CLOSE(cashOf(option, 5), 32000, tight);
    }

    void supportIsASharePaidWithEveryCharge()
    {
        Scenario scenario = work(12);
        Rent& rent = addRent(scenario, "cloud", Billing::reserved, 100);
        rent.upfrontShare = 0.5;
        rent.supportShare = 0.1;
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(paid(option, 0, Category::support), 600, tight); // of 6000
        COMPARE_CLOSE(paid(option, 3, Category::support), 50, tight);
        COMPARE_CLOSE(paid(option, Category::support), 1200, tight);
    }

    void aTermFitsItsHighestMonth()
    {
        Scenario scenario = work(18);
        scenario.demand.growthPerYear = 0.21;
        Rent& rent = addRent(scenario, "cloud", Billing::reserved, 100);
        rent.gpusPerInstance = 2;
        const OptionResult option = rented(scenario);
        // Month 12: 10 x 1.21^(11/12) = 11.91, six instances; month 18: 13.10, seven.
        COMPARE_CLOSE(cashOf(option, 1), 1200, tight);
        COMPARE_CLOSE(cashOf(option, 13), 1400, tight);
        QCOMPARE(option.gpus, 14);
    }

    void inADecliningDemandTheFirstMonthCounts()
    {
        Scenario scenario = work(13);
        scenario.demand.growthPerYear = -0.19; // 8.1 GPUs after a year
        addRent(scenario, "cloud", Billing::reserved, 100);
        const OptionResult option = rented(scenario);
        COMPARE_CLOSE(cashOf(option, 12), 1000, tight);
        COMPARE_CLOSE(cashOf(option, 13), 900 * 12, tight);
        QCOMPARE(option.gpus, 10);
    }
};

QTEST_APPLESS_MAIN(RentTest)
#include "tst_rent.moc"
