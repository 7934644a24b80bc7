#include "data/export/json/json_export.h"

#include <cmath>
#include <limits>

#include <QtTest>
#include <nlohmann/json.hpp>

#include "tests/support/sample_evaluation.h"

using namespace costmodel;
using Json = nlohmann::ordered_json;

namespace
{

Json exported(const EvaluatedScenario& evaluated)
{
    return Json::parse(data::jsonResults(evaluated, English()));
}

std::string keysOf(const Json& object)
{
    std::string keys;
    for (const auto& item : object.items())
        keys += (keys.empty() ? "" : " ") + item.key();
    return keys;
}

} // namespace

class JsonExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasAllKeysOfTheFormatInItsOrder()
    {
        const Json json = exported(test::sampleEvaluation());
        QCOMPARE(keysOf(json),
                 std::string("schema program scenario demand options break_even hybrid pipeline "
                             "sensitivity monte_carlo recommendation warnings"));
        QCOMPARE(keysOf(json["scenario"]),
                 std::string("name currency start horizon_months discount_rate sha256"));
        QCOMPARE(keysOf(json["options"][0]),
                 std::string("name kind gpu gpus servers meets_demand served_gpu_hours "
                             "own_gpu_hours unserved_gpu_hours delayed_gpu_hours cash_total "
                             "npv_cost accounting_total cost_per_gpu_hour "
                             "levelized_cost_per_gpu_hour cost_per_work_unit categories months "
                             "entries"));
        QCOMPARE(keysOf(json["options"][0]["months"][0]),
                 std::string("month cash cumulative discounted_cumulative exit accounting "
                             "book_value served_gpu_hours categories"));
        QCOMPARE(keysOf(json["break_even"][0]),
                 std::string("buy rent comparable month discounted_month exit_month crossings "
                             "utilization rent_price_factor rent_price purchase_price_factor "
                             "purchase_price irr"));
        QCOMPARE(keysOf(json["hybrid"]["best"]),
                 std::string("buy servers committed committed_instances flexible npv_cost "
                             "cash_total shares option"));
    }

    void aFullScenarioWithoutResultsHasEveryKeyToo()
    {
        const Json json = exported({});
        QVERIFY(json["hybrid"].is_null());
        QVERIFY(json["pipeline"].is_null());
        QVERIFY(json["monte_carlo"].is_null());
        QVERIFY(json["scenario"]["sha256"].is_null());
        QVERIFY(json["options"].is_array());
        QVERIFY(json["recommendation"]["option"].is_null());
        QVERIFY(json["recommendation"]["margin"].is_null());
    }

    void absentIsNullAndNeverZero()
    {
        const Json json = exported(test::sampleEvaluation());
        QVERIFY(json["options"][0]["gpus"].is_null());
        QVERIFY(json["options"][0]["cost_per_work_unit"].is_null());
        QVERIFY(json["options"][0]["months"][0]["exit"].is_null());
        QVERIFY(json["break_even"][0]["month"].is_null());
        QCOMPARE(json["break_even"][0]["exit_month"].get<double>(), 0.5);
        QVERIFY(json["sensitivity"][0]["options"][1]["npv_cost_high"].is_null());
    }

    void onlyCategoriesWithEntriesAreListed()
    {
        const Json own = exported(test::sampleEvaluation())["options"][1];
        QCOMPARE(keysOf(own["categories"]), std::string("server power resale"));
        QCOMPARE(own["categories"]["resale"].get<double>(), -2500.0);
        QCOMPARE(keysOf(own["months"][0]["categories"]), std::string("server"));
        QCOMPARE(own["entries"][3]["item"].get<std::string>(), std::string("resale"));
    }

    void aSplitThatIsNotAllowedNamesItsServersOnly()
    {
        const Json hybrid = exported(test::sampleEvaluation())["hybrid"];
        QCOMPARE(hybrid["by_servers"][0].dump(),
                 std::string(R"({"buy":"own","servers":0,"committed":null,)"
                             R"("committed_instances":null,"flexible":null,"npv_cost":null})"));
        QCOMPARE(hybrid["by_servers"][1].dump(),
                 std::string(R"({"buy":"own","servers":2,"committed":null,)"
                             R"("committed_instances":0,"flexible":null,"npv_cost":3000.0})"));
    }

    void aSplitWithoutServersHasNoPurchaseButIsListedUnderOne()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        Split rented;
        rented.flexible = "cloud";
        rented.npvCost = 4100;
        sample.evaluation.hybrid->byServers[0].split = rented;
        static_cast<Split&>(*sample.evaluation.hybrid->best) = rented;
        const Json hybrid = exported(sample)["hybrid"];
        QVERIFY(hybrid["best"]["buy"].is_null());
        QCOMPARE(hybrid["by_servers"][0]["buy"].get<std::string>(), std::string("own"));
        QCOMPARE(hybrid["by_servers"][0]["flexible"].get<std::string>(), std::string("cloud"));
    }

    void numbersReadBackTheSameAndWhatIsNoneIsNull()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        sample.evaluation.options[0].npvCost = 0.1 + 0.2;
        sample.evaluation.options[0].cashTotal = std::numeric_limits<double>::quiet_NaN();
        sample.evaluation.options[0].accountingTotal = HUGE_VAL;
        const Json option = exported(sample)["options"][0];
        QVERIFY(option["npv_cost"].get<double>() == 0.1 + 0.2);
        QVERIFY(option["cash_total"].is_null());
        QVERIFY(option["accounting_total"].is_null());
    }

    void sentencesAreRendered()
    {
        const Json json = exported(test::sampleEvaluation());
        QCOMPARE(json["recommendation"]["reasons"][0].get<std::string>(),
                 std::string("Owning costs least."));
        QCOMPARE(json["warnings"][0].dump(),
                 std::string(R"({"code":"speed_assumed",)"
                             R"("text":"The speed of H100 is assumed."})"));
    }

    void quantilesOfDrawsWithoutABreakEvenAreNull()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        MonteCarloResult result;
        result.draws = 10;
        result.seed = 7;
        result.options = {{"cloud", 1, 2, {3, 4, 5, 6, 7}, 0.5}};
        result.breakEven = {{"own", "cloud", {}, 1}};
        sample.evaluation.monteCarlo = result;
        QCOMPARE(exported(sample)["monte_carlo"].dump(),
                 std::string(R"({"draws":10,"seed":7,"options":[{"name":"cloud","mean":1.0,)"
                             R"("sd":2.0,"p5":3.0,"p25":4.0,"p50":5.0,"p75":6.0,"p95":7.0,)"
                             R"("cheapest_share":0.5}],"break_even":[{"buy":"own","rent":"cloud",)"
                             R"("p5":null,"p25":null,"p50":null,"p75":null,"p95":null,)"
                             R"("none_share":1.0}]})"));
    }

    void severalScenariosAreAnArray()
    {
        const std::vector<EvaluatedScenario> two(2, test::sampleEvaluation());
        const Json json = Json::parse(data::jsonResults(two, English()));
        QVERIFY(json.is_array());
        QCOMPARE(json.size(), std::size_t{2});
        QCOMPARE(json[1].dump(), exported(two[1]).dump());
    }

    void namesAreKeptAsTheyAre()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        sample.evaluation.options[0].name = "云 \"A\"\n\\ \xff";
        const Json json = exported(sample);
        QCOMPARE(json["options"][0]["name"].get<std::string>(),
                 std::string("云 \"A\"\n\\ \xEF\xBF\xBD"));
    }
};

QTEST_APPLESS_MAIN(JsonExportTest)
#include "tst_json_export.moc"
