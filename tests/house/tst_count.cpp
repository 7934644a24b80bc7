#include <QProcess>
#include <QtTest>

/// The verdict of tests/run is no better than its counting.
class CountTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsFunctionsAndTellsCrashesAndSkips()
    {
        QProcess awk;
        awk.start(QStringLiteral("awk"),
                  {QStringLiteral("-f"),
                   QStringLiteral(COSTMODEL_SOURCE_DIR "/tests/house/count.awk"),
                   QStringLiteral(COSTMODEL_SOURCE_DIR "/tests/house/fixtures/ctest.log")});
        QVERIFY(awk.waitForFinished());
        // Passed: row(one), knownGap, Bad::fine, Crash::fine and plain.
        QCOMPARE(QString::fromUtf8(awk.readAllStandardOutput()),
                 QStringLiteral("skipped\tmodel/tst_good.cpp: Good::row(two) the worked cases are "
                                "not there\n"
                                "failed\tmodel/tst_bad.cpp: Bad::wrong() Compared values are not "
                                "the same\n"
                                "failed\tmodel/tst_crash.cpp: broke off (crash or time limit)\n"
                                "failed\tmissing: could not be started\n"
                                "failed\tplain_bad\n"
                                "passed\t5\n"));
    }
};

QTEST_APPLESS_MAIN(CountTest)
#include "tst_count.moc"
