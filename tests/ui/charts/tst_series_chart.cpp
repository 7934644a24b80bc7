#include "ui/charts/series_chart.h"

#include <QtTest>

#include "tests/ui/charts/chinese.h"
#include "tests/ui/charts/sample_charts.h"

using namespace costmodel;
using namespace costmodel::ui;
using namespace Qt::StringLiterals;

namespace
{

const English english;

ChartGeometry painted(Chart& chart, QImage& image, const ChartTheme& theme)
{
    QPainter painter(&image);
    return chart.paint(painter, QRectF(image.rect()), theme);
}

ChartGeometry painted(Chart& chart)
{
    QImage image(800, 400, QImage::Format_RGB32);
    ChartTheme theme = ChartTheme::print(Formats(english));
    theme.directLabels = false;
    return painted(chart, image, theme);
}

/// Pixels of about this colour inside the plot.
int count(const QImage& image, const QRectF& area, const QColor& colour)
{
    int found = 0;
    for (int y = static_cast<int>(area.top()); y < area.bottom(); ++y)
        for (int x = static_cast<int>(area.left()); x < area.right(); ++x)
        {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                    std::abs(pixel.blue() - colour.blue()) <
                24)
                ++found;
        }
    return found;
}

} // namespace

class SeriesChartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
    }
    void readsTheNearestMonth();
    void readsAllSeriesAndTheDifference();
    void addsUpWhatIsStacked();
    void readsTheChangeOverASpan();
    void stepsFromMonthToMonth();
    void hiddenSeriesRescaleTheAxis();
    void zoomRescalesTheAxis();
    void keepsHiddenSeriesAndZoomWithNewData();
    void tableHasDatesUnitsAndUnroundedValues();
    void describesTheMessageAndKeyValues();
    void saysWhyItIsEmpty();
    void drawsEverySeriesInItsColour();
    void draggedMarksKeepToStepAndLimits();
    void manyPointsKeepTheirExtremes();
    void survivesRubbish_data();
    void survivesRubbish();
    void twoOfARoleDiffer();
};

void SeriesChartTest::readsTheNearestMonth()
{
    const SeriesChart chart(test::ownAndRent());
    QCOMPARE(*chart.snapped(14.4), 14.0);
    QCOMPARE(*chart.snapped(14.6), 15.0);
    QCOMPARE(*chart.snapped(-5), 0.0);
    QCOMPARE(*chart.snapped(900), 60.0);
    QVERIFY(!chart.snapped(std::numeric_limits<double>::quiet_NaN()));
}

void SeriesChartTest::readsAllSeriesAndTheDifference()
{
    const SeriesChart chart(test::ownAndRent());
    const ChartReadout readout = chart.readout(14, Formats(english));
    QCOMPARE(readout.heading, u"Mar 2028 (month 14)"_s);
    QCOMPARE(readout.rows.size(), 3U);
    // 900 + 14 x 10; 14 x 40; their difference.
    QCOMPARE(readout.rows[0].name, u"Own"_s);
    QCOMPARE(readout.rows[0].value, u"CNY 1,040.00"_s);
    QCOMPARE(readout.rows[1].value, u"CNY 560.00"_s);
    QCOMPARE(readout.rows[2].value, u"+CNY 480.00"_s);
    QCOMPARE(*readout.rows[2].role, SeriesRole::worse);
    QCOMPARE(chart.readout(60, Formats(english)).rows[2].value, u"-CNY 900.00"_s);
    QCOMPARE(*chart.readout(60, Formats(english)).rows[2].role, SeriesRole::better);
}

void SeriesChartTest::addsUpWhatIsStacked()
{
    SeriesChart chart(test::yearlyCosts());
    const ChartReadout readout = chart.readout(1, Formats(english));
    QCOMPARE(readout.heading, u"2028"_s);
    // 200 + 400 + 600.
    QCOMPARE(readout.rows.back().name, u"Total"_s);
    QCOMPARE(readout.rows.back().value, u"CNY 1,200.00"_s);
    QCOMPARE(readout.rows[2].point->y(), 1200.0);
    chart.setHidden(1, true);
    QCOMPARE(chart.readout(1, Formats(english)).rows.back().value, u"CNY 800.00"_s);
}

void SeriesChartTest::readsTheChangeOverASpan()
{
    const SeriesChart chart(test::ownAndRent());
    const ChartReadout span = chart.span(40, 10, Formats(english));
    QCOMPARE(span.heading, u"Nov 2027 (month 10) to May 2030 (month 40): 30 months"_s);
    // 30 x 10 and 30 x 40.
    QCOMPARE(span.rows[0].value, u"+CNY 300.00"_s);
    QCOMPARE(span.rows[1].value, u"+CNY 1,200.00"_s);
}

