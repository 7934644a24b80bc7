#include "model/measure/run/timing.h"

#include <cmath>
#include <limits>

#include <QtTest>

#include "tests/measure/virtual_clock.h"

using namespace costmodel;
using namespace costmodel::measure;

namespace
{

const double inf = std::numeric_limits<double>::infinity();

/// A device that does 1e9 units a second; `event` turns its true seconds into what its clock says.
struct FakeDevice
{
    VirtualClock clock;
    std::function<double(double seconds)> event = [](double s)
    {
        return s;
    };
    double launchSeconds = 0.001;
    double gapSeconds = 0; ///< of the host, around each batch
    long mostLaunches = 0;

    Timing run(const TimingPlan& plan = {}, std::stop_token stop = {})
    {
        return timeBatches(
            [this](long launches) -> BatchOutcome
            {
                mostLaunches = std::max(mostLaunches, launches);
                const double seconds = launchSeconds * static_cast<double>(launches);
                clock.sleep(seconds + gapSeconds);
                return {.eventSeconds = event(seconds)};
            },
            1e6, plan, clock, stop, [](double) {});
    }
};

std::string reasonOf(const Timing& timing)
{
    return timing.failure ? std::string(code(timing.failure->reason)) : "none";
}

} // namespace

class BenchTimingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timesBatchesOfTwentyMilliseconds()
    {
        FakeDevice device;
        const double begin = device.clock.now();
        const Timing timing = device.run();
        QVERIFY(!timing.failure);
        // 1e6 units in 1 ms; 20 launches make the 20 ms of a batch; 4 s are 200 batches.
        QCOMPARE(device.mostLaunches, 20L);
        QVERIFY(timing.rates.size() >= 199 && timing.rates.size() <= 201);
        QVERIFY(std::fabs(timing.rates[0] - 1e9) < 1);
        QVERIFY(std::fabs(*timing.eventWallRatio - 1) < 1e-9);
        // Two launches, 1.5 s of warm-up, 4 s of measuring.
        const double all = device.clock.now() - begin;
        QVERIFY(all > 5.5 && all < 5.6);
    }

    void refusesWhatCannotBe_data()
    {
        QTest::addColumn<double>("factor");
        QTest::addColumn<double>("offset");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("zero") << 0.0 << 0.0 << QByteArray("non-positive-time");
        QTest::newRow("negative, -1.78 ms") << 0.0 << -1.78e-3 << QByteArray("non-positive-time");
        QTest::newRow("infinite") << 0.0 << inf << QByteArray("not-finite");
        QTest::newRow("no number") << 0.0 << std::nan("") << QByteArray("not-finite");
        QTest::newRow("last kernel only, 77 times too fast")
            << 1.0 / 77 << 0.0 << QByteArray("event-wall-mismatch");
        QTest::newRow("a quarter too fast") << 0.79 << 0.0 << QByteArray("event-wall-mismatch");
        QTest::newRow("slower than the wall") << 1.26 << 0.0 << QByteArray("event-wall-mismatch");
        QTest::newRow("within") << 0.85 << 0.0 << QByteArray("none");
    }
    void refusesWhatCannotBe()
    {
        QFETCH(double, factor);
        QFETCH(double, offset);
        QFETCH(QByteArray, reason);
        FakeDevice device;
        device.event = [=](double seconds)
        {
            return seconds * factor + offset;
        };
        QCOMPARE(QByteArray::fromStdString(reasonOf(device.run())), reason);
    }

    void refusesRatesAboveTheDataSheet()
    {
        FakeDevice device;
        QCOMPARE(reasonOf(device.run({.impossibleRate = 0.99e9})), std::string("above-datasheet"));
        QCOMPARE(reasonOf(device.run({.impossibleRate = 1.01e9})), std::string("none"));
    }

    void idleTimeBetweenBatchesIsNoWork()
    {
        // 20 ms of work and 10 ms of gap: the wall clock says 2/3 of the rate.
        FakeDevice device;
        device.gapSeconds = 0.010;
        QCOMPARE(reasonOf(device.run()), std::string("event-wall-mismatch"));
    }

    void aClockThatStandsStillEndsAllTheSame()
    {
        FakeDevice device;
        device.launchSeconds = 0;
        QVERIFY(device.run().failure);
    }

    void tooShortBatchesAreNotTimed()
    {
        // 100,000 launches of 1 ns are the most that are queued, and last 0.1 ms.
        FakeDevice device;
        device.launchSeconds = 1e-9;
        QCOMPARE(reasonOf(device.run({.warmUpSeconds = 0.01, .measureSeconds = 0.01})),
                 std::string("batch-too-short"));
    }

    void stopsWhenAsked()
    {
        FakeDevice device;
        std::stop_source stop;
        stop.request_stop();
        const Timing timing = device.run({}, stop.get_token());
        QCOMPARE(reasonOf(timing), std::string("cancelled"));
        QVERIFY(device.clock.now() < 1000.1);
    }

    void aFailureOfTheDriverComesThrough()
    {
        VirtualClock clock;
        const Timing timing = timeBatches(
            [](long) {
                return BatchOutcome{.failure =
                                        Failure{TestStatus::Error, Reason::DriverError, "719"}};
            },
            1, {}, clock, {}, [](double) {});
        Test test;
        apply(timing, {}, test);
        QCOMPARE(test.status, TestStatus::Error);
        QCOMPARE(test.detail, std::string("719"));
        QVERIFY(!test.series);
    }

    void seesThrottling()
    {
        FakeDevice device;
        // The first tenth of a second of measuring is 10 % faster (after 1.5 s of warm-up).
        device.event = [&](double seconds)
        {
            return device.clock.now() < 1001.62 ? seconds / 1.1 : seconds;
        };
        Test test;
        apply(device.run(), {}, test);
        QCOMPARE(test.status, TestStatus::Ok);
        QVERIFY(std::fabs(*test.burstRatio - 1.1) < 1e-6);
    }
};

QTEST_APPLESS_MAIN(BenchTimingTest)
#include "tst_bench_timing.moc"
