#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/command.h"

using costmodel::test::CommandResult;
using costmodel::test::runCommand;

/// The command `prices` of the program itself, and scenarios that ask the price book.
class TestPricesCommand : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_book;

    // With a price book of the test's own, which is made by the first thing put into it.
    CommandResult prices(const QString& words, const QStringList& more = {})
    {
        QStringList arguments{QStringLiteral("prices")};
        arguments += words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        return runCommand(arguments + more + QStringList{QStringLiteral("--price-book"), m_book});
    }

    static bool contains(const std::string& text, std::string_view part)
    {
        return text.find(part) != std::string::npos;
    }

    QString write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return file.fileName();
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("home")).toUtf8());
    }

    void init()
    {
        static int number = 0;
        m_book = m_folder.filePath(QStringLiteral("prices%1.db").arg(++number));
        const CommandResult made =
            prices(QStringLiteral("add --name rent-x --price 24 --currency CNY --as-of 2026-01-15 "
                                  "--gpu A100-80G --gpus 8 --source list --region 青岛"));
        QCOMPARE(made.status, 0);
    }

    void theBookOfThePersonIsMadeOnFirstUse()
    {
        const CommandResult list =
            runCommand({QStringLiteral("prices"), QStringLiteral("list"), QStringLiteral("--kind"),
                        QStringLiteral("electricity")});
        QCOMPARE(list.status, 0);
        QVERIFY(contains(list.out, "electricity-us-industrial"));
        QVERIFY(QFile::exists(m_folder.filePath(QStringLiteral("home/costmodel/prices.db"))));
    }

    void columnsStandBelowEachOtherAlsoInChinese()
    {
        QCOMPARE(prices(QStringLiteral("add --name rent-y --price 9 --currency CNY --as-of "
                                       "2026-01-15 --gpu 昇腾910B --source list"))
                     .status,
                 0);
        const CommandResult list = prices(QStringLiteral("search rent- --region 青岛"));
        QVERIFY(contains(list.out, "rent-x"));
        const QStringList lines =
            QString::fromStdString(prices(QStringLiteral("list --kind rent --currency CNY")).out)
                .split(QLatin1Char('\n'));
        // A Chinese character takes two columns of a terminal.
        const auto columnOfUnit = [&lines](const QString& offer)
        {
            for (const QString& line : lines)
                if (line.startsWith(offer + QLatin1Char(' ')))
                {
                    const QString before = line.left(line.indexOf(QStringLiteral("CNY per")));
                    return before.size() +
                           before.count(QRegularExpression(QStringLiteral("[昇腾]")));
                }
            return qsizetype{-1};
        };
        QVERIFY(columnOfUnit(QStringLiteral("rent-x")) > 0);
        QCOMPARE(columnOfUnit(QStringLiteral("rent-y")), columnOfUnit(QStringLiteral("rent-x")));
    }

    void oldPricesAreMarked()
    {
        const CommandResult young = prices(QStringLiteral("history rent-x --on 2027-01-15"));
        QCOMPARE(young.status, 0);
        QVERIFY(!contains(young.out, "!"));
        const CommandResult old = prices(QStringLiteral("history rent-x --on 2027-01-16"));
        QVERIFY(contains(old.out, "2026-01-15 !"));
    }

    void theFiltersReachTheBook()
    {
        const CommandResult list = prices(QStringLiteral(
            "list --gpu a100 --currency cny --billing hourly --region 青岛 --format json"));
        const QJsonArray found = QJsonDocument::fromJson(QByteArray::fromStdString(list.out))
                                     .object()[QStringLiteral("prices")]
                                     .toArray();
        QCOMPARE(found.size(), 1);
        const QJsonObject price = found[0].toObject();
        QCOMPARE(price[QStringLiteral("offer")].toString(), QStringLiteral("rent-x"));
        QCOMPARE(price[QStringLiteral("price_per_gpu")].toDouble(), 3.0); // 24 / 8
        QCOMPARE(price[QStringLiteral("unit")].toString(), QStringLiteral("CNY per instance-hour"));
        QVERIFY(price[QStringLiteral("gpus")].isDouble());
    }

    void whatIsExportedComesBack()
    {
        const QString file = m_folder.filePath(QStringLiteral("export.csv"));
        QCOMPARE(prices(QStringLiteral("export"), {QStringLiteral("--output"), file}).status, 0);
        const QString first = m_book;
        m_book = m_folder.filePath(QStringLiteral("second.db"));
        const CommandResult imported = prices(QStringLiteral("import"), {file});
        QCOMPARE(imported.status, 0);
        // A new book has the 239 shipped prices already; only the added one is new.
        QVERIFY(contains(imported.out, "1 new prices (1 new offers); 0 changed, 239"));
        const CommandResult exported = prices(QStringLiteral("export"));
        QFile original(file);
        QVERIFY(original.open(QIODevice::ReadOnly));
        QCOMPARE(QByteArray::fromStdString(exported.out), original.readAll());
    }

    void aPreviewChangesNothing()
    {
        const QString file = write(QStringLiteral("t.csv"), "gpu,price,currency\nH100,2,USD\n");
        const CommandResult preview =
            prices(QStringLiteral("import --preview --option as_of=2026-01-01 --option "
                                  "billing=hour"),
                   {file});
        QCOMPARE(preview.status, 0);
        QVERIFY(contains(preview.out, "would get 1 new prices"));
        QCOMPARE(prices(QStringLiteral("show rent-h100-hour")).status, 3);
    }

    void anImportAsksForWhatTheFileDoesNotSay()
    {
        const QString file = write(QStringLiteral("t.csv"), "gpu,price,currency\nH100,2,USD\n");
        const CommandResult asked = prices(QStringLiteral("import"), {file});
        QCOMPARE(asked.status, 3);
        QVERIFY(asked.out.empty());
        QVERIFY(contains(asked.err, "as_of"));
        QVERIFY(contains(asked.err, "billing"));
        QVERIFY(asked.err.starts_with(file.toStdString()));
    }

    void wrongUsageAndWrongFilesHaveTheirStatus_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* words, int status, const char* reason)
        {
            QTest::newRow(words) << QString::fromUtf8(words) << status << QString::fromUtf8(reason);
        };
        row("", 2, "expected one of list");
        row("delete", 2, "\"delete\" is not known");
        row("show", 2, "expected prices show OFFER");
        row("show a b", 2, "\"b\" is one word too many");
        row("list --on 2026-02-30", 2, "expected a day as in 2026-01-31");
        row("list --format xml", 2, "expected text, csv or json");
        row("list --kind lease", 2, "lease");
        row("list --billing weekly", 2, "weekly");
        row("list --frobnicate", 2, "frobnicate");
        row("add --name y --price 0 --currency CNY --as-of 2026-01-01 --gpu A --source s", 2,
            "above 0");
        row("add --name y --price 5 --currency CNY --gpu A --source s", 2, "--as-of is missing");
        row("show rent-xx", 3, "did you mean rent-x");
        row("show rent-x --on 2025-01-01", 3, "expected a day from 2026-01-15 on");
        row("import /nowhere.csv", 4, "/nowhere.csv");
        row("export --output /nowhere/x.csv", 4, "/nowhere/x.csv");
    }
    void wrongUsageAndWrongFilesHaveTheirStatus()
    {
        QFETCH(QString, words);
        QFETCH(int, status);
        QFETCH(QString, reason);
        const CommandResult outcome =
            words.isEmpty() ? runCommand({QStringLiteral("prices")}) : prices(words);
        QCOMPARE(outcome.status, status);
        QVERIFY2(contains(outcome.err, reason.toStdString()), outcome.err.c_str());
        QVERIFY(outcome.out.empty());
    }

    void aBookThatIsNamedMustBeThere()
    {
        m_book = m_folder.filePath(QStringLiteral("typo.db"));
        const CommandResult list = prices(QStringLiteral("list"));
        QCOMPARE(list.status, 4);
        QVERIFY(!QFile::exists(m_book));
    }

    void everyActionHasHelp()
    {
        for (const char* const action :
             {"list", "search", "show", "history", "add", "import", "export"})
        {
            const CommandResult help = runCommand(
                {QStringLiteral("prices"), QString::fromUtf8(action), QStringLiteral("--help")});
            QCOMPARE(help.status, 0);
            QVERIFY(help.out.starts_with(std::string("Usage: costmodel prices ") + action));
        }
        QCOMPARE(runCommand({QStringLiteral("prices"), QStringLiteral("--help")}).status, 0);
    }

    void aScenarioTakesItsPriceFromTheBook()
    {
        const QByteArray scenario =
            "[scenario]\nname = \"s\"\nhorizon_months = 1\nstart = 2026-02-01\n[gpu.A100]\n"
            "[demand]\ngpu = \"A100\"\nsteady = { gpus = 2, hours_per_month = 100 }\n"
            "[[rent]]\nname = \"x\"\ngpu = \"A100\"\nbilling = \"BILLING\"\n"
            "price = { offer = \"rent-x\" }\n";
        const auto evaluate = [&](const char* billing)
        {
            const QString file =
                write(QStringLiteral("s.toml"), QByteArray(scenario).replace("BILLING", billing));
            return runCommand({QStringLiteral("--scenario"), file, QStringLiteral("--format"),
                               QStringLiteral("json"), QStringLiteral("--price-book"), m_book});
        };
        const CommandResult hourly = evaluate("hourly");
        QCOMPARE(hourly.status, 0);
        const QJsonArray options = QJsonDocument::fromJson(QByteArray::fromStdString(hourly.out))
                                       .object()[QStringLiteral("options")]
                                       .toArray();
        // 24 CNY for 8 GPUs is 3 each; 2 GPUs for 100 hours are 600.
        QCOMPARE(options[0].toObject()[QStringLiteral("cash_total")].toDouble(), 600.0);
        const CommandResult monthly = evaluate("monthly");
        QCOMPARE(monthly.status, 3);
        QVERIFY(contains(monthly.err, "s.toml:13:9: error: the price of rent-x"));
    }
};

QTEST_GUILESS_MAIN(TestPricesCommand)
#include "tst_prices_command.moc"