void SeriesChartTest::stepsFromMonthToMonth()
{
    const SeriesChart chart(test::ownAndRent());
    QCOMPARE(*chart.neighbour(14, 1), 15.0);
    QCOMPARE(*chart.neighbour(14, -1), 13.0);
    QCOMPARE(*chart.neighbour(55, 12), 60.0);
    QCOMPARE(*chart.neighbour(0, -1), 0.0);
}

void SeriesChartTest::hiddenSeriesRescaleTheAxis()
{
    SeriesChart chart(test::ownAndRent());
    QCOMPARE(painted(chart).yMaximum, 2500.0); // rent reaches 2,400
    chart.setHidden(1, true);
    QVERIFY(chart.isHidden(1));
    const ChartGeometry geometry = painted(chart);
    QVERIFY(geometry.yMaximum >= 1500 && geometry.yMaximum < 2000); // own reaches 1,500
    // It stays in the legend, to be shown again.
    QCOMPARE(geometry.legend.size(), 2U);
    chart.setHidden(0, true);
    QCOMPARE(painted(chart).legend.size(), 2U);
    chart.setHidden(0, false);
    chart.setHidden(1, false);
    QCOMPARE(painted(chart).yMaximum, 2500.0);
}

void SeriesChartTest::zoomRescalesTheAxis()
{
    SeriesChart chart(test::ownAndRent());
    chart.setWindow(std::pair(0.0, 12.0));
    const ChartGeometry geometry = painted(chart);
    QCOMPARE(geometry.xMinimum, 0.0);
    QCOMPARE(geometry.xMaximum, 12.0);
    QVERIFY(geometry.yMaximum < 1500); // own at month 12 is 1,020
}

void SeriesChartTest::keepsHiddenSeriesAndZoomWithNewData()
{
    SeriesChart chart(test::ownAndRent());
    chart.setHidden(1, true);
    chart.setWindow(std::pair(10.0, 20.0));
    chart.setSpec(test::ownAndRent());
    QVERIFY(chart.isHidden(1));
    QCOMPARE(chart.window()->first, 10.0);
    ChartSpec shorter = test::ownAndRent();
    for (ChartSeries& series : shorter.series)
        series.points.resize(5);
    chart.setSpec(shorter);
    QVERIFY(!chart.window());
}

void SeriesChartTest::tableHasDatesUnitsAndUnroundedValues()
{
    ChartSpec spec = test::ownAndRent();
    spec.series[0].points[1].setY(910.123456789);
    const SeriesChart chart(spec);
    const ChartTable table = chart.table(Formats(english));
    QCOMPARE(table.headings, (QStringList{u"Month"_s, u"Date"_s, u"Own (CNY)"_s, u"Rent (CNY)"_s}));
    QCOMPARE(table.rows.size(), 61U);
    QCOMPARE(std::get<double>(table.rows[1][0]), 1.0);
    QCOMPARE(std::get<QString>(table.rows[1][1]), u"2027-02-01"_s);
    QCOMPARE(std::get<double>(table.rows[1][2]), 910.123456789);
    // The unit shown on screen does not change what is handed over.
    QCOMPARE(chart.table(Formats(english, MoneyUnit::million)).headings[2], u"Own (CNY)"_s);
    const test::Chinese chinese;
    QCOMPARE(chart.table(Formats(chinese)).headings[2], u"Own（元）"_s);
}

void SeriesChartTest::describesTheMessageAndKeyValues()
{
    const QString text = SeriesChart(test::ownAndRent()).description(Formats(english));
    QVERIFY(text.startsWith(u"Owning is cheaper from month 30"_s));
    QVERIFY(text.contains(u"Rent: CNY 0.00 at Jan 2027 (month 0), CNY 2,400.00 at Jan 2032"_s));
}

void SeriesChartTest::saysWhyItIsEmpty()
{
    ChartSpec spec;
    spec.emptyMessage = u"No plan rents anything."_s;
    SeriesChart chart(spec);
    QVERIFY(painted(chart).plot.isEmpty());
    QVERIFY(chart.description(Formats(english)).contains(spec.emptyMessage));
    QVERIFY(!chart.xRange());
    QVERIFY(chart.readout(3, Formats(english)).rows.empty());
}

void SeriesChartTest::drawsEverySeriesInItsColour()
{
    for (const bool dark : {false, true})
    {
        QPalette palette;
        palette.setColor(QPalette::Base, dark ? QColor(0x1E, 0x1F, 0x22) : QColor(Qt::white));
        palette.setColor(QPalette::Text, dark ? Qt::white : Qt::black);
        const ChartTheme theme = ChartTheme::of(palette, chartFont(9), Formats(english));
        QCOMPARE(theme.dark, dark);
        SeriesChart chart(test::ownAndRent());
        QImage image(800, 400, QImage::Format_RGB32);
        const ChartGeometry geometry = painted(chart, image, theme);
        // Lines of about 600 pixels.
        QVERIFY(count(image, geometry.plot, theme.colour(SeriesRole::own)) > 300);
        QVERIFY(count(image, geometry.plot, theme.colour(SeriesRole::rent)) > 200);
        QCOMPARE(image.pixelColor(1, 1), theme.ground);
    }
}

