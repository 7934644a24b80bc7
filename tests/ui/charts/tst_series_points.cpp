#include "ui/charts/series_points.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QtTest>

using namespace costmodel::ui;
using namespace Qt::StringLiterals;

namespace
{

ChartSeries series(SeriesKind kind, std::vector<QPointF> points)
{
    ChartSeries result;
    result.kind = kind;
    result.points = std::move(points);
    return result;
}

const IsHidden none = [](std::size_t)
{
    return false;
};

} // namespace

class SeriesPointsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areasStandOnEachOther();
    void hiddenSeriesLeaveTheStack();
    void negativeBarsGoDownwards();
    void missingValuesDoNotBreakTheStack();
    void rangeCoversBasesAndErrors();
    void rangeOfAWindowCountsWhatCrossesIt();
    void readsLinesBetweenPoints();
    void readsStepsUntilTheNext();
    void readsNothingOutside();
    void thinningKeepsSmallestAndLargest();
    void fewPointsStay();
    void gapsStayWhenThinned();
    void barsKeepApart();
};

void SeriesPointsTest::areasStandOnEachOther()
{
    const auto drawn = stacked({series(SeriesKind::stackedArea, {{0, 3}, {1, 4}}),
                                series(SeriesKind::stackedArea, {{0, 2}, {1, 5}})},
                               none);
    QCOMPARE(drawn[1].base, (std::vector<QPointF>{{0, 3}, {1, 4}}));
    QCOMPARE(drawn[1].top, (std::vector<QPointF>{{0, 5}, {1, 9}}));
}

void SeriesPointsTest::hiddenSeriesLeaveTheStack()
{
    const auto drawn = stacked(
        {series(SeriesKind::stackedArea, {{0, 3}}), series(SeriesKind::stackedArea, {{0, 2}})},
        [](std::size_t i) { return i == 0; });
    QVERIFY(drawn[0].top.empty());
    QCOMPARE(drawn[1].top, (std::vector<QPointF>{{0, 2}}));
}

void SeriesPointsTest::negativeBarsGoDownwards()
{
    const auto drawn = stacked(
        {series(SeriesKind::stackedBars, {{0, 3}}), series(SeriesKind::stackedBars, {{0, -2}}),
         series(SeriesKind::stackedBars, {{0, 4}}), series(SeriesKind::stackedBars, {{0, -1}})},
        none);
    QCOMPARE(drawn[2].base, (std::vector<QPointF>{{0, 3}}));
    QCOMPARE(drawn[2].top, (std::vector<QPointF>{{0, 7}}));
    QCOMPARE(drawn[3].base, (std::vector<QPointF>{{0, -2}}));
    QCOMPARE(drawn[3].top, (std::vector<QPointF>{{0, -3}}));
}

void SeriesPointsTest::missingValuesDoNotBreakTheStack()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const auto drawn = stacked({series(SeriesKind::stackedBars, {{0, nan}, {1, 2}}),
                                series(SeriesKind::stackedBars, {{0, 4}, {1, 3}})},
                               none);
    QCOMPARE(drawn[1].top, (std::vector<QPointF>{{0, 4}, {1, 5}}));
}

void SeriesPointsTest::rangeCoversBasesAndErrors()
{
    std::vector<ChartSeries> all{series(SeriesKind::bars, {{0, 5}, {1, 8}})};
    all[0].errors = {1, 3};
    const auto range = valueRange(all, stacked(all, none), {-1, 2}, false);
    QCOMPARE(range->first, 0.0);
    QCOMPARE(range->second, 11.0);
    QVERIFY(!valueRange(all, stacked(all, none), {-1, 2}, true));
}

void SeriesPointsTest::rangeOfAWindowCountsWhatCrossesIt()
{
    const std::vector<ChartSeries> line{series(SeriesKind::line, {{0, 1}, {10, 9}, {20, 3}})};
    // No point inside, but the line passes from (0, 1) to (10, 9).
    const auto range = valueRange(line, stacked(line, none), {4, 6}, false);
    QCOMPARE(range->first, 1.0);
    QCOMPARE(range->second, 9.0);
    const std::vector<ChartSeries> dots{series(SeriesKind::scatter, {{0, 1}, {10, 9}})};
    QVERIFY(!valueRange(dots, stacked(dots, none), {4, 6}, false));
}

void SeriesPointsTest::readsLinesBetweenPoints()
{
    const ChartSeries line = series(SeriesKind::line, {{0, 10}, {4, 30}});
    QCOMPARE(*valueAt(line, 4), 30.0);
    QCOMPARE(*valueAt(line, 1), 15.0);
}

void SeriesPointsTest::readsStepsUntilTheNext()
{
    const ChartSeries step = series(SeriesKind::step, {{0, 10}, {4, 30}});
    QCOMPARE(*valueAt(step, 3.9), 10.0);
    QCOMPARE(*valueAt(step, 4), 30.0);
}

void SeriesPointsTest::readsNothingOutside()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const ChartSeries line = series(SeriesKind::line, {{0, 10}, {4, nan}, {6, 3}});
    QVERIFY(!valueAt(line, -1));
    QVERIFY(!valueAt(line, 7));
    QVERIFY(!valueAt(line, 4));
    QVERIFY(!valueAt(line, 5));
    QVERIFY(!valueAt(series(SeriesKind::bars, {{0, 1}, {2, 1}}), 1));
    QVERIFY(!valueAt({}, 0));
}

void SeriesPointsTest::thinningKeepsSmallestAndLargest()
{
    std::vector<QPointF> points;
    for (int i = 0; i < 100000; ++i)
        points.emplace_back(i, std::sin(i * 0.01));
    points[31234].setY(50);
    points[77777].setY(-60);
    const auto some = thinned(points, 0, 99999, 800);
    QVERIFY(some.size() <= 4 * 802);
    QVERIFY(std::ranges::is_sorted(some, {}, &QPointF::x));
    QVERIFY(std::ranges::find(some, points[31234]) != some.end());
    QVERIFY(std::ranges::find(some, points[77777]) != some.end());
    QCOMPARE(some.front(), points.front());
    QCOMPARE(some.back(), points.back());
}

void SeriesPointsTest::fewPointsStay()
{
    const std::vector<QPointF> points{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}};
    QCOMPARE(thinned(points, 0, 5, 2), points);
    // Of a window with the nearest points outside, so that lines reach its edges.
    QCOMPARE(thinned(points, 2.5, 2.6, 2), (std::vector<QPointF>{{2, 3}, {3, 4}, {4, 5}}));
}

void SeriesPointsTest::gapsStayWhenThinned()
{
    std::vector<QPointF> points;
    for (int i = 0; i < 10000; ++i)
        points.emplace_back(i, 1);
    points[5000].setY(std::numeric_limits<double>::quiet_NaN());
    const auto some = thinned(points, 0, 9999, 10);
    QCOMPARE(std::ranges::count_if(some, [](const QPointF& p) { return std::isnan(p.y()); }), 1);
}

void SeriesPointsTest::barsKeepApart()
{
    // The smallest distance is 0.5; each bar takes 0.4 of it on both sides.
    QCOMPARE(barHalfWidth({series(SeriesKind::bars, {{0, 1}, {0.5, 1}, {2, 1}})}), 0.2);
    QCOMPARE(barHalfWidth({series(SeriesKind::bars, {{0, 1}})}), 0.4);
}

QTEST_APPLESS_MAIN(SeriesPointsTest)
#include "tst_series_points.moc"
