#include "ui/charts/axis_scale.h"

#include <limits>

#include <QtTest>

#include "tests/support/close_to.h"
#include "tests/ui/charts/chinese.h"
#include "ui/charts/axis_ticks.h"

using namespace costmodel;
using namespace costmodel::ui;
using namespace Qt::StringLiterals;

namespace
{

const English english;
const test::Chinese chinese;

} // namespace

class AxisScaleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsAreOneTwoOrFive_data();
    void stepsAreOneTwoOrFive();
    void monthsStepByQuartersAndYears();
    void endsAtTicks();
    void ticksAreRoundInTheShownUnit();
    void oneValueGetsRoom();
    void hugeAndBrokenValuesGiveAFiniteAxis();
    void fixedEndsStay();
    void labelsHaveTheDigitsOfTheStep();
    void labelsMonthsByDate();
    void readsPositionsAndValues();
};

void AxisScaleTest::stepsAreOneTwoOrFive_data()
{
    QTest::addColumn<double>("span");
    QTest::addColumn<int>("most");
    QTest::addColumn<double>("expected");
    QTest::newRow("100 in 10") << 100.0 << 10 << 10.0;
    QTest::newRow("100 in 9") << 100.0 << 9 << 20.0;
    QTest::newRow("100 in 4") << 100.0 << 4 << 50.0;
    QTest::newRow("97 in 5") << 97.0 << 5 << 20.0;
    QTest::newRow("0.7 in 5") << 0.7 << 5 << 0.2;
    QTest::newRow("3e9 in 6") << 3e9 << 6 << 5e8;
    QTest::newRow("1 in 1") << 1.0 << 1 << 1.0;
    QTest::newRow("6 in 1") << 6.0 << 1 << 10.0;
}

void AxisScaleTest::stepsAreOneTwoOrFive()
{
    QFETCH(double, span);
    QFETCH(int, most);
    QFETCH(double, expected);
    COMPARE_CLOSE(niceStep(span, most), expected, 1e-12);
}

void AxisScaleTest::monthsStepByQuartersAndYears()
{
    QCOMPARE(monthStep(60, 5), 12.0);
    QCOMPARE(monthStep(60, 10), 6.0);
    QCOMPARE(monthStep(12, 12), 1.0);
    QCOMPARE(monthStep(13, 5), 3.0);
    QCOMPARE(monthStep(240, 5), 60.0);
    // 4,800 months in four parts are 1,200 months each.
    QCOMPARE(monthStep(4800, 4), 1200.0);
}

void AxisScaleTest::endsAtTicks()
{
    const AxisScale scale = valueScale({}, 3, 97, 5, Formats(english));
    QCOMPARE(scale.from, 0.0);
    QCOMPARE(scale.to, 100.0);
    QCOMPARE(scale.ticks, (std::vector<double>{0, 20, 40, 60, 80, 100}));
}

void AxisScaleTest::ticksAreRoundInTheShownUnit()
{
    ChartAxis axis;
    axis.title = u"费用"_s;
    axis.currency = u"CNY"_s;
    const AxisScale scale = valueScale(axis, 0, 1.2e6, 3, Formats(chinese));
    // 120 in units of 10,000 yuan in at most three parts: 0, 50, 100, 150.
    QCOMPARE(scale.title, u"费用（万元）"_s);
    QCOMPARE(scale.labels, (QStringList{u"0"_s, u"50"_s, u"100"_s, u"150"_s}));
    QCOMPARE(scale.to, 1.5e6);
}

void AxisScaleTest::oneValueGetsRoom()
{
    const AxisScale same = valueScale({}, 50, 50, 4, Formats(english));
    QVERIFY(same.from < 50 && same.to > 50);
    const AxisScale zero = valueScale({}, 0, 0, 4, Formats(english));
    QVERIFY(zero.from <= 0 && zero.to > 0);
}

void AxisScaleTest::hugeAndBrokenValuesGiveAFiniteAxis()
{
    const double infinite = std::numeric_limits<double>::infinity();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const auto& [low, high] :
         {std::pair(-infinite, infinite), std::pair(nan, nan), std::pair(-1e308, 1e308),
          std::pair(5.0, -5.0), std::pair(1e-310, 2e-310)})
    {
        const AxisScale scale = valueScale({}, low, high, 6, Formats(english));
        QVERIFY(std::isfinite(scale.from) && std::isfinite(scale.to) && scale.to > scale.from);
        QVERIFY(scale.ticks.size() <= 200);
        const AxisScale position = positionScale({}, low, high, 6, Formats(english));
        QVERIFY(std::isfinite(position.from) && position.to > position.from);
    }
}

void AxisScaleTest::fixedEndsStay()
{
    ChartAxis axis;
    axis.minimum = 0.1;
    axis.maximum = 0.95;
    const AxisScale scale = valueScale(axis, 0, 1, 5, Formats(english));
    QCOMPARE(scale.from, 0.1);
    QCOMPARE(scale.to, 0.95);
    QCOMPARE(scale.labels, (QStringList{u"0.2"_s, u"0.4"_s, u"0.6"_s, u"0.8"_s}));
}

void AxisScaleTest::labelsHaveTheDigitsOfTheStep()
{
    const AxisScale large = valueScale({}, 0, 8760, 5, Formats(english));
    QCOMPARE(large.labels,
             (QStringList{u"0"_s, u"2,000"_s, u"4,000"_s, u"6,000"_s, u"8,000"_s, u"10,000"_s}));
    const AxisScale small = valueScale({}, 0, 0.04, 2, Formats(english));
    QCOMPARE(small.labels, (QStringList{u"0.00"_s, u"0.02"_s, u"0.04"_s}));
    ChartAxis share;
    share.share = true;
    QCOMPARE(valueScale(share, 0, 1, 5, Formats(english)).labels,
             (QStringList{u"0"_s, u"20"_s, u"40"_s, u"60"_s, u"80"_s, u"100"_s}));
}

void AxisScaleTest::labelsMonthsByDate()
{
    ChartAxis axis;
    axis.kind = AxisKind::months;
    axis.start = Date{2027, 3, 15};
    const AxisScale scale = positionScale(axis, 0, 24, 2, Formats(english));
    QCOMPARE(scale.labels, (QStringList{u"Mar 2027"_s, u"Mar 2028"_s, u"Mar 2029"_s}));
}

void AxisScaleTest::readsPositionsAndValues()
{
    ChartAxis months;
    months.kind = AxisKind::months;
    months.start = Date{2027, 1, 1};
    QCOMPARE(positionText(months, 14, Formats(english)), u"Mar 2028 (month 14)"_s);
    ChartAxis categories;
    categories.kind = AxisKind::categories;
    categories.categories = {u"A100"_s, u"H200"_s};
    QCOMPARE(positionText(categories, 1, Formats(english)), u"H200"_s);
    QCOMPARE(positionText(categories, 7, Formats(english)), QString());
    ChartAxis money;
    money.currency = u"CNY"_s;
    // All values of a reading share the unit of the largest.
    QCOMPARE(valueText(money, 5000, 2e7, Formats(english)), u"CNY 0.01M"_s);
    money.per = u"/GPU-hour"_s;
    QCOMPARE(valueText(money, 14.5, 60, Formats(english)), u"CNY 14.50/GPU-hour"_s);
}

QTEST_MAIN(AxisScaleTest)
#include "tst_axis_scale.moc"