void SeriesChartTest::draggedMarksKeepToStepAndLimits()
{
    ChartSpec spec = test::ownAndRent();
    ChartMark mark;
    mark.id = u"owned"_s;
    mark.kind = MarkKind::horizontal;
    mark.draggable = true;
    mark.step = 8;
    mark.minimum = 0;
    mark.maximum = 64;
    spec.marks = {mark};
    SeriesChart chart(spec);
    chart.moveMark(u"owned"_s, 21);
    QCOMPARE(chart.marks()[0].y, 24.0);
    chart.moveMark(u"owned"_s, 1e9);
    QCOMPARE(chart.marks()[0].y, 64.0);
    chart.moveMark(u"owned"_s, std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(chart.marks()[0].y, 64.0);
}

void SeriesChartTest::manyPointsKeepTheirExtremes()
{
    ChartSpec spec;
    ChartSeries line;
    line.name = u"Own"_s;
    line.role = SeriesRole::own;
    for (int i = 0; i < 100000; ++i)
        line.points.emplace_back(i, 0);
    line.points[40000].setY(1000); // one point wide
    line.points[70000].setY(-1000);
    spec.series = {line};
    SeriesChart chart(spec);
    QImage image(800, 400, QImage::Format_RGB32);
    const ChartTheme theme = ChartTheme::print(Formats(english));
    const ChartGeometry geometry = painted(chart, image, theme);
    QCOMPARE(geometry.yMaximum, 1000.0);
    QCOMPARE(geometry.yMinimum, -1000.0);
    const auto drawn = [&](double x, double y)
    {
        QRectF around(0, 0, 6, 12);
        around.moveCenter({geometry.toX(x), geometry.toY(y)});
        return count(image, around, theme.colour(SeriesRole::own)) > 3;
    };
    QVERIFY(drawn(40000, 900));
    QVERIFY(drawn(70000, -900));
    QVERIFY(!drawn(55000, 900));
}

void SeriesChartTest::survivesRubbish_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("nan") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
    QTest::newRow("huge") << 1e308;
    QTest::newRow("tiny") << 1e-320;
    QTest::newRow("negative") << -1e300;
}

void SeriesChartTest::survivesRubbish()
{
    QFETCH(double, value);
    ChartSpec spec;
    spec.y.currency = u"CNY"_s;
    for (const SeriesKind kind :
         {SeriesKind::line, SeriesKind::step, SeriesKind::area, SeriesKind::stackedArea,
          SeriesKind::bars, SeriesKind::stackedBars, SeriesKind::scatter, SeriesKind::band})
    {
        ChartSeries one;
        one.name = QString::number(static_cast<int>(kind));
        one.kind = kind;
        one.points = {{0, value}, {1, 2}, {2, value}, {3, 4}};
        one.lower = {{0, 0}, {1, value}, {2, 0}, {3, 0}};
        one.errors = {value};
        spec.series.push_back(one);
    }
    for (const MarkKind kind :
         {MarkKind::vertical, MarkKind::horizontal, MarkKind::point, MarkKind::range})
    {
        ChartMark mark;
        mark.kind = kind;
        mark.label = u"mark"_s;
        mark.x = mark.y = mark.to = value;
        spec.marks.push_back(mark);
    }
    SeriesChart chart(spec);
    const ChartGeometry geometry = painted(chart);
    QVERIFY(std::isfinite(geometry.yMinimum) && std::isfinite(geometry.yMaximum));
    chart.setWindow(std::pair(1.0, 1.0));
    painted(chart);
    QImage tiny(5, 4, QImage::Format_RGB32);
    painted(chart, tiny, ChartTheme::print(Formats(english)));
    QVERIFY(!chart.readout(1, Formats(english)).rows.empty());
}

void SeriesChartTest::twoOfARoleDiffer()
{
    const ChartTheme theme = ChartTheme::print(Formats(english));
    for (const SeriesRole role : {SeriesRole::own, SeriesRole::rent, SeriesRole::hybrid})
        for (int a = 0; a < 4; ++a)
            for (int b = a + 1; b < 5; ++b)
            {
                QVERIFY(theme.colour(role, a) != theme.colour(role, b));
                QVERIFY(theme.pen(role, a, 16).dashPattern() !=
                        theme.pen(role, b, 16).dashPattern());
            }
    // The setting for the meaning of red never touches options.
    QCOMPARE(ChartTheme::print(Formats(english, MoneyUnit::plain, RedMeaning::better))
                 .colour(SeriesRole::own),
             theme.colour(SeriesRole::own));
}

QTEST_MAIN(SeriesChartTest)
#include "tst_series_chart.moc"
