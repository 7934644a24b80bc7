#include <QtTest>

#include "tests/ui/charts/sample_charts.h"
#include "ui/charts/bridge_chart.h"
#include "ui/charts/tornado_chart.h"

using namespace costmodel;
using namespace costmodel::ui;
using namespace Qt::StringLiterals;

namespace
{

const English english;

ChartGeometry painted(Chart& chart, QSize size = {800, 400})
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    return chart.paint(painter, QRectF(image.rect()), ChartTheme::print(Formats(english)));
}

} // namespace

class BridgeTornadoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
    }
    void printedChangesAddUpToPrintedTotals();
    void bridgeTableShowsLevels();
    void findsTheBarUnderAPoint();
    void emptyChartsSayWhy();
    void tornadoScaleHoldsAllEnds();
    void tornadoNamesBothEnds();
    void manyRowsStayInside();
};

void BridgeTornadoTest::printedChangesAddUpToPrintedTotals()
{
    const BridgeChart chart(test::rentToOwn());
    // -33.333, -33.333, 16.667 to the hundredth, so that 100.00 + changes = 50.00: rounded down
    // they are -33.34, -33.34, 16.66 and two hundredths are missing; the remainders are 0.667,
    // 0.667, 0.667, so the first two get them.
    QCOMPARE(chart.values(Formats(english)),
             (QStringList{u"100.00"_s, u"-33.33"_s, u"-33.33"_s, u"+16.66"_s, u"50.00"_s}));
}

void BridgeTornadoTest::bridgeTableShowsLevels()
{
    const ChartTable table = BridgeChart(test::rentToOwn()).table(Formats(english));
    QCOMPARE(table.headings, (QStringList{u"Step"_s, u"Cost (CNY)"_s, u"Level after (CNY)"_s}));
    QCOMPARE(std::get<double>(table.rows[1][1]), -100.0 / 3);
    QCOMPARE(std::get<double>(table.rows[1][2]), 100 - 100.0 / 3);
}

void BridgeTornadoTest::findsTheBarUnderAPoint()
{
    BridgeChart chart(test::rentToOwn());
    const ChartGeometry geometry = painted(chart);
    QCOMPARE(geometry.spots.size(), 5U);
    for (std::size_t i = 0; i < 5; ++i)
    {
        QCOMPARE(geometry.spots[i].id, test::rentToOwn().steps[i].id);
        if (i > 0)
            QVERIFY(!geometry.spots[i].area.intersects(
                geometry.spots[i - 1].area.adjusted(0, 0, 0, -0.01)));
    }
    QVERIFY(geometry.spots[1].toolTip.contains(u"-CNY 33.33"_s));
}

void BridgeTornadoTest::emptyChartsSayWhy()
{
    BridgeSpec bridge;
    bridge.emptyMessage = u"Nothing is rented."_s;
    BridgeChart bridgeChart(bridge);
    QVERIFY(painted(bridgeChart).spots.empty());
    QVERIFY(bridgeChart.description(Formats(english)).contains(bridge.emptyMessage));
    TornadoSpec tornado;
    tornado.emptyMessage = u"No input has a range."_s;
    TornadoChart tornadoChart(tornado);
    QVERIFY(painted(tornadoChart).spots.empty());
    QVERIFY(tornadoChart.description(Formats(english)).contains(tornado.emptyMessage));
}

void BridgeTornadoTest::tornadoScaleHoldsAllEnds()
{
    TornadoChart chart(test::tornado());
    const ChartGeometry geometry = painted(chart);
    QVERIFY(geometry.xMinimum <= -50);
    QVERIFY(geometry.xMaximum >= 300);
    QVERIFY(geometry.toX(-50) < geometry.toX(100) && geometry.toX(100) < geometry.toX(300));
    QCOMPARE(geometry.spots.size(), 3U);
}

void BridgeTornadoTest::tornadoNamesBothEnds()
{
    TornadoChart chart(test::tornado());
    const ChartTable table = chart.table(Formats(english));
    QCOMPARE(table.headings[3], u"Saving at the low end (CNY)"_s);
    QCOMPARE(std::get<QString>(table.rows[0][1]), u"8"_s);
    QCOMPARE(std::get<double>(table.rows[0][3]), -50.0);
    // A missing answer is a word, not a zero.
    QCOMPARE(std::get<QString>(table.rows[2][4]), u"not available"_s);
    QVERIFY(painted(chart).spots[2].toolTip.contains(u"3 gives not available"_s));
}

void BridgeTornadoTest::manyRowsStayInside()
{
    BridgeSpec spec = test::rentToOwn();
    for (int i = 0; i < 25; ++i)
        spec.steps.insert(spec.steps.begin() + 1,
                          {u"A cost item with a rather long name, number %1"_s.arg(i),
                           {},
                           BridgeKind::change,
                           1.0});
    BridgeChart chart(spec);
    const ChartGeometry geometry = painted(chart, {480, 260});
    QCOMPARE(geometry.spots.size(), 30U);
    QVERIFY(geometry.spots.back().area.bottom() <= 260);
    QVERIFY(geometry.plot.right() <= 480 && geometry.plot.width() > 100);
}

QTEST_MAIN(BridgeTornadoTest)
#include "tst_bridge_tornado.moc"
