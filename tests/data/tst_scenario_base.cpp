#include "data/scenario/reader.h"
#include "data/scenario/writer.h"

#include <QTemporaryDir>
#include <QtTest>

#include "data/file/files.h"
#include "tests/support/scenario_text.h"

using namespace costmodel;
using namespace costmodel::data;
using costmodel::test::described;

namespace
{

const char* const baseText = R"([scenario]
name = "base"
horizon_months = 24
discount_rate = 0.08
[fx]
USD = 7
[gpu.H100]
throughput = 1000
unit = "token"
[gpu.A100]
throughput = 400
[demand]
gpu = "H100"
growth_per_year = 0.1
steady = { gpus = 8, hours_per_month = 600 }
[[rent]]
name = "cloud"
gpu = "H100"
billing = "hourly"
price = 10
vat_rate = 0.06
[[rent]]
name = "days"
gpu = "H100"
billing = "daily"
price = 200
[[rent]]
name = "month"
gpu = "H100"
billing = "monthly"
price = 5000
overflow = "cloud"
[[buy]]
name = "own"
gpu = "H100"
servers = 1
[[buy.capex]]
name = "card"
category = "gpu"
amount = 70000
per = "gpu"
[[buy.capex]]
name = "room"
category = "room"
amount = 50000
per = "once"
[[buy.expansion]]
month = 6
servers = 1
[buy.power]
load_kw = 10
price_kwh = 0.8
[buy.resale]
share_at_end = 0.2
[[sensitivity]]
path = "rent[cloud].price"
)";

} // namespace

class ScenarioBaseTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::filesystem::path file(const std::string& name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }

    std::filesystem::path put(const std::string& name, const std::string& text) const
    {
        std::filesystem::create_directories(file(name).parent_path());
        writeFileAtomically(file(name), text);
        return file(name);
    }

    /// Reads a difference to the base, written as diff.toml; lines of `text` begin at line 3.
    ReadResult readDifference(const std::string& text) const
    {
        put("base.toml", baseText);
        return readScenario(put("diff.toml", "[scenario]\nbase = \"base.toml\"\n" + text));
    }

    /// Issues with the folder taken off the names of the files.
    QByteArray issuesOf(const ReadResult& result) const
    {
        return described(result).replace(m_folder.path().toUtf8() + "/", "");
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
    }

    void takesEverythingThatIsNotMentioned()
    {
        const ReadResult base = readScenarioText(baseText, file("base.toml"));
        QCOMPARE(issuesOf(base), QByteArray());
        const ReadResult result = readDifference("");
        QCOMPARE(issuesOf(result), QByteArray());
        Scenario expected = *base.scenario;
        expected.general.base = "base.toml";
        QVERIFY(*result.scenario == expected);
        QCOMPARE(result.files.size(), std::size_t{2});
    }

    void mergesTablesKeyByKey()
    {
        const ReadResult result = readDifference("name = \"diff\"\n"
                                                 "[fx]\nEUR = 8\n"
                                                 "[gpu.A100]\nthroughput = 500\n"
                                                 "[gpu.L40]\nthroughput = 200\n"
                                                 "[demand]\ngrowth_per_year = 0\n");
        QCOMPARE(issuesOf(result), QByteArray());
        const Scenario& s = *result.scenario;
        QCOMPARE(s.general.name, std::string("diff"));
        QCOMPARE(s.general.discountRate, 0.08);
        QCOMPARE(s.fx.rates.size(), std::size_t{2});
        QCOMPARE(s.gpus.size(), std::size_t{3});
        QCOMPARE(findNamed(s.gpus, "A100")->throughput, std::optional(500.0));
        QCOMPARE(findNamed(s.gpus, "H100")->unit, std::string("token"));
        QCOMPARE(s.demand.growthPerYear, 0.0);
        QVERIFY(s.demand.steady);
    }

    void mergesNamedListsByName()
    {
        const ReadResult result = readDifference("[[rent]]\nname = \"days\"\nremove = true\n"
                                                 "[[rent]]\nname = \"cloud\"\nprice = 9\n"
                                                 "[[rent]]\nname = \"lab\"\ngpu = \"H100\"\n"
                                                 "billing = \"hourly\"\nprice = 3\n"
                                                 "[[buy]]\nname = \"own\"\n"
                                                 "[[buy.capex]]\nname = \"room\"\nremove = true\n"
                                                 "[[buy.capex]]\nname = \"card\"\namount = 1\n"
                                                 "[buy.power]\npue = 1.3\n");
        QCOMPARE(issuesOf(result), QByteArray());
        const Scenario& s = *result.scenario;
        QCOMPARE(s.rents.size(), std::size_t{3});
        QCOMPARE(s.rents[0].name, std::string("cloud"));
        QCOMPARE(s.rents[0].price, 9.0);
        QCOMPARE(s.rents[0].vatRate, 0.06);
        QCOMPARE(s.rents[1].name, std::string("month"));
        QCOMPARE(s.rents[2].name, std::string("lab"));
        QCOMPARE(s.buys[0].capex.size(), std::size_t{1});
        QCOMPARE(s.buys[0].capex[0].amount, 1.0);
        QCOMPARE(s.buys[0].capex[0].per, CapexUnit::gpu);
        QCOMPARE(s.buys[0].power->pue, 1.3);
        QCOMPARE(s.buys[0].power->pricePerKwh, std::optional(0.8));
    }

    void replacesOtherListsWhole()
    {
        const ReadResult result = readDifference("[[buy]]\nname = \"own\"\n"
                                                 "[[buy.expansion]]\nmonth = 12\nservers = 2\n"
                                                 "[[sensitivity]]\npath = \"demand.scale\"\n");
        QCOMPARE(issuesOf(result), QByteArray());
        QCOMPARE(result.scenario->buys[0].expansions.size(), std::size_t{1});
        QCOMPARE(result.scenario->buys[0].expansions[0].month, 12);
        QCOMPARE(result.scenario->sensitivities.size(), std::size_t{1});
        QCOMPARE(result.scenario->sensitivities[0].path, std::string("demand.scale"));
    }

    void replacesTheFormOfTheDemand()
    {
        const ReadResult result =
            readDifference("[[demand.job]]\nname = \"j\"\nwork = 1e9\nruns_per_month = 1\n"
                           "gpus = 4\n");
        QCOMPARE(issuesOf(result), QByteArray());
        QVERIFY(!result.scenario->demand.steady);
        QCOMPARE(result.scenario->demand.jobs.size(), std::size_t{1});
        QCOMPARE(result.scenario->demand.growthPerYear, 0.1);

        // Replaced whole: the hours of the base are gone.
        QCOMPARE(issuesOf(readDifference("[demand]\nsteady = { gpus = 4 }\n")),
                 QByteArray("diff.toml:4:10: error: demand.steady.hours_per_month is missing, "
                            "expected this required key"));
    }

    void replacesAlternatives()
    {
        const ReadResult result = readDifference("[[buy]]\nname = \"own\"\n[buy.power]\n"
                                                 "tariff = [ { share = 1, price_kwh = 0.5 } ]\n"
                                                 "[buy.resale]\nvalue_decline_per_year = 0.3\n");
        QCOMPARE(issuesOf(result), QByteArray());
        const Buy& buy = result.scenario->buys[0];
        QVERIFY(!buy.power->pricePerKwh);
        QCOMPARE(buy.power->loadKw, 10.0);
        QCOMPARE(buy.power->tariff.size(), std::size_t{1});
        QVERIFY(!buy.resale->shareAtEnd);
        QCOMPARE(buy.resale->valueDeclinePerYear, std::optional(0.3));
    }

    void replacesABenchmarkWithItsTest()
    {
        put("measured.toml", "[scenario]\nname = \"x\"\nhorizon_months = 12\n[gpu.H100]\n"
                             "benchmark = \"h.json\"\nmetric = \"gemm/bf16\"\n[demand]\n"
                             "gpu = \"H100\"\nprofile = []\n");
        const ReadResult result =
            readScenario(put("speed.toml", "[scenario]\nbase = \"measured.toml\"\n[gpu.H100]\n"
                                           "throughput = 5\n"));
        QCOMPARE(issuesOf(result), QByteArray());
        QCOMPARE(result.scenario->gpus[0].throughput, std::optional(5.0));
        QVERIFY(result.scenario->gpus[0].metric.empty());
    }

    void followsBasesOfBases()
    {
        put("base.toml", baseText);
        put("middle.toml", "[scenario]\nbase = \"base.toml\"\nname = \"middle\"\n[[rent]]\n"
                           "name = \"days\"\nremove = true\n");
        const ReadResult result = readScenario(
            put("top.toml", "[scenario]\nbase = \"middle.toml\"\ndiscount_rate = 0\n"));
        QCOMPARE(issuesOf(result), QByteArray());
        QCOMPARE(result.scenario->general.name, std::string("middle"));
        QCOMPARE(result.scenario->general.discountRate, 0.0);
        QCOMPARE(result.scenario->rents.size(), std::size_t{2});
        QCOMPARE(result.files.size(), std::size_t{3});
    }

    void takesFilesOfABaseFromItsFolder()
    {
        put("bases/curves/t.csv", "time,gpus\n2026-01-01T00:00,3\n");
        put("bases/b.toml", "[scenario]\nname = \"x\"\nhorizon_months = 12\n[gpu.H100]\n[demand]\n"
                            "gpu = \"H100\"\ntrace = \"curves/t.csv\"\n");
        const ReadResult result =
            readScenario(put("mine/d.toml", "[scenario]\nbase = \"../bases/b.toml\"\n"));
        QCOMPARE(issuesOf(result), QByteArray());
        QCOMPARE(result.scenario->demand.traceRows->gpus, std::vector<double>{3});
        // Named from the folder of the difference, so that the merged scenario can stand there.
        QCOMPARE(result.scenario->demand.trace, std::string("../bases/curves/t.csv"));
        const ReadResult flat = readScenarioText(toToml(*result.scenario), file("mine/flat.toml"));
        QCOMPARE(issuesOf(flat), QByteArray());
        QVERIFY(flat.scenario->demand == result.scenario->demand);
    }

    void namesTheFileOfAMistake_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* tag, const char* text, const char* expected)
        {
            QTest::newRow(tag) << QByteArray(text) << QByteArray(expected);
        };
        row("own value", "discount_rate = -2",
            "diff.toml:3:17: error: scenario.discount_rate is -2; must be more than -1");
        row("removed but needed", "[[rent]]\nname = \"cloud\"\nremove = true\n",
            "base.toml:32:12: error: rent[month].overflow is \"cloud\", expected the name of a "
            "rental plan, [[rent]]\n"
            "base.toml:56:8: error: rent[cloud].price names nothing: there is no \"cloud\" in "
            "rent");
        row("nothing to remove", "[[rent]]\nname = \"clou\"\nremove = true\n",
            "diff.toml:3:1: error: rent[clou] is to be removed, expected an entry of that name in "
            "the base");
        row("nothing to remove in a new entry",
            "[[buy]]\nname = \"new\"\ngpu = \"H100\"\n[[buy.capex]]\nname = \"x\"\n"
            "remove = true\n",
            "diff.toml:6:1: error: buy[new].capex[x] is to be removed, expected an entry of that "
            "name in the base");
        row("twice", "[[rent]]\nname = \"cloud\"\nprice = 1\n[[rent]]\nname = \"cloud\"\n",
            "diff.toml:7:8: error: rent[cloud].name is \"cloud\" like another one before it; "
            "names must be unique");
        row("new but not complete", "[[rent]]\nname = \"lab\"\nprice = 1\n",
            "diff.toml:3:1: error: rent[lab].gpu is missing, expected this required key\n"
            "diff.toml:3:1: error: rent[lab].billing is missing, expected this required key");
        row("nameless", "[[rent]]\nprice = 1\n",
            "diff.toml:3:1: error: rent[4].name is missing, expected this required key\n"
            "diff.toml:3:1: error: rent[4].gpu is missing, expected this required key\n"
            "diff.toml:3:1: error: rent[4].billing is missing, expected this required key");
        row("no true or false", "[[rent]]\nname = \"cloud\"\nremove = \"yes\"\n",
            "diff.toml:5:1: error: unknown key rent[cloud].remove, expected only true or false in "
            "a scenario that has a base");
        row("both alternatives",
            "[[buy]]\nname = \"own\"\n[buy.resale]\nshare_at_end = 0\n"
            "value_decline_per_year = 0\n",
            "diff.toml:7:1: error: buy[own].resale has both \"share_at_end\" and "
            "\"value_decline_per_year\"; expected only one of them");
        row("other type", "[rent]\nname = \"cloud\"\n",
            "diff.toml:3:1: error: rent is { ... }, expected tables under a header in double "
            "brackets, [[...]]\n"
            "base.toml:56:8: error: rent[cloud].price names nothing: there is no \"cloud\" in "
            "rent");
    }

    void namesTheFileOfAMistake()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(issuesOf(readDifference(text.toStdString())), expected);
    }

    void refusesBasesItCannotHave_data()
    {
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("missing") << QByteArray("none.toml")
                                 << QByteArray("d.toml:2:8: error: scenario.base cannot be read, "
                                               "expected a scenario: none.toml: No such file or "
                                               "directory");
        QTest::newRow("itself") << QByteArray("d.toml")
                                << QByteArray("d.toml:2:8: error: scenario.base is \"d.toml\", "
                                              "which leads back to itself; expected a scenario "
                                              "that is not based on this one");
        QTest::newRow("circle") << QByteArray("circle.toml")
                                << QByteArray("circle.toml:2:8: error: scenario.base is "
                                              "\"./d.toml\", which leads back to itself; expected "
                                              "a scenario that is not based on this one");
        QTest::newRow("no TOML") << QByteArray("broken.toml")
                                 << QByteArray("broken.toml:1:5: error: this is not TOML (Error "
                                               "while parsing value: could not determine value "
                                               "type), expected TOML 1.0");
        QTest::newRow("folder") << QByteArray(".")
                                << QByteArray("d.toml:2:8: error: scenario.base cannot be read, "
                                              "expected a scenario: .: not a regular file");
        QTest::newRow("device") << QByteArray("../../../../../../../../../dev/zero")
                                << QByteArray("d.toml:2:8: error: scenario.base cannot be read, "
                                              "expected a scenario: "
                                              "../../../../../../../../../dev/zero: not a regular "
                                              "file");
    }

    void refusesBasesItCannotHave()
    {
        QFETCH(QByteArray, base);
        QFETCH(QByteArray, expected);
        put("circle.toml", "[scenario]\nbase = \"./d.toml\"\n");
        put("broken.toml", "a = = 1\n");
        const ReadResult result =
            readScenario(put("d.toml", "[scenario]\nbase = \"" + base.toStdString() + "\"\n"));
        QCOMPARE(issuesOf(result), expected);
    }

    void refusesEndlessChains()
    {
        for (int i = 0; i < 40; ++i)
            put("chain" + std::to_string(i) + ".toml",
                "[scenario]\nbase = \"chain" + std::to_string(i + 1) + ".toml\"\n");
        const ReadResult result = readScenario(file("chain0.toml"));
        QCOMPARE(result.issues.size(), std::size_t{1});
        QVERIFY(issuesOf(result).contains("expected a chain of at most 32 bases"));
    }
};

QTEST_APPLESS_MAIN(ScenarioBaseTest)
#include "tst_scenario_base.moc"
