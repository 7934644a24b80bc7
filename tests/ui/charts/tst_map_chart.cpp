#include "ui/charts/map_chart.h"

#include <QtTest>

#include "tests/support/close_to.h"
#include "tests/ui/charts/sample_charts.h"
#include "ui/charts/contours.h"

using namespace costmodel;
using namespace costmodel::ui;
using namespace Qt::StringLiterals;

namespace
{

const English english;

} // namespace

class MapChartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
    }
    void findsTheCellUnderAPoint();
    void keepsTheCrossInside();
    void contourRunsWhereTheLevelIs();
    void regionEndsWhereTheSignChanges();
    void optionsMeetWhereTheirSavingsVanish();
    void tableListsEveryCell();
    void emptyOrBrokenGridsSayWhy();
    void oneCellIsAMap();
};

void MapChartTest::findsTheCellUnderAPoint()
{
    const MapChart chart(test::winnerMap());
    QCOMPARE(chart.cellAt({2.4, 0})->option, 0);
    QCOMPARE(chart.cellAt({2.6, 2.4})->option, 1);
    QCOMPARE(chart.cellAt({-0.5, -0.5})->option, 0); // the outer corner
    QVERIFY(!chart.cellAt({-0.6, 0}));
    QVERIFY(!chart.cellAt({1, 2.6}));
    QVERIFY(!chart.cellAt({std::numeric_limits<double>::quiet_NaN(), 0}));
    QCOMPARE(chart.toolTip({4.2, 1}, Formats(english)),
             u"Utilisation: 4.2, Price: 1: Own is cheapest, by CNY 1.50"_s);
}

void MapChartTest::keepsTheCrossInside()
{
    MapChart chart(test::winnerMap());
    chart.moveCross({100, -100});
    QCOMPARE(*chart.cross(), QPointF(5.5, -0.5));
    chart.moveCross({std::numeric_limits<double>::infinity(), 0});
    QCOMPARE(*chart.cross(), QPointF(5.5, -0.5));
}

void MapChartTest::contourRunsWhereTheLevelIs()
{
    // z = x: the line of level 1.25 is x = 1.25.
    const Grid grid{{0, 1, 2}, {0, 1}, {0, 1, 2, 0, 1, 2}};
    const auto pieces = contour(grid, 1.25);
    QCOMPARE(pieces.size(), 1U);
    COMPARE_CLOSE(pieces[0].x1(), 1.25, 1e-12);
    COMPARE_CLOSE(pieces[0].x2(), 1.25, 1e-12);
    QVERIFY(contour(grid, 5).empty());
}

void MapChartTest::regionEndsWhereTheSignChanges()
{
    // z = 3 - 4x: zero at 0.75, so three quarters of the unit square.
    const auto polygons = regionAbove({{0, 1}, {0, 1}, {3, -1, 3, -1}});
    QCOMPARE(polygons.size(), 1U);
    COMPARE_CLOSE(polygons[0].boundingRect().right(), 0.75, 1e-12);
}

void MapChartTest::optionsMeetWhereTheirSavingsVanish()
{
    MapSpec spec = test::winnerMap();
    spec.cross.reset();
    MapChart chart(spec);
    QImage image(800, 400, QImage::Format_RGB32);
    QPainter painter(&image);
    const ChartTheme theme = ChartTheme::print(Formats(english));
    const ChartGeometry geometry = chart.paint(painter, QRectF(image.rect()), theme);
    painter.end();
    QCOMPARE(geometry.xMinimum, -0.5);
    QCOMPARE(geometry.xMaximum, 5.5);
    // The savings are 0.5 on both sides of 2.5; left of it reddish, right of it bluish.
    const auto isBlue = [&](double x)
    {
        int blue = 0;
        for (double y = -0.3; y < 2.3; y += 0.05)
        {
            const QColor pixel = image.pixelColor(static_cast<int>(geometry.toX(x)),
                                                  static_cast<int>(geometry.toY(y)));
            blue += pixel.blue() > pixel.red() ? 1 : -1;
        }
        return blue > 0;
    };
    QVERIFY(!isBlue(2.4));
    QVERIFY(isBlue(2.6));
}

void MapChartTest::tableListsEveryCell()
{
    const ChartTable table = MapChart(test::winnerMap()).table(Formats(english));
    QCOMPARE(table.headings,
             (QStringList{u"Utilisation"_s, u"Price"_s, u"Cheapest"_s, u"Saving (CNY)"_s}));
    QCOMPARE(table.rows.size(), 18U);
    QCOMPARE(std::get<QString>(table.rows[5][2]), u"Own"_s);
    QCOMPARE(std::get<double>(table.rows[5][3]), 2.5);
}

void MapChartTest::emptyOrBrokenGridsSayWhy()
{
    MapSpec spec;
    spec.emptyMessage = u"There is only one option."_s;
    MapSpec broken = test::winnerMap();
    broken.cells.pop_back();
    broken.emptyMessage = spec.emptyMessage;
    for (const MapSpec& one : {spec, broken})
    {
        MapChart chart(one);
        QImage image(300, 200, QImage::Format_RGB32);
        QPainter painter(&image);
        QVERIFY(chart.paint(painter, QRectF(image.rect()), ChartTheme::print(Formats(english)))
                    .plot.isEmpty());
        QVERIFY(chart.description(Formats(english)).contains(spec.emptyMessage));
        QVERIFY(chart.toolTip({0, 0}, Formats(english)).isEmpty());
    }
}

void MapChartTest::oneCellIsAMap()
{
    MapSpec spec = test::winnerMap();
    spec.xs = {1};
    spec.ys = {1};
    spec.cells = {{1, 3.0}};
    MapChart chart(spec);
    QImage image(300, 200, QImage::Format_RGB32);
    QPainter painter(&image);
    const ChartGeometry geometry =
        chart.paint(painter, QRectF(image.rect()), ChartTheme::print(Formats(english)));
    QCOMPARE(geometry.xMinimum, 0.5);
    QCOMPARE(chart.cellAt({1, 1})->option, 1);
}

QTEST_MAIN(MapChartTest)
#include "tst_map_chart.moc"
