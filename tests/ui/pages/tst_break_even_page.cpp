#include "ui/pages/break_even/break_even_page.h"

#include <algorithm>

#include <QTextDocument>
#include <QtTest>

#include "tests/ui/pages/page_fixture.h"
#include "ui/charts/map_chart.h"
#include "ui/charts/series_chart.h"
#include "ui/pages/break_even/pair_text.h"

using namespace costmodel;
using namespace costmodel::ui;
using namespace costmodel::test;
using namespace Qt::StringLiterals;

namespace
{

QString facts(const BreakEvenPage& page)
{
    QTextDocument text;
    text.setHtml(page.findChild<QLabel*>(u"break-even facts"_s)->text());
    return text.toPlainText();
}

ChartWidget& chart(const BreakEvenPage& page, const QString& name)
{
    return *page.findChild<ChartWidget*>(name);
}

const ChartSpec& specOf(const BreakEvenPage& page, const QString& name)
{
    return dynamic_cast<const SeriesChart&>(*chart(page, name).chart()).spec();
}

int points(const ChartSpec& spec)
{
    return static_cast<int>(std::ranges::count(spec.marks, MarkKind::point, &ChartMark::kind));
}

} // namespace

class BreakEvenPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
    }
    void namesCrossingAndPaybacks();
    void saysWhoIsAheadWithoutCrossing();
    void marksTheCrossingWithItsDate();
    void switchesBetweenTheViews();
    void choiceOfAPairLeavesTheOthersOut();
    void unitCostsMarkPlannedAndCrossing();
    void dragOnTheMapIsOneUndoStep();
    void dragOnTheMapDoesNotMakeItStale();
    void axesOfTheMapAreNeverTheSame();
    void crosshairMovesInStep();
    void factLeadsToItsDerivation();
    void oddScenarios_data();
    void oddScenarios();
};

void BreakEvenPageTest::namesCrossingAndPaybacks()
{
    PageFixture fixture;
    // Rent 8 x 365 x 0.1 = 292 a month, paid at the end of each; 2920 are reached after 10 months.
    fixture.open(rentOrBuy());
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    const QString text = facts(page);
    QVERIFY2(
        text.contains(u"crosses once, in Nov 2026 (month 10.0); from then on buying is ahead"_s),
        qPrintable(text));
    QVERIFY2(text.contains(u"Static payback (not discounted): 10 months, in Nov 2026"_s),
             qPrintable(text));
    // 2920 / 7008 of the price.
    QVERIFY2(text.contains(u"which is 41.7% of the present one"_s), qPrintable(text));
}

void BreakEvenPageTest::saysWhoIsAheadWithoutCrossing()
{
    PageFixture fixture;
    fixture.open(rentOrBuy(0.001, 1e6));
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    QVERIFY2(facts(page).contains(u"no crossing, renting is ahead all the time"_s),
             qPrintable(facts(page)));
    QVERIFY(facts(page).contains(u"Static payback (not discounted): never within 24 months"_s));

    fixture.open(rentOrBuy(10, 0));
    page.showResults(fixture.results());
    QVERIFY2(facts(page).contains(u"no crossing, buying is ahead all the time"_s),
             qPrintable(facts(page)));
}

void BreakEvenPageTest::marksTheCrossingWithItsDate()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    const ChartSpec& spec = specOf(page, u"cost over time"_s);
    QCOMPARE(points(spec), 1);
    QCOMPARE(spec.marks.front().label, u"Nov 2026 (month 10.0)"_s);
    QVERIFY(std::abs(spec.marks.front().x - 10) < 1e-9);
    QVERIFY(std::abs(spec.marks.front().y - 2920) < 1e-6);
}

void BreakEvenPageTest::switchesBetweenTheViews()
{
    PageFixture fixture;
    Scenario scenario = rentOrBuy();
    scenario.general.discountRate = 0.1;
    fixture.open(scenario);
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    const auto end = [&page]
    {
        return specOf(page, u"cost over time"_s).series.front().points.back().y();
    };
    const double discounted = end();
    const auto switches = page.findChildren<QRadioButton*>();
    QCOMPARE(switches.size(), 3);
    switches[0]->setChecked(true);
    QVERIFY(std::abs(end() - 7008) < 1e-6);
    QVERIFY(discounted < 7008);
    switches[2]->setChecked(true);
    QCOMPARE(specOf(page, u"cost over time"_s).y.title, u"Cost if one stops here"_s);
}

void BreakEvenPageTest::choiceOfAPairLeavesTheOthersOut()
{
    PageFixture fixture;
    for (const auto& [name, scenario] : test::oddScenarios())
        if (QLatin1String(name) == QLatin1String("twelve options"))
            fixture.open(scenario);
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    QCOMPARE(specOf(page, u"cost over time"_s).series.size(), std::size_t{12});
    auto* const buy = page.findChild<QComboBox*>(u"break-even buy"_s);
    auto* const rent = page.findChild<QComboBox*>(u"break-even rent"_s);
    buy->setCurrentIndex(buy->findData(u"purchase 3"_s));
    rent->setCurrentIndex(rent->findData(u"plan 2"_s));
    const ChartSpec& spec = specOf(page, u"cost over time"_s);
    QCOMPARE(spec.series.size(), std::size_t{2});
    QVERIFY2(facts(page).contains(u"“purchase 3” and “plan 2”"_s), qPrintable(facts(page)));
}

