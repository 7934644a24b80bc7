#include "model/measure/statistics.h"

#include <QtTest>

using namespace costmodel::measure;

class BenchStatisticsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void summarizesByHand()
    {
        // Sorted 1 2 4 8: positions 0.75, 1.5 and 2.25 lie at 1.75, 3 and 5.
        const Series series = summarize({8, 1, 4, 2});
        QCOMPARE(series.min, 1.0);
        QCOMPARE(series.p25, 1.75);
        QCOMPARE(series.median, 3.0);
        QCOMPARE(series.p75, 5.0);
        QCOMPARE(series.max, 8.0);
        QCOMPARE(series.samples, (std::vector<double>{8, 1, 4, 2}));
    }

    void thinsButCountsAll()
    {
        std::vector<double> samples(10000);
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples[i] = static_cast<double>(i);
        const Series series = summarize(samples);
        QCOMPARE(series.n, std::size_t{10000});
        QCOMPARE(series.samples.size(), keptSamples);
        QCOMPARE(series.samples.front(), 0.0);
        QCOMPARE(series.samples.back(), 9999.0);
        QCOMPARE(series.median, 4999.5);
    }

    void oneSampleIsEnough()
    {
        const Series series = summarize({5});
        QCOMPARE(series.p25, 5.0);
        QCOMPARE(series.max, 5.0);
    }

    void noticesASecondProcess()
    {
        QVERIFY(isContended(summarize({100, 100, 100, 116})));
        QVERIFY(!isContended(summarize({100, 100, 100, 114})));
    }

    void comparesTheFirstBatchesWithTheLast()
    {
        std::vector<double> rates;
        std::vector<double> ends;
        for (int i = 0; i < 40; ++i)
        {
            rates.push_back(i < 10 ? 110 : 100);
            ends.push_back(0.1 * (i + 1));
        }
        QCOMPARE(burstRatio(rates, ends, 2.5), std::optional(1.1));
        QVERIFY(!burstRatio({}, {}, 2.5));
        QVERIFY(!burstRatio(std::vector<double>(9, 1.0), std::vector<double>(9, 1.0), 2.5));
    }

    void medianOfNothingIsNothing()
    {
        QVERIFY(!medianOf({}));
        QCOMPARE(medianOf({3, 1, 2}), std::optional(2.0));
    }
};

QTEST_APPLESS_MAIN(BenchStatisticsTest)
#include "tst_bench_statistics.moc"
