#include "model/usage/training_speed.h"

#include <QtTest>

using namespace costmodel;

class TrainingSpeedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOutTheFirstStepAndTakesTheMedianTime()
    {
        const std::vector<SpeedReading> readings{{0, 13.5}, {10, 0.01386}, {20, 0.01374}};
        const auto speed = steadySpeed(readings, SpeedMeasure::SecondsPerUnit, "it/s");
        QVERIFY(speed);
        QVERIFY(std::abs(speed->value - 1 / 0.0138) < 1e-9); // (13.86 + 13.74) / 2 ms
        QCOMPARE(speed->samples, std::size_t{2});
        QCOMPARE(speed->warmUp, std::size_t{1});
        QCOMPARE(speed->unit, std::string("it/s"));
    }

    void leavesOutSlowReadingsAtTheBeginning()
    {
        const std::vector<SpeedReading> readings{{10, 20}, {20, 60},  {30, 100}, {40, 98},
                                                 {50, 10}, {60, 102}, {70, 99},  {80, 101}};
        const auto speed = steadySpeed(readings, SpeedMeasure::UnitsPerSecond, "samples/s");
        // 20 and 60 are below 100 / 1.25; of 10 98 99 100 101 102 the middle is 99.5.
        QCOMPARE(speed->value, 99.5);
        QCOMPARE(speed->samples, std::size_t{6});
    }

    void keepsASlightlySlowerStart()
    {
        const std::vector<SpeedReading> readings{{5, 15.8}, {6, 15.639}, {7, 15.4485}};
        const auto speed = steadySpeed(readings, SpeedMeasure::SecondsPerUnit, "it/s");
        QCOMPARE(speed->value, 1 / 15.639);
        QCOMPARE(speed->samples, std::size_t{3});
    }

    void hasNoSteadyPartInTheFirstStepAlone()
    {
        const std::vector<SpeedReading> first{{1, 13.5}};
        QVERIFY(!steadySpeed(first, SpeedMeasure::SecondsPerUnit, "it/s"));
        QVERIFY(!steadySpeed({}, SpeedMeasure::SecondsPerUnit, "it/s"));
        const std::vector<SpeedReading> fourth{{4, 270.0}};
        QCOMPARE(steadySpeed(fourth, SpeedMeasure::SecondsPerUnit, "it/s")->samples,
                 std::size_t{1});
    }

    void takesAllReadingsOfASteadyLogWithoutStepNumbers()
    {
        const std::vector<SpeedReading> readings{{{}, 2}, {{}, 2.1}, {{}, 1.9}};
        QCOMPARE(steadySpeed(readings, SpeedMeasure::UnitsPerSecond, "it/s")->value, 2.0);
    }
};

QTEST_APPLESS_MAIN(TrainingSpeedTest)
#include "tst_training_speed.moc"
