#include "data/import/diagnosis.h"
#include "data/import/profile/pytorch_table.h"
#include "data/import/profile/trace.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

#include <zlib.h>

using namespace costmodel;
using namespace costmodel::data;

namespace
{

// One GPU over a step of 100 us: computing 0..40, NCCL 30..50, a copy 50..60; the program waits for
// the next batch 55..90.
constexpr const char* trace = R"({"schemaVersion": 1, "deviceProperties": [{"id": 0}],
"traceEvents": [
 {"ph": "X", "cat": "user_annotation", "name": "ProfilerStep#3", "pid": 9, "ts": 1000, "dur": 100},
 {"ph": "X", "cat": "kernel", "name": "sgemm", "pid": 0, "ts": 1000.0, "dur": 40,
  "args": {"device": 0, "shape": [{"device": 5}]}},
 {"ph": "X", "cat": "kernel", "name": "ncclDevKernel_AllReduce", "pid": 0, "ts": 1030, "dur": 20,
  "args": {"device": 0}},
 {"ph": "X", "cat": "gpu_memcpy", "name": "Memcpy HtoD", "pid": 0, "ts": 1050, "dur": 10,
  "args": {"device": 0}},
 {"ph": "X", "cat": "gpu_user_annotation", "name": "ProfilerStep#3", "ts": 1000, "dur": 60},
 {"ph": "X", "cat": "cpu_op", "name": "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__",
  "pid": 9, "ts": 1055, "dur": 35},
 {"ph": "i", "cat": "kernel", "name": "not a range", "ts": 1000},
 {"ph": "X", "cat": "kernel", "name": "no time", "args": {"device": 0}}
], "traceName": "x"})";

ImportReport report(std::vector<std::string> texts)
{
    std::vector<ImportInput> inputs;
    for (std::string& text : texts)
        inputs.push_back({"report" + std::to_string(inputs.size()), std::move(text), {}, {}});
    return diagnoseInputs(std::move(inputs), {}, {}).report;
}

bool isClose(double actual, double expected)
{
    return std::abs(actual - expected) < 1e-9;
}

void write(const QString& path, const std::string& bytes)
{
    std::ofstream(path.toStdString(), std::ios::binary) << bytes;
}

std::string packed(const std::string& text)
{
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    std::string bytes(deflateBound(&stream, text.size()), '\0');
    std::string input = text;
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    deflate(&stream, Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    return bytes;
}

void checkShares(const ImportReport& result)
{
    QVERIFY(result.profile);
    QVERIFY(isClose(result.profile->compute, 0.4));
    QVERIFY(isClose(result.profile->nccl, 0.1));
    QVERIFY(isClose(result.profile->copy, 0.1));
    QVERIFY(isClose(*result.profile->dataWait, 0.3)); // 60..90: until 60 the copy runs
    QVERIFY(isClose(*result.profile->otherIdle, 0.1));
    QVERIFY(isClose(*scalingEfficiency(*result.profile), 0.9));
    QVERIFY(result.verdict == UsageVerdict::Mixed); // a kernel runs half of the time
}

} // namespace

class ProfilerReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsATraceOfPyTorch()
    {
        const ImportReport result = report({trace});
        QCOMPARE(result.format, std::string("pytorch-trace"));
        QCOMPARE(result.rows.read, 8L);
        QCOMPARE(result.rows.used, 3L);
        QCOMPARE(result.rows.rejected, 1L);
        checkShares(result);
    }

    void readsTraceFilesPlainAndPackedWithoutLoadingThem()
    {
        const QTemporaryDir folder;
        const std::vector<std::filesystem::path> plain{
            folder.filePath(QStringLiteral("a.json")).toStdString()};
        write(folder.filePath(QStringLiteral("a.json")), trace);
        checkShares(diagnoseFiles(plain, {}, {}).report);
        const std::vector<std::filesystem::path> zipped{
            folder.filePath(QStringLiteral("a.gz")).toStdString()};
        write(folder.filePath(QStringLiteral("a.gz")), packed(trace));
        QVERIFY(isTraceFile(zipped[0]));
        checkShares(diagnoseFiles(zipped, {}, {}).report);
        // Gzip files may consist of several members one after another.
        const std::string text = trace;
        write(folder.filePath(QStringLiteral("a.gz")),
              packed(text.substr(0, 300)) + packed(text.substr(300)));
        checkShares(diagnoseFiles(zipped, {}, {}).report);
    }

    void refusesATraceThatIsCutOffOrTooLarge()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("a.gz")).toStdString();
        const std::string bytes = packed(trace);
        write(folder.filePath(QStringLiteral("a.gz")), bytes.substr(0, bytes.size() - 20));
        QVERIFY(std::holds_alternative<ImportRefusal>(readTraceFile(path, {})));
        write(folder.filePath(QStringLiteral("a.gz")), bytes);
        QVERIFY(std::holds_alternative<TraceContent>(readTraceFile(path, {})));
        QVERIFY(std::holds_alternative<ImportRefusal>(readTraceFile(path, {}, 500)));
        const std::string text = trace;
        const ImportReport cut = report({text.substr(0, text.size() - 30)});
        QCOMPARE(cut.refusals.size(), std::size_t{1});
        QVERIFY(cut.refusals[0].line > 1);
    }

    void takesTheWholeTraceWhereNoStepIsMarked()
    {
        const ImportReport result =
            report({R"([{"ph":"X","cat":"Kernel","name":"a","pid":0,"ts":0,"dur":10},
                 {"ph":"X","cat":"Kernel","name":"b","pid":0,"ts":30,"dur":10}])"});
        QVERIFY(isClose(result.profile->compute, 0.5)); // 20 of 40 us
        QVERIFY(!scalingEfficiency(*result.profile));
        QCOMPARE(result.assumptions.size(), std::size_t{1});
    }

    void combinesTheTracesOfRanks()
    {
        const std::string half =
            R"([{"ph":"X","cat":"user_annotation","name":"ProfilerStep#1","ts":0,"dur":100},
                {"ph":"X","cat":"kernel","name":"a","pid":0,"ts":0,"dur":50}])";
        const std::string full =
            R"([{"ph":"X","cat":"user_annotation","name":"ProfilerStep#1","ts":0,"dur":100},
                {"ph":"X","cat":"kernel","name":"a","pid":0,"ts":0,"dur":100}])";
        QVERIFY(isClose(report({half, full}).profile->compute, 0.75));
    }

    void refusesATraceWithoutGpuWork()
    {
        const ImportReport result =
            report({R"({"traceEvents": [{"ph":"X","cat":"cpu_op","name":"a","ts":0,"dur":1}]})"});
        QCOMPARE(result.refusals.size(), std::size_t{1});
    }

    void readsThePrintedTable()
    {
        const std::string table =
            "-------------------------------  ------------  ------------  ------------  "
            "------------  ------------  ------------  ------------  \n"
            "                           Name    Self CPU %      Self CPU     CPU total     "
            "Self CUDA   Self CUDA %    CUDA total    # of Calls  \n"
            "-------------------------------  ------------  ------------  ------------  "
            "------------  ------------  ------------  ------------  \n"
            "                  ProfilerStep*        10.00%       1.000ms      20.000ms       "
            "0.000us         0.00%      10.000ms             2  \n"
            "                   aten::linear         5.00%       1.000ms       3.000ms       "
            "6.000ms        60.00%       6.000ms            10  \n"
            "enumerate(DataLoader)#_Multi...        30.00%       4.000ms       4.000ms       "
            "0.000us         0.00%       0.000us             2  \n"
            "                  ampere_sgemm          0.00%       0.000us       0.000us       "
            "6.000ms        60.00%       6.000ms            10  \n"
            "ncclDevKernel_AllReduce_Sum_bf1         0.00%       0.000us       0.000us       "
            "3.000ms        30.00%       3.000ms             2  \n"
            "    Memcpy HtoD (Pinned -> 设备)         0.00%       0.000us       0.000us       "
            "1.000ms        10.00%       1.000ms             4  \n"
            "-------------------------------  ------------  ------------  ------------  "
            "------------  ------------  ------------  ------------  \n"
            "Self CPU time total: 20.000ms\n"
            "Self CUDA time total: 10.000ms\n";
        const ImportReport result = report({table});
        QCOMPARE(result.format, std::string("pytorch-table"));
        QVERIFY(result.profile);
        QVERIFY(isClose(result.profile->compute, 0.3)); // 6 of 20 ms
        QVERIFY(isClose(result.profile->nccl, 0.15));
        QVERIFY(isClose(result.profile->copy, 0.05));
        QVERIFY(isClose(*result.profile->dataWait, 0.2));
        QVERIFY(isClose(*result.profile->busy, 0.45));
        QVERIFY(result.verdict == UsageVerdict::Mixed);
    }

    void countsWorkThatThePrintedTableDoesNotList()
    {
        const auto table = readPytorchTable(
            "----------------------  ----------  ----------  ----------  ----------\n"
            "                  Name    Self CPU   CPU total   Self CUDA  # of Calls\n"
            "----------------------  ----------  ----------  ----------  ----------\n"
            "      ncclDevKernel_Ab     0.000us     0.000us     1.000ms           1\n"
            "                   odd         ???     0.000us     1.000ms           1\n"
            "----------------------  ----------  ----------  ----------  ----------\n"
            "Self CPU time total: 20.000ms\nSelf CUDA time total: 4.000ms\n");
        QVERIFY(table);
        QVERIFY(isClose(table->unlistedSeconds, 0.003));
        QCOMPARE(table->rejected, 1L);
        QCOMPARE(table->firstRejectedLine, 5L);
    }

    void readsTimesOfTheProfiler()
    {
        QCOMPARE(*profilerSeconds("1.5ms"), 1.5e-3);
        QCOMPARE(*profilerSeconds("2s"), 2.0);
        for (const char* nothing : {"", "--", "5", "nan", "-1ms", "1h"})
            QVERIFY2(!profilerSeconds(nothing), nothing);
    }

    void readsTheSummariesOfNsight()
    {
        const std::string kernels =
            "\n ** CUDA GPU Kernel Summary (cuda_gpu_kern_sum):\n\n"
            "Time (%),Total Time (ns),Instances,Avg (ns),Med (ns),Min (ns),Max (ns),StdDev "
            "(ns),Name\n"
            "75.0,600,3,200.0,200.0,200,200,0.0,\"void gemm<float, int>(T1, T2)\"\n"
            "25.0,200,1,200.0,200.0,200,200,0.0,ncclDevKernel_AllReduce_Sum_f32_RING_LL\n";
        const std::string copies = "Time (%),Total Time (ns),Count,Avg (ns),Med (ns),Min (ns),Max "
                                   "(ns),StdDev (ns),Operation\n"
                                   "100.0,200,4,50.0,50.0,50,50,0.0,[CUDA memcpy Host-to-Device]\n";
        const std::string calls = "Time (%),Total Time (ns),Num Calls,Avg (ns),Med (ns),Min "
                                  "(ns),Max (ns),StdDev (ns),Name\n"
                                  "100.0,99999,4,50.0,50.0,50,50,0.0,cudaLaunchKernel\n";
        const ImportReport result = report({kernels + "\n" + calls, copies});
        QCOMPARE(result.format, std::string("nsys-stats"));
        QVERIFY(isClose(result.profile->compute, 0.6));
        QVERIFY(isClose(result.profile->nccl, 0.2));
        QVERIFY(isClose(result.profile->copy, 0.2));
        QVERIFY(result.profile->ofBusyTime);
        QVERIFY(isClose(*scalingEfficiency(*result.profile), 0.8));
        QVERIFY(result.verdict == UsageVerdict::Unknown);
    }

    void countsTheWaitForDataThatNsightMarks()
    {
        const ImportReport result =
            report({"Time (%),Total Time (us),Instances,Avg (us),Name\n100.0,600,3,200.0,gemm\n\n"
                    "Time (%),Total Time (us),Instances,Avg (us),Style,Range\n"
                    "50.0,200,3,66.6,PushPop,:dataloader\n50.0,900,3,66.6,PushPop,:forward\n"});
        QVERIFY(isClose(*result.profile->dataWait, 0.25)); // 200 of 600 + 200
    }

    void readsTheTraceOfNsightWithItsOverlap()
    {
        const ImportReport result = report(
            {"Start (ns),Duration (ns),CorrId,GrdX,Device,Ctx,Strm,Name\n"
             "0,40,1,1,A100 (0),1,7,gemm\n30,20,2,1,A100 (0),1,8,ncclKernel_AllReduce\n"
             "90,10,3,,A100 (0),1,7,[CUDA memcpy Host-to-Device]\nx,10,3,,A100 (0),1,7,gemm\n"});
        QVERIFY(isClose(result.profile->compute, 0.4));
        QVERIFY(isClose(result.profile->nccl, 0.1));
        QVERIFY(isClose(*result.profile->busy, 0.5));
        QCOMPARE(result.rows.rejected, 1L);
        QCOMPARE(result.rejected[0].line, 5L);
    }
};

QTEST_APPLESS_MAIN(ProfilerReportTest)
#include "tst_profiler_report.moc"
