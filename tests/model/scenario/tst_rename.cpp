#include <QtTest>

#include "model/scenario/rename.h"

using namespace costmodel;

class RenameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesEveryReference()
    {
        Scenario scenario = sample();
        QVERIFY(!renameEntry(scenario, "rent[Cloud]", "Public cloud"));
        QCOMPARE(scenario.rents[0].name, std::string("Public cloud"));
        QCOMPARE(scenario.rents[1].overflow, std::string("Public cloud"));
        QCOMPARE(scenario.buys[0].bridge, std::string("Public cloud"));
        QCOMPARE(scenario.hybrid->rent->front(), std::string("Public cloud"));
        QCOMPARE(scenario.sensitivities[0].path, std::string("rent[Public cloud].price"));
        // Another entry whose name begins alike.
        QCOMPARE(scenario.sensitivities[1].path, std::string("rent[Cloud 2].price"));
    }

    void quotesNamesThatNeedIt()
    {
        Scenario scenario = sample();
        QVERIFY(!renameEntry(scenario, "rent[Cloud]", "a]b"));
        QCOMPARE(scenario.sensitivities[0].path, std::string("rent[\"a]b\"].price"));
    }

    void leavesOtherKindsOfTheSameNameAlone()
    {
        Scenario scenario = sample();
        QVERIFY(!renameEntry(scenario, "gpu[Cloud]", "H100"));
        QCOMPARE(scenario.demand.gpu, std::string("H100"));
        QCOMPARE(scenario.rents[0].gpu, std::string("H100"));
        QCOMPARE(scenario.rents[1].overflow, std::string("Cloud"));
    }

    void refusesNamesThatAreTakenOrEmpty()
    {
        Scenario scenario = sample();
        const Scenario before = scenario;
        QVERIFY(renameEntry(scenario, "rent[Cloud]", "Cloud 2"));
        QVERIFY(renameEntry(scenario, "rent[Cloud]", ""));
        QVERIFY(renameEntry(scenario, "rent[Nowhere]", "x"));
        QVERIFY(scenario == before);
    }

    void findsFreeNames()
    {
        const Scenario scenario = sample();
        const Child* const rents = costmodel::findChild(scenarioSchema(), "rent");
        QCOMPARE(freeName(*rents, &scenario, "New"), std::string("New"));
        QCOMPARE(freeName(*rents, &scenario, "Cloud"), std::string("Cloud 3"));
    }

private:
    static Scenario sample()
    {
        Scenario scenario;
        scenario.gpus.push_back({});
        scenario.gpus[0].name = "Cloud";
        scenario.demand.gpu = "Cloud";
        scenario.rents.resize(2);
        scenario.rents[0].name = "Cloud";
        scenario.rents[0].gpu = "Cloud";
        scenario.rents[1].name = "Cloud 2";
        scenario.rents[1].overflow = "Cloud";
        scenario.buys.resize(1);
        scenario.buys[0].name = "own";
        scenario.buys[0].bridge = "Cloud";
        scenario.hybrid.emplace().rent = std::vector<std::string>{"Cloud"};
        scenario.sensitivities.resize(2);
        scenario.sensitivities[0].path = "rent[Cloud].price";
        scenario.sensitivities[1].path = "rent[Cloud 2].price";
        return scenario;
    }
};

QTEST_APPLESS_MAIN(RenameTest)
#include "tst_rename.moc"
