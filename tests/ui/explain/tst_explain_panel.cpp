#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QtTest>

#include "tests/support/page_fixture.h"
#include "tests/support/small_scenario.h"
#include "ui/explain/explain_panel.h"
#include "ui/explain/focused_target.h"

using namespace costmodel;
using namespace costmodel::test;
using namespace costmodel::ui;

namespace
{

/// 12 months, 8 GPUs for 100 hours at 2 an hour: 1600 a month, 19,200 in all.
Scenario rented()
{
    Scenario scenario = steadyScenario(12, 8, 100);
    scenario.general.start = {2026, 1, 1};
    addRent(scenario, "Cloud", Billing::hourly, 2);
    addBuy(scenario, "own", 1, 10000);
    return scenario;
}

} // namespace

class ExplainPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void asksForANumberAtFirst();
    void showsValueFormulaAndParts();
    void leadsDownToInputs();
    void goesBackAndForward();
    void explainsAgainWhenResultsChange();
    void saysWhyThereIsNothing();
    void copiesPlainText();
    void historyForgetsWhatWasAhead();
    void focusTellsWhatIsAsked();

private:
    struct Fixture : PageFixture
    {
        ExplainPanel panel{*session};

        explicit Fixture(const QString& target = {})
        {
            panel.resize(400, 500);
            panel.show();
            panel.setResults(results(rented()));
            panel.setStale(false);
            if (!target.isEmpty())
                explain(target);
        }
        void explain(const QString& target)
        {
            panel.explain(target);
            finish();
        }
        void finish()
        {
            QVERIFY(QTest::qWaitFor([this] { return !panel.isBusy(); }));
        }
        /// Follows the first link of that kind.
        bool follow(const QString& kind)
        {
            auto& text = *panel.findChild<QTextBrowser*>();
            for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
                for (auto it = block.begin(); !it.atEnd(); ++it)
                {
                    const QString href = it.fragment().charFormat().anchorHref();
                    if (href.startsWith(kind))
                    {
                        Q_EMIT text.anchorClicked(QUrl(href));
                        finish();
                        return true;
                    }
                }
            return false;
        }
        QToolButton& button(const char* name)
        {
            return *panel.findChild<QToolButton*>(QString::fromLatin1(name));
        }
    };
};

void ExplainPanelTest::init()
{
    failOnQtWarnings();
}

void ExplainPanelTest::asksForANumberAtFirst()
{
    Fixture f;
    QVERIFY(f.panel.text().contains(QStringLiteral("F8")));
    QVERIFY(!f.button("explain copy").isEnabled());
    QVERIFY(!f.button("explain back").isEnabled());
}

void ExplainPanelTest::showsValueFormulaAndParts()
{
    Fixture f(QStringLiteral("rent[Cloud].compute@7"));
    const QString text = f.panel.text();
    QVERIFY2(text.contains(QStringLiteral("1,600.00")), qPrintable(text));
    QVERIFY2(text.count(u'=') >= 2, qPrintable(text));
}

void ExplainPanelTest::leadsDownToInputs()
{
    Fixture f(QStringLiteral("rent[Cloud].compute@7"));
    QSignalSpy led(&f.panel, &ExplainPanel::inputRequested);
    for (int level = 0; level < 10 && led.isEmpty(); ++level)
        if (!f.follow(QStringLiteral("input:")))
            QVERIFY2(f.follow(QStringLiteral("part:")), qPrintable(f.panel.text()));
    QCOMPARE(led.size(), 1);
    Scenario copy = f.document.scenario();
    QVERIFY(!led[0][0].toString().isEmpty());
}

void ExplainPanelTest::goesBackAndForward()
{
    Fixture f(QStringLiteral("rent[Cloud]"));
    const QString first = f.panel.text();
    QVERIFY(f.follow(QStringLiteral("part:")));
    const QString second = f.panel.text();
    QVERIFY(first != second);
    f.panel.back();
    f.finish();
    QCOMPARE(f.panel.text(), first);
    QVERIFY(f.button("explain forward").isEnabled());
    f.panel.forward();
    f.finish();
    QCOMPARE(f.panel.text(), second);
}

void ExplainPanelTest::explainsAgainWhenResultsChange()
{
    Fixture f(QStringLiteral("rent[Cloud]"));
    QVERIFY(f.panel.text().contains(QStringLiteral("19,200.00")));
    Scenario scenario = rented();
    scenario.rents[0].price = 3;
    f.panel.setStale(true);
    f.panel.setResults(f.results(scenario));
    f.panel.setStale(false);
    f.finish();
    // 12 x 8 x 100 x 3.
    QVERIFY(f.panel.text().contains(QStringLiteral("28,800.00")));
}

void ExplainPanelTest::saysWhyThereIsNothing()
{
    Fixture f(QStringLiteral("rent[Clod]"));
    const QString text = f.panel.text();
    QVERIFY2(text.contains(QStringLiteral("Clod")), qPrintable(text));
    QVERIFY(!f.button("explain copy").isEnabled());
    f.explain(QStringLiteral("\"]]@@"));
    QVERIFY(!f.panel.text().isEmpty());
}

void ExplainPanelTest::copiesPlainText()
{
    Fixture f(QStringLiteral("rent[Cloud].compute@7"));
    f.button("explain copy").click();
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("1,600.00")), qPrintable(text));
    QVERIFY(!text.contains(u'<'));
}

void ExplainPanelTest::historyForgetsWhatWasAhead()
{
    ExplainHistory history;
    QVERIFY(!history.place());
    history.go({QStringLiteral("a"), {}});
    history.go({QStringLiteral("b"), {}});
    history.go({QStringLiteral("b"), {}});
    history.back();
    QCOMPARE(history.place()->target, QStringLiteral("a"));
    QVERIFY(!history.canGoBack());
    history.go({QStringLiteral("c"), {1}});
    QVERIFY(!history.canGoForward());
    history.back();
    QCOMPARE(history.place()->target, QStringLiteral("a"));
}

void ExplainPanelTest::focusTellsWhatIsAsked()
{
    QWidget row;
    row.setObjectName(QStringLiteral("rent[Cloud].price"));
    QLineEdit field(&row);
    QCOMPARE(focusedTarget(&field, rented()), QStringLiteral("rent[Cloud].price"));
    field.setProperty("explanationTarget", QStringLiteral("hybrid.npv"));
    QCOMPARE(focusedTarget(&field, rented()), QStringLiteral("hybrid.npv"));
    QWidget other;
    other.setObjectName(QStringLiteral("rent[Nobody].price"));
    QVERIFY(focusedTarget(&other, rented()).isEmpty());
    QVERIFY(focusedTarget(nullptr, rented()).isEmpty());
}

QTEST_MAIN(ExplainPanelTest)
#include "tst_explain_panel.moc"
