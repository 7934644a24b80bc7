#include "model/insight/risk.h"

#include <numeric>

#include "model/analysis/monte_carlo.h"
#include "tests/model/insight/qingdao.h"
#include "tests/support/close_to.h"
#include "tests/support/evaluated.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

/// The hourly plan at 0.1 to 0.5 of its price: 405,000 to 2,025,000 against 1,060,000.
Scenario uncertain(double low = 0.1, double high = 0.5)
{
    Scenario scenario = qingdao();
    scenario.rents.erase(scenario.rents.begin());
    Uncertain& input = scenario.uncertains.emplace_back();
    input.path = "rent.scale";
    input.distribution = Distribution::uniform;
    input.low = low;
    input.high = high;
    return scenario;
}

RiskResult riskOf(const Scenario& scenario)
{
    return *evaluateRisk(scenario, optionsOf(scenario));
}

std::string sentence(const Scenario& scenario)
{
    std::string all;
    for (const Message& message : riskSentence(scenario, riskOf(scenario)))
        all += (all.empty() ? "" : " ") + render(message, English());
    return all;
}

} // namespace

class RiskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savingsFollowTheDistribution()
    {
        const RiskResult risk = riskOf(uncertain());
        QCOMPARE(risk.buy, std::string("own"));
        QCOMPARE(risk.rent, std::string("hourly"));
        QCOMPARE(risk.counted, std::int64_t{10000});
        QVERIFY(std::is_sorted(risk.savings.begin(), risk.savings.end()));
        // Cheaper from 1,060 / 4,050 = 0.26173 on: (0.5 - 0.26173) / 0.4. Four standard errors of
        // 10,000 draws are 0.02.
        COMPARE_CLOSE(risk.buyIsCheaper, (0.5 - 1060.0 / 4050) / 0.4, 0, 0.02);
        // A tenth of the way from 0.1 to 0.5 is 0.14; errors of a quantile are at most 0.005 of the
        // width of 1,620,000.
        COMPARE_CLOSE(risk.quantiles->p10, 0.14 * 4050000 - 1060000, 0, 32400);
        COMPARE_CLOSE(risk.quantiles->p50, 0.3 * 4050000 - 1060000, 0, 32400);
        COMPARE_CLOSE(risk.quantiles->p90, 0.46 * 4050000 - 1060000, 0, 32400);
    }

    void theFanIsTheDifferenceOverTime()
    {
        const RiskResult risk = riskOf(uncertain());
        QCOMPARE(risk.fan.size(), std::size_t{37});
        QCOMPARE(risk.fanDraws, std::int64_t{10000});
        COMPARE_CLOSE(risk.fan[0].difference.p50, 700000, 1e-9);
        // After a year: 820,000 - 0.3 x 1,350,000.
        COMPARE_CLOSE(risk.fan[12].difference.p50, 820000 - 405000, 0, 10800);
        // At the end it mirrors the saving: nothing is discounted.
        COMPARE_CLOSE(risk.fan[36].difference.p10, -risk.quantiles->p90, 1e-9);
    }

    void keepingDrawsChangesNoResult()
    {
        const Scenario scenario = uncertain();
        std::vector<Warning> warnings;
        DrawRecord record;
        record.monthDraws = 7;
        const auto plain = *evaluateMonteCarlo(scenario, {}, warnings);
        const auto kept = *evaluateMonteCarlo(scenario, {}, warnings, &record);
        for (std::size_t i = 0; i < plain.options.size(); ++i)
        {
            QCOMPARE(kept.options[i].mean, plain.options[i].mean);
            QCOMPARE(kept.options[i].quantiles.p5, plain.options[i].quantiles.p5);
            QCOMPARE(kept.options[i].cheapestShare, plain.options[i].cheapestShare);
        }
        QCOMPARE(record.savings.size(), std::size_t{10000});
        QCOMPARE(record.differences.size(), std::size_t{7 * 37});
        const double mean =
            std::accumulate(record.savings.begin(), record.savings.end(), 0.0) / 10000;
        COMPARE_CLOSE(mean, plain.options[0].mean - plain.options[1].mean, 1e-9);
    }

    void theSentenceCanBeSaidAloud()
    {
        const std::string text = sentence(uncertain());
        QVERIFY2(text.starts_with("In 5") || text.starts_with("In 6"), text.c_str());
        QVERIFY2(text.find("of 100 futures buying (“own”) is cheaper than renting (“hourly”). In "
                           "the worst 10 of 100 it costs at least CNY 4") != std::string::npos,
                 text.c_str());
        QVERIFY(sentence(uncertain(0.3, 0.5)).starts_with("In every future drawn"));
        QVERIFY(sentence(uncertain(0.3, 0.5)).find("In 90 of 100 it saves at least") !=
                std::string::npos);
        QVERIFY(sentence(uncertain(0.1, 0.2)).starts_with("In no future drawn"));
        QVERIFY(sentence(uncertain(0.2614, 0.5)).starts_with("In more than 99 of 100"));
    }

    void futuresThatCannotBeComparedAreLeftOut()
    {
        Scenario scenario = uncertain();
        scenario.demand.steady->gpus = 16; // one server does half of it
        const RiskResult risk = riskOf(scenario);
        QCOMPARE(risk.counted, std::int64_t{0});
        QVERIFY(!risk.quantiles && risk.savings.empty() && risk.fan.empty());
        QVERIFY(sentence(scenario).starts_with("In none of the 10000 futures"));
        scenario.uncertains.clear();
        QVERIFY(!evaluateRisk(scenario, optionsOf(scenario)));
        QVERIFY(!evaluateRisk(uncertain(), optionsOf(uncertain()), {}, "none", "hourly"));
    }

    void histogramsHaveRoundEndsAndLoseNothing()
    {
        std::vector<double> values(100);
        std::iota(values.begin(), values.end(), 0.0);
        const auto bins = histogram(values, 10);
        QCOMPARE(bins.size(), std::size_t{10});
        QVERIFY(bins[0].from == 0 && bins[9].to == 100);
        for (const HistogramBin& bin : bins)
            QCOMPARE(bin.count, std::int64_t{10});
        for (const std::vector<double>& odd :
             {std::vector<double>{5, 5, 5}, {0, 0}, {-3, 1e9}, {-0.3, -0.1}})
        {
            std::int64_t count = 0;
            const auto some = histogram(odd, 20);
            for (const HistogramBin& bin : some)
                count += bin.count;
            QCOMPARE(count, static_cast<std::int64_t>(odd.size()));
            QVERIFY(some.front().from <= odd.front() && some.back().to >= odd.back());
            QVERIFY(some.size() <= 22);
        }
        QVERIFY(histogram({}, 10).empty());
        COMPARE_CLOSE(shareBetween(values, 10, 19), 0.1, 1e-12);
        QCOMPARE(shareBetween(values, 60, 40), 0.0);
    }

    void theTornadoNamesTheInputsAtBothEnds()
    {
        Scenario scenario = qingdao();
        scenario.sensitivities.resize(2);
        scenario.sensitivities[0].path = "capex.scale";
        scenario.sensitivities[1].path = "rent[hourly].price";
        const Evaluation evaluation = evaluate(scenario, parts(true, false, true));
        const Tornado cost = tornado(scenario, evaluation, {{}, "own", "hourly", false});
        COMPARE_CLOSE(cost.base, 1060000 - 4050000, 1e-12);
        QCOMPARE(cost.rows.size(), std::size_t{2});
        QCOMPARE(cost.rows[0].path, std::string("rent[hourly].price"));
        COMPARE_CLOSE(cost.rows[0].low, 22.5, 1e-12);
        COMPARE_CLOSE(cost.rows[0].high, 33.75, 1e-12);
        COMPARE_CLOSE(cost.rows[0].atLow, 1060000 - 0.8 * 4050000, 1e-12);
        COMPARE_CLOSE(cost.rows[1].atHigh, 1060000 + 140000 - 4050000, 1e-12);
        const Tornado own = tornado(scenario, evaluation, {"own", {}, {}, false});
        COMPARE_CLOSE(own.base, 1060000, 1e-12);
        COMPARE_CLOSE(own.rows[0].atLow, 920000, 1e-12);
        // 700,000 are won back at 112,500 - 10,000 a month; at 0.8 of the rent at 80,000; 560,000
        // at 102,500.
        const Tornado month = tornado(scenario, evaluation, {{}, "own", "hourly", true});
        COMPARE_CLOSE(month.base, 700000.0 / 102500, 1e-12);
        COMPARE_CLOSE(month.rows[0].atLow, 700000.0 / 80000, 1e-12);
        COMPARE_CLOSE(month.rows[1].atLow, 560000.0 / 102500, 1e-12);
    }
};

QTEST_APPLESS_MAIN(RiskTest)
#include "tst_risk.moc"
