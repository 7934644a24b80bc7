#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QtTest>

#include "tests/support/page_fixture.h"
#include "tests/support/small_scenario.h"
#include "ui/charts/bridge_chart.h"
#include "ui/charts/series_chart.h"
#include "ui/pages/costs/costs_page.h"

using namespace costmodel;
using namespace costmodel::test;
using namespace costmodel::ui;

namespace
{

/// 24 months from January 2026: 8 GPUs for 100 hours, rented at 2.01 an hour (1608 a month) or
/// bought with a server for 10,000.01 and a site that costs 33.337 a month.
Scenario rentOrBuy()
{
    Scenario scenario = steadyScenario(24, 8, 100);
    scenario.general.start = {2026, 1, 1};
    scenario.general.discountRate = 0.08;
    addRent(scenario, "Cloud", Billing::hourly, 2.01);
    Buy& buy = addBuy(scenario, "own", 1, 10000.01);
    addOther(buy, "site", 33.337);
    return scenario;
}

double shownNumber(QString text)
{
    return text.remove(u',').toDouble();
}

} // namespace

class CostsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsColumnsByCategory();
    void bridgeGoesFromTheBestRentToTheBestPurchase();
    void shownBarsOfTheBridgeAddUp_data();
    void shownBarsOfTheBridgeAddUp();
    void barOpensItsMonths();
    void vatCanBeSwitchedWhereThereIsAny();
    void unitStandsAboveTheTable();
    void copiesTheTableWithHeadingsAndUnits();
    void keepsRowsOpenWhenResultsChange();
    void staleResultsLookStale();
    void changesLanguage();

private:
    struct Fixture : PageFixture
    {
        CostsPage page{context()};

        explicit Fixture(const Scenario& scenario = rentOrBuy())
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
        BridgePanel& bridge()
        {
            return *page.findChild<BridgePanel*>();
        }
        void choose(const char* name, int index)
        {
            auto& choice = part<QComboBox>(name);
            choice.setCurrentIndex(index);
            Q_EMIT choice.activated(index);
        }
    };
};

void CostsPageTest::init()
{
    failOnQtWarnings();
}

void CostsPageTest::showsColumnsByCategory()
{
    Fixture f;
    f.part<QComboBox>("costs option").setCurrentText(QStringLiteral("own"));
    f.choose("costs option", f.part<QComboBox>("costs option").currentIndex());
    const auto& chart =
        static_cast<const SeriesChart&>(*f.part<ChartWidget>("costs chart").chart());
    const ChartSpec& spec = chart.spec();
    QCOMPARE(spec.x.categories, QStringList({QStringLiteral("Signing"), QStringLiteral("2026"),
                                             QStringLiteral("2027")}));
    QCOMPARE(spec.series.size(), std::size_t(2));
    QCOMPARE(spec.series[0].name, QStringLiteral("Servers"));
    QCOMPARE(spec.series[0].points[0].y(), 10000.01);
    // 12 x 33.337.
    QVERIFY(std::abs(spec.series[1].points[1].y() - 400.044) < 1e-9);
    f.choose("costs period", 0);
    QCOMPARE(chart.spec().x.categories.size(), 25);
}

void CostsPageTest::bridgeGoesFromTheBestRentToTheBestPurchase()
{
    Fixture f;
    QCOMPARE(f.part<QComboBox>("bridge from").currentText(), QStringLiteral("Cloud"));
    QCOMPARE(f.part<QComboBox>("bridge to").currentText(), QStringLiteral("own"));
    const Bridge& bridge = f.bridge().bridge();
    // 24 x 8 x 100 x 2.01 and 10,000.01 + 24 x 33.337.
    QVERIFY(std::abs(bridge.fromCash - 38592) < 1e-9);
    QVERIFY(std::abs(bridge.toCash - 10800.098) < 1e-9);
}

void CostsPageTest::shownBarsOfTheBridgeAddUp_data()
{
    QTest::addColumn<int>("value");
    QTest::newRow("present value") << 0;
    QTest::newRow("cash") << 1;
}

void CostsPageTest::shownBarsOfTheBridgeAddUp()
{
    QFETCH(int, value);
    Fixture f;
    f.choose("bridge value", value);
    const auto& chart =
        static_cast<const BridgeChart&>(*f.part<ChartWidget>("bridge chart").chart());
    const QStringList shown = chart.values(f.session->formats());
    QVERIFY(shown.size() >= 4);
    double sum = 0;
    for (const QString& text : shown.first(shown.size() - 1))
        sum += shownNumber(text);
    // Up to the representation of decimal fractions.
    QVERIFY(std::abs(sum - shownNumber(shown.last())) < 1e-9);
}

