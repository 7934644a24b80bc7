#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/golden.h"

using namespace costmodel::test;
using namespace Qt::StringLiterals;

/// Every folder beside this file is a case: `command` holds the arguments of costmodel (lines that
/// begin with # are comments), which runs in a copy of the folder. What must come out:
///   expected.txt|csv|json  standard output, JSON with a tolerance; without one it must be empty
///   expected.stderr        standard error; without one it must be empty
///   status                 the exit status, 0 without the file
///   expected/NAME          the content of a file NAME that the command writes
/// On a mismatch the output is written to NAME.actual in the case's folder.
class GoldenTest : public QObject
{
    Q_OBJECT

private:
    const QDir m_cases{QStringLiteral(COSTMODEL_SOURCE_DIR "/tests/golden")};

    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QString linesOfDifference(const QString& expectedFile, const QByteArray& actual)
    {
        QProcess diff;
        diff.start(u"diff"_s, {u"-u"_s, u"--text"_s, expectedFile, u"-"_s});
        diff.write(actual);
        diff.closeWriteChannel();
        diff.waitForFinished();
        return QString::fromUtf8(diff.readAllStandardOutput()).left(4000);
    }

    /// Empty if `actual` is what `expectedFile` holds (nothing, if there is none).
    static QString mismatch(const QString& expectedFile, const QByteArray& actual)
    {
        const QByteArray expected = read(expectedFile);
        QString difference;
        if (expectedFile.endsWith(u".json"_s))
        {
            for (const std::string& line :
                 jsonDifferences(actual.toStdString(), expected.toStdString()))
                difference += QString::fromStdString("\n" + line);
        }
        else if (actual != expected)
            difference =
                u'\n' + linesOfDifference(
                            QFile::exists(expectedFile) ? expectedFile : u"/dev/null"_s, actual);
        const QString actualFile = expectedFile + u".actual"_s;
        if (difference.isEmpty())
        {
            QFile::remove(actualFile);
            return {};
        }
        QFile file(actualFile);
        if (file.open(QIODevice::WriteOnly))
            file.write(actual);
        return expectedFile + u" differs:"_s + difference.left(4000);
    }

private Q_SLOTS:
    void caseIsAsExpected_data()
    {
        QTest::addColumn<QString>("folder");
        if (m_cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty())
            QSKIP("there are no golden cases");
        for (const QString& name : m_cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            QTest::newRow(qUtf8Printable(name)) << m_cases.filePath(name);
    }

    void caseIsAsExpected()
    {
        QFETCH(QString, folder);
        const QDir dir(folder);
        QTemporaryDir copy;
        QVERIFY(copy.isValid());
        for (const QString& name : dir.entryList(QDir::Files))
            QVERIFY(QFile::copy(dir.filePath(name), copy.filePath(name)));

        QStringList arguments;
        for (const QString& line : QString::fromUtf8(read(dir.filePath(u"command"_s))).split(u'\n'))
            if (!line.startsWith(u'#'))
                arguments += QProcess::splitCommand(line);
        QVERIFY2(!arguments.isEmpty(), "the case has no command");

        QProcess program;
        program.setWorkingDirectory(copy.path());
        program.start(QStringLiteral(COSTMODEL_PROGRAM), arguments);
        QVERIFY2(program.waitForFinished(60000), qUtf8Printable(program.errorString()));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);

        QString output = dir.filePath(u"expected.txt"_s);
        for (const QString& ending : {u"csv"_s, u"json"_s})
            if (dir.exists(u"expected."_s + ending))
                output = dir.filePath(u"expected."_s + ending);
        QStringList mismatches{
            mismatch(output, program.readAllStandardOutput()),
            mismatch(dir.filePath(u"expected.stderr"_s), program.readAllStandardError())};
        const QDir written(dir.filePath(u"expected"_s));
        for (const QString& name : written.entryList({u"*"_s}, QDir::Files))
            if (!name.endsWith(u".actual"_s))
                mismatches += mismatch(written.filePath(name), read(copy.filePath(name)));
        mismatches.removeAll(QString());
        QVERIFY2(mismatches.isEmpty(), qUtf8Printable(mismatches.join(u"\n\n"_s)));
        QCOMPARE(program.exitCode(), read(dir.filePath(u"status"_s)).trimmed().toInt());
    }

    void jsonDiffersByPath()
    {
        const std::string expected = R"({"program": "1", "a": [{"b": 1000.0}, null], "c": "x"})";
        QVERIFY(jsonDifferences(R"({"program": "2", "a": [{"b": 1000.0000005}, null], "c": "x"})",
                                expected)
                    .empty());
        const std::vector<std::string> differences{
            "a: has 1 elements, expected 2",
            "a[0].b: is 1001, expected 1000.0",
            "c: is missing",
            "d: is not expected",
        };
        QCOMPARE(jsonDifferences(R"({"program": "1", "a": [{"b": 1001}], "d": 0})", expected),
                 differences);
        QCOMPARE(jsonDifferences("{", expected).size(), 1U);
        QCOMPARE(
            jsonDifferences(R"({"program": "1", "a": [{"b": null}, null], "c": "x"})", expected)
                .size(),
            1U);
    }
};

QTEST_APPLESS_MAIN(GoldenTest)
#include "tst_golden.moc"
