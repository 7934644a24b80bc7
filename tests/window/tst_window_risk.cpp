#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QtTest>

#include "tests/window/risk_texts.h"
#include "tests/window/window_fixture.h"
#include "ui/import/demand_dialog.h"
#include "ui/pages/demand/demand_page.h"
#include "ui/pages/risk/risk_page.h"
#include "ui/pages/throughput/throughput_page.h"

using namespace costmodel;
using test::cpuResultText;
using test::scenarioText;

namespace
{

template <class Wanted>
Wanted* pageOf(ui::MainWindow& window)
{
    const std::vector<ui::Page*>& pages = window.pages();
    for (std::size_t i = 0; i < pages.size(); ++i)
        if (auto* const page = qobject_cast<Wanted*>(pages[i]))
        {
            window.showPage(static_cast<int>(i));
            return page;
        }
    return nullptr;
}

void put(const QString& file, const QByteArray& bytes)
{
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
}

ui::MainWindow* open(test::WindowFixture& fixture)
{
    const QString file = fixture.path(QStringLiteral("risk.toml"));
    put(file, scenarioText);
    return fixture.openFile(file);
}

/// GPUs in use hour by hour for two days: 4 by day, 2 at night.
QByteArray traceText()
{
    QByteArray text = "time,gpus\n";
    for (int hour = 0; hour < 48; ++hour)
        text += QStringLiteral("2026-03-%1T%2:00:00Z,%3\n")
                    .arg(1 + hour / 24, 2, 10, QLatin1Char('0'))
                    .arg(hour % 24, 2, 10, QLatin1Char('0'))
                    .arg(hour % 24 < 12 ? 2 : 4)
                    .toUtf8();
    return text;
}

} // namespace

