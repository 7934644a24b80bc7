#include "model/measure/nvml/board_samples.h"

#include <cmath>

#include <QtTest>

using namespace costmodel::measure;

namespace
{

/// Ten seconds of a board that draws 300 W, at 20 looks a second from second 0; the load is the
/// time from 2 to 8.
std::vector<BoardSample> steady()
{
    std::vector<BoardSample> samples;
    for (int i = 0; i <= 200; ++i)
    {
        const double t = i * 0.05;
        samples.push_back({.time = t,
                           .averageW = t < 3 ? 200.0 : 310.0, // a second behind
                           .instantW = 305,
                           .energyJ = 5000 + 300 * t,
                           .smMhz = 1400 + i % 3 * 100,
                           .memoryMhz = 2600,
                           .temperatureC = 50 + t,
                           .utilization = 100,
                           .throttleMask = t > 5 ? 4u : 0u});
    }
    return samples;
}

} // namespace

class BoardSamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void energyOverTimeIsBest()
    {
        const Telemetry seen = telemetryOf(steady(), 2, 8, false);
        QCOMPARE(seen.power.source, PowerSource::EnergyDelta);
        QVERIFY(std::fabs(*seen.power.medianW - 300) < 1e-6);
        QVERIFY(seen.notes.empty());
        QCOMPARE((*seen.clocks->smMhz)[0], 1400.0);
        QCOMPARE((*seen.clocks->smMhz)[2], 1600.0);
        QCOMPARE(seen.throttleMask, std::optional<std::uint64_t>(4));
        QVERIFY(std::fabs(*seen.maxTemperatureC - 58) < 0.06);
    }

    void shortLoadsUseTheInstantaneousPower()
    {
        const Telemetry seen = telemetryOf(steady(), 2, 3.5, false);
        QCOMPARE(seen.power.source, PowerSource::InstantMedian);
        QCOMPARE(seen.power.medianW, std::optional(305.0));
    }

    void averagesCountOnlyOnceTheyHaveSettled()
    {
        std::vector<BoardSample> samples = steady();
        for (BoardSample& sample : samples)
            sample.energyJ.reset(), sample.instantW.reset();
        const Telemetry seen = telemetryOf(samples, 2, 8, false);
        QCOMPARE(seen.power.source, PowerSource::AverageAfter1500ms);
        QCOMPARE(seen.power.medianW, std::optional(310.0));
        QVERIFY(!telemetryOf(samples, 2, 3.2, false).power.medianW);
    }

    void nothingKnownIsNothing()
    {
        std::vector<BoardSample> samples = steady();
        for (BoardSample& sample : samples)
            sample = {.time = sample.time};
        const Telemetry seen = telemetryOf(samples, 2, 8, false);
        QCOMPARE(seen.power.source, PowerSource::None);
        QVERIFY(!seen.power.medianW);
        QVERIFY(!seen.clocks);
        QVERIFY(!seen.throttleMask);
        QVERIFY(!telemetryOf({}, 2, 8, false).power.medianW);
    }

    void aLostBoardHasNoWatts()
    {
        std::vector<BoardSample> samples = steady();
        samples[150] = {.time = samples[150].time, .isLost = true};
        const Telemetry seen = telemetryOf(samples, 2, 8, false);
        QVERIFY(!seen.power.medianW);
        QCOMPARE(seen.notes.size(), std::size_t{1});
    }

    void aSliceHasNoWatts()
    {
        QVERIFY(!telemetryOf(steady(), 2, 8, true).power.medianW);
    }

    void countersThatDisagreeAreNoted()
    {
        std::vector<BoardSample> samples = steady();
        for (BoardSample& sample : samples)
            sample.energyJ = 5000 + 187.0 / 327 * 305 * sample.time;
        const Telemetry seen = telemetryOf(samples, 2, 8, false);
        QCOMPARE(seen.notes.size(), std::size_t{1});
        QVERIFY(seen.notes[0].find("174 W") != std::string::npos); // 187 / 327 x 305
    }

    void aCounterThatWasResetIsNotUsed()
    {
        std::vector<BoardSample> samples = steady();
        for (std::size_t i = 100; i < samples.size(); ++i)
            samples[i].energyJ = *samples[i].energyJ - 6000;
        QCOMPARE(telemetryOf(samples, 2, 8, false).power.source, PowerSource::InstantMedian);
    }
};

QTEST_APPLESS_MAIN(BoardSamplesTest)
#include "tst_board_samples.moc"
