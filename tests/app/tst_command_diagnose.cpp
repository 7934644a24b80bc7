#include "tests/support/command.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace costmodel::test;
using nlohmann::json;

namespace
{

class Folder
{
public:
    QString write(const char* name, const std::string& text) const
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        std::ofstream(path.toStdString(), std::ios::binary) << text;
        return path;
    }
    QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

private:
    QTemporaryDir m_folder;
};

std::string readAll(const QString& path)
{
    std::ifstream file(path.toStdString(), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// 61 readings a minute apart at 20 %.
std::string idleLog()
{
    std::string log = "timestamp, index, utilization.gpu [%]\n";
    for (int minute = 0; minute <= 60; ++minute)
        log += std::to_string(1735689600 + minute * 60) + ", 0, 20 %\n";
    return log;
}

const std::string scenario = "[scenario]\nname = \"n\"\nhorizon_months = 4\n\n[demand]\n"
                             "gpu = \"A100\"\nsteady = { gpus = 8, hours_per_month = 500 }\n\n"
                             "[[rent]]\nname = \"cloud\"\ngpu = \"A100\"\nbilling = \"hourly\"\n"
                             "price = 10\n\n[gpu.A100]\n";

bool has(const std::string& text, std::string_view words)
{
    return text.find(words) != std::string::npos;
}

QStringList arguments(std::initializer_list<QString> words)
{
    return QStringList{QStringLiteral("diagnose")} + QStringList(words);
}

} // namespace

class CommandDiagnoseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysNotToRentYet()
    {
        const Folder folder;
        const CommandResult run = runCommand(arguments({folder.write("a.csv", idleLog())}));
        QCOMPARE(run.status, 0);
        QVERIFY(has(run.out, "Do not rent or buy more GPUs yet"));
        QVERIFY(has(run.out, "Of the 1 GPU-hours in this log the repair would have saved 0.75."));
        QVERIFY(has(run.out, "[pipeline]\ngpu_utilization_now = 0.2\n"));
        QVERIFY(run.err.empty());
    }

    void givesTheReportAsJsonWithAllKeys()
    {
        const Folder folder;
        const CommandResult run =
            runCommand(arguments({folder.write("a.csv", idleLog()), QStringLiteral("--format"),
                                  QStringLiteral("json")}));
        QCOMPARE(run.status, 0);
        const json report = run.json();
        for (const char* key : {"kind",        "format",   "files",   "rows",       "rejected",
                                "questions",   "from",     "to",      "gpu_hours",  "money",
                                "assumptions", "warnings", "prices",  "throughput", "utilization",
                                "verdict",     "reasons",  "billing", "spot",       "demand"})
            QVERIFY2(report.contains(key), key);
        QCOMPARE(report["kind"].get<std::string>(), std::string("utilization"));
        QCOMPARE(report["verdict"].get<std::string>(), std::string("wait"));
        QCOMPARE(report["utilization"]["gpus"][0]["samples"].get<int>(), 61);
        QCOMPARE(report["from"].get<std::string>(), std::string("2025-01-01T00:00:00Z"));
        QCOMPARE(report["gpu_hours"].get<double>(), 1.0);
        QVERIFY(report["throughput"].is_null());
    }

    void saysWhatTheRepairIsWorthInAScenario()
    {
        const Folder folder;
        const CommandResult run =
            runCommand(arguments({folder.write("a.csv", idleLog()), QStringLiteral("--scenario"),
                                  folder.write("plan.toml", scenario), QStringLiteral("--format"),
                                  QStringLiteral("json")}));
        QCOMPARE(run.status, 0);
        const json report = run.json();
        // 8 x 500 x 4 x 10 = 160,000, of which three quarters are saved.
        QCOMPARE(report["money"]["CNY"].get<double>(), 120000.0);
        QCOMPARE(report["pipeline"]["options"][0]["saving"].get<double>(), 120000.0);
        QCOMPARE(report["pipeline"]["gpu_hours_saved"].get<double>(), 12000.0);
    }

    void writesTheScenario()
    {
        const Folder folder;
        const QString log = folder.write(
            "t.log", "iteration 5/10 | elapsed time per iteration (ms): 1000.0 | tokens per GPU "
                     "(tokens/s/GPU): 2500.0 |\n");
        const QString output = folder.path("out.toml");
        const CommandResult run = runCommand(
            arguments({folder.write("a.csv", idleLog()), log, QStringLiteral("--scenario"),
                       folder.write("plan.toml", scenario), QStringLiteral("--output"), output,
                       QStringLiteral("--gpu"), QStringLiteral("A100")}));
        QCOMPARE(run.status, 0);
        const std::string text = readAll(output);
        QVERIFY(text.starts_with(scenario));
        QVERIFY(has(text, "gpu_utilization_now = 0.2\n"));
        QVERIFY(has(text, "[gpu.A100]\nthroughput = 2500\nunit = \"token\"\n"));
    }

    void endsWithTheStatusThatSaysWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, QStringList words, int status, const char* said)
        {
            QTest::newRow(name) << words << status << QString::fromLatin1(said);
        };
        row("no file", {}, 2, "expected FILE...");
        row("unknown option", {QStringLiteral("a"), QStringLiteral("--wrong")}, 2, "--wrong");
        row("unknown key", {QStringLiteral("a"), QStringLiteral("--option"), QStringLiteral("x=1")},
            2, "--option x is not known");
        row("wrong format",
            {QStringLiteral("a"), QStringLiteral("--format"), QStringLiteral("xml")}, 2,
            "expected text or json");
        row("output without scenario",
            {QStringLiteral("a"), QStringLiteral("--output"), QStringLiteral("b")}, 2,
            "expected --scenario");
        row("share above 1", {QStringLiteral("a"), QStringLiteral("--after"), QStringLiteral("80")},
            2, "expected a share");
        row("missing file", {QStringLiteral("/nonexistent/a.csv")}, 4, "/nonexistent/a.csv");
    }

    void endsWithTheStatusThatSaysWhatIsWrong()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        QFETCH(QString, said);
        const CommandResult run = runCommand(QStringList{QStringLiteral("diagnose")} + words);
        QCOMPARE(run.status, status);
        QVERIFY(run.out.empty());
        QVERIFY2(has(run.err, said.toStdString()), run.err.c_str());
    }

    void asksAndRefusesWithoutOutput()
    {
        const Folder folder;
        const CommandResult asks =
            runCommand(arguments({folder.write("a.csv", "2025/01/01 00:00:00.000, 0, 90\n"),
                                  QStringLiteral("--format"), QStringLiteral("json")}));
        QCOMPARE(asks.status, 3);
        QVERIFY(asks.out.empty());
        QVERIFY(has(asks.err, "--option columns="));
        const CommandResult refuses =
            runCommand(arguments({folder.write("b.csv", "name,age\nx,1\n")}));
        QCOMPARE(refuses.status, 3);
        QVERIFY(refuses.out.empty());
        QVERIFY(has(refuses.err, "b.csv:1:1: error: "));
        QCOMPARE(runCommand(arguments({folder.write("c.csv", "")})).status, 3);
    }

    void explainsItself()
    {
        const CommandResult run = runCommand(arguments({QStringLiteral("--help")}));
        QCOMPARE(run.status, 0);
        for (const char* words : {"--scenario", "--option", "interval", "nvidia-smi-csv"})
            QVERIFY2(has(run.out, words), words);
    }
};

QTEST_APPLESS_MAIN(CommandDiagnoseTest)
#include "tst_command_diagnose.moc"
