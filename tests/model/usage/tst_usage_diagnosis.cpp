#include "model/usage/diagnosis.h"
#include "model/usage/repair.h"

#include <QtTest>

using namespace costmodel;

namespace
{

/// One GPU that shows these per cents, with the given power of a limit of 400 W.
UsageStatistics oneGpu(const std::vector<std::optional<double>>& utilization,
                       std::optional<double> watts = {}, unsigned long throttle = 0)
{
    GpuUsage gpu{.gpu = "0", .samples = {}, .powerLimitW = {}, .throttle = throttle};
    if (watts)
        gpu.powerLimitW = 400;
    for (const std::optional<double>& value : utilization)
        gpu.samples.push_back({.time = {}, .utilization = value, .powerW = watts});
    return usageStatistics({{gpu}, {}});
}

std::vector<std::optional<double>> times(std::size_t count, std::optional<double> value)
{
    return std::vector<std::optional<double>>(count, value);
}

std::string text(const Diagnosis& diagnosis)
{
    std::string all;
    for (const Message& reason : diagnosis.reasons)
        all += render(reason, English{}) + "\n";
    return all;
}

bool says(const Diagnosis& diagnosis, std::string_view words)
{
    return text(diagnosis).find(words) != std::string::npos;
}

} // namespace

class UsageDiagnosisTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysNotToRentYetBelowThirtyPerCent()
    {
        const Diagnosis diagnosis = diagnose(oneGpu(times(20, 29.9)));
        QVERIFY(diagnosis.verdict == UsageVerdict::Wait);
        QVERIFY(says(diagnosis, "busy only 29.9 % of the time (median of 20 readings)"));
        QVERIFY(says(diagnosis, "the GPU waits"));
        QVERIFY(says(diagnosis, "Do not rent"));
    }

    void isMixedFromThirtyAndBusyFromEighty()
    {
        QVERIFY(diagnose(oneGpu(times(20, 30.0))).verdict == UsageVerdict::Mixed);
        QVERIFY(diagnose(oneGpu(times(20, 79.9))).verdict == UsageVerdict::Mixed);
        QVERIFY(diagnose(oneGpu(times(20, 80.0))).verdict == UsageVerdict::Busy);
    }

    void isComputeBoundOnlyIfThePowerAgrees()
    {
        QVERIFY(diagnose(oneGpu(times(20, 99.0), 200)).verdict == UsageVerdict::ComputeBound);
        const Diagnosis memoryBound = diagnose(oneGpu(times(20, 99.0), 199));
        QVERIFY(memoryBound.verdict == UsageVerdict::Busy);
        QVERIFY(says(memoryBound, "only 49.8 % of their power limit")); // 199 / 400
        const Diagnosis noPower = diagnose(oneGpu(times(20, 99.0)));
        QVERIFY(noPower.verdict == UsageVerdict::Busy);
        QVERIFY(says(noPower, "Record power.draw and power.limit"));
    }

    void isUnknownWhereNothingWasMeasured()
    {
        const Diagnosis diagnosis = diagnose(oneGpu(times(20, {}), 390));
        QVERIFY(diagnosis.verdict == UsageVerdict::Unknown);
        QVERIFY(says(diagnosis, "not measured (20 readings"));
        QVERIFY(diagnose(UsageStatistics{}).verdict == UsageVerdict::Unknown);
    }

    void doesNotBelieveZeroPerCentAtFullPower()
    {
        QVERIFY(diagnose(oneGpu(times(20, 0.0), 380)).verdict == UsageVerdict::Unknown);
        QVERIFY(diagnose(oneGpu(times(20, 0.0), 60)).verdict == UsageVerdict::Wait);
    }

    void seesStopAndGoBehindAHighMedian()
    {
        auto readings = times(12, 100.0);
        readings.resize(20, 0.0);
        const Diagnosis diagnosis = diagnose(oneGpu(readings, 390));
        QVERIFY(diagnosis.verdict == UsageVerdict::Mixed);
        QVERIFY(says(diagnosis, "do nothing in 40.0 % of the readings")); // 8 of 20
    }

    void namesGpusThatWereNotMeasuredOrNotUsed()
    {
        UsageLog log;
        for (const char* name : {"0", "1", "2"})
            log.gpus.push_back({name, {}, {}, 0});
        for (int i = 0; i < 20; ++i)
        {
            log.gpus[0].samples.push_back({{}, 95.0, {}});
            log.gpus[1].samples.push_back({{}, {}, {}});
        }
        log.gpus[2].samples.push_back({{}, 0.0, {}});
        const Diagnosis diagnosis = diagnose(usageStatistics(log));
        QVERIFY(diagnosis.verdict == UsageVerdict::Busy);
        QVERIFY(says(diagnosis, "GPU 1 was not measured (20 readings without a value)"));
        QVERIFY(says(diagnosis, "GPU 2 is busy only 0.0 % of the time while others work"));
    }

    void reportsFaultsOfTheHardwareButNotTheNormalPowerCap()
    {
        QVERIFY(says(diagnose(oneGpu(times(20, 99.0), 390, ThrottleHardwareHeat)),
                     "slowed GPU 0 down"));
        const Diagnosis capped = diagnose(oneGpu(times(20, 99.0), 390, ThrottlePowerCap));
        QVERIFY(!says(capped, "slowed"));
        QVERIFY(says(capped, "at its power cap, which is normal")); // 390 / 400 >= 0.95
        QVERIFY(!says(diagnose(oneGpu(times(20, 99.0), 200, ThrottlePowerCap)), "power cap"));
    }

    void warnsOfAGlance()
    {
        QVERIFY(says(diagnose(oneGpu(times(9, 95.0))), "Only 9 readings"));
        QVERIFY(!says(diagnose(oneGpu(times(10, 95.0))), "readings were taken"));
    }

    void reckonsWhatARepairSaves()
    {
        // 20 % now, 80 % after: a quarter of the GPU-hours is enough.
        const std::optional<Repair> saved = repair(20.0, 100.0);
        QVERIFY(saved);
        QCOMPARE(saved->now, 0.2);
        QCOMPARE(saved->after, 0.8);
        QCOMPARE(saved->savedShare, 0.75);
        QCOMPARE(*saved->gpuHoursSaved, 75.0);
        QVERIFY(!repair(20.0, {})->gpuHoursSaved);
        QCOMPARE(render(describe(*saved)[1], English{}),
                 std::string("Of the 100 GPU-hours in this log the repair would have saved 75."));
    }

    void findsNothingToRepairWhereNothingIsKnownOrLost()
    {
        QVERIFY(!repair({}, 100.0));
        QVERIFY(!repair(0.0, 100.0));
        QVERIFY(!repair(80.0, 100.0));
        QVERIFY(!repair(95.0, 100.0));
    }
};

QTEST_APPLESS_MAIN(UsageDiagnosisTest)
#include "tst_usage_diagnosis.moc"
