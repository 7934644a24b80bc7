#include <QtTest>

#include <algorithm>

#include "model/analysis/evaluation.h"
#include "model/analysis/sensitivity.h"
#include "model/analysis/variants.h"
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

Sensitivity& addSensitivity(Scenario& scenario, const char* path, double low, double high)
{
    Sensitivity& input = scenario.sensitivities.emplace_back();
    input.path = path;
    input.low = low;
    input.high = high;
    return input;
}

} // namespace

class AnalysisTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void evaluatesOptionsInFileOrder()
    {
        Scenario scenario = fourMonths();
        addRent(scenario, "second", Billing::hourly, 3);
        scenario.demand.growthPerYear = 0.1;
        const Evaluation evaluation = evaluate(scenario);
        QCOMPARE(evaluation.options.size(), std::size_t{3});
        QCOMPARE(evaluation.options[0].name, std::string("cloud"));
        QCOMPARE(evaluation.options[2].name, std::string("own"));
        QCOMPARE(evaluation.breakEven.size(), std::size_t{2});
        QCOMPARE(evaluation.breakEven[1].rent, std::string("second"));
        QCOMPARE(evaluation.demand.months.size(), std::size_t{4});
        COMPARE_CLOSE(evaluation.demand.months[0].gpuHours, 4000, tight);
        COMPARE_CLOSE(evaluation.demand.peakGpus, evaluation.demand.months[3].peakGpus, tight);
        QVERIFY(!evaluation.pipeline);
    }

    void leavesOutWhatIsNotAskedFor()
    {
        EvaluationOptions options;
        options.breakEven = options.hybrid = options.sensitivity = options.monteCarlo = false;
        const Evaluation evaluation = evaluate(fourMonths(), options);
        QVERIFY(evaluation.breakEven.empty());
        QVERIFY(!evaluation.hybrid);
        QVERIFY(evaluation.sensitivity.empty());
        QCOMPARE(evaluation.recommendation.option, std::string("own"));
    }

    // Repair of the pipeline

    void repairSavesWhatItNoLongerNeeds()
    {
        Scenario scenario = fourMonths();
        Pipeline& pipeline = scenario.pipeline.emplace();
        pipeline.gpuUtilizationNow = 0.3;
        pipeline.gpuUtilizationAfter = 0.6;
        pipeline.fixCost = 1000;
        pipeline.fixMonths = 1;
        const Evaluation evaluation = evaluate(scenario);
        // 8000 and three times 4000 instead of 32,000.
        QCOMPARE(evaluation.pipeline->options.size(), std::size_t{2});
        COMPARE_CLOSE(evaluation.pipeline->options[0].npvCost, 21000, tight);
        COMPARE_CLOSE(evaluation.pipeline->options[0].saving, 11000, tight);
        COMPARE_CLOSE(evaluation.pipeline->options[1].saving, -1000, tight);
        // The results themselves are without the repair.
        COMPARE_CLOSE(evaluation.options[0].npvCost, 32000, tight);
    }

    void repairFitsTheServersAnew()
    {
        Scenario scenario = steadyScenario(4, 32, 500);
        addRent(scenario, "cloud", Billing::hourly, 2);
        addBuy(scenario, "own", 1, 20000).servers.reset();
        Pipeline& pipeline = scenario.pipeline.emplace();
        pipeline.gpuUtilizationNow = 0.3;
        pipeline.gpuUtilizationAfter = 0.6;
        COMPARE_CLOSE(evaluate(scenario).pipeline->options[1].npvCost, 40000, tight);
        COMPARE_CLOSE(evaluate(scenario).pipeline->options[1].saving, 40000, tight);
        pipeline.fixMonths = 1; // month 1 still needs them all
        COMPARE_CLOSE(evaluate(scenario).pipeline->options[1].saving, 0, 0, 1e-9);
    }

    // Sensitivity

    void movesTheSixFactorsAndTheDiscountRateByDefault()
    {
        Scenario scenario = fourMonths();
        scenario.demand.elastic = false;
        const std::vector<SensitivityResult> results = evaluate(scenario).sensitivity;
        std::vector<std::string> paths;
        for (const SensitivityResult& result : results)
        {
            paths.push_back(result.path);
            QCOMPARE(result.low, 0.8);
            QCOMPARE(result.high, 1.2);
        }
        // 9.6 GPUs take two instances, twice the rent of 32,000; its price swings it by 0.4 x
        // 32,000 and the purchase price by 0.4 x 20,000; what moves nothing follows in the order of
        // the format.
        const std::vector<std::string> expected{
            "demand.scale", "rent.scale",   "capex.scale",           "electricity.scale",
            "staff.scale",  "resale.scale", "scenario.discount_rate"};
        QCOMPARE(paths, expected);
    }

    void movesOneInputAtATime()
    {
        Scenario scenario = fourMonths();
        addSensitivity(scenario, "buy[own].capex[server].amount", 0.5, 2);
        addSensitivity(scenario, "rent[cloud].price", 0.5, 1.5);
        const std::vector<SensitivityResult> results = evaluate(scenario).sensitivity;
        QCOMPARE(results.size(), std::size_t{2});
        // 0.5 to 1.5 of 32,000 is wider than 0.5 to 2 of 20,000.
        QCOMPARE(results[0].path, std::string("rent[cloud].price"));
        COMPARE_CLOSE(results[0].options[0].npvCostLow, 16000, tight);
        COMPARE_CLOSE(results[0].options[0].npvCostHigh, 48000, tight);
        COMPARE_CLOSE(results[0].options[1].npvCostHigh, 20000, tight);
        // 20,000 / 4000 is beyond four months; 20,000 / 12,000
        QVERIFY(!results[0].breakEven[0].monthLow);
        COMPARE_CLOSE(results[0].breakEven[0].monthHigh, 5.0 / 3, tight);
        QVERIFY(results[0].hasHybrid);
        COMPARE_CLOSE(results[0].hybridLow, 16000, tight);
        COMPARE_CLOSE(results[0].hybridHigh, 20000, tight);
        COMPARE_CLOSE(results[1].options[1].npvCostLow, 10000, tight);
        COMPARE_CLOSE(results[1].breakEven[0].monthLow, 1.25, tight);
    }

    void sameSwingKeepsTheOrderOfTheFile()
    {
        Scenario scenario = fourMonths();
        addSensitivity(scenario, "scenario.discount_rate", 0.8, 1.2);
        addSensitivity(scenario, "rent.scale", 0.9, 1.1);
        addSensitivity(scenario, "rent[cloud].price", 0.9, 1.1);
        const std::vector<SensitivityResult> results = evaluate(scenario).sensitivity;
        QCOMPARE(results[0].path, std::string("rent.scale"));
        QCOMPARE(results[1].path, std::string("rent[cloud].price"));
        QCOMPARE(results[2].path, std::string("scenario.discount_rate"));
    }

    void aValueBeyondItsRangeIsSetToTheNearestWithAWarning()
    {
        Scenario scenario = fourMonths();
        scenario.buys[0].availability = 0.9; // 1.2 x 0.9 is no availability
        addSensitivity(scenario, "buy[own].availability", 0.8, 1.2);
        const Evaluation evaluation = evaluate(scenario);
        QCOMPARE(codesOf(evaluation), std::vector<std::string>{"value_limited"});
        COMPARE_CLOSE(evaluation.sensitivity[0].options[1].npvCostHigh, 20000, tight);

        std::vector<Warning> warnings;
        multiplyInput(scenario, "buy[own].availability", 1.2, warnings);
        QCOMPARE(scenario.buys[0].availability, 1.0);
        QCOMPARE(warnings.size(), std::size_t{1});
        QCOMPARE(warnings[0].path, std::string("buy[own].availability"));
        multiplyInput(scenario, "buy[own].availability", 0, warnings); // must be above 0
        QCOMPARE(scenario.buys[0].availability, 1e-15);
    }

    void aCombinationThatIsNotAllowedHasNoResult()
    {
        Scenario scenario = fourMonths();
        addSensitivity(scenario, "demand.steady.hours_per_month", 0.5, 1.5); // 750 of 730 hours
        const Evaluation evaluation = evaluate(scenario);
        QCOMPARE(codesOf(evaluation), std::vector<std::string>{"combination_not_allowed"});
        const SensitivityResult& result = evaluation.sensitivity[0];
        COMPARE_CLOSE(result.options[0].npvCostLow, 16000, tight);
        QVERIFY(!result.options[0].npvCostHigh);
        QVERIFY(!result.hybridHigh);
        QVERIFY(!result.breakEven[0].monthHigh);
        QVERIFY(result.hybridLow);
    }

    void numberOfThreadsMakesNoDifference()
    {
        EvaluationOptions one;
        one.threads = 1;
        EvaluationOptions four;
        four.threads = 4;
        const auto a = evaluate(fourMonths(), one).sensitivity;
        const auto b = evaluate(fourMonths(), four).sensitivity;
        for (std::size_t i = 0; i < a.size(); ++i)
        {
            QCOMPARE(a[i].path, b[i].path);
            QVERIFY(a[i].options[0].npvCostHigh == b[i].options[0].npvCostHigh);
        }
    }

    void reportsProgressAndCanBeStopped()
    {
        std::stop_source stop;
        EvaluationOptions options;
        options.threads = 1;
        options.stop = stop.get_token();
        double last = 0;
        options.progress = [&](double share)
        {
            last = share;
        };
        QVERIFY(!evaluate(fourMonths(), options).sensitivity.empty());
        COMPARE_CLOSE(last, 1, tight);
        stop.request_stop();
        const Evaluation stopped = evaluate(fourMonths(), options);
        QVERIFY(stopped.sensitivity.empty());
        QVERIFY(!stopped.hybrid);
        QCOMPARE(stopped.options.size(), std::size_t{2});
    }

    void costsOfVariantsAreThoseOfTheOptions()
    {
        Scenario scenario = fourMonths();
        scenario.general.discountRate = 0.1;
        scenario.tax.incomeRate = 0.25;
        const Evaluation evaluation = evaluate(scenario);
        const OptionCosts costs = optionCosts(makeTerms(scenario));
        for (std::size_t i = 0; i < 2; ++i)
        {
            QCOMPARE(costs.options[i].npv, evaluation.options[i].npvCost);
            QCOMPARE(costs.options[i].cumulative.back(), evaluation.options[i].cashTotal);
            QCOMPARE(costs.options[i].meetsDemand, evaluation.options[i].meetsDemand);
        }
    }
};

QTEST_APPLESS_MAIN(AnalysisTest)
#include "tst_analysis.moc"
