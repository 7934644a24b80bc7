#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QtTest>

#include "tests/support/page_fixture.h"
#include "tests/support/small_scenario.h"
#include "ui/charts/series_chart.h"
#include "ui/pages/hybrid/hybrid_page.h"
#include "ui/pages/hybrid/servers_chart.h"

using namespace costmodel;
using namespace costmodel::test;
using namespace costmodel::ui;

namespace
{

/// 12 months: 8 GPUs for all 730 hours and 24 more for 73 of them, rented at 2 an hour or own
/// servers of 8 GPUs for 60,000. One server works 8 x 730 x 2 = 11,680 a month off the bill, the
/// next ones 1,168 a month each, 14,016 in all: only the first pays.
Scenario baseAndPeak()
{
    Scenario scenario = steadyScenario(12, 8, 730);
    scenario.general.start = {2026, 1, 1};
    scenario.demand.steady.reset();
    Level base;
    base.gpus = 8;
    base.hoursPerMonth = 657;
    Level peak;
    peak.gpus = 32;
    peak.hoursPerMonth = 73;
    scenario.demand.profile = {base, peak};
    addRent(scenario, "Cloud", Billing::hourly, 2);
    addBuy(scenario, "own", 1, 60000);
    return scenario;
}

} // namespace

class HybridPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysWhichSplitIsBest();
    void saysWhatIsNearTheBest();
    void fillsTheCurveByWhoServes();
    void draggedLineMovesInWholeServers();
    void costCurveCanBeDraggedToo();
    void useThisNumberIsOneStepThatCanBeUndone();
    void showBestGoesBack();
    void tiersAddUpToTheSplit();
    void saysWhatToDoWithoutAPurchase();
    void keepsTheOldSplitAsStaleUntilTheNewOneIsThere();

private:
    struct Fixture : PageFixture
    {
        HybridPage page{context()};

        explicit Fixture(const Scenario& scenario = baseAndPeak())
        {
            page.resize(900, 600);
            page.showResults(results(scenario));
            page.setStale(false);
            page.show();
        }
        template <class Widget>
        Widget& part(const char* name)
        {
            return *page.findChild<Widget*>(QString::fromLatin1(name));
        }
        const ChartSpec& spec(const char* name)
        {
            return static_cast<const SeriesChart&>(*part<ChartWidget>(name).chart()).spec();
        }
    };
};

void HybridPageTest::init()
{
    failOnQtWarnings();
}

void HybridPageTest::saysWhichSplitIsBest()
{
    Fixture f;
    QCOMPARE(f.page.servers(), 1);
    const QString text = f.part<QLabel>("hybrid headline").text();
    // 60,000 + 12 x 24 x 73 x 2 = 102,048.
    QVERIFY2(text.contains(QStringLiteral("102,048.00")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("own")), qPrintable(text));
}

void HybridPageTest::saysWhatIsNearTheBest()
{
    HybridResult hybrid;
    hybrid.best.emplace();
    hybrid.best->buy = "own";
    hybrid.best->servers = 2;
    hybrid.best->npvCost = 1000;
    // 1 % above 1000 is 1010.
    int servers = 0;
    for (const double cost : {1011.0, 1009.0, 1000.0, 1010.0, 1200.0})
    {
        Split split;
        split.buy = "own";
        split.servers = servers;
        split.npvCost = cost;
        hybrid.byServers.push_back({"own", servers++, split});
    }
    QCOMPARE(ServersChart::nearBest(hybrid, Formats()),
             QStringLiteral("Within 1% of the best: 1 to 3 servers."));
    QVERIFY(ServersChart::nearBest({}, Formats()).isEmpty());
}

void HybridPageTest::fillsTheCurveByWhoServes()
{
    Fixture f;
    const ChartSpec& spec = f.spec("hybrid filling");
    // Own servers below, what is rented by use above; nothing is idle below 8 GPUs.
    QCOMPARE(spec.series.size(), std::size_t(2));
    QCOMPARE(spec.series[0].role, SeriesRole::own);
    QCOMPARE(spec.series[1].role, SeriesRole::rent);
    QCOMPARE(spec.series[0].points.front().y(), 8.0);
    QCOMPARE(spec.series[1].points.front().y(), 24.0);
    QCOMPARE(spec.series[1].points.back().y(), 0.0);
    f.page.lookAt("own", 2);
    const ChartSpec& two = f.spec("hybrid filling");
    // 16 own GPUs, of which 8 have nothing to do for 657 hours.
    QCOMPARE(two.series.size(), std::size_t(3));
    QVERIFY(two.series[1].hatched);
    QCOMPARE(two.series[1].points.back().y(), 8.0);
}

