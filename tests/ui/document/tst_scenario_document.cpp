#include <QtTest>

#include "tests/support/small_scenario.h"
#include "ui/document/scenario_document.h"

using namespace costmodel;
using namespace costmodel::ui;

class ScenarioDocumentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    }

    void undoesEveryEdit()
    {
        ScenarioDocument document;
        document.reset(sample(), {}, {});
        const Scenario before = document.scenario();
        QVERIFY(document.setValue("scenario.discount_rate", 0.11));
        QVERIFY(document.setValue("scenario.horizon_months", std::int64_t{48}));
        QCOMPARE(document.scenario().general.discountRate, 0.11);
        QVERIFY(document.isModified());
        document.undoStack().undo();
        QCOMPARE(document.scenario().general.horizonMonths, before.general.horizonMonths);
        document.undoStack().undo();
        QVERIFY(document.scenario() == before);
        QVERIFY(!document.isModified());
        document.undoStack().redo();
        QCOMPARE(document.scenario().general.discountRate, 0.11);
    }

    void makesOneStepOfADrag()
    {
        ScenarioDocument document;
        document.reset(sample(), {}, {});
        for (int i = 1; i <= 50; ++i)
            document.setValue("scenario.discount_rate", 0.001 * i, true);
        document.endMerge();
        QCOMPARE(document.undoStack().count(), 1);
        document.setValue("scenario.discount_rate", 0.2, true);
        QCOMPARE(document.undoStack().count(), 2);
    }

    void forgetsADragThatEndsWhereItBegan()
    {
        ScenarioDocument document;
        document.reset(sample(), {}, {});
        const double rate = document.scenario().general.discountRate;
        document.setValue("scenario.discount_rate", rate + 0.01, true);
        document.setValue("scenario.discount_rate", rate, true);
        QVERIFY(!document.undoStack().canUndo());
    }

    void doesNothingWhereNothingChanges()
    {
        ScenarioDocument document;
        document.reset(sample(), {}, {});
        const std::uint64_t revision = document.revision();
        QVERIFY(
            document.setValue("scenario.discount_rate", document.scenario().general.discountRate));
        QCOMPARE(document.revision(), revision);
        QVERIFY(!document.setValue("scenario.nowhere", 1.0));
    }

    void tellsWhatIsWrong()
    {
        ScenarioDocument document;
        document.reset(sample(), {}, {});
        QVERIFY(document.issues().empty());
        document.setValue("demand.gpu", std::string("not there"));
        QCOMPARE(document.issues().size(), std::size_t{1});
        QCOMPARE(document.issues().front().path, std::string("demand.gpu"));
    }

    void countsAsSavedUntilItIsEdited()
    {
        ScenarioDocument document;
        QSignalSpy changes(&document, &ScenarioDocument::stateChanged);
        document.reset(sample(), {}, {}, true);
        QVERIFY(document.isModified());
        document.setSaved("a.toml", "text");
        QVERIFY(!document.isModified());
        document.setValue("scenario.discount_rate", 0.3);
        QVERIFY(document.isModified());
        document.undoStack().undo();
        QVERIFY(!document.isModified());
        QVERIFY(!changes.isEmpty());
    }

private:
    static Scenario sample()
    {
        Scenario scenario = test::steadyScenario(36, 8, 500);
        test::addRent(scenario, "cloud", Billing::hourly, 10);
        return scenario;
    }
};

QTEST_MAIN(ScenarioDocumentTest)
#include "tst_scenario_document.moc"
