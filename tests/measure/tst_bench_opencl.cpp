#include "tests/measure/bench_process.h"

#include <QDir>

using namespace costmodel::measure;
using namespace Qt::StringLiterals;

/// OpenCL for real, on the processor through PoCL. Says nothing about the speed of GPUs.
class BenchOpenClTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    Settings settings(const Settings& more = {}) const
    {
        // PoCL has no device where it cannot write its cache.
        return Settings{{u"POCL_CACHE_DIR"_s, m_folder.filePath(u"cache"_s)},
                        {u"CUDA_VISIBLE_DEVICES"_s, u""_s}} +
               more;
    }

    BenchProcess list(const Settings& more) const
    {
        return runBench({u"--list"_s, u"--timeout"_s, u"120"_s}, settings(more));
    }

    static int devicesOf(const BenchProcess& list)
    {
        return static_cast<int>(list.out.count("(opencl"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QDir(m_folder.path()).mkdir(u"cache"_s);
        if (!list({}).out.contains("pthread"))
            QSKIP("PoCL is not installed here (package pocl-opencl-icd)");
    }

    void measuresProductsAndMemory()
    {
        if (!qEnvironmentVariableIsSet("COSTMODEL_BENCH_PROGRAM_TESTS"))
            QSKIP("a measurement in real time, which a busy machine disturbs; "
                  "COSTMODEL_BENCH_PROGRAM_TESTS=1 runs it");
        const QString path = m_folder.filePath(u"pocl.cmbench.json"_s);
        const BenchProcess run = runBench({u"run"_s, u"--devices"_s, u"opencl:0"_s, u"--budget"_s,
                                           u"2"_s, u"--timeout"_s, u"200"_s, u"--json"_s, path},
                                          settings());
        QVERIFY2(run.exit == 0, run.err.constData());
        const auto result = resultIn(path);
        QVERIFY(result);
        QCOMPARE(result->devices.size(), std::size_t{1});
        QCOMPARE(result->devices[0].type, DeviceType::Cpu);
        int measured = 0;
        for (const Test& test : result->tests)
        {
            if (!test.series)
                continue;
            ++measured;
            QVERIFY(test.series->median > 1e6 && test.series->median < 1e15);
            if (test.name == "gemm")
                QVERIFY(test.maxRelativeError && *test.maxRelativeError < 1e-5);
        }
        QCOMPARE(measured, 3); // fp32, fp64, triad; PoCL 3.1 has no fp16
        QCOMPARE(result->usableForCostModel, false);
        const BenchProcess money =
            runBench({u"show"_s, path, u"--metric"_s, u"gemm/fp32"_s}, settings());
        QCOMPARE(money.exit, 6);
        QVERIFY(money.err.contains("is a CPU"));
    }

    void aProcessorIsNotMeasuredUnasked()
    {
        const BenchProcess run = runBench({u"run"_s}, settings());
        QCOMPARE(run.exit, 3);
    }

    void noPlatformIsAStatus()
    {
        QTemporaryDir empty;
        const BenchProcess found = list({{u"OCL_ICD_VENDORS"_s, empty.path()}});
        QCOMPARE(found.exit, 0);
        QCOMPARE(devicesOf(found), 0);
        QVERIFY2(found.err.contains("no platform"), found.err.constData());
    }

    void aBrokenRegistrationIsAStatus()
    {
        QTemporaryDir vendors;
        QFile file(vendors.filePath(u"broken.icd"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("/nonexistent/libgpu.so\n");
        file.close();
        const BenchProcess found = list({{u"OCL_ICD_VENDORS"_s, vendors.path()}});
        QCOMPARE(found.exit, 0);
        QCOMPARE(devicesOf(found), 0);
    }

    void oneDriverRegisteredTwiceIsOneDevice()
    {
        QFile original(u"/etc/OpenCL/vendors/pocl.icd"_s);
        if (!original.open(QIODevice::ReadOnly))
            QSKIP("PoCL is registered elsewhere");
        const QByteArray text = original.readAll();
        QTemporaryDir vendors;
        for (const char* name : {"a.icd", "b.icd"})
        {
            QFile file(vendors.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        const BenchProcess found = list({{u"OCL_ICD_VENDORS"_s, vendors.path()}});
        QVERIFY2(devicesOf(found) == 1, found.out.constData());
    }

    void twoDevicesAreTwo()
    {
        QCOMPARE(devicesOf(list({{u"POCL_DEVICES"_s, u"pthread pthread"_s}})), 2);
    }

    void aCacheThatCannotBeWrittenIsAStatus()
    {
        const BenchProcess found = list({{u"POCL_CACHE_DIR"_s, u"/proc/no-cache-here"_s}});
        QCOMPARE(found.exit, 0);
        QCOMPARE(devicesOf(found), 0);
        QVERIFY2(found.err.contains("no device on"), found.err.constData());
    }

    void anAbsentLoaderIsAStatus()
    {
        const BenchProcess found = list({{u"COSTMODEL_OPENCL"_s, u"libOpenCL.so.9"_s}});
        QCOMPARE(found.exit, 0);
        QVERIFY2(found.err.contains("libOpenCL.so.9 is not installed"), found.err.constData());
    }
};

QTEST_GUILESS_MAIN(BenchOpenClTest)
#include "tst_bench_opencl.moc"
