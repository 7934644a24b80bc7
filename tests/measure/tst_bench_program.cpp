#include "tests/measure/bench_process.h"

#include <cmath>
#include <csignal>

#include "model/measure/process/child_process.h"

using namespace costmodel::measure;
using namespace Qt::StringLiterals;

namespace
{

Settings fakes(const Settings& more = {})
{
    return Settings{{u"COSTMODEL_LIBDIR"_s, QStringLiteral(COSTMODEL_FAKES)}} + more;
}

Settings scenario(const QString& name)
{
    return fakes({{u"FAKE_CUDA"_s, name}});
}

const QStringList shortRun{u"run"_s,  u"--budget"_s,   u"1"_s,       u"--dtype"_s,
                           u"bf16"_s, u"--no-power"_s, u"--single"_s};

} // namespace

/// The program as a whole, on fake drivers.
class BenchProgramTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString& name) const
    {
        return m_folder.filePath(name);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("COSTMODEL_BENCH_PROGRAM_TESTS"))
            QSKIP("whole measurements in real time, which a busy machine disturbs; "
                  "COSTMODEL_BENCH_PROGRAM_TESTS=1 runs them");
    }

    void listsAndNeverFails_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const char* words)
        {
            QTest::newRow(name) << QString::fromLatin1(name) << QByteArray(words);
        };
        row("ok", "libcuda.so.1 is usable");
        row("stub", "placeholder of a toolkit");
        row("nodev", "sees no device");
        row("noperm", "/dev/nvidia");
        row("notready", "nvidia-fabricmanager");
        row("mismatch", "reboot or reinstall");
        row("crash", "ended unexpectedly");
        row("hang", "before the deadline");
    }
    void listsAndNeverFails()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, words);
        const BenchProcess list = runBench({u"--list"_s, u"--timeout"_s, u"3"_s}, scenario(name));
        QCOMPARE(list.exit, 0);
        QVERIFY2(list.err.contains(words), list.err.constData());
        QVERIFY(!list.out.isEmpty());
    }

    void listsWithoutAnyLibrary()
    {
        const BenchProcess list =
            runBench({u"--list"_s}, {{u"COSTMODEL_LIBDIR"_s, u"/nonexistent"_s}});
        QCOMPARE(list.exit, 0);
        QCOMPARE(list.out, QByteArray("no device\n"));
        QVERIFY(list.err.contains("bring the result file"));
    }

    void measuresIntoAFileThatSaysItIsFake()
    {
        const BenchProcess run = runBench(
            shortRun + QStringList{u"--json"_s, file(u"a.cmbench.json"_s)}, scenario(u"ok"_s));
        QVERIFY2(run.exit == 0, run.err.constData());
        QVERIFY(run.out.isEmpty());
        const auto result = resultIn(file(u"a.cmbench.json"_s));
        QVERIFY(result);
        QCOMPARE(result->usableForCostModel, false);
        // The fake does 100 TFLOP/s; a machine with other work only ever makes it slower.
        QVERIFY(result->tests[0].series->median > 1e12);
        QVERIFY(result->tests[0].series->median < 100.1e12);
        QVERIFY(result->host.hostname.empty());
        QCOMPARE(result->kernelsSha256.size(), std::size_t{64});
        QCOMPARE(runBench({u"verify"_s, file(u"a.cmbench.json"_s)}, {}).exit, 0);
        const BenchProcess refused =
            runBench({u"show"_s, file(u"a.cmbench.json"_s), u"--metric"_s, u"gemm/bf16"_s}, {});
        QCOMPARE(refused.exit, 6);
        QVERIFY(refused.out.isEmpty());
        QVERIFY(refused.err.contains("test library"));
    }

    void survivesWhatDriversDo_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("hang") << u"hang"_s << 5 << QByteArray("before the deadline");
        QTest::newRow("crash") << u"crash"_s << 4 << QByteArray("signal 6");
        QTest::newRow("no device") << u"nodev"_s << 3 << QByteArray("no GPU");
        QTest::newRow("prints") << u"noisy"_s << 0 << QByteArray("gemm/bf16: ");
        QTest::newRow("zero time") << u"zerotime"_s << 4 << QByteArray("zero or less");
        QTest::newRow("busy") << u"busy"_s << 4 << QByteArray("46");
        QTest::newRow("fails later") << u"fail"_s << 4 << QByteArray("CUDA_ERROR_LAUNCH_FAILED");
    }
    void survivesWhatDriversDo()
    {
        QFETCH(QString, name);
        QFETCH(int, exit);
        QFETCH(QByteArray, words);
        const QStringList patience =
            name == u"hang"_s ? QStringList{u"--timeout"_s, u"2"_s} : QStringList{};
        const BenchProcess run = runBench(shortRun + patience, scenario(name));
        QVERIFY2(run.exit == exit, run.err.constData());
        QVERIFY2(run.err.contains(words), run.err.constData());
    }

    void canBeStoppedAndKeepsWhatItHas()
    {
        QProcess process;
        process.setProcessEnvironment(environment(scenario(u"ok"_s)));
        process.start(QStringLiteral(COSTMODEL_BENCH_PROGRAM),
                      {u"run"_s, u"--budget"_s, u"300"_s, u"--dtype"_s, u"bf16,fp16"_s,
                       u"--no-power"_s, u"--json"_s, file(u"stopped.cmbench.json"_s)});
        QVERIFY(process.waitForStarted());
        QTest::qWait(3000);
        QElapsedTimer timer;
        timer.start();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 4);
        const auto result = resultIn(file(u"stopped.cmbench.json"_s));
        QVERIFY(result);
        QVERIFY(std::any_of(result->tests.begin(), result->tests.end(),
                            [](const Test& test) { return test.reason == Reason::Cancelled; }));
    }

    void ranksWriteTheirOwnFiles_data()
    {
        QTest::addColumn<QString>("variable");
        for (const char* name :
             {"SLURM_PROCID", "OMPI_COMM_WORLD_RANK", "PMI_RANK", "JOB_COMPLETION_INDEX", "RANK"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void ranksWriteTheirOwnFiles()
    {
        QFETCH(QString, variable);
        const QString name = variable + u".cmbench.json"_s;
        const BenchProcess run =
            runBench(shortRun + QStringList{u"--json"_s, file(name)}, fakes({{variable, u"3"_s}}));
        QVERIFY2(run.exit == 0, run.err.constData());
        QVERIFY(!QFile::exists(file(name)));
        const auto result = resultIn(file(variable + u".rank3.cmbench.json"_s));
        QVERIFY(result);
        QCOMPARE(result->rank, std::optional(3L));
    }

    void theSameGpuTwiceIsNotMerged()
    {
        const QString a = file(u"SLURM_PROCID.rank3.cmbench.json"_s);
        const QString b = file(u"a.cmbench.json"_s);
        const BenchProcess merged = runBench({u"merge"_s, a, b}, {});
        QCOMPARE(merged.exit, 6);
        QVERIFY(merged.err.contains("is in two results"));
    }

    void severalGpusAreMeasuredTogether()
    {
        const QString path = file(u"two.cmbench.json"_s);
        const BenchProcess run =
            runBench({u"run"_s, u"--budget"_s, u"1"_s, u"--dtype"_s, u"bf16"_s, u"--json"_s, path},
                     fakes({{u"FAKE_CUDA_DEVICES"_s, u"2"_s},
                            {u"FAKE_NVML_DEVICES"_s, u"2"_s},
                            {u"FAKE_NVML"_s, u"reverse"_s},
                            {u"FAKE_NCCL_BUSBW"_s, u"200e9"_s}}));
        QVERIFY2(run.exit == 0, run.err.constData());
        const auto result = resultIn(path);
        QVERIFY(result && result->scaling);
        QCOMPARE(result->devices.size(), std::size_t{2});
        QCOMPARE(result->scaling->gpus, 2L);
        QVERIFY(*result->scaling->concurrency > 0.1 && *result->scaling->concurrency < 10);
        // Payloads of 64 KiB, 1 MiB and 16 MiB fit into the 128 MiB of the fakes.
        QCOMPARE(result->scaling->allReduce.size(), std::size_t{5});
        QCOMPARE(result->scaling->allReduce[2].status, TestStatus::Ok);
        QVERIFY(*result->scaling->allReduce[2].busBytesPerSecond > 1e9);
        QVERIFY(*result->scaling->allReduce[2].busBytesPerSecond < 200.1e9);
        QCOMPARE(result->scaling->allReduce[4].status, TestStatus::Skipped);
        QVERIFY(!result->scaling->allReduce[4].busBytesPerSecond);
    }

    void withoutNcclNeighboursCopy()
    {
        const QString path = file(u"peer.cmbench.json"_s);
        const BenchProcess run = runBench({u"run"_s, u"--budget"_s, u"1"_s, u"--dtype"_s, u"bf16"_s,
                                           u"--no-power"_s, u"--json"_s, path},
                                          fakes({{u"FAKE_CUDA_DEVICES"_s, u"2"_s},
                                                 {u"FAKE_CUDA_MEMORY"_s, u"1073741824"_s},
                                                 {u"FAKE_NCCL"_s, u"noinit"_s}}));
        QVERIFY2(run.exit == 0, run.err.constData());
        const auto result = resultIn(path);
        QVERIFY(result && result->scaling);
        QVERIFY(result->scaling->allReduce.empty());
        QCOMPARE(result->scaling->peerCopy.size(), std::size_t{2});
        // The fake copies 50 GB a second.
        QVERIFY(*result->scaling->peerCopy[0].busBytesPerSecond > 1e9);
        QVERIFY(*result->scaling->peerCopy[0].busBytesPerSecond < 50.1e9);
        QVERIFY(std::any_of(result->notes.begin(), result->notes.end(),
                            [](const std::string& note)
                            { return note.find("/dev/shm") != std::string::npos; }));
    }

    void aBusyGpuIsLeftAlone()
    {
        const BenchProcess run = runBench(shortRun, fakes({{u"FAKE_NVML_UTIL"_s, u"95"_s}}));
        QCOMPARE(run.exit, 3);
        QVERIFY2(run.err.contains("--force"), run.err.constData());
        QCOMPARE(
            runBench(shortRun + QStringList{u"--force"_s}, fakes({{u"FAKE_NVML_UTIL"_s, u"95"_s}}))
                .exit,
            0);
        QCOMPARE(runBench(shortRun, fakes({{u"FAKE_NVML_MEMORY"_s, u"0.5"_s}})).exit, 3);
    }

    void observesAndSaysWhatIsWaitedFor()
    {
        const BenchProcess waits = runBench({u"observe"_s, u"--seconds"_s, u"4"_s},
                                            fakes({{u"FAKE_NVML_UTIL"_s, u"12"_s}}));
        QVERIFY2(waits.exit == 0, waits.err.constData());
        QVERIFY2(waits.out.contains("verdict                      wait"), waits.out.constData());
        const BenchProcess busy = runBench({u"observe"_s, u"--seconds"_s, u"4"_s},
                                           fakes({{u"FAKE_NVML_UTIL"_s, u"97"_s}}));
        // 300 W of 350 W.
        QVERIFY2(busy.out.contains("compute-bound"), busy.out.constData());
        const BenchProcess slice =
            runBench({u"observe"_s, u"--seconds"_s, u"4"_s},
                     fakes({{u"FAKE_NVML"_s, u"mig"_s}, {u"FAKE_NVML_UTIL"_s, u"97"_s}}));
        QVERIFY2(slice.out.contains("verdict                      unknown"), slice.out.constData());
        const BenchProcess none = runBench({u"observe"_s, u"--seconds"_s, u"1"_s},
                                           {{u"COSTMODEL_LIBDIR"_s, u"/nowhere"_s}});
        QCOMPARE(none.exit, 3);
    }

    void watchesACommandAndPassesItOn()
    {
        // nanoGPT's lines; 250 ms an iteration.
        const QString script =
            u"for i in 1 2 3 4 5 6 7 8 9 10 11 12; do "
            "echo \"iter $i: loss 3.1234, time 250.00ms, mfu 30.00%\"; sleep 0.3; "
            "done; echo to-the-error >&2; exit 7"_s;
        const BenchProcess run = runBench(
            {u"run"_s, u"--json"_s, file(u"job.cmbench.json"_s), u"--"_s, u"sh"_s, u"-c"_s, script},
            fakes({{u"FAKE_NVML_UTIL"_s, u"55"_s}}));
        QCOMPARE(run.exit, 7);
        QVERIFY(run.out.contains("iter 12: loss 3.1234, time 250.00ms, mfu 30.00%\n"));
        QVERIFY(run.err.contains("to-the-error\n"));
        const auto result = resultIn(file(u"job.cmbench.json"_s));
        QVERIFY2(result && result->observation, run.err.constData());
        QCOMPARE(result->observation->verdict, std::string("mixed"));
        QVERIFY(result->observation->throughput);
        QVERIFY(std::fabs(*result->observation->throughput - 4) < 1e-9);
        QCOMPARE(runBench({u"run"_s, u"--"_s, u"/nonexistent/command"_s}, fakes()).exit, 2);
        QCOMPARE(runBench({u"run"_s, u"--"_s}, fakes()).exit, 2);
    }

    void mistakesHaveTheirStatus()
    {
        QCOMPARE(runBench({}, {}).exit, 2);
        QCOMPARE(runBench({u"dance"_s}, {}).exit, 2);
        QCOMPARE(runBench({u"run"_s, u"--budgets"_s, u"3"_s}, {}).exit, 2);
        QCOMPARE(runBench({u"run"_s, u"--budg"_s, u"3"_s}, {}).exit, 2);
        QCOMPARE(runBench({u"run"_s, u"--budget"_s, u"nan"_s}, {}).exit, 2);
        QCOMPARE(runBench({u"run"_s, u"--dtype"_s, u"bf17"_s}, {}).exit, 2);
        QCOMPARE(runBench({u"show"_s, u"/nonexistent.json"_s}, {}).exit, 4);
        QCOMPARE(runBench({u"--help"_s}, {}).exit, 0);
        QCOMPARE(runBench({u"estimate"_s, u"--help"_s}, {}).exit, 0);
        QFile damaged(file(u"damaged.json"_s));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("{\n  \"format\": \"costmodel.bench\",\n  oops\n}");
        damaged.close();
        const BenchProcess show = runBench({u"show"_s, damaged.fileName()}, {});
        QCOMPARE(show.exit, 6);
        QVERIFY2(show.err.contains("damaged.json:3:3: error: "), show.err.constData());
    }

    void estimatesABandWithWhatItRestsOn()
    {
        const QString fixture =
            QStringLiteral(COSTMODEL_SOURCE_DIR "/tests/measure/fixtures/two_gpus.cmbench.json");
        const BenchProcess band = runBench({u"estimate"_s, fixture, u"--params"_s, u"6658859008"_s,
                                            u"--layers"_s, u"32"_s, u"--width"_s, u"4096"_s,
                                            u"--seq"_s, u"2048"_s, u"--eta"_s, u"0.33:0.45:0.58"_s},
                                           {});
        QVERIFY2(band.exit == 0, band.err.constData());
        // 4e14 x 0.33 / 43,174,379,520 = 3057.37; x 0.45: 4169.14; x 0.58: 5373.56.
        QVERIFY2(band.out.contains("3,057.4"), band.out.constData());
        QVERIFY(band.out.contains("4,169.1"));
        QVERIFY(band.out.contains("5,373.6"));
        const BenchProcess fp8 = runBench(
            {u"estimate"_s, fixture, u"--params"_s, u"1e9"_s, u"--metric"_s, u"gemm/fp4"_s}, {});
        QCOMPARE(fp8.exit, 6);
    }

    void readsAFolderButNoMemory()
    {
        QCOMPARE(runBench({u"io"_s, u"/nonexistent"_s}, {}).exit, 4);
        const BenchProcess small = runBench({u"io"_s, m_folder.path()}, {});
        QCOMPARE(small.exit, 4);
        QVERIFY2(small.err.contains("--scratch") || small.err.contains("in memory"),
                 small.err.constData());
        if (QFile::exists(u"/dev/shm"_s))
        {
            const BenchProcess memory = runBench({u"io"_s, u"/dev/shm"_s}, {});
            QCOMPARE(memory.exit, 4);
            QVERIFY2(memory.err.contains("lies in memory"), memory.err.constData());
        }
    }
};

QTEST_GUILESS_MAIN(BenchProgramTest)
#include "tst_bench_program.moc"