class tst_window_risk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
    }

    void thePageShowsTheNumbersOfTheEngine()
    {
        test::WindowFixture fixture;
        ui::MainWindow* const window = open(fixture);
        QVERIFY(window);
        auto* const page = pageOf<ui::RiskPage>(*window);
        QVERIFY(page);
        QTRY_VERIFY(page->risk());
        const ui::ResultsPointer& results = window->evaluator().results();
        QVERIFY(results->evaluation.monteCarlo);
        QCOMPARE(page->risk()->draws, std::int64_t{2000});
        QCOMPARE(page->risk()->seed, std::int64_t{3});
        // With one plan and one purchase that both meet the demand, the share of draws in which the
        // purchase is the cheapest is that in which it saves.
        for (const MonteCarloResult::Option& option : results->evaluation.monteCarlo->options)
            if (option.name == "own")
                QCOMPARE(page->risk()->buyIsCheaper, option.cheapestShare);
        auto* const sentence = page->findChild<QLabel*>(QStringLiteral("risk sentence"));
        const long share = std::lround(page->risk()->buyIsCheaper * 100);
        QVERIFY(share > 0 && share < 100);
        QVERIFY(sentence->text().contains(QStringLiteral("%1 of 100").arg(share)));
    }

    void boundsTellTheShareBetweenThem()
    {
        test::WindowFixture fixture;
        ui::MainWindow* const window = open(fixture);
        QVERIFY(window);
        auto* const page = pageOf<ui::RiskPage>(*window);
        QTRY_VERIFY(page->risk());
        const std::vector<double>& savings = page->risk()->savings;
        // From the lowest to the 500th of 2000: a quarter.
        page->setBounds({savings.front() - 1, (savings[499] + savings[500]) / 2});
        auto* const share = page->findChild<QLabel*>(QStringLiteral("share between"));
        QCOMPARE(share->text(), QStringLiteral("25.0%"));
        auto* const from = page->findChild<QLineEdit*>(QStringLiteral("saving from"));
        from->setFocus();
        from->selectAll();
        QTest::keyClicks(from, QStringLiteral("abc"));
        QTest::keyClick(from, Qt::Key_Return);
        QVERIFY(share->text().contains(QStringLiteral("abc")));
    }

    void editingWhatIsUncertainCanBeUndone()
    {
        test::WindowFixture fixture;
        ui::MainWindow* const window = open(fixture);
        QVERIFY(window);
        auto* const page = pageOf<ui::RiskPage>(*window);
        const Scenario before = window->document().scenario();
        auto* const add = page->findChild<QPushButton*>(QStringLiteral("add uncertain"));
        QVERIFY(add);
        add->click();
        QCOMPARE(window->document().scenario().uncertains.size(), std::size_t{2});
        auto* const low = page->findChild<QLineEdit*>(QStringLiteral("uncertain[2].low"));
        QVERIFY(low);
        low->selectAll();
        QTest::keyClicks(low, QStringLiteral("0.5"));
        QCOMPARE(*window->document().scenario().uncertains[1].low, 0.5);
        window->document().undoStack().undo();
        QCOMPARE(*window->document().scenario().uncertains[1].low, 0.8);
        window->document().undoStack().undo();
        QVERIFY(window->document().scenario() == before);
    }

    void withoutUncertainInputsThePageSaysWhatToDo()
    {
        test::WindowFixture fixture;
        ui::MainWindow* const window = open(fixture);
        QVERIFY(window);
        auto* const page = pageOf<ui::RiskPage>(*window);
        window->document().edit(QStringLiteral("none"),
                                [](Scenario& scenario) { scenario.uncertains.clear(); });
        QVERIFY(test::WindowFixture::waitForResults(*window));
        auto* const nothing = page->findChild<QLabel*>(QStringLiteral("no risk"));
        QTRY_VERIFY(nothing->text().contains(QStringLiteral("uncertain")));
        auto* const crude = page->findChild<QPushButton*>(QStringLiteral("crude uncertain"));
        crude->click();
        QVERIFY(window->document().scenario().uncertains.size() >= 3);
        QVERIFY(window->document().issues().empty());
        window->document().undoStack().undo();
        QVERIFY(window->document().scenario().uncertains.empty());
    }

    void aTraceIsImportedAsOneStep()
    {
        test::WindowFixture fixture;
        ui::MainWindow* const window = open(fixture);
        QVERIFY(window);
        const QString log = fixture.path(QStringLiteral("usage.csv"));
        put(log, traceText());
        fixture.chosenFile = fixture.path(QStringLiteral("kept.csv"));
        Q_EMIT window->importRequested(log);
        ui::DemandDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = window->findChild<ui::DemandDialog*>()));
        auto* const use = dialog->findChild<QPushButton*>(QStringLiteral("use demand"));
        QTRY_VERIFY(use->isEnabled());
        auto* const account = dialog->findChild<QTextBrowser*>(QStringLiteral("account"));
        QVERIFY(account->toPlainText().contains(QStringLiteral("48 rows read")));
        use->click();
        const Demand& demand = window->document().scenario().demand;
        QVERIFY2(fixture.told.isEmpty(), qPrintable(fixture.told.join(u'\n')));
        QCOMPARE(demand.trace, std::string("kept.csv"));
        QVERIFY(demand.traceRows && !demand.steady);
        // Half of the time 4, half of the time 2.
        QCOMPARE(demand.traceRows->curve.peak(), 4.0);
        QCOMPARE(demand.traceRows->curve.work(), 3.0);
        QVERIFY(test::WindowFixture::waitForResults(*window));
        window->document().undoStack().undo();
        QVERIFY(window->document().scenario().demand.steady);
        QVERIFY(!window->document().undoStack().canUndo());
    }

    void hostileFilesGiveAMessage_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeroes") << QByteArray(4096, '\0');
        QTest::newRow("prose") << QByteArray("Dear colleagues, please find attached\n");
        QTest::newRow("broken json") << QByteArray("{\"format\": [[[[[[");
    }
    void hostileFilesGiveAMessage()
    {
        QFETCH(QByteArray, bytes);
        test::WindowFixture fixture;
        ui::MainWindow* const window = open(fixture);
        QVERIFY(window);
        const Scenario before = window->document().scenario();
        const QString file = fixture.path(QStringLiteral("strange.csv"));
        put(file, bytes);
        Q_EMIT window->importRequested(file);
        QTRY_VERIFY(!fixture.told.isEmpty());
        QVERIFY(fixture.told.front().contains(QStringLiteral("strange.csv")));
        QVERIFY(window->document().scenario() == before);
    }

    void aLogOfWaitingGpusIsDiagnosedAndPutIntoTheScenario()
    {
        test::WindowFixture fixture;
        ui::MainWindow* const window = open(fixture);
        QVERIFY(window);
        QByteArray text = "timestamp, index, utilization.gpu [%]\n";
        for (int i = 0; i < 40; ++i)
            text += QStringLiteral("2026/03/01 10:%1:%2.000, 0, 20 %\n")
                        .arg(i / 12, 2, 10, QLatin1Char('0'))
                        .arg(i % 12 * 5, 2, 10, QLatin1Char('0'))
                        .toUtf8();
        const QString log = fixture.path(QStringLiteral("smi.csv"));
        put(log, text);
        Q_EMIT window->importRequested(log);
        auto* const view = window->findChild<ui::DiagnosisView*>();
        QVERIFY(view);
        QTRY_VERIFY2(view->log() || !fixture.told.isEmpty(), "neither read nor refused");
        QVERIFY2(view->log(), qPrintable(fixture.told.join(u'\n')));
        QVERIFY(view->log()->account.isUsable());
        QCOMPARE(view->log()->verdict, std::string("wait")); // 20 % is below 30 %
        auto* const use = view->findChild<QPushButton*>(QStringLiteral("use pipeline"));
        use->click();
        QVERIFY(window->document().scenario().pipeline);
        QVERIFY(std::abs(window->document().scenario().pipeline->gpuUtilizationNow - 0.2) < 1e-12);
        window->document().undoStack().undo();
        QVERIFY(!window->document().scenario().pipeline);
    }

    void resultsThatMayNotBeUsedForMoneySayWhy()
    {
        test::WindowFixture fixture;
        ui::MainWindow* const window = open(fixture);
        QVERIFY(window);
        auto* const page = pageOf<ui::ThroughputPage>(*window);
        const QString file = fixture.path(QStringLiteral("cpu.cmbench.json"));
        put(file, cpuResultText);
        Q_EMIT window->importRequested(file);
        QTRY_COMPARE(page->measured().size(), std::size_t{1});
        const ui::MeasuredResult& result = page->measured().front();
        QVERIFY(!result.obstacles.empty() || !result.problems.empty());
        auto* const use = page->findChild<QPushButton*>(QStringLiteral("use results"));
        QVERIFY(!use->isVisibleTo(page));
    }
};

QTEST_MAIN(tst_window_risk)
#include "tst_window_risk.moc"
