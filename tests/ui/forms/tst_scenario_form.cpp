#include <QLineEdit>
#include <QtTest>

#include "tests/support/small_scenario.h"
#include "ui/forms/scenario_form.h"

using namespace costmodel;
using namespace costmodel::ui;

/// Names are inputs like others, but what refers to them follows.
class ScenarioFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void renamesAPlanInOneStep()
    {
        ScenarioDocument document;
        document.reset(sample(), {}, {});
        ScenarioForm form(document);
        QLineEdit* const name = line(form, QStringLiteral("rent[cloud].name"));
        QVERIFY(name);
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("other"));
        QCOMPARE(document.scenario().rents[0].name, std::string("other"));
        QCOMPARE(document.scenario().rents[1].overflow, std::string("other"));
        QCOMPARE(document.undoStack().count(), 1);
    }

    void saysThatANameIsTaken()
    {
        ScenarioDocument document;
        document.reset(sample(), {}, {});
        ScenarioForm form(document);
        QLineEdit* const name = line(form, QStringLiteral("rent[cloud].name"));
        QVERIFY(name);
        name->selectAll();
        name->insert(QStringLiteral("fixe"));
        QTest::keyClick(name, Qt::Key_D);
        QCOMPARE(name->text(), QStringLiteral("fixed"));
        QVERIFY(document.scenario().rents[0].name != "fixed");
        QVERIFY(document.issues().empty());
    }

    void changesTheCurrencyOfARate()
    {
        ScenarioDocument document;
        document.reset(sample(), {}, {});
        ScenarioForm form(document);
        form.reveal(QStringLiteral("fx.USD"));
        QLineEdit* currency = nullptr;
        for (auto* const candidate : form.findChildren<QLineEdit*>(QStringLiteral("fx.USD")))
            if (candidate->text() == QStringLiteral("USD"))
                currency = candidate;
        QVERIFY(currency);
        currency->selectAll();
        QTest::keyClicks(currency, QStringLiteral("EUR"));
        QCOMPARE(document.scenario().fx.rates[0].currency, std::string("EUR"));
        QCOMPARE(document.scenario().fx.rates[0].rate, 7.1);
    }

private:
    static Scenario sample()
    {
        Scenario scenario = test::steadyScenario(36, 8, 500);
        test::addRent(scenario, "cloud", Billing::hourly, 10);
        test::addRent(scenario, "fixed", Billing::monthly, 5000).overflow = "cloud";
        scenario.fx.rates.push_back({"USD", 7.1});
        return scenario;
    }
    static QLineEdit* line(ScenarioForm& form, const QString& path)
    {
        form.reveal(path);
        return form.findChild<QLineEdit*>(path);
    }
};

QTEST_MAIN(ScenarioFormTest)
#include "tst_scenario_form.moc"
