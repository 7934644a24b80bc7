#include "data/bench/import.h"

#include <QtTest>

#include "model/measure/figure.h"

using namespace costmodel;
using namespace costmodel::measure;

namespace
{

std::string all(const data::BenchImport& import)
{
    std::string text;
    for (const Message& message : import.problems)
        text += render(message, English{}) + "\n";
    return text;
}

const std::string mamfHead = "** Dtype: torch.bfloat16\n"
                             "- _CudaDeviceProperties(name='NVIDIA A100-SXM4-80GB', major=8)\n"
                             "Tried  79 shapes => the best outcomes were:\n";

const std::string ncclHead = "#  Rank  0 Group  0 Pid 1 on host device  0 [0x18] Card\n"
                             "#  Rank  1 Group  0 Pid 1 on host device  1 [0x19] Card\n";

} // namespace

class BenchImportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsMeanMedianAndMax()
    {
        const data::BenchImport import =
            data::importMamf(mamfHead + "mean:   265.3 TFLOPS @ 1024x4096x4096 (MxNxK)\r\n"
                                        "median: 265.7 TFLOPS @ 2048x4096x4096 (MxNxK)\r\n"
                                        "max:    271.2 TFLOPS @ 1024x10240x5120 (MxNxK)\r\n");
        QVERIFY2(import.result, all(import).c_str());
        const FigureOutcome outcome = figureForMoney(*import.result, "gemm/bf16");
        QVERIFY(outcome.figure);
        QCOMPARE(outcome.figure->value, 265.7e12);
        QCOMPARE(outcome.figure->deviceName, std::string("NVIDIA A100-SXM4-80GB"));
        QCOMPARE(import.result->tests[0].shape, (std::array<std::int64_t, 3>{2048, 4096, 4096}));
    }

    void prefersTheSustainedFigure()
    {
        const data::BenchImport import = data::importMamf(
            mamfHead +
            "MAMF (max achievable,  boost burst): 842 TFLOPS @ 3072x2816x20480 (MxNxK)  172W\n"
            "MSMF (max sustainable, saturated):   722 TFLOPS @ 3072x2816x8192 (MxNxK)  681W\n");
        QVERIFY2(import.result, all(import).c_str());
        QCOMPARE(import.result->tests[0].series->median, 722e12);
    }

    void saysThatABestFigureFlatters()
    {
        const data::BenchImport import = data::importMamf(
            mamfHead + "The best outcome was 271.2TFLOPS @ 1024x10240x5120 (MxNxK) (tried 79)\n");
        QVERIFY2(import.result, all(import).c_str());
        QCOMPARE(import.result->tests[0].series->median, 271.2e12);
        QVERIFY(import.result->notes.back().find("flatters") != std::string::npos);
    }

    void refusesOtherText()
    {
        for (const char* text : {"", "hello", "median: fast", "median: -3 TFLOPS @ 1x1x1 (MxNxK)"})
            QVERIFY2(!data::importMamf(mamfHead + text).result, text);
        // Without the number format the metric is unknown.
        QVERIFY(!data::importMamf("median: 265.7 TFLOPS @ 2048x4096x4096 (MxNxK)").result);
        QVERIFY(!data::importMamf(std::string(1000000, 'a')).result);
    }

    void readsRatesByPayload()
    {
        const data::BenchImport import = data::importNcclTests(
            ncclHead +
            "  1073741824     268435456     float     sum      -1    22661   47.38   47.38      0"
            "    22658   47.39   47.30      0\n"
            "[1,0]<stdout>:  4096   1024     float     sum      -1   10   0.41   0.41   0\n"
            "# Avg bus bandwidth    : 47.4509\n");
        QVERIFY2(import.result, all(import).c_str());
        const Scaling& scaling = *import.result->scaling;
        QCOMPARE(scaling.gpus, 2L);
        QCOMPARE(scaling.allReduce.size(), std::size_t{2});
        QCOMPARE(scaling.allReduce[0].bytes, std::uint64_t{1073741824});
        QCOMPARE(scaling.allReduce[0].busBytesPerSecond, std::optional(47.30e9));
    }

    void rowsWithWrongResultsHaveNoRate()
    {
        const data::BenchImport import = data::importNcclTests(
            ncclHead + "  4096   1024     float     sum      -1   10   0.41   0.41   3\n");
        QVERIFY(import.result);
        QCOMPARE(import.result->scaling->allReduce[0].status, TestStatus::Invalid);
        QVERIFY(!import.result->scaling->allReduce[0].busBytesPerSecond);
    }

    void oneGpuExchangesNothing()
    {
        const data::BenchImport import = data::importNcclTests(
            "#  Rank  0 Group  0 Pid 1 on host device  0 [0x18] Card\n"
            "  4096   1024     float     sum      -1   10   0.41   0.00   0\n");
        QVERIFY(!import.result);
        QVERIFY(all(import).find("one GPU") != std::string::npos);
    }

    void readsDirectAndBufferedJobs()
    {
        const data::BenchImport import = data::importFio(
            R"(fio: note
            {"global options": {"direct": "1"}, "jobs": [
              {"jobname": "a", "read": {"bw_bytes": 2000000000}},
              {"jobname": "b", "read": {"bw_bytes": 1800000000}},
              {"jobname": "c", "job options": {"direct": "0"}, "read": {"bw_bytes": 900000000}}]})");
        QVERIFY2(import.result, all(import).c_str());
        QCOMPARE(import.result->io->directBytesPerSecond, std::optional(1.8e9));
        QCOMPARE(import.result->io->bufferedColdBytesPerSecond, std::optional(0.9e9));
    }

    void refusesWhatFioDidNotRead()
    {
        for (const char* text : {"", "[]", "{}", R"({"jobs":[{"read":{"bw_bytes":0}}]})",
                                 R"({"jobs":[{"read":{"bw_bytes":"fast"}}]})", R"({"jobs":7})"})
            QVERIFY2(!data::importFio(text).result, text);
    }
};

QTEST_APPLESS_MAIN(BenchImportTest)
#include "tst_bench_import.moc"
