#include "model/insight/distribution.h"

#include <QtTest>

#include "model/demand/demand_form.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;

namespace
{

Uncertain triangular(double low, double mode, double high)
{
    Uncertain input;
    input.distribution = Distribution::triangular;
    input.low = low;
    input.mode = mode;
    input.high = high;
    return input;
}

Uncertain spread(Distribution distribution, double sd)
{
    Uncertain input;
    input.distribution = distribution;
    input.sd = sd;
    return input;
}

/// Area below the curve by trapezoids.
double areaOf(const std::vector<DensityPoint>& curve)
{
    double area = 0;
    for (std::size_t i = 1; i < curve.size(); ++i)
        area +=
            (curve[i].factor - curve[i - 1].factor) * (curve[i].density + curve[i - 1].density) / 2;
    return area;
}

double workOf(const Demand& demand)
{
    double work = 0;
    for (const Level& level : demand.profile)
        work += level.gpus * level.hoursPerMonth;
    return work;
}

} // namespace

class tst_distribution : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void triangularIsHighestAtItsMode()
    {
        const std::vector<DensityPoint> curve = densityOf(triangular(0, 1, 2), 5);
        // Height 2 / width = 1; half way up it is half of that.
        QCOMPARE(curve.size(), std::size_t{5});
        QCOMPARE(curve[2].density, 1.0);
        QCOMPARE(curve[1].density, 0.5);
        QCOMPARE(curve[0].density, 0.0);
    }

    void everyDensityHasAnAreaOfOne_data()
    {
        QTest::addColumn<int>("distribution");
        QTest::addColumn<double>("sd");
        QTest::newRow("narrow normal") << static_cast<int>(Distribution::normal) << 0.1;
        // A third of it would lie below 0 and is drawn again.
        QTest::newRow("normal cut at 0") << static_cast<int>(Distribution::normal) << 2.0;
        QTest::newRow("lognormal") << static_cast<int>(Distribution::lognormal) << 0.5;
    }
    void everyDensityHasAnAreaOfOne()
    {
        QFETCH(int, distribution);
        QFETCH(double, sd);
        const Uncertain input = spread(static_cast<Distribution>(distribution), sd);
        // 1 in 500 lies outside of what is shown.
        QVERIFY(std::abs(areaOf(densityOf(input, 4001)) - 1) < 0.003);
    }

    void whatCannotBeSpreadHasNoCurve()
    {
        QVERIFY(densityOf(triangular(1, 1, 1), 11).empty());
        QVERIFY(densityOf(triangular(2, 1, 0), 11).empty());
        QVERIFY(densityOf(spread(Distribution::normal, 0), 11).empty());
        QVERIFY(densityOf(Uncertain{}, 11).empty());
    }

    void anotherDistributionKeepsTheRange()
    {
        const Uncertain normal = withDistribution(triangular(0.8, 1, 1.2), Distribution::normal);
        // 5 % and 95 % at 1 -+ 1.6449 sd: sd = 0.4 / 2 / 1.6449 = 0.12159.
        QVERIFY(std::abs(*normal.sd - 0.12159) < 1e-5);
        QVERIFY(!normal.low && !normal.mode && !normal.high);
        const Uncertain back = withDistribution(normal, Distribution::uniform);
        QVERIFY(std::abs(*back.low - 0.8) < 1e-9);
        QVERIFY(std::abs(*back.high - 1.2) < 1e-9);
        QVERIFY(!back.sd);
    }

    void otherFormsOfDemandKeepTheGpuHours()
    {
        Scenario scenario = test::steadyScenario(12, 16, 500);
        const std::optional<Demand> profile = demandInForm(scenario, DemandForm::profile);
        QVERIFY(profile && !profile->steady);
        QCOMPARE(profile->profile.size(), std::size_t{1});
        QCOMPARE(workOf(*profile), 8000.0);
        QVERIFY(!demandInForm(scenario, DemandForm::trace));
        QVERIFY(!demandInForm(scenario, DemandForm::jobs)); // no throughput
        scenario.gpus.front().throughput = 10;
        const std::optional<Demand> jobs = demandInForm(scenario, DemandForm::jobs);
        QVERIFY(jobs && jobs->jobs.size() == 1);
        // 16 GPUs x 500 h x 3600 s x 10 a second.
        QCOMPARE(jobs->jobs.front().work, 288e6);
    }

    void aTraceOfManyLevelsBecomesFewWithTheSameGpuHours()
    {
        Scenario scenario = test::steadyScenario(12, 16, 500);
        scenario.demand.steady.reset();
        scenario.demand.trace = "trace.csv";
        std::vector<double> rows;
        for (int i = 1; i <= 100; ++i)
            rows.push_back(i);
        scenario.demand.traceRows = std::make_shared<const Trace>(rows);
        const std::optional<Demand> profile = demandInForm(scenario, DemandForm::profile, 4);
        QVERIFY(profile);
        QCOMPARE(profile->profile.size(), std::size_t{4});
        // Mean of 1..100 is 50.5, over 730 h.
        QVERIFY(std::abs(workOf(*profile) - 50.5 * 730) < 1e-6);
        // The highest quarter: 76..100, mean 88.
        QVERIFY(std::abs(profile->profile.front().gpus - 88) < 1e-9);
        const std::optional<Demand> steady = demandInForm(scenario, DemandForm::steady);
        QVERIFY(steady && steady->steady);
        QVERIFY(std::abs(steady->steady->gpus - 50.5) < 1e-9);
        QVERIFY(!steady->steady->hoursPerMonth); // all hours
    }
};

QTEST_APPLESS_MAIN(tst_distribution)
#include "tst_distribution.moc"
