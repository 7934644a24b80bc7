#include <QtTest>

#include <filesystem>

#include "data/file/files.h"
#include "data/scenario/patch.h"
#include "data/scenario/reader.h"
#include "data/scenario/writer.h"
#include "model/scenario/path.h"
#include "model/scenario/rename.h"
#include "tests/support/random_scenario.h"

using namespace costmodel;

namespace
{

const char* const text = "# Our plan for 2026.\n"
                         "\n"
                         "[scenario]\n"
                         "name = \"plan\"          # for the board\n"
                         "horizon_months = 36\n"
                         "discount_rate = 0.08\n"
                         "prices_include_vat = false # said on purpose\n"
                         "\n"
                         "[gpu.H100]\n"
                         "\n"
                         "[demand]\n"
                         "gpu = \"H100\"\n"
                         "# eight cards, all day\n"
                         "steady = { gpus = 8, hours_per_month = 500 }\n"
                         "\n"
                         "[[rent]]\n"
                         "name = \"Cloud\"\n"
                         "price = 12.50   # quoted \"as # is\"\n"
                         "gpu = \"H100\"\n"
                         "billing = \"hourly\"\n"
                         "\n"
                         "# the end\n";

Scenario scenarioOf(const std::string& toml)
{
    const data::ReadResult read = data::readScenarioText(toml, "a.toml");
    return read.scenario ? *read.scenario : Scenario();
}

std::string replaced(std::string where, const std::string& from, const std::string& to)
{
    return where.replace(where.find(from), from.size(), to);
}

} // namespace

class ScenarioPatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesAFileAsItIs()
    {
        QCOMPARE(data::patchedToml(text, scenarioOf(text)), std::string(text));
    }

    void changesOneLineAndKeepsItsComment()
    {
        Scenario scenario = scenarioOf(text);
        QVERIFY(!setByPath(scenario, "rent[Cloud].price", "13.75"));
        QCOMPARE(data::patchedToml(text, scenario), replaced(text, "12.50", "13.75"));
    }

    void addsKeysToTheirTable()
    {
        Scenario scenario = scenarioOf(text);
        QVERIFY(!setByPath(scenario, "rent[Cloud].vat_rate", "0.06"));
        QCOMPARE(
            data::patchedToml(text, scenario),
            replaced(text, "billing = \"hourly\"\n", "billing = \"hourly\"\nvat_rate = 0.06\n"));
    }

    void addsTablesAtTheEnd()
    {
        Scenario scenario = scenarioOf(text);
        scenario.rents.push_back(scenario.rents.front());
        scenario.rents.back().name = "Other";
        const std::string patched = data::patchedToml(text, scenario);
        QVERIFY(patched.starts_with(text));
        QVERIFY(scenarioOf(patched) == scenario);
    }

    void dropsWhatIsGone()
    {
        Scenario scenario = scenarioOf(text);
        scenario.demand.steady->hoursPerMonth.reset();
        const std::string patched = data::patchedToml(text, scenario);
        QVERIFY(patched.find("# eight cards, all day") != std::string::npos);
        QVERIFY(patched.find("hours_per_month = 500") == std::string::npos);
        QVERIFY(scenarioOf(patched) == scenario);
    }

    void startsAnewWhereItMust_data()
    {
        QTest::addColumn<QByteArray>("previous");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no TOML") << QByteArray("# mine\nthis is = = no toml");
        QTest::newRow("dotted keys") << QByteArray("# mine\nscenario.name = \"a\"\n");
        QTest::newRow("tables in braces") << QByteArray("# mine\nscenario = { name = \"a\" }\n");
        QTest::newRow("two on a line") << QByteArray("# mine\n[a]\nb = 1\r");
    }
    void startsAnewWhereItMust()
    {
        QFETCH(QByteArray, previous);
        const Scenario scenario = scenarioOf(text);
        const std::string patched = data::patchedToml(previous.toStdString(), scenario);
        QVERIFY(scenarioOf(patched) == scenario);
        QCOMPARE(patched.find("# mine") != std::string::npos, previous.startsWith("# mine"));
    }

    void saysTheSameAsAFileWrittenAnew()
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
        {
            const Scenario before = test::randomScenario(seed);
            const Scenario after = test::randomScenario(seed % 2 == 0 ? seed : seed + 1000);
            const std::string patched = data::patchedToml(data::toToml(before), after);
            const std::string anew = data::toToml(after);
            const data::ReadResult read = data::readScenarioText(patched, "a.toml");
            const data::ReadResult expected = data::readScenarioText(anew, "a.toml");
            QVERIFY2(read.issues.size() == expected.issues.size(), patched.c_str());
            QVERIFY2(read.scenario == expected.scenario, patched.c_str());
        }
    }

    void keepsTheExamples_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& entry : std::filesystem::directory_iterator(
                 std::filesystem::path(COSTMODEL_SOURCE_DIR) / "data" / "examples"))
            if (entry.path().extension() == ".toml")
                QTest::newRow(entry.path().filename().c_str())
                    << QString::fromStdString(entry.path().string());
    }
    void keepsTheExamples()
    {
        QFETCH(QString, file);
        const std::string bytes = data::readFile(file.toStdString());
        const data::ReadResult read =
            data::readScenarioText(bytes, std::filesystem::path(file.toStdString()));
        if (!read.scenario)
            QSKIP("needs a price book");
        QCOMPARE(data::patchedToml(bytes, *read.scenario), bytes);
    }
};

QTEST_APPLESS_MAIN(ScenarioPatchTest)
#include "tst_scenario_patch.moc"