void HybridPageTest::draggedLineMovesInWholeServers()
{
    Fixture f;
    auto& chart = f.part<ChartWidget>("hybrid filling");
    const ChartMark& line = f.spec("hybrid filling").marks.at(0);
    QVERIFY(line.draggable);
    QCOMPARE(line.y, 8.0);
    QCOMPARE(line.step, 8.0);
    Q_EMIT chart.markDragged(line.id, 24.0);
    QCOMPARE(f.page.servers(), 3);
    const QString text = f.part<QLabel>("hybrid verdict").text();
    // 3 x 60,000 + 12 x 8 x 73 x 2 = 194,016, which is 91,968 above the best.
    QVERIFY2(text.contains(QStringLiteral("194,016.00")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("+CNY 91,968.00")), qPrintable(text));
    // Looking is no edit.
    QVERIFY(!f.document.undoStack().canUndo());
}

void HybridPageTest::costCurveCanBeDraggedToo()
{
    Fixture f;
    Q_EMIT f.part<ChartWidget>("hybrid cost").markDragged(QStringLiteral("servers"), 2.0);
    QCOMPARE(f.page.servers(), 2);
    QCOMPARE(f.part<QSlider>("hybrid servers").value(), 2);
    f.part<QSlider>("hybrid servers").setValue(4);
    QCOMPARE(f.page.servers(), 4);
}

void HybridPageTest::useThisNumberIsOneStepThatCanBeUndone()
{
    Fixture f;
    f.page.lookAt("own", 3);
    f.part<QPushButton>("hybrid use").click();
    QCOMPARE(f.document.scenario().buys[0].servers, std::optional<int>(3));
    f.document.undoStack().undo();
    QCOMPARE(f.document.scenario().buys[0].servers, std::optional<int>(1));
    QVERIFY(!f.document.undoStack().canUndo());
}

void HybridPageTest::showBestGoesBack()
{
    Fixture f;
    QVERIFY(!f.part<QPushButton>("hybrid best").isEnabled());
    f.page.lookAt("own", 4);
    f.part<QPushButton>("hybrid best").click();
    QCOMPARE(f.page.servers(), 1);
    // Results with another best split are followed as long as nobody looks elsewhere.
    Scenario cheap = baseAndPeak();
    cheap.buys[0].capex[0].amount = 100;
    f.page.showResults(f.results(cheap));
    QCOMPARE(f.page.servers(), 4);
}

void HybridPageTest::tiersAddUpToTheSplit()
{
    Fixture f;
    f.page.lookAt("own", 2);
    auto& view = f.part<TableView>("hybrid-tiers");
    // 2 x 60,000 + 12 x 16 x 73 x 2 = 148,032 with two servers, in thousands 148.03.
    const auto cell = [&](int row, int column)
    {
        return view.model()->index(row, column).data().toString();
    };
    QTRY_VERIFY(view.model()->rowCount() == 3 && cell(2, 3).contains(QStringLiteral("148.03")));
    QCOMPARE(cell(0, 3), QStringLiteral("120.00"));
    QCOMPARE(cell(1, 3), QStringLiteral("28.03"));
    double sum = 0;
    for (int row = 0; row < 2; ++row)
        sum += view.model()->index(row, 3).data(NumberRole).toDouble();
    QVERIFY(std::abs(sum - view.model()->index(2, 3).data(NumberRole).toDouble()) < 1e-9);
    // Every number of servers has a row; the best is none of the totals.
    QCOMPARE(f.part<TableView>("hybrid-servers").model()->rowCount(), 5);
}

void HybridPageTest::saysWhatToDoWithoutAPurchase()
{
    Scenario scenario = baseAndPeak();
    scenario.buys.clear();
    Fixture f(scenario);
    auto& text = f.part<QLabel>("hybrid absence");
    QVERIFY(text.isVisible());
    QVERIFY(text.text().contains(QStringLiteral("no purchase")));
    f.page.showResults(f.results(baseAndPeak()));
    QVERIFY(!text.isVisible());
}

void HybridPageTest::keepsTheOldSplitAsStaleUntilTheNewOneIsThere()
{
    Fixture f;
    Scenario changed = baseAndPeak();
    changed.rents[0].price = 3;
    auto quick = std::make_shared<Results>(*f.results(changed));
    quick->hasSplit = false;
    quick->evaluation.hybrid.reset();
    f.page.showResults(quick);
    f.page.setStale(false);
    QVERIFY(f.part<ChartWidget>("hybrid filling").isStale());
    QCOMPARE(f.page.servers(), 1);
    f.page.showResults(f.evaluatedDocument());
    QVERIFY(!f.part<ChartWidget>("hybrid filling").isStale());
}

QTEST_MAIN(HybridPageTest)
#include "tst_hybrid_page.moc"
