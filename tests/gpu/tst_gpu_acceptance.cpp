#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace
{

/// What only a GPU can prove; the names are those of the lines in the findings.
const QStringList checks{
    u"PTX of bf16 runs and its product is right"_s,
    u"PTX of fp32 runs and its product is right"_s,
    u"without cuBLASLt figures are lower bounds"_s,
    u"the whole run ends with 0"_s,
    u"cuBLASLt multiplies bf16, and right"_s,
    u"cuBLASLt multiplies fp16, and right"_s,
    u"cuBLASLt multiplies tf32, and right"_s,
    u"cuBLASLt multiplies fp32, and right"_s,
    u"the triad runs"_s,
    u"transfers run both ways"_s,
    u"power is measured"_s,
    u"bf16 reaches 95 % of the vendor's product"_s,
    u"a busy GPU is seen as busy"_s,
    u"no memory is left on the GPU"_s,
};

} // namespace

/// Runs the acceptance script where there is a GPU. Elsewhere every check is skipped by name, so
/// that the summary of all tests says how many were not run.
class GpuAcceptanceTest : public QObject
{
    Q_OBJECT

    bool m_hasGpu = false;
    QByteArray m_findings;

private Q_SLOTS:
    void initTestCase()
    {
        QTemporaryDir folder;
        const QString findings = folder.filePath(u"findings"_s);
        QProcess script;
        script.start(QStringLiteral(COSTMODEL_SOURCE_DIR "/tests/gpu/acceptance"),
                     {QStringLiteral(COSTMODEL_BENCH_PROGRAM),
                      QStringLiteral(COSTMODEL_VENDOR_PRODUCT), findings});
        QVERIFY(script.waitForFinished(300000));
        m_hasGpu = script.exitCode() != 3;
        QFile file(findings);
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_findings = file.readAll();
    }

    void holdsOnAGpu_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : checks)
            QTest::newRow(name.toUtf8().constData()) << name;
    }
    void holdsOnAGpu()
    {
        QFETCH(QString, name);
        if (!m_hasGpu)
            QSKIP("needs an NVIDIA GPU, and there is none here");
        const QByteArray line = "PASS  " + name.toUtf8();
        QVERIFY2(m_findings.contains(line), m_findings.constData());
    }
};

QTEST_GUILESS_MAIN(GpuAcceptanceTest)
#include "tst_gpu_acceptance.moc"
