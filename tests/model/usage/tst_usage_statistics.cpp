#include "model/usage/statistics.h"

#include <QtTest>

using namespace costmodel;

namespace
{

GpuUsage gpuWith(std::initializer_list<std::optional<double>> utilization, double step = 5)
{
    GpuUsage gpu{.gpu = "0", .samples = {}, .powerLimitW = {}};
    double time = 0;
    for (const std::optional<double>& value : utilization)
    {
        gpu.samples.push_back({.time = time, .utilization = value, .powerW = {}});
        time += step;
    }
    return gpu;
}

GpuUsage gpuAt(std::initializer_list<double> times)
{
    GpuUsage gpu{.gpu = "0", .samples = {}, .powerLimitW = {}};
    for (const double time : times)
        gpu.samples.push_back({.time = time, .utilization = 50.0, .powerW = {}});
    return gpu;
}

} // namespace

class UsageStatisticsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsMissingReadingsWithoutTakingThemForZero()
    {
        const UsageStatistics usage =
            usageStatistics({{gpuWith({90.0, {}, 80.0}), gpuWith({{}, {}, 0.0})}, {}});
        QCOMPARE(usage.gpus[0].samples, std::size_t{2});
        QCOMPARE(usage.gpus[0].missing, std::size_t{1});
        QCOMPARE(*usage.gpus[0].mean, 85.0); // (90 + 80) / 2
        QCOMPARE(usage.gpus[1].missing, std::size_t{2});
        QCOMPARE(*usage.gpus[1].mean, 0.0);
        QCOMPARE(*usage.all.mean, 170.0 / 3);
        QCOMPARE(*usage.all.median, 80.0); // of 0, 80, 90
        QCOMPARE(*usage.all.idleShare, 1.0 / 3);
    }

    void hasNoFiguresOfAnUnmeasuredGpu()
    {
        const UsageStatistics usage = usageStatistics({{gpuWith({{}, {}})}, {}});
        QVERIFY(!usage.all.mean);
        QVERIFY(!usage.all.median);
        QVERIFY(!usage.all.idleShare);
        QCOMPARE(usage.all.missing, std::size_t{2});
    }

    void takesTheMeanOfTheTwoMiddleValues()
    {
        QCOMPARE(*median({4, 1, 3, 2}), 2.5);
        QCOMPARE(*median({7}), 7.0);
        QVERIFY(!median({}));
    }

    void relatesPowerToItsLimitOnlyWhereBothAreKnown()
    {
        GpuUsage gpu = gpuWith({90.0, 95.0});
        gpu.samples[0].powerW = 200;
        gpu.samples[1].powerW = 300;
        QVERIFY(!usageStatistics({{gpu}, {}}).all.powerShare);
        gpu.powerLimitW = 400;
        QCOMPARE(*usageStatistics({{gpu}, {}}).all.powerShare, 0.625); // (0.5 + 0.75) / 2
        const UsageStatistics halfKnown = usageStatistics({{gpu, gpuWith({50.0})}, {}});
        QVERIFY(!halfKnown.all.powerShare);
        QCOMPARE(*halfKnown.gpus[0].powerShare, 0.625);
    }

    void addsTheIntervalsBetweenReadings()
    {
        const UsageTime time = usageTime(gpuAt({100, 105, 110, 116}));
        QCOMPARE(*time.first, 100.0);
        QCOMPARE(*time.last, 116.0);
        QCOMPARE(*time.seconds, 16.0);
        QVERIFY(time.gaps.empty());
        // Two GPUs, 16 s each: 32 / 3600 h.
        const GpuUsage gpu = gpuAt({100, 105, 110, 116});
        QCOMPARE(*usageStatistics({{gpu, gpu}, {}}).gpuHours, 32.0 / 3600);
    }

    void leavesOutAGap()
    {
        const UsageTime time = usageTime(gpuAt({0, 5, 3600, 3605}));
        QCOMPARE(*time.seconds, 10.0);
        QCOMPARE(time.gaps.size(), std::size_t{1});
        QCOMPARE(time.gaps[0].from, 5.0);
        QCOMPARE(time.gaps[0].seconds, 3595.0);
    }

    void hasNoNegativeIntervalWhenTheClockIsSetBack()
    {
        const UsageTime time = usageTime(gpuAt({3595, 0, 5}));
        QCOMPARE(*time.seconds, 5.0);
        QVERIFY(time.gaps.empty());
        QCOMPARE(time.backSteps.size(), std::size_t{1});
        QCOMPARE(time.backSteps[0].seconds, 3595.0);
        QCOMPARE(*time.first, 0.0);
        QCOMPARE(*time.last, 3595.0);
    }

    void knowsNoDurationOfASingleReading()
    {
        QVERIFY(!usageTime(gpuAt({7})).seconds);
        QVERIFY(!usageStatistics({{gpuAt({7})}, {}}).gpuHours);
        QVERIFY(!usageTime({}).first);
    }

    void takesATakenIntervalWhereTheLogHasNoTimes()
    {
        GpuUsage gpu{.gpu = "0", .samples = std::vector<UsageSample>(60), .powerLimitW = {}};
        QVERIFY(!usageTime(gpu).seconds);
        QCOMPARE(*usageTime(gpu, 2).seconds, 120.0);
    }
};

QTEST_APPLESS_MAIN(UsageStatisticsTest)
#include "tst_usage_statistics.moc"
