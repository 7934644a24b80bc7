#include "model/measure/throughput.h"

#include <cmath>

#include <QtTest>

#include "model/measure/reference.h"

using namespace costmodel::measure;

namespace
{

bool isWithin(double actual, double expected, double tolerance)
{
    return std::fabs(actual - expected) <= tolerance;
}

} // namespace

class ThroughputTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsTheFlopOfAPublishedModel()
    {
        // llm-foundry's 7B: 6 x 6,658,859,008 + 12 x 32 x 4096 x 2048 by hand.
        const ModelShape shape{6658859008.0, 32, 4096, 2048};
        QCOMPARE(flopPerToken(shape), 43174379520.0);
        // Its table: H100 10,643 tokens/s are 46.44 % of 989.5 TFLOPS, A100 4,641 are 64.23 % of
        // 312.
        QVERIFY(
            isWithin(modelFlopsUtilization(10643, flopPerToken(shape), 989.5e12), 0.4644, 2e-4));
        QVERIFY(isWithin(modelFlopsUtilization(4641, flopPerToken(shape), 312e12), 0.6423, 2e-4));
    }

    void leavesOutTheAttentionTermUnlessAllOfItIsKnown()
    {
        QCOMPARE(flopPerToken({1e9, {}, {}, {}}), 6e9);
        QCOMPARE(flopPerToken({1e9, 32, 4096, {}}), 6e9);
    }

    void countsProductsInDouble()
    {
        QCOMPARE(gemmFlop(65536, 65536, 65536), 562949953421312.0); // 2^49
        QCOMPARE(gemmFlop(3, 5, 7), 210.0);                         // not m m n
    }

    void givesABandOfTokens()
    {
        const EtaBand eta = defaultEta("NVIDIA H100 80GB HBM3");
        QCOMPARE(eta.low, 0.33);
        QCOMPARE(eta.high, 0.58);
        // 794.5e12 x 0.45 / 43174379520 = 8280.95..., by hand.
        const TokenRates rates = tokensPerSecond(794.5e12, eta, 43174379520.0, false);
        QVERIFY(isWithin(rates.mid, 8281.0, 0.1));
        QCOMPARE(tokensPerSecond(794.5e12, eta, 43174379520.0, true).mid, rates.mid * 0.75);
    }

    void knowsFamiliesByWholeWords()
    {
        QCOMPARE(familyOf("NVIDIA A100-SXM4-80GB"), GpuFamily::AmpereDataCentre);
        QCOMPARE(familyOf("NVIDIA RTX A1000"), GpuFamily::Other);
        QCOMPARE(familyOf("NVIDIA GH200 480GB"), GpuFamily::Hopper);
        QCOMPARE(familyOf(""), GpuFamily::Other);
    }

    void knowsPeaksOnlyWhereTheyAreCertain()
    {
        QCOMPARE(datasheetPeak("NVIDIA A100-SXM4-80GB", "gemm/bf16"), std::optional(312e12));
        QCOMPARE(datasheetPeak("NVIDIA H200", "gemm/bf16"), std::optional(989e12));
        QVERIFY(!datasheetPeak("NVIDIA H100 PCIe", "gemm/bf16"));
        QVERIFY(!datasheetPeak("NVIDIA A10", "gemm/bf16"));
        QVERIFY(!datasheetPeak("GeForce", "gemm/bf16"));
    }

    void everyReferenceFigureHasASourceAndIsPlausible()
    {
        QVERIFY(!referenceFigures().empty());
        for (const ReferenceFigure& figure : referenceFigures())
        {
            QVERIFY(!figure.source.empty());
            QVERIFY(figure.measured > 1e11);
            if (figure.datasheet)
            {
                const double share = figure.measured / *figure.datasheet;
                QVERIFY2(share > plausibleLow && share < plausibleHigh, figure.gpu.data());
            }
        }
    }

    void reckonsWhatCommunicationCosts()
    {
        // 6.66B parameters, 13.318 GB of bf16 gradients, 8 GPUs, 16,384 tokens a step:
        // 16384 x 43.17e9 / (794.5e12 x 0.45) = 1.9785 s of computing.
        const double compute = 16384 * 43174379520.0 / (794.5e12 * 0.45);
        QVERIFY(isWithin(compute, 1.9785, 1e-4));
        const double fast = allReduceSeconds(13.318e9, 482.26e9, 8);
        QVERIFY(isWithin(fast, 0.0483, 1e-4));
        QVERIFY(isWithin(scalingEfficiency(compute, fast, 0), 0.976, 1e-3));
        QVERIFY(isWithin(scalingEfficiency(compute, fast, 0.8), 0.995, 1e-3));
        const double slow = allReduceSeconds(13.318e9, 26.0e9, 8);
        QVERIFY(isWithin(slow, 0.896, 1e-3));
        QVERIFY(isWithin(scalingEfficiency(compute, slow, 0), 0.688, 1e-3));
        QVERIFY(isWithin(scalingEfficiency(compute, slow, 0.8), 0.917, 1e-3));
    }

    void busRateUndoesTheTime()
    {
        // nccl-tests: busbw = algbw x 2 (n - 1) / n; 1e9 B in 0.01 s over 4 GPUs: 150 GB/s.
        QCOMPARE(busBytesPerSecond(1e9, 0.01, 4), 150e9);
        QCOMPARE(allReduceSeconds(1e9, 150e9, 4), 0.01);
        QCOMPARE(allReduceSeconds(1e9, 150e9, 1), 0.0);
    }

    void energyOfAToken()
    {
        // 700 W at 10,000 tokens/s: 0.07 J a token, over 3.6e6 J a kWh.
        QCOMPARE(kwhPerToken(700, 10000), 0.07 / 3.6e6);
    }

    void aRateIsPositiveAndFiniteOrNotThere()
    {
        QVERIFY(isWithin(rateOf(64, 1e-9).value(), 64e9, 1e-3));
        QVERIFY(!rateOf(64, 0));
        QVERIFY(!rateOf(64, -1.78e-3));
        QVERIFY(!rateOf(64, std::nan("")));
        QVERIFY(!rateOf(1e308, 1e-300));
        QVERIFY(!rateOf(0, 1));
    }
};

QTEST_APPLESS_MAIN(ThroughputTest)
#include "tst_throughput.moc"