void BreakEvenPageTest::unitCostsMarkPlannedAndCrossing()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), 60000);
    // 365 of 730 hours are planned; at 0.0416667 x 730 / 0.1 = 20.8 % of the time both cost 2920.
    const ChartSpec& busy = specOf(page, u"cost by utilisation"_s);
    QVERIFY2(busy.title.contains(u"20.8% busy; planned are 50.0%"_s), qPrintable(busy.title));
    QCOMPARE(points(busy), 1);
    const ChartSpec& price = specOf(page, u"cost by rental price"_s);
    QCOMPARE(points(price), 1);
    const auto crossing = std::ranges::find(price.marks, MarkKind::point, &ChartMark::kind);
    QVERIFY(std::abs(crossing->x - 2920.0 / 70080) < 1e-9);
}

void BreakEvenPageTest::dragOnTheMapIsOneUndoStep()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), 60000);
    QCOMPARE(page.map().xPath(), u"demand.steady.hours_per_month"_s);
    QCOMPARE(page.map().yPath(), u"rent[cloud].price"_s);
    ChartWidget& map = page.map().chart();
    for (const QPointF at : {QPointF(400, 0.2), QPointF(500, 0.3), QPointF(600, 0.35)})
        Q_EMIT map.pointDragged(at);
    Q_EMIT map.pointReleased(QPointF(600, 0.35));
    QCOMPARE(fixture.document().undoStack().count(), 1);
    QCOMPARE(*fixture.document().scenario().demand.steady->hoursPerMonth, 600.0);
    QCOMPARE(fixture.document().scenario().rents.front().price, 0.35);
    Q_EMIT map.pointDragged(QPointF(300, 0.1));
    Q_EMIT map.pointReleased(QPointF(300, 0.1));
    QCOMPARE(fixture.document().undoStack().count(), 2);
    fixture.document().undoStack().undo();
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.document().scenario(), rentOrBuy());
}

void BreakEvenPageTest::dragOnTheMapDoesNotMakeItStale()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), 60000);
    ChartWidget& map = page.map().chart();
    Q_EMIT map.pointDragged(QPointF(600, 0.3));
    page.setStale(true);
    QVERIFY(!map.isStale());
    QVERIFY(chart(page, u"cost over time"_s).isStale());
    Q_EMIT map.pointReleased(QPointF(600, 0.3));
    page.showResults(fixture.results());
    page.setStale(false);
    QVERIFY(!page.map().isBusy());
    const auto cross = dynamic_cast<const MapChart&>(*map.chart()).spec().cross;
    QVERIFY(cross && *cross == QPointF(600, 0.3));
    // Another change does.
    fixture.document().setValue("scenario.discount_rate", 0.2);
    page.setStale(true);
    QVERIFY(map.isStale());
    page.showResults(fixture.results());
    QVERIFY(page.map().isBusy());
    QTRY_VERIFY_WITH_TIMEOUT(!page.map().isBusy(), 60000);
}

void BreakEvenPageTest::axesOfTheMapAreNeverTheSame()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    auto* const across = page.findChild<QComboBox*>(u"map across"_s);
    for (int i = 0; i < across->count(); ++i)
    {
        across->setCurrentIndex(i);
        QVERIFY(page.map().xPath() != page.map().yPath());
    }
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), 60000);
    QCOMPARE(page.map().map()->x.path, page.map().xPath().toStdString());
}

void BreakEvenPageTest::crosshairMovesInStep()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    BreakEvenPage page(fixture.context(), nullptr);
    page.resize(900, 700);
    page.show();
    page.showResults(fixture.results());
    Q_EMIT chart(page, u"cost over time"_s).crosshairMoved(7);
    QCOMPARE(chart(page, u"lead over time"_s).crosshair(), std::optional<double>(7));
    Q_EMIT chart(page, u"lead over time"_s).crosshairMoved(9);
    QCOMPARE(chart(page, u"cost over time"_s).crosshair(), std::optional<double>(9));
}

void BreakEvenPageTest::factLeadsToItsDerivation()
{
    PageFixture fixture;
    fixture.open(rentOrBuy());
    BreakEvenPage page(fixture.context(), nullptr);
    page.showResults(fixture.results());
    QSignalSpy asked(&page, &Page::explanationRequested);
    auto* const label = page.findChild<QLabel*>(u"break-even facts"_s);
    QVERIFY(label->text().contains(u"break-even[own][cloud].discounted"_s));
    Q_EMIT label->linkActivated(u"break-even[own][cloud].discounted"_s);
    QCOMPARE(asked.count(), 1);
}

void BreakEvenPageTest::oddScenarios_data()
{
    QTest::addColumn<int>("index");
    const auto scenarios = test::oddScenarios();
    for (std::size_t i = 0; i < scenarios.size(); ++i)
        QTest::newRow(scenarios[i].first) << static_cast<int>(i);
}

void BreakEvenPageTest::oddScenarios()
{
    QFETCH(int, index);
    PageFixture fixture;
    fixture.open(test::oddScenarios()[static_cast<std::size_t>(index)].second);
    BreakEvenPage page(fixture.context(), nullptr);
    page.resize(690, 600);
    page.show();
    page.showResults(fixture.results());
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), 60000);
    QVERIFY2(badText(page).isEmpty(), qPrintable(badText(page)));
    QVERIFY(!facts(page).trimmed().isEmpty());
    const auto* const area = page.findChild<QScrollArea*>();
    QVERIFY2(area->widget()->width() <= area->viewport()->width(), "wider than what is seen");
    QVERIFY(!area->widget()->grab().isNull());
}

QTEST_MAIN(BreakEvenPageTest)
#include "tst_break_even_page.moc"
