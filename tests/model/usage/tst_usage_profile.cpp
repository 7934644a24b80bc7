#include "model/usage/diagnosis.h"

#include <QtTest>

using namespace costmodel;

namespace
{

void compareClose(double actual, double expected)
{
    QVERIFY2(std::abs(actual - expected) < 1e-12,
             qPrintable(QString::number(actual) + QStringLiteral(" is not ") +
                        QString::number(expected)));
}

} // namespace

class UsageProfileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void calculatesWithSetsOfIntervals()
    {
        const auto a = united({{5, 6}, {0, 2}, {1, 3}, {3, 4}, {9, 8}});
        QCOMPARE(a.size(), std::size_t{2}); // 0..4, 5..6; the one that runs backward is dropped
        QCOMPARE(length(a), 5.0);
        const auto b = united({{1, 2}, {3, 5.5}});
        QCOMPARE(length(common(a, b)), 1.0 + 1.0 + 0.5);
        QCOMPARE(length(without(a, b)), 1.0 + 1.0 + 0.5);
        QCOMPARE(length(without(b, a)), 1.0);
        QVERIFY(without({}, b).empty());
        QCOMPARE(length(without(b, {})), 3.5);
    }

    void countsOnlyWhatComputingDoesNotHide()
    {
        // One GPU over 10 s: computing 0..4, NCCL 3..5, a copy 4.5..6, nothing 6..10, of which the
        // program waits for the next batch 5.5..9.
        ProfileTimeline timeline;
        timeline.gpus[0] = {{{0, 4}}, {{3, 5}}, {{4.5, 6}}};
        timeline.dataWait = {{5.5, 9}};
        timeline.steps = {{0, 10}};
        const auto shares = profileShares(timeline);
        QVERIFY(shares);
        compareClose(shares->compute, 0.4);
        compareClose(shares->nccl, 0.1);
        compareClose(shares->copy, 0.1);
        compareClose(*shares->dataWait, 0.3);
        compareClose(*shares->otherIdle, 0.1);
        compareClose(*shares->busy, 0.5); // a kernel runs 0..5
        compareClose(*scalingEfficiency(*shares), 0.9);
    }

    void averagesOverTheGpus()
    {
        ProfileTimeline timeline;
        timeline.gpus[0] = {{{0, 10}}, {}, {}};
        timeline.gpus[1] = {{{0, 2}}, {}, {}};
        const auto shares = profileShares(timeline);
        compareClose(shares->compute, 0.6); // 12 s of 2 x 10 s
        QCOMPARE(shares->gpus, std::size_t{2});
        QVERIFY(!scalingEfficiency(*shares));
    }

    void dividesSumsByTheWallTimeOrElseByTheBusyTime()
    {
        ProfileSums sums{6, 2, 2, {}, {}};
        const auto busyOnly = profileShares(sums);
        compareClose(busyOnly->nccl, 0.2);
        QVERIFY(busyOnly->ofBusyTime);
        QVERIFY(!busyOnly->busy);
        sums.wallSeconds = 20;
        sums.dataWaitSeconds = 4;
        const auto ofWall = profileShares(sums);
        compareClose(ofWall->compute, 0.3);
        compareClose(*ofWall->dataWait, 0.2);
        compareClose(*ofWall->otherIdle, 0.3);
        compareClose(*ofWall->busy, 0.4);
    }

    void knowsNothingOfAProfileWithoutGpuWork()
    {
        QVERIFY(!profileShares(ProfileTimeline{}));
        QVERIFY(!profileShares(ProfileSums{}));
        ProfileTimeline onlyCpu;
        onlyCpu.dataWait = {{0, 5}};
        QVERIFY(!profileShares(onlyCpu));
    }

    void givesAVerdictOnlyWithAWallTime()
    {
        QVERIFY(diagnose(*profileShares(ProfileSums{6, 2, 2, {}, {}})).verdict ==
                UsageVerdict::Unknown);
        QVERIFY(diagnose(*profileShares(ProfileSums{6, 2, 2, {}, 10})).verdict ==
                UsageVerdict::Busy);
        QVERIFY(diagnose(*profileShares(ProfileSums{6, 2, 2, {}, 20})).verdict ==
                UsageVerdict::Mixed);
        const Diagnosis waits = diagnose(*profileShares(ProfileSums{6, 2, 2, {}, 40}));
        QVERIFY(waits.verdict == UsageVerdict::Wait);
        QVERIFY(render(waits.reasons.front(), English{}).find("only 20.0 %") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(UsageProfileTest)
#include "tst_usage_profile.moc"
