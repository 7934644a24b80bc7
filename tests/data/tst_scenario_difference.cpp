#include <QTemporaryDir>
#include <QtTest>

#include "data/file/files.h"
#include "data/scenario/difference.h"
#include "data/scenario/reader.h"
#include "data/scenario/writer.h"
#include "model/scenario/path.h"
#include "model/scenario/walk.h"
#include "tests/support/random_scenario.h"

using namespace costmodel;

namespace
{

const char* const baseText = "[scenario]\n"
                             "name = \"base\"\n"
                             "horizon_months = 24\n"
                             "discount_rate = 0.08\n"
                             "[gpu.H100]\n"
                             "[demand]\n"
                             "gpu = \"H100\"\n"
                             "steady = { gpus = 8, hours_per_month = 600 }\n"
                             "[[rent]]\n"
                             "name = \"cloud\"\n"
                             "gpu = \"H100\"\n"
                             "billing = \"hourly\"\n"
                             "price = 10\n"
                             "[[rent]]\n"
                             "name = \"days\"\n"
                             "gpu = \"H100\"\n"
                             "billing = \"daily\"\n"
                             "price = 200\n";

const char* const variantText = "# What if money were cheap?\n"
                                "[scenario]\n"
                                "base = \"base.toml\"\n"
                                "name = \"variant\" # for the board\n";

} // namespace

/// Scenarios that are saved as differences to a base.
class ScenarioDifferenceTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::filesystem::path path(const char* name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    Scenario variant() const
    {
        data::writeFileAtomically(path("base.toml"), baseText);
        const data::ReadResult read = data::readScenarioText(variantText, path("variant.toml"));
        return read.scenario ? *read.scenario : Scenario();
    }
    std::string saved(const Scenario& scenario) const
    {
        return data::savedToml(variantText, scenario, path("variant.toml"));
    }

private Q_SLOTS:
    void leavesAFileAsItIs()
    {
        QCOMPARE(saved(variant()), std::string(variantText));
    }

    void writesOnlyWhatDiffers()
    {
        Scenario scenario = variant();
        QVERIFY(!setByPath(scenario, "rent[cloud].price", "12.5"));
        QCOMPARE(saved(scenario), std::string(variantText) + "\n[[rent]]\nname = \"cloud\"\n"
                                                             "price = 12.5\n");
        QVERIFY(!setByPath(scenario, "rent[cloud].price", "10"));
        QCOMPARE(saved(scenario), std::string(variantText));
    }

    void saysDefaultsThatTheBaseChanged()
    {
        Scenario scenario = variant();
        QVERIFY(!setByPath(scenario, "scenario.discount_rate", "0"));
        QCOMPARE(saved(scenario), std::string(variantText) + "discount_rate = 0\n");
    }

    void removesAndAddsEntries()
    {
        Scenario scenario = variant();
        scenario.rents.erase(scenario.rents.begin());
        QCOMPARE(saved(scenario), std::string(variantText) + "\n[[rent]]\nname = \"cloud\"\n"
                                                             "remove = true\n");
        scenario.rents.push_back(scenario.rents.front());
        scenario.rents.back().name = "more days";
        const std::string text = saved(scenario);
        QVERIFY2(text.find("base = ") != std::string::npos, text.c_str());
        const data::ReadResult read = data::readScenarioText(text, path("variant.toml"));
        QVERIFY(read.scenario == std::optional(scenario));
    }

    void aChangeOfTheBaseFlowsThrough()
    {
        Scenario scenario = variant();
        QVERIFY(!setByPath(scenario, "rent[cloud].price", "12.5"));
        const std::string text = saved(scenario);
        std::string base = baseText;
        base.replace(base.find("price = 200"), 11, "price = 300");
        data::writeFileAtomically(path("base.toml"), base);
        const data::ReadResult read = data::readScenarioText(text, path("variant.toml"));
        QVERIFY(read.scenario);
        QCOMPARE(read.scenario->rents[0].price, 12.5);
        QCOMPARE(read.scenario->rents[1].price, 300.0);
    }

    void writesTheWholeWhereDifferencesCannotSayIt()
    {
        // Entries in another order.
        Scenario scenario = variant();
        std::swap(scenario.rents[0], scenario.rents[1]);
        const std::string turned = saved(scenario);
        QVERIFY2(turned.find("base = ") == std::string::npos, turned.c_str());
        // A base that is gone.
        scenario = variant();
        std::filesystem::remove(path("base.toml"));
        const std::string alone = saved(scenario);
        scenario.general.base.clear();
        const data::ReadResult read = data::readScenarioText(alone, path("variant.toml"));
        QVERIFY(read.scenario == std::optional(scenario));
    }

    void readsBackAsTheSame_data()
    {
        QTest::addColumn<int>("numbers");
        QTest::newRow("the same") << 0;
        QTest::newRow("a few numbers") << 3;
        QTest::newRow("another scenario") << -1;
    }
    void readsBackAsTheSame()
    {
        QFETCH(int, numbers);
        int asDifferences = 0;
        int all = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
        {
            const std::string text = data::toToml(test::randomScenario(seed));
            const data::ReadResult base = data::readScenarioText(text, path("base.toml"));
            if (!base.scenario) // one with a trace that is no file
                continue;
            Scenario scenario = *base.scenario;
            if (numbers < 0)
            {
                const std::string other = data::toToml(test::randomScenario(seed + 1000));
                const data::ReadResult read = data::readScenarioText(other, path("variant.toml"));
                if (!read.scenario)
                    continue;
                scenario = *read.scenario;
            }
            data::writeFileAtomically(path("base.toml"), text);
            scenario.general.base = "base.toml";
            scenario.general.name = "variant";
            for (int i = 0; i < numbers; ++i)
                changeOne(scenario, seed + static_cast<std::uint64_t>(i) * 97);
            const std::string differences = data::savedToml({}, scenario, path("variant.toml"));
            const data::ReadResult read = data::readScenarioText(differences, path("variant.toml"));
            const bool hasBase = differences.find("base = ") != std::string::npos;
            ++all;
            asDifferences += hasBase ? 1 : 0;
            if (!hasBase)
                scenario.general.base.clear();
            QVERIFY2(read.scenario == std::optional(scenario), differences.c_str());
            if (numbers >= 0)
                QVERIFY2(differences.size() < text.size(), differences.c_str());
        }
        QVERIFY2(all >= 20, qPrintable(QString::number(all)));
        if (numbers >= 0)
            QCOMPARE(asDifferences, all);
    }

private:
    /// One number of the scenario a little smaller, where that is allowed.
    static void changeOne(Scenario& scenario, std::uint64_t seed)
    {
        std::vector<double*> numbers;
        walk(scenario,
             [&numbers](const TableVisit& visit)
             {
                 for (const Field& field : visit.schema->fields)
                     if (field.number && isMoney(field.unit))
                         if (double* const number = field.number(const_cast<void*>(visit.table));
                             number && *number > 1)
                             numbers.push_back(number);
             });
        if (!numbers.empty())
            *numbers[seed % numbers.size()] *= 0.9375;
    }
};

QTEST_APPLESS_MAIN(ScenarioDifferenceTest)
#include "tst_scenario_difference.moc"
