#include <QtTest>

#include <QProcess>

#include <nlohmann/json.hpp>

#include "data/file/files.h"

using namespace costmodel;

namespace
{

constexpr const char* jobs =
    "JobID|State|ElapsedRaw|Start|End|AllocTRES\n"
    "1|COMPLETED|3600|2025-01-01T00:00:00Z|2025-01-01T01:00:00Z|gres/gpu=8\n"
    "2|COMPLETED|x|2025-01-01T00:00:00Z|2025-01-01T01:00:00Z|gres/gpu=8\n";

struct Run
{
    int status = -1;
    QByteArray out;
    QByteArray err;
};

} // namespace

class TestCommandImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesTraceAndReport();
    void recognisesTheKind();
    void leavesNothingWhereTheFileCannotBeUsed();
    void namesTheOptionThatDecides();
    void saysWhyThereIsNoTrace();
    void refusesWrongUsage();
    void namesFilesThatCannotBeRead();
    void helpTellsKindsFormatsAndOptions();

private:
    Run run(const QStringList& arguments);
    QString path(const char* name) const;
    QString file(const char* name, const char* text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCommandImport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

Run TestCommandImport::run(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(COSTMODEL_PROGRAM),
                  QStringList{QStringLiteral("import")} + arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString TestCommandImport::path(const char* name) const
{
    return m_folder->filePath(QString::fromUtf8(name));
}

QString TestCommandImport::file(const char* name, const char* text) const
{
    data::writeFileAtomically(path(name).toStdString(), text);
    return path(name);
}

void TestCommandImport::writesTraceAndReport()
{
    const Run done =
        run({QStringLiteral("jobs"), file("jobs.psv", jobs), QStringLiteral("--output"),
             path("trace.csv"), QStringLiteral("--report"), path("report.json"),
             QStringLiteral("--option"), QStringLiteral("step=30min")});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.err, QByteArray());
    QVERIFY(done.out.contains("GPU-hours: 8.00"));
    QCOMPARE(data::readFile(path("trace.csv").toStdString()),
             std::string("time,gpus\n2025-01-01T00:00:00Z,8\n2025-01-01T00:30:00Z,8\n"));
    const auto report = nlohmann::json::parse(data::readFile(path("report.json").toStdString()));
    QCOMPARE(report.at("kind").get<std::string>(), std::string("jobs"));
    QCOMPARE(report.at("gpu_hours").get<double>(), 8.0);
    QCOMPARE(report.at("rows").at("rejected").get<int>(), 1);
    QCOMPARE(report.at("rejected").at(0).at("line").get<int>(), 3);
    QCOMPARE(report.at("from").get<std::string>(), std::string("2025-01-01T00:00:00Z"));
    QCOMPARE(report.at("demand").at("step_seconds").get<double>(), 1800.0);
    for (const char* const key : {"kind",        "format",   "files",   "rows",       "rejected",
                                  "questions",   "from",     "to",      "gpu_hours",  "money",
                                  "assumptions", "warnings", "prices",  "throughput", "utilization",
                                  "verdict",     "reasons",  "billing", "spot",       "demand"})
        QVERIFY2(report.contains(key), key);
}

void TestCommandImport::recognisesTheKind()
{
    const Run done = run({file("jobs.psv", jobs)});
    QCOMPARE(done.status, 0);
    QVERIFY(done.out.startsWith("jobs (Slurm sacct)"));
}

void TestCommandImport::leavesNothingWhereTheFileCannotBeUsed()
{
    file("trace.csv", "old");
    const Run refused =
        run({QStringLiteral("jobs"), file("jobs.psv", "hello\n"), QStringLiteral("--output"),
             path("trace.csv"), QStringLiteral("--report"), path("report.json")});
    QCOMPARE(refused.status, 3);
    QCOMPARE(refused.out, QByteArray());
    QVERIFY(refused.err.contains("jobs.psv:1:1: error: "));
    QCOMPARE(data::readFile(path("trace.csv").toStdString()), std::string("old"));
    QVERIFY(!QFile::exists(path("report.json")));
}

void TestCommandImport::namesTheOptionThatDecides()
{
    const QString list = file("list.csv", "gpus;start;duration_h\n2;2025-01-01 00:00;1,500\n");
    const Run asked = run({QStringLiteral("jobs"), list});
    QCOMPARE(asked.status, 3);
    QCOMPARE(asked.out, QByteArray());
    QVERIFY(asked.err.contains("--option decimal=comma|point"));
    const Run told = run({QStringLiteral("jobs"), list, QStringLiteral("--option"),
                          QStringLiteral("decimal=comma")});
    QCOMPARE(told.status, 0);
    QVERIFY(told.out.contains("GPU-hours: 3.00"));
}

void TestCommandImport::saysWhyThereIsNoTrace()
{
    const QString list = file("list.csv", "JobID|ElapsedRaw|AllocTRES\n1|3600|gres/gpu=8\n");
    QCOMPARE(run({list}).status, 0);
    const Run refused = run({list, QStringLiteral("--output"), path("trace.csv")});
    QCOMPARE(refused.status, 3);
    QVERIFY(refused.err.contains("has a start"));
    QVERIFY(!QFile::exists(path("trace.csv")));
}

void TestCommandImport::refusesWrongUsage()
{
    const QString list = file("jobs.psv", jobs);
    for (const QStringList& wrong :
         {QStringList{},
          {QStringLiteral("jobs")},
          {list, QStringLiteral("--option"), QStringLiteral("nonsense=1")},
          {list, QStringLiteral("--option"), QStringLiteral("step")},
          {list, QStringLiteral("--outp"), list}})
    {
        const Run refused = run(wrong);
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QByteArray());
        QVERIFY(refused.err.contains("error: "));
    }
}

void TestCommandImport::namesFilesThatCannotBeRead()
{
    const Run missing = run({QStringLiteral("jobs"), path("nowhere.psv")});
    QCOMPARE(missing.status, 4);
    QVERIFY(missing.err.contains("nowhere.psv"));
    const Run unwritable =
        run({file("jobs.psv", jobs), QStringLiteral("--output"), path("no/such/folder.csv")});
    QCOMPARE(unwritable.status, 4);
    QCOMPARE(unwritable.out, QByteArray());
}

void TestCommandImport::helpTellsKindsFormatsAndOptions()
{
    const Run help = run({QStringLiteral("--help")});
    QCOMPARE(help.status, 0);
    for (const char* const word :
         {"jobs", "trace", "Slurm sacct", "--output", "decimal", "column.NAME"})
        QVERIFY2(help.out.contains(word), word);
}

QTEST_MAIN(TestCommandImport)
#include "tst_command_import.moc"
