#include "model/demand/demand_series.h"

#include <cmath>
#include <random>

#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

DemandSeries seriesOf(const Scenario& scenario, bool withRepair = false)
{
    return DemandSeries(scenario, makeTimeline(scenario.general), withRepair);
}

/// 250 hours at 8 GPUs, 400 at 2.
Scenario profileScenario(int months)
{
    Scenario scenario = steadyScenario(months, 0, 0);
    scenario.demand.steady.reset();
    scenario.demand.profile.resize(2);
    scenario.demand.profile[0].gpus = 8;
    scenario.demand.profile[0].hoursPerMonth = 250;
    scenario.demand.profile[1].gpus = 2;
    scenario.demand.profile[1].hoursPerMonth = 400;
    return scenario;
}

Job& addJob(Scenario& scenario, double work, double runs, double gpus)
{
    Job& job = scenario.demand.jobs.emplace_back();
    job.name = "job " + std::to_string(scenario.demand.jobs.size());
    job.work = work;
    job.runsPerMonth = runs;
    job.gpus = gpus;
    return job;
}

} // namespace

class DemandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mergesEqualLevelsAndDropsIdleTime()
    {
        const DemandCurve curve({{2, 400}, {8, 200}, {0, 80}, {8, 50}, {3, 0}});
        QCOMPARE(curve.bars().size(), std::size_t{2});
        QCOMPARE(curve.bars()[0].gpus, 8.0);
        QCOMPARE(curve.bars()[0].hours, 250.0);
        QCOMPARE(curve.peak(), 8.0);
        QCOMPARE(curve.hours(), 650.0);
        QCOMPARE(curve.work(), 2800.0); // 8 x 250 + 2 x 400
    }

    void answersWhatLiesAboveALevel()
    {
        const DemandCurve curve({{8, 250}, {2, 400}});
        QCOMPARE(curve.hoursAbove(2), 250.0); // strictly above
        QCOMPARE(curve.hoursAbove(1.9), 650.0);
        QCOMPARE(curve.workAbove(2), 1500.0); // 250 x 6
        QCOMPARE(curve.workAbove(1), 2150.0); // 250 x 7 + 400 x 1
        QCOMPARE(curve.workAbove(8), 0.0);
        QCOMPARE(curve.workAbove(100), 0.0);
    }

    void isEmptyWithoutDemand()
    {
        const DemandCurve curve({{0, 100}, {5, 0}});
        QVERIFY(curve.bars().empty());
        QCOMPARE(curve.peak(), 0.0);
        QCOMPARE(curve.work(), 0.0);
        QCOMPARE(curve.hoursAbove(0), 0.0);
    }

    void growsByTheYear()
    {
        Scenario scenario = profileScenario(13);
        scenario.demand.growthPerYear = 0.21; // 1.1 in half a year
        const DemandSeries demand = seriesOf(scenario);
        COMPARE_CLOSE(demand.work(1), 2800, 1e-14);
        COMPARE_CLOSE(demand.work(7), 3080, 1e-14);
        COMPARE_CLOSE(demand.work(13), 3388, 1e-14);
        COMPARE_CLOSE(demand.peak(13), 9.68, 1e-14);
        COMPARE_CLOSE(demand.highestPeak(), 9.68, 1e-14);
        // Levels 8.8 and 2.2: above 2.2 lie 6.6 x 250, below it 2.2 x 650.
        COMPARE_CLOSE(demand.above(7, 2.2), 1650, 1e-12);
        COMPARE_CLOSE(demand.below(7, 2.2), 1430, 1e-12);
    }

    void shrinksToo()
    {
        Scenario scenario = profileScenario(13);
        scenario.demand.growthPerYear = -0.75;
        const DemandSeries demand = seriesOf(scenario);
        COMPARE_CLOSE(demand.work(7), 1400, 1e-14); // half of it after half a year
        COMPARE_CLOSE(demand.highestPeak(), 8, 1e-14);
    }

    void scaleFactorMovesAllLevels()
    {
        Scenario scenario = profileScenario(1);
        scenario.factors.demand = 1.5;
        const DemandSeries demand = seriesOf(scenario);
        COMPARE_CLOSE(demand.peak(1), 12, 1e-14);
        COMPARE_CLOSE(demand.work(1), 4200, 1e-14);
    }

    void repairOfThePipelineShrinksTheLevels()
    {
        Scenario scenario = profileScenario(3);
        scenario.pipeline.emplace();
        scenario.pipeline->gpuUtilizationNow = 0.3;
        scenario.pipeline->gpuUtilizationAfter = 0.6;
        scenario.pipeline->fixMonths = 2;
        const DemandSeries repaired = seriesOf(scenario, true);
        COMPARE_CLOSE(repaired.work(2), 2800, 1e-14);
        COMPARE_CLOSE(repaired.work(3), 1400, 1e-14);
        COMPARE_CLOSE(repaired.peak(3), 4, 1e-14);
        COMPARE_CLOSE(seriesOf(scenario, false).work(3), 2800, 1e-14);
    }

    void allHoursFollowTheCalendar()
    {
        Scenario scenario = steadyScenario(3, 4, 0);
        scenario.general.hoursPerMonth.reset();
        scenario.general.start = {2028, 1, 1};
        scenario.demand.steady->hoursPerMonth.reset();
        const DemandSeries demand = seriesOf(scenario);
        QCOMPARE(demand.work(1), 4.0 * 31 * 24);
        QCOMPARE(demand.work(2), 4.0 * 29 * 24); // 2028 is a leap year
        QCOMPARE(demand.largestHoursFactor(), 1.0);
    }

    void traceFillsEveryMonth()
    {
        Scenario scenario = steadyScenario(2, 0, 0);
        scenario.demand.steady.reset();
        scenario.general.hoursPerMonth.reset();
        scenario.general.start = {2026, 1, 1};
        scenario.demand.trace = "demand.csv";
        scenario.demand.traceRows = std::make_shared<const Trace>(std::vector<double>{0, 4, 2, 2});
        const DemandSeries demand = seriesOf(scenario);
        QCOMPARE(demand.work(1), 8.0 * 744 / 4);
        QCOMPARE(demand.work(2), 8.0 * 672 / 4);
        QCOMPARE(demand.above(1, 3), 1.0 * 744 / 4);
        QCOMPARE(demand.largestHoursFactor(), 1.0);
    }

    void jobsTakeTheTimeOfTheirWork()
    {
        Scenario scenario = steadyScenario(1, 0, 0);
        scenario.demand.steady.reset();
        scenario.gpus[0].throughput = 2;
        addJob(scenario, 1.44e6, 10, 4); // 1.44e6 / (2 x 4) / 3600 = 50 h a run
        addJob(scenario, 7.2e5, 3, 2);   // 7.2e5 / (2 x 2) / 3600 = 50 h a run
        const DemandSeries demand = seriesOf(scenario);
        COMPARE_CLOSE(demand.work(1), 2300, 1e-14); // 4 x 500 + 2 x 150
        COMPARE_CLOSE(demand.above(1, 2), 1000, 1e-14);
        COMPARE_CLOSE(demand.largestHoursFactor(), 730.0 / 650, 1e-14);
    }

    void jobsThatDoNotFitTheMonthRunOnMoreGpus()
    {
        Scenario scenario = steadyScenario(1, 0, 0);
        scenario.demand.steady.reset();
        scenario.general.hoursPerMonth = 325; // half of the 650 hours of the jobs above
        scenario.gpus[0].throughput = 2;
        addJob(scenario, 1.44e6, 10, 4);
        addJob(scenario, 7.2e5, 3, 2);
        const DemandSeries demand = seriesOf(scenario);
        COMPARE_CLOSE(demand.peak(1), 8, 1e-14);
        COMPARE_CLOSE(demand.work(1), 2300, 1e-14);
        COMPARE_CLOSE(demand.above(1, 4), 1000, 1e-14); // 4 x 250
        COMPARE_CLOSE(demand.largestHoursFactor(), 1, 1e-14);
    }

    void scalesTheHoursUpToTheShortestMonth()
    {
        DemandSeries demand = seriesOf(profileScenario(1));
        COMPARE_CLOSE(demand.largestHoursFactor(), 730.0 / 650, 1e-14);
        demand.scaleHours(0.5);
        COMPARE_CLOSE(demand.work(1), 1400, 1e-14);
        COMPARE_CLOSE(demand.above(1, 2), 750, 1e-14);
        COMPARE_CLOSE(demand.peak(1), 8, 1e-14);
        COMPARE_CLOSE(demand.instanceHours(1, 0, 4), 450, 1e-14); // (2 x 250 + 400) / 2
        QCOMPARE(seriesOf(steadyScenario(1, 0, 700)).largestHoursFactor(), 0.0);
    }

    void countsInstancesThatCoverThePeak()
    {
        const DemandSeries demand = seriesOf(steadyScenario(1, 16, 100));
        QCOMPARE(demand.instancesForPeak(1, 0, 8), 2);
        QCOMPARE(demand.instancesForPeak(1, 0, 7.9), 3);
        QCOMPARE(demand.instancesForPeak(1, 8, 8), 1);
        QCOMPARE(demand.instancesForPeak(1, 16, 8), 0);
        QCOMPARE(demand.instancesForPeak(1, 100, 8), 0);
        // A rounding error above two instances is still two.
        QCOMPARE(seriesOf(steadyScenario(1, 16 + 1e-9, 100)).instancesForPeak(1, 0, 8), 2);
        QCOMPARE(seriesOf(steadyScenario(1, 16.0001, 100)).instancesForPeak(1, 0, 8), 3);
    }

    void instanceHoursAreThoseOfALoopOverTheHours_data()
    {
        QTest::addColumn<int>("levels"); // few levels go bar by bar, many instance by instance
        QTest::newRow("few bars") << 3;
        QTest::newRow("many bars") << 400;
    }

    void instanceHoursAreThoseOfALoopOverTheHours()
    {
        QFETCH(int, levels);
        std::mt19937_64 random(7);
        const auto upTo = [&random](int most)
        {
            return static_cast<double>(random() % static_cast<unsigned>(most));
        };
        for (int round = 0; round < 60; ++round)
        {
            std::vector<double> rows;
            for (int i = 0; i < levels; ++i)
                rows.push_back(upTo(4 * levels) / 8);
            Scenario scenario = steadyScenario(2, 0, 0);
            scenario.demand.steady.reset();
            scenario.demand.growthPerYear = upTo(3) - 0.5;
            scenario.demand.trace = "demand.csv";
            scenario.demand.traceRows = std::make_shared<const Trace>(rows);
            const DemandSeries demand = seriesOf(scenario);
            const double above = upTo(levels) / 4;
            const double size = (1 + upTo(40)) / 8;
            const double growth = std::pow(1 + scenario.demand.growthPerYear, 1.0 / 12);
            double expected = 0;
            for (const double gpus : rows)
                expected += std::max(0.0, std::ceil((growth * gpus - above) / size - 1e-9)) * 730 /
                            static_cast<double>(rows.size());
            COMPARE_CLOSE(demand.instanceHours(2, above, size), expected, 1e-12, 1e-9);
        }
    }

    void knowsTheHoursOfTheCalendar()
    {
        General general;
        general.hoursPerMonth.reset();
        general.horizonMonths = 14;
        general.start = {2027, 1, 1};
        const Timeline timeline = makeTimeline(general);
        QCOMPARE(timeline.hours[1], 744.0);
        QCOMPARE(timeline.hours[2], 672.0);
        QCOMPARE(timeline.hours[4], 720.0);
        QCOMPARE(timeline.hours[14], 696.0); // February 2028
        QCOMPARE(timeline.shortestHours, 672.0);
    }

    void discountsByTheMonth()
    {
        General general;
        general.horizonMonths = 24;
        general.discountRate = 0.21;
        const Timeline timeline = makeTimeline(general);
        COMPARE_CLOSE(timeline.discount[0], 1, 1e-15);
        COMPARE_CLOSE(timeline.discount[6], 1 / 1.1, 1e-15);
        COMPARE_CLOSE(timeline.discount[12], 1 / 1.21, 1e-15);
        COMPARE_CLOSE(timeline.discount[24], 1 / 1.4641, 1e-15);
        COMPARE_CLOSE(timeline.discount[1], std::pow(1.21, -1.0 / 12), 1e-15);
    }

    void pricesChangeFromTheFirstMonthOn()
    {
        const std::vector<double> factors = priceFactors(0.21, 19);
        QCOMPARE(factors[0], 1.0); // at signing
        QCOMPARE(factors[1], 1.0);
        COMPARE_CLOSE(factors[7], 1.1, 1e-15);
        COMPARE_CLOSE(factors[13], 1.21, 1e-15);
        COMPARE_CLOSE(factors[19], 1.331, 1e-15);
        COMPARE_CLOSE(priceFactors(-0.36, 7)[7], 0.8, 1e-15);
    }

    void speedIsOneWhereAThroughputIsUnknown()
    {
        Scenario scenario = steadyScenario(1, 1, 1);
        scenario.gpus[0].throughput = 4;
        scenario.gpus.resize(4);
        scenario.gpus[1].name = "fast";
        scenario.gpus[1].throughput = 6;
        scenario.gpus[2].name = "measured";
        scenario.gpus[2].measured = 3;
        scenario.gpus[3].name = "unknown";
        QCOMPARE(relativeSpeed(scenario, "fast"), 1.5);
        QCOMPARE(relativeSpeed(scenario, "measured"), 0.75);
        QCOMPARE(relativeSpeed(scenario, "unknown"), 1.0);
        scenario.gpus[0].throughput.reset();
        QCOMPARE(relativeSpeed(scenario, "fast"), 1.0);
    }
};

QTEST_APPLESS_MAIN(DemandTest)
#include "tst_demand.moc"
