#include <QtTest>

#include <algorithm>

#include "model/analysis/evaluation.h"
#include "tests/support/close_to.h"
#include "tests/support/small_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

constexpr double tight = 1e-13;

/// 8 GPUs for 500 hours a month over four months; 8000 a month by the hour, or a server for 20,000.
Scenario fourMonths()
{
    Scenario scenario = steadyScenario(4, 8, 500);
    addRent(scenario, "cloud", Billing::hourly, 2).gpusPerInstance = 8;
    addBuy(scenario, "own", 1, 20000);
    return scenario;
}

std::vector<std::string> codesOf(const Evaluation& evaluation)
{
    std::vector<std::string> codes;
    for (const Warning& warning : evaluation.warnings)
        codes.emplace_back(warning.code);
    return codes;
}

bool warns(const Scenario& scenario, const char* code)
{
    const std::vector<std::string> codes = codesOf(evaluate(scenario));
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

std::string reasonsOf(const Evaluation& evaluation)
{
    std::string text;
    for (const Message& reason : evaluation.recommendation.reasons)
        text += render(reason, English()) + "\n";
    return text;
}

} // namespace

class RecommendationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Warnings

    void hasNothingToWarnOf()
    {
        const std::vector<std::string> none;
        QCOMPARE(codesOf(evaluate(fourMonths())), none);
    }

    void warnsOfDemandThatIsNotMet()
    {
        Scenario scenario = fourMonths();
        scenario.demand.steady->gpus = 9;
        QVERIFY(warns(scenario, "demand_not_met"));
        scenario.buys[0].overflow = "cloud";
        QVERIFY(!warns(scenario, "demand_not_met"));
        scenario.demand.localShare = 0.9; // 8 of 9 are less
        QVERIFY(warns(scenario, "demand_not_met"));
    }

    void warnsOfWaitingAndOfLocalWorkInTheLeadTime()
    {
        Scenario scenario = fourMonths();
        scenario.buys[0].leadTimeMonths = 1;
        scenario.buys[0].delayCostMonth = 0;
        QVERIFY(warns(scenario, "work_delayed"));
        QVERIFY(!warns(scenario, "local_work_in_lead_time"));
        scenario.demand.localShare = 0.5;
        QVERIFY(warns(scenario, "local_work_in_lead_time"));
        scenario.buys[0].bridge = "cloud";
        QVERIFY(!warns(scenario, "work_delayed"));
        QVERIFY(warns(scenario, "local_work_in_lead_time"));
    }

    void warnsOfATermThatOutlivesTheHorizon()
    {
        Scenario scenario = fourMonths();
        Rent& reserved = addRent(scenario, "reserved", Billing::reserved, 500);
        reserved.termMonths = 2;
        QVERIFY(!warns(scenario, "term_outlives_horizon"));
        reserved.termMonths = 3;
        QVERIFY(warns(scenario, "term_outlives_horizon"));
    }

    void warnsOfInstancesLargerThanThePeak()
    {
        Scenario scenario = fourMonths();
        scenario.rents[0].gpusPerInstance = 9;
        QVERIFY(warns(scenario, "partial_instances"));
        scenario.demand.elastic = false; // they are paid whole
        QVERIFY(!warns(scenario, "partial_instances"));
    }

    void warnsOfCostlyCheckpoints()
    {
        Scenario scenario = fourMonths();
        Rent& spot = addRent(scenario, "spot", Billing::spot, 1);
        spot.checkpointMinutes = 30;
        spot.checkpointIntervalMinutes = 30; // twice the hours, not more
        QVERIFY(!warns(scenario, "checkpoint_overhead"));
        spot.interruptionsPerHour = 0.1;
        QVERIFY(warns(scenario, "checkpoint_overhead"));
    }

    void warnsOfIdleGpus()
    {
        Scenario scenario = fourMonths();
        scenario.demand.steady->hoursPerMonth = 730 * 0.31;
        QVERIFY(!warns(scenario, "owned_gpus_idle"));
        scenario.demand.steady->hoursPerMonth = 730 * 0.29;
        QVERIFY(warns(scenario, "owned_gpus_idle"));
    }

    void serversThatAreNotThereAreNotIdle()
    {
        Scenario scenario = fourMonths();
        scenario.buys[0].leadTimeMonths = 3; // busy 500 of the 730 hours of the one month left
        scenario.buys[0].bridge = "cloud";
        QVERIFY(!warns(scenario, "owned_gpus_idle"));
    }

    void warnsOfAPipelineThatStarvesTheGpus()
    {
        Scenario scenario = fourMonths();
        Pipeline& pipeline = scenario.pipeline.emplace();
        pipeline.gpuUtilizationNow = 0.29;
        pipeline.gpuUtilizationAfter = 0.6;
        QVERIFY(warns(scenario, "gpu_utilization_low"));
        pipeline.gpuUtilizationNow = 0.3;
        QVERIFY(!warns(scenario, "gpu_utilization_low"));
    }

    void warnsOfSpeedsThatWereAssumed()
    {
        Scenario scenario = fourMonths();
        scenario.gpus.emplace_back().name = "other";
        QVERIFY(!warns(scenario, "speed_assumed")); // nobody uses it
        scenario.rents[0].gpu = "other";
        QVERIFY(warns(scenario, "speed_assumed"));
        scenario.gpus[0].throughput = 1;
        QVERIFY(warns(scenario, "speed_assumed"));
        scenario.gpus[1].throughput = 1;
        QVERIFY(!warns(scenario, "speed_assumed"));
    }

    void warnsOfPricesOlderThanAYear()
    {
        Scenario scenario = fourMonths();
        scenario.general.start = {2026, 3, 1};
        scenario.rents[0].asOf = Date{2025, 3, 1};
        QVERIFY(!warns(scenario, "price_old"));
        scenario.buys[0].capex[0].asOf = Date{2025, 2, 28};
        const Evaluation evaluation = evaluate(scenario);
        QCOMPARE(codesOf(evaluation), std::vector<std::string>{"price_old"});
        QCOMPARE(QString::fromStdString(evaluation.warnings[0].path),
                 QStringLiteral("buy[own].capex[server]"));
    }

    // Recommendation

    void recommendsTheCheapestWithItsMargin()
    {
        Scenario scenario = fourMonths();
        const Evaluation evaluation = evaluate(scenario);
        const Recommendation& recommendation = evaluation.recommendation;
        QCOMPARE(recommendation.option, std::string("own"));
        COMPARE_CLOSE(recommendation.npvCost, 20000, tight);
        QCOMPARE(recommendation.runnerUp, std::string("cloud"));
        COMPARE_CLOSE(recommendation.margin, 12000, tight);
        const std::string reasons = reasonsOf(evaluation);
        // What would turn it around: 20,000 / 16,000 = 1.25 an hour, 312.5 hours a month, and a
        // purchase price of 32,000.
        for (const char* part : {"CNY 12,000.00", "312.5 hours", "CNY 1.25", "CNY 32,000.00"})
            QVERIFY2(reasons.find(part) != std::string::npos, reasons.c_str());
    }

    void recommendsOnlyWhatMeetsTheDemand()
    {
        Scenario scenario = fourMonths();
        scenario.demand.steady->gpus = 9; // one GPU too many for the server
        scenario.hybrid.emplace().maxServers = 0;
        const Evaluation evaluation = evaluate(scenario);
        QCOMPARE(evaluation.recommendation.option, std::string("cloud"));
        QVERIFY(!evaluation.recommendation.runnerUp);
        QVERIFY(!evaluation.recommendation.margin);
        QCOMPARE(codesOf(evaluation), std::vector<std::string>{"demand_not_met"});
    }

    void recommendsTheSplitWhereItIsCheapest()
    {
        Scenario scenario = fourMonths();
        scenario.demand.steady->gpus = 9; // 8 own, 500 hours of one GPU rented
        const Evaluation evaluation = evaluate(scenario);
        QCOMPARE(evaluation.recommendation.option, std::string("hybrid"));
        COMPARE_CLOSE(evaluation.recommendation.npvCost, 24000, tight);
        QCOMPARE(evaluation.recommendation.runnerUp, std::string("cloud")); // 36,000
        COMPARE_CLOSE(evaluation.recommendation.margin, 12000, tight);
        scenario.buys[0].overflow = "cloud"; // now that split is an option of its own
        QCOMPARE(evaluate(scenario).recommendation.option, std::string("own"));
        QCOMPARE(evaluate(scenario).recommendation.runnerUp, std::string("cloud"));
    }

    void recommendsTheFirstOfEqualOptions()
    {
        Scenario scenario = fourMonths();
        scenario.buys[0].capex[0].amount = 32000;
        const Evaluation evaluation = evaluate(scenario);
        QCOMPARE(evaluation.recommendation.option, std::string("cloud"));
        QCOMPARE(evaluation.recommendation.runnerUp, std::string("own"));
        COMPARE_CLOSE(evaluation.recommendation.margin, 0, 0, 1e-9);
    }

    void recommendsNothingWhereNothingMeetsTheDemand()
    {
        Scenario scenario = fourMonths();
        scenario.demand.localShare = 1;
        scenario.demand.steady->gpus = 9;
        scenario.hybrid.emplace().maxServers = 1;
        const Evaluation evaluation = evaluate(scenario);
        QVERIFY(!evaluation.recommendation.option);
        QVERIFY(!evaluation.recommendation.npvCost);
        QVERIFY(!evaluation.recommendation.reasons.empty());
        QVERIFY(!evaluation.hybrid->best);
    }

    void saysHowMuchWorkWaits()
    {
        Scenario scenario = fourMonths();
        scenario.buys[0].leadTimeMonths = 1;
        scenario.buys[0].delayCostMonth = 0;
        const Evaluation evaluation = evaluate(scenario);
        QCOMPARE(evaluation.recommendation.option, std::string("own"));
        const std::string reasons = reasonsOf(evaluation);
        QVERIFY2(reasons.find("4000 GPU-hours") != std::string::npos, reasons.c_str());
    }

    void maySayRepairThePipelineFirst()
    {
        Scenario scenario = fourMonths();
        scenario.rents[0].price = 1;
        Pipeline& pipeline = scenario.pipeline.emplace();
        pipeline.gpuUtilizationNow = 0.25;
        pipeline.gpuUtilizationAfter = 0.5;
        const Evaluation evaluation = evaluate(scenario);
        const std::string reasons = reasonsOf(evaluation);
        for (const char* part : {"Repair the input pipeline first", "CNY 8,000.00"})
            QVERIFY2(reasons.find(part) != std::string::npos, reasons.c_str());
    }
};

QTEST_APPLESS_MAIN(RecommendationTest)
#include "tst_recommendation.moc"
