#include "model/insight/demand_hours.h"

#include <QtTest>

#include "model/analysis/evaluation.h"
#include "model/insight/drivers.h"
#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;

namespace
{

/// NPV cost of the rental and the purchase.
std::pair<double, double> costsOf(const Scenario& scenario)
{
    EvaluationOptions options;
    options.breakEven = options.hybrid = options.sensitivity = options.monteCarlo = false;
    options.threads = 1;
    const Evaluation evaluation = evaluate(scenario, options);
    return {evaluation.options[0].npvCost, evaluation.options[1].npvCost};
}

Scenario steady()
{
    Scenario scenario = test::steadyScenario(12, 8, 365);
    test::addRent(scenario, "cloud", Billing::hourly, 2);
    test::addBuy(scenario, "own", 1, 1000);
    return scenario;
}

} // namespace

class DemandHoursTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void steadyHoursAreMultiplied();
    void allHoursBecomeSoManyHours();
    void everyLevelIsMultiplied();
    void runsOfJobsAreMultiplied();
    void whatIsNoNumberCannotBeScaled();
};

void DemandHoursTest::steadyHoursAreMultiplied()
{
    Scenario scenario = steady();
    QVERIFY(canScaleDemandHours(scenario));
    const DriverPoint expected = driverCurve(scenario, demandHours, std::vector{1.5}).front();
    scaleDemandHours(scenario, 1.5);
    QCOMPARE(*scenario.demand.steady->hoursPerMonth, 547.5);
    // 12 x 8 x 547.5 x 2 = 105120.
    COMPARE_CLOSE(costsOf(scenario).first, 105120.0, 1e-9);
    COMPARE_CLOSE(*expected.rent, 105120.0, 1e-9);
}

void DemandHoursTest::allHoursBecomeSoManyHours()
{
    Scenario scenario = steady();
    scenario.demand.steady->hoursPerMonth.reset();
    QVERIFY(canScaleDemandHours(scenario));
    scaleDemandHours(scenario, 1);
    QVERIFY(!scenario.demand.steady->hoursPerMonth);
    scaleDemandHours(scenario, 0.5);
    QCOMPARE(*scenario.demand.steady->hoursPerMonth, 365.0);
}

void DemandHoursTest::everyLevelIsMultiplied()
{
    Scenario scenario = steady();
    scenario.demand.steady.reset();
    for (const double hours : {100.0, 200.0})
    {
        Level& level = scenario.demand.profile.emplace_back();
        level.gpus = hours / 50;
        level.hoursPerMonth = hours;
    }
    const DriverPoint expected = driverCurve(scenario, demandHours, std::vector{0.5}).front();
    scaleDemandHours(scenario, 0.5);
    QCOMPARE(scenario.demand.profile[0].hoursPerMonth, 50.0);
    QCOMPARE(scenario.demand.profile[1].hoursPerMonth, 100.0);
    const auto [rent, buy] = costsOf(scenario);
    COMPARE_CLOSE(rent, *expected.rent, 1e-9);
    COMPARE_CLOSE(buy, *expected.buy, 1e-9);
}

void DemandHoursTest::runsOfJobsAreMultiplied()
{
    Scenario scenario = steady();
    scenario.demand.steady.reset();
    scenario.gpus.front().throughput = 10;
    Job& job = scenario.demand.jobs.emplace_back();
    job.name = "train";
    job.gpus = 4;
    job.runsPerMonth = 10;
    job.work = 10.0 * 4 * 3600 * 20; // 20 hours a run
    QVERIFY(canScaleDemandHours(scenario));
    const DriverPoint expected = driverCurve(scenario, demandHours, std::vector{2.0}).front();
    scaleDemandHours(scenario, 2);
    QCOMPARE(scenario.demand.jobs.front().runsPerMonth, 20.0);
    COMPARE_CLOSE(costsOf(scenario).first, *expected.rent, 1e-9);
    // 40 runs of 20 hours do not fit into 730 hours: more GPUs are needed instead.
    scenario.demand.jobs.front().runsPerMonth = 40;
    QVERIFY(!canScaleDemandHours(scenario));
}

void DemandHoursTest::whatIsNoNumberCannotBeScaled()
{
    Scenario scenario = steady();
    scenario.demand.steady->hoursPerMonth.reset();
    scenario.general.hoursPerMonth.reset();
    QVERIFY(!canScaleDemandHours(scenario)); // all hours of months of different length
    scenario.demand.steady.reset();
    QVERIFY(!canScaleDemandHours(scenario)); // a profile without bars
    scenario.demand.trace = "trace.csv";
    scenario.demand.traceRows = std::make_shared<Trace>(std::vector<double>{1, 2});
    QVERIFY(!canScaleDemandHours(scenario));
}

QTEST_APPLESS_MAIN(DemandHoursTest)
#include "tst_demand_hours.moc"
