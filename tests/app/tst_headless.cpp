#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/command.h"

using namespace costmodel::test;
using namespace Qt::StringLiterals;

namespace
{

constexpr const char* scenario = R"([scenario]
name = "One"
horizon_months = 2
[gpu.H100]
[demand]
gpu = "H100"
steady = { gpus = 2, hours_per_month = 100 }
[[rent]]
name = "cloud"
gpu = "H100"
billing = "hourly"
price = 10
)";

} // namespace

/// The program as a whole, without a window.
class HeadlessTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const QString& name) const
    {
        return m_folder.filePath(name);
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static CommandResult runShell(const QString& script)
    {
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, script, QStringLiteral(COSTMODEL_PROGRAM)});
        CommandResult result;
        if (shell.waitForFinished(60000) && shell.exitStatus() == QProcess::NormalExit)
            result.status = shell.exitCode();
        result.out = shell.readAllStandardOutput().toStdString();
        result.err = shell.readAllStandardError().toStdString();
        return result;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        write(u"one.toml"_s, scenario);
        write(u"batch/a.toml"_s, QByteArray(scenario).replace("One", "A"));
        write(u"batch/b.toml"_s, QByteArray(scenario).replace("price = 10", "price = ten"));
        write(u"batch/c.toml"_s, QByteArray(scenario).replace("One", "C"));
        write(u"batch/notes.txt"_s, "no scenario");
        QVERIFY(QDir().mkpath(path(u"empty"_s)));
    }

    void printsJson()
    {
        const CommandResult result =
            runCommand({u"--scenario"_s, path(u"one.toml"_s), u"--format"_s, u"json"_s});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.err, std::string());
        // 2 GPUs x 100 hours x 10 for 2 months.
        QCOMPARE(result.json()["options"][0]["cash_total"].get<double>(), 4000.0);
        QCOMPARE(result.json()["scenario"]["sha256"].get<std::string>().size(), std::size_t{64});
    }

    void settingsOverrideTheFile()
    {
        const CommandResult result =
            runCommand({u"--scenario"_s, path(u"one.toml"_s), u"--format"_s, u"json"_s, u"--set"_s,
                        u"rent[cloud].price=5"_s, u"--set"_s, u"scenario.horizon_months=3"_s});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.json()["options"][0]["cash_total"].get<double>(), 3000.0);
    }

    void wrongSettingsAreWrongUsage_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("place");
        QTest::newRow("path") << u"rent[cluod].price=5"_s << u"--set rent[cluod].price: error: "_s;
        QTest::newRow("value") << u"rent[cloud].price=five"_s
                               << u"--set rent[cloud].price: error: "_s;
        QTest::newRow("range") << u"rent[cloud].price=-5"_s
                               << u"--set rent[cloud].price: error: "_s;
        QTest::newRow("reference") << u"demand.gpu=H1"_s << u"--set demand.gpu: error: "_s;
        QTest::newRow("file") << u"demand.trace=other.csv"_s << u"--set demand.trace: error: "_s;
        QTest::newRow("no value") << u"demand.gpu"_s << u"--set demand.gpu: error: "_s;
    }

    void wrongSettingsAreWrongUsage()
    {
        QFETCH(QString, setting);
        QFETCH(QString, place);
        const CommandResult result =
            runCommand({u"--scenario"_s, path(u"one.toml"_s), u"--set"_s, setting});
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, std::string());
        QVERIFY2(QString::fromStdString(result.err).startsWith(place), result.err.c_str());
    }

    void allErrorsOfAFileComeAtOnce()
    {
        write(u"wrong.toml"_s, QByteArray(scenario)
                                   .replace("horizon_months = 2", "horizon_month = 2")
                                   .replace("price = 10", "price = -1"));
        const CommandResult result = runCommand({u"--scenario"_s, path(u"wrong.toml"_s)});
        QCOMPARE(result.status, 3);
        QCOMPARE(result.out, std::string());
        const QString errors = QString::fromStdString(result.err);
        const QString file = path(u"wrong.toml"_s);
        QVERIFY2(errors.contains(file + u":3:1: error: "_s), result.err.c_str());
        QVERIFY2(errors.contains(file + u":12:"_s), result.err.c_str());
        static const QRegularExpression shape(u"^[^\n]+:\\d+:\\d+: error: [^\n]+"_s);
        for (const QString& line : errors.split(u'\n', Qt::SkipEmptyParts))
            QVERIFY2(shape.match(line).hasMatch(), qUtf8Printable(line));
    }

    void writesTheFormatOfTheEnding()
    {
        const CommandResult result =
            runCommand({u"--scenario"_s, path(u"one.toml"_s), u"--output"_s, path(u"x.JSON"_s),
                        u"--output"_s, path(u"x.csv"_s), u"-o"_s, path(u"x.txt"_s)});
        QCOMPARE(result.err, std::string());
        QCOMPARE(result.status, 0);
        QCOMPARE(result.out, std::string());
        QVERIFY(read(u"x.JSON"_s).startsWith("{"));
        QVERIFY(read(u"x.csv"_s).startsWith("\xEF\xBB\xBFoption,kind,"));
        QVERIFY(read(u"x-summary.csv"_s).startsWith("\xEF\xBB\xBFoption,kind,recommended"));
        QVERIFY(read(u"x.txt"_s).startsWith("One\n===\n"));
        const CommandResult printed =
            runCommand({u"--scenario"_s, path(u"one.toml"_s), u"--format"_s, u"csv"_s});
        QCOMPARE(QByteArray::fromStdString(printed.out), read(u"x.csv"_s));
    }

    void refusesOutputsThatMakeNoSense_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("error");
        QTest::newRow("format") << QStringList{u"--format"_s, u"yaml"_s}
                                << u"--format yaml: error: is no format, expected one of text, "_s;
        QTest::newRow("ending") << QStringList{u"--output"_s, u"x.doc"_s}
                                << u"--output x.doc: error: has no ending that names a format"_s;
        QTest::newRow("no ending")
            << QStringList{u"--output"_s, u"x"_s} << u"--output x: error: has no ending"_s;
        QTest::newRow("conflict")
            << QStringList{u"--format"_s, u"csv"_s, u"--output"_s, u"x.json"_s}
            << u"--output x.json: error: ends in .json, but --format asks for csv"_s;
        QTest::newRow("twice") << QStringList{u"-o"_s, u"x.json"_s, u"-o"_s, u"x.json"_s}
                               << u"--output x.json: error: is given twice"_s;
        QTest::newRow("same file") << QStringList{u"-o"_s, u"x.csv"_s, u"-o"_s, u"x-summary.csv"_s}
                                   << u"--output x-summary.csv: error: would be written twice"_s;
        QTest::newRow("language") << QStringList{u"--lang"_s, u"de"_s}
                                  << u"--lang de: error: is no language of this program"_s;
    }

    void refusesOutputsThatMakeNoSense()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, error);
        const CommandResult result =
            runCommand(QStringList{u"--scenario"_s, path(u"one.toml"_s)} + arguments);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, std::string());
        QVERIFY2(QString::fromStdString(result.err).startsWith(error), result.err.c_str());
    }

    void oneBrokenFileDoesNotStopTheOthers()
    {
        const CommandResult result =
            runCommand({u"--scenario"_s, path(u"batch"_s), u"--format"_s, u"json"_s});
        QCOMPARE(result.status, 3);
        QVERIFY(QString::fromStdString(result.err).startsWith(path(u"batch/b.toml"_s)));
        const nlohmann::json json = result.json();
        QVERIFY(json.is_array());
        QCOMPARE(json.size(), std::size_t{2});
        QCOMPARE(json[0]["scenario"]["name"].get<std::string>(), std::string("A"));
        QCOMPARE(json[1]["scenario"]["name"].get<std::string>(), std::string("C"));
    }

    void resultsOfABatchAreInTheOrderAskedFor()
    {
        const CommandResult result =
            runCommand({u"--scenario"_s, path(u"batch/c.toml"_s), u"--scenario"_s,
                        path(u"batch/a.toml"_s), u"--format"_s, u"csv"_s});
        QCOMPARE(result.status, 0);
        QVERIFY(result.out.starts_with("\xEF\xBB\xBFscenario,file,option,"));
        const QString csv = QString::fromStdString(result.out);
        QVERIFY(csv.indexOf(u"\nC,"_s) < csv.indexOf(u"\nA,"_s));
        QVERIFY(csv.indexOf(u"\nC,"_s) >= 0);
    }

    void comparesScenariosWithTheFirst()
    {
        write(u"dearer.toml"_s,
              QByteArray(scenario).replace("One", "Dearer").replace("price = 10", "price = 12"));
        const QStringList two{u"--scenario"_s, path(u"one.toml"_s), u"--scenario"_s,
                              path(u"dearer.toml"_s)};
        // 2 GPUs x 100 hours x 2 months are 400 hours, for 10 and for 12.
        const std::string price = "input,rent[cloud].price,CNY per GPU and hour,10,12,2,20\r\n";
        const std::string cost = "result,results.cost,CNY,4000,4800,800,20\r\n";
        const CommandResult csv =
            runCommand(two + QStringList{u"--compare"_s, u"--format"_s, u"csv"_s});
        QCOMPARE(csv.status, 0);
        QVERIFY(csv.out.starts_with("\xEF\xBB\xBFgroup,item,unit,One,Dearer,difference: Dearer,"
                                    "difference_percent: Dearer\r\n"));
        QVERIFY2(csv.out.find(price) != std::string::npos, csv.out.c_str());
        QVERIFY2(csv.out.find(cost) != std::string::npos, csv.out.c_str());
        // The horizon is the same and not listed.
        QVERIFY(csv.out.find("horizon_months") == std::string::npos);

        const CommandResult alone = runCommand(two + QStringList{u"--compare"_s});
        QVERIFY(alone.out.starts_with("Comparison of the scenarios\n"));
        const CommandResult all = runCommand(two);
        QVERIFY(all.out.ends_with(alone.out));
        QVERIFY(all.out.size() > alone.out.size() + 100);

        runCommand(two + QStringList{u"-o"_s, path(u"both.csv"_s)});
        QCOMPARE(read(u"both-comparison.csv"_s), QByteArray::fromStdString(csv.out));
        QVERIFY(read(u"both.csv"_s).startsWith("\xEF\xBB\xBFscenario,file,option,"));
    }

    void refusesComparisonsThatMakeNoSense_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList other{u"--scenario"_s, path(u"batch/a.toml"_s)};
        QTest::newRow("one") << QStringList();
        QTest::newRow("five") << other + other + other + other;
        QTest::newRow("format") << other + QStringList{u"--format"_s, u"json"_s};
        QTest::newRow("files") << other + QStringList{u"-o"_s, path(u"{name}.txt"_s)};
        QTest::newRow("explain") << other + QStringList{u"--explain"_s, u"rent[cloud].npv"_s};
    }

    void refusesComparisonsThatMakeNoSense()
    {
        QFETCH(QStringList, arguments);
        const CommandResult result = runCommand(
            QStringList{u"--compare"_s, u"--scenario"_s, path(u"one.toml"_s)} + arguments);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, std::string());
        QVERIFY2(result.err.starts_with("--compare: error: "), result.err.c_str());
    }

    void aFolderWithOneScenarioIsStillAnArray()
    {
        write(u"single/a.toml"_s, scenario);
        const CommandResult result =
            runCommand({u"--scenario"_s, path(u"single"_s), u"--format"_s, u"json"_s});
        QCOMPARE(result.status, 0);
        QVERIFY(result.json().is_array());
        QCOMPARE(result.json().size(), std::size_t{1});
    }

    void aFileForEachScenario()
    {
        const CommandResult result = runCommand(
            {u"--scenario"_s, path(u"batch"_s), u"--output"_s, path(u"each-{name}.json"_s)});
        QCOMPARE(result.status, 3);
        QVERIFY(read(u"each-a.json"_s).startsWith("{"));
        QVERIFY(read(u"each-c.json"_s).startsWith("{"));
        QVERIFY(!QFile::exists(path(u"each-b.json"_s)));
    }

    void nothingToEvaluateIsAnError()
    {
        const CommandResult empty = runCommand({u"--scenario"_s, path(u"empty"_s)});
        QCOMPARE(empty.status, 3);
        QVERIFY(QString::fromStdString(empty.err).contains(u"holds no scenario"_s));
        const CommandResult missing = runCommand({u"--scenario"_s, path(u"nowhere.toml"_s)});
        QCOMPARE(missing.status, 4);
        QCOMPARE(missing.out, std::string());
        const CommandResult alone = runCommand({u"--format"_s, u"json"_s});
        QCOMPARE(alone.status, 2);
    }

    void whatCannotBeWrittenLeavesTheOldFile()
    {
        write(u"kept.json"_s, "old");
        const CommandResult folder = runCommand({u"--scenario"_s, path(u"one.toml"_s),
                                                 u"--output"_s, path(u"no such folder/x.json"_s)});
        QCOMPARE(folder.status, 4);
        const CommandResult wrong = runCommand(
            {u"--scenario"_s, path(u"batch/b.toml"_s), u"--output"_s, path(u"kept.json"_s)});
        QCOMPARE(wrong.status, 3);
        QCOMPARE(read(u"kept.json"_s), QByteArray("old"));
    }

    void aFullDiskBehindStandardOutputIsReported()
    {
        if (!QFile::exists(u"/dev/full"_s))
            QSKIP("no /dev/full on this system");
        const CommandResult result =
            runShell(u"\"$0\" --scenario '%1' >/dev/full"_s.arg(path(u"one.toml"_s)));
        QCOMPARE(result.status, 4);
        QVERIFY2(result.err.starts_with("standard output:1:1: error: "), result.err.c_str());
        const CommandResult help = runShell(u"\"$0\" --help >/dev/full"_s);
        QCOMPARE(help.status, 4);
    }

    void aReaderThatGoesAwayIsReported()
    {
        const CommandResult result = runShell(
            u"{ sleep 1; \"$0\" --scenario '%1' --format json; echo $? >'%2'; } | true"_s.arg(
                path(u"one.toml"_s), path(u"status"_s)));
        QCOMPARE(read(u"status"_s).trimmed(), QByteArray("4"));
        QVERIFY2(result.err.starts_with("standard output:1:1: error: "), result.err.c_str());
    }

    void flattenPrintsAScenarioThatNeedsNoBase()
    {
        write(u"base/difference.toml"_s, "[scenario]\nbase = \"../one.toml\"\nname = \"Two\"\n"
                                         "[[rent]]\nname = \"cloud\"\nprice = 20\n");
        const CommandResult flat = runCommand({u"flatten"_s, path(u"base/difference.toml"_s)});
        QCOMPARE(flat.err, std::string());
        QCOMPARE(flat.status, 0);
        QVERIFY(flat.out.find("base =") == std::string::npos);
        write(u"flat.toml"_s, QByteArray::fromStdString(flat.out));
        const auto total = [this](const QString& name)
        {
            return runCommand({u"--scenario"_s, path(name), u"--format"_s, u"json"_s})
                .json()["options"][0]["cash_total"]
                .get<double>();
        };
        QCOMPARE(total(u"flat.toml"_s), 8000.0);
        QCOMPARE(total(u"base/difference.toml"_s), 8000.0);
    }

    void theNumberOfThreadsChangesNothing()
    {
        const auto printed = [this](const QString& threads)
        {
            return runCommand({u"--scenario"_s, path(u"batch"_s), u"--format"_s, u"json"_s,
                               u"--threads"_s, threads})
                .out;
        };
        const std::string one = printed(u"1"_s);
        QVERIFY(!one.empty());
        QVERIFY(one == printed(u"4"_s));
    }

    void helpAndVersionSayWhatTheyShould()
    {
        const CommandResult help = runCommand({u"--help"_s});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.find("costmodel --scenario PATH") != std::string::npos);
        QVERIFY(help.out.find("flatten") != std::string::npos);
        const CommandResult version = runCommand({u"--version"_s});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.starts_with("costmodel "));
    }

    void chineseReportsAreChinese()
    {
        const CommandResult result =
            runCommand({u"--scenario"_s, path(u"one.toml"_s), u"--lang"_s, u"zh_CN"_s});
        QCOMPARE(result.status, 0);
        const QString text = QString::fromStdString(result.out);
        for (const QString& word : {u"建议"_s, u"方案"_s, u"费用现值"_s, u"需求"_s})
            QVERIFY2(text.contains(word), qUtf8Printable(word));
    }
};

QTEST_APPLESS_MAIN(HeadlessTest)
#include "tst_headless.moc"