void CostsPageTest::barOpensItsMonths()
{
    Fixture f;
    auto& view = f.part<TableView>("bridge-months");
    QVERIFY(view.isHidden());
    f.choose("bridge value", 1);
    Q_EMIT f.part<ChartWidget>("bridge chart")
        .spotClicked(QString::number(static_cast<int>(BridgeGroup::rentRemoved)));
    QVERIFY(!view.isHidden());
    // 24 months and the total: 24 x 1608 = 38,592.
    QCOMPARE(view.model()->rowCount(), 25);
    QCOMPARE(view.model()->index(0, 1).data().toString(), QStringLiteral("Jan 2026"));
    QCOMPARE(view.model()->index(0, 2).data().toString(), QStringLiteral("-1,608.00"));
    QCOMPARE(view.model()->index(24, 2).data().toString(), QStringLiteral("-38,592.00"));
    f.choose("bridge behind", 0);
    QVERIFY(view.isHidden());
}

void CostsPageTest::vatCanBeSwitchedWhereThereIsAny()
{
    Fixture f;
    QVERIFY(f.part<QComboBox>("costs vat").isHidden());
    Scenario scenario = rentOrBuy();
    scenario.rents[0].vatRate = 0.06;
    f.page.showResults(f.results(scenario));
    QVERIFY(!f.part<QComboBox>("costs vat").isHidden());
    auto& table = f.part<TableView>("costs");
    const auto heading = [&]
    {
        return table.model()->headerData(0, Qt::Horizontal).toString();
    };
    QCOMPARE(heading(), QStringLiteral("As paid, excl. VAT"));
    f.choose("costs vat", 1);
    QCOMPARE(heading(), QStringLiteral("As paid, incl. VAT"));
    // 38,592 x 1.06 = 40,907.52.
    const int total = static_cast<CostTreeModel*>(table.source())->totalColumn();
    QCOMPARE(table.model()->index(0, total).data().toString(), QStringLiteral("40,907.52"));
    // The books are those of the engine.
    f.choose("costs view", 1);
    QVERIFY(!f.part<QComboBox>("costs vat").isEnabled());
    QCOMPARE(heading(), QStringLiteral("As in the books, excl. VAT"));
}

void CostsPageTest::unitStandsAboveTheTable()
{
    Fixture f;
    QCOMPARE(f.part<QLabel>("costs unit").text(), QStringLiteral("Unit: CNY"));
    Settings settings = f.session->settings();
    settings.moneyUnit = MoneyUnit::thousand;
    f.session->setSettings(settings);
    f.page.showResults(f.evaluatedDocument());
    QCOMPARE(f.part<QLabel>("costs unit").text(), QStringLiteral("Unit: k CNY"));
}

void CostsPageTest::copiesTheTableWithHeadingsAndUnits()
{
    Fixture f;
    auto& table = f.part<TableView>("costs");
    table.collapseAll();
    table.copyAll();
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines[0], QStringLiteral("All options: As paid – test"));
    QCOMPARE(lines[1], QStringLiteral("As paid\tSigning Jan 2026 (CNY)\t2026 (CNY)\t2027 (CNY)\t"
                                      "Total (CNY)\tPresent value (CNY)"));
    QVERIFY2(lines[2].startsWith(QStringLiteral("Cloud\t0\t19296.00\t19296.00\t38592.00\t")),
             qPrintable(lines[2]));
}

void CostsPageTest::keepsRowsOpenWhenResultsChange()
{
    Fixture f;
    auto& table = f.part<TableView>("costs");
    table.collapseAll();
    const QModelIndex own = table.model()->index(1, 0);
    table.expand(own);
    table.expand(table.model()->index(0, 0, own));
    Scenario scenario = rentOrBuy();
    scenario.rents[0].price = 3;
    f.page.showResults(f.results(scenario));
    QVERIFY(!table.isExpanded(table.model()->index(0, 0)));
    const QModelIndex again = table.model()->index(1, 0);
    QVERIFY(table.isExpanded(again));
    QVERIFY(table.isExpanded(table.model()->index(0, 0, again)));
}

void CostsPageTest::staleResultsLookStale()
{
    Fixture f;
    f.page.setStale(true);
    QVERIFY(f.part<ChartWidget>("costs chart").isStale());
    QVERIFY(!f.part<TableView>("costs").isEnabled());
    f.page.setStale(false);
    QVERIFY(f.part<TableView>("costs").isEnabled());
}

void CostsPageTest::changesLanguage()
{
    Fixture f;
    Settings settings = f.session->settings();
    settings.language = QStringLiteral("zh_CN");
    f.session->setSettings(settings);
    f.page.showResults(f.evaluatedDocument());
    const auto& chart =
        static_cast<const BridgeChart&>(*f.part<ChartWidget>("bridge chart").chart());
    QVERIFY(!chart.spec().steps.empty());
    // 38,592 is 3.86 ten thousand.
    QCOMPARE(f.part<QComboBox>("costs period").count(), 3);
    auto& table = f.part<TableView>("costs");
    const int total = static_cast<CostTreeModel*>(table.source())->totalColumn();
    QCOMPARE(table.model()->index(0, total).data().toString(), QStringLiteral("3.86"));
}

QTEST_MAIN(CostsPageTest)
#include "tst_costs_page.moc"
