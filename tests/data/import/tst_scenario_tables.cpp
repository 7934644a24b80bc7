#include "data/import/scenario_tables.h"

#include <QtTest>

using namespace costmodel;
using namespace costmodel::data;

namespace
{

const std::string plain = "# our plan\n[scenario]\nname = \"n\"\nhorizon_months = 4\n\n[demand]\n"
                          "gpu = \"A100\"\nsteady = { gpus = 8, hours_per_month = 500 }\n\n"
                          "[[rent]]\nname = \"cloud\"\ngpu = \"A100\"\nbilling = \"hourly\"\n"
                          "price = 10 # list price\n\n[gpu.A100]\n";

UsageTables tables(std::string gpu = {})
{
    return {repair(20.0, {}), TrainingSpeed{1500, "tokens/s/GPU", 10, 1, true}, std::move(gpu)};
}

Scenario read(const std::string& text)
{
    const ReadResult result = readScenarioText(text, "plan.toml");
    return result.scenario.value_or(Scenario{});
}

bool has(const std::string& text, std::string_view words)
{
    return text.find(words) != std::string::npos;
}

} // namespace

class ScenarioTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsTheTablesToBePasted()
    {
        QCOMPARE(tablesText(tables("A100 80GB")),
                 std::string("[pipeline]\ngpu_utilization_now = 0.2\ngpu_utilization_after = 0.8\n"
                             "\n[gpu.\"A100 80GB\"]\nthroughput = 1500\nunit = \"token\"\n"));
        QVERIFY(tablesText({}).empty());
        UsageTables ofJob = tables("A100");
        ofJob.speed->perGpu = false;
        QVERIFY(!has(tablesText(ofJob), "gpu.A100"));
    }

    void namesTheUnitOfWork()
    {
        QCOMPARE(workUnit({1, "it/s", 1, 0, false}), std::string("iteration"));
        QCOMPARE(workUnit({1, "samples/s", 1, 0, false}), std::string("sample"));
        QCOMPARE(workUnit({1, "batch/s", 1, 0, false}), std::string("batch"));
    }

    void addsTablesAndKeepsTheRestAsItIs()
    {
        const std::string text = *withTables(plain, "plan.toml", tables("H100"));
        QVERIFY(text.starts_with(plain));
        const Scenario scenario = read(text);
        QCOMPARE(scenario.pipeline->gpuUtilizationNow, 0.2);
        QCOMPARE(scenario.pipeline->gpuUtilizationAfter, 0.8);
        const Gpu* const gpu = findNamed(scenario.gpus, "H100");
        QVERIFY(gpu);
        QCOMPARE(*gpu->throughput, 1500.0);
        QCOMPARE(gpu->unit, std::string("token"));
    }

    void fillsATableThatIsThere()
    {
        const std::string text = *withTables(plain + "# end\n", "plan.toml", tables("A100"));
        QVERIFY(text.starts_with(plain + "throughput = 1500\nunit = \"token\"\n# end\n"));
    }

    void makesNothingOfWhatIsNoScenario()
    {
        QVERIFY(!withTables("[scenario]\n", "plan.toml", tables()));
    }

    void replacesOnlyTheKeysThatItMeasures()
    {
        const std::string old = plain + "\n[pipeline] # to be done\ngpu_utilization_now = 0.5\n"
                                        "fix_cost = 700\ngpu_utilization_after = 0.6\n";
        const std::string text = *withTables(old, "plan.toml", tables());
        QVERIFY(text.starts_with(plain));
        QVERIFY(has(text, "[pipeline] # to be done\ngpu_utilization_now = 0.2\nfix_cost = 700\n"
                          "gpu_utilization_after = 0.8\n"));
    }

    void writesAnewWhatCannotBeChangedInPlace()
    {
        const std::string old =
            "pipeline = { gpu_utilization_now = 0.5, gpu_utilization_after = 0.6, "
            "fix_cost = 700 }\n" +
            plain;
        const Scenario scenario = read(*withTables(old, "plan.toml", tables()));
        QCOMPARE(scenario.pipeline->gpuUtilizationNow, 0.2);
        QCOMPARE(scenario.pipeline->fixCost, 700.0);
        QCOMPARE(scenario.rents.at(0).price, 10.0);
    }
};

QTEST_APPLESS_MAIN(ScenarioTablesTest)
#include "tst_scenario_tables.moc"
