#include "app/command_line.h"

#include <QtTest>

using namespace costmodel;
using namespace costmodel::app;

namespace
{

Request parsed(const std::vector<std::string>& arguments)
{
    const auto result = parseCommandLine(arguments);
    return std::holds_alternative<Request>(result) ? std::get<Request>(result) : Request();
}

std::string complaint(const std::vector<std::string>& arguments)
{
    const auto result = parseCommandLine(arguments);
    const auto* error = std::get_if<UsageError>(&result);
    return error ? error->place + ": " + render(error->what, English()) : "no complaint";
}

} // namespace

class CommandLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesOptionsInAnyOrderAndRepeated()
    {
        const Request request =
            parsed({"--output", "a.csv", "--scenario", "a.toml", "--scenario=b.toml", "-o",
                    "b.json", "--threads", "3", "--price-book", "p.db", "--format", "csv"});
        QCOMPARE(request.scenarios, (std::vector<std::string>{"a.toml", "b.toml"}));
        QCOMPARE(request.outputs, (std::vector<std::string>{"a.csv", "b.json"}));
        QCOMPARE(request.threads, 3);
        QCOMPARE(*request.priceBook, std::string("p.db"));
        QCOMPARE(*request.format, std::string("csv"));
        QVERIFY(!request.window);
    }

    void splitsSettingsAtTheEqualsSignBehindTheKey_data()
    {
        QTest::addColumn<QByteArray>("argument");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("value");
        const auto row =
            [](const char* name, const char* argument, const char* path, const char* value)
        {
            QTest::newRow(name) << QByteArray(argument) << QByteArray(path) << QByteArray(value);
        };
        row("plain", "scenario.name=x", "scenario.name", "x");
        row("second sign", "scenario.name=a=b", "scenario.name", "a=b");
        row("empty", "scenario.name=", "scenario.name", "");
        row("in a name", "rent[a=b].price=2", "rent[a=b].price", "2");
        row("quoted name", "rent[\"a]=b\"].price=2", "rent[\"a]=b\"].price", "2");
        row("quoted quote", "rent[\"a\\\"]=b\"].price=2", "rent[\"a\\\"]=b\"].price", "2");
        row("two names", "buy[a].capex[b=c].amount=3", "buy[a].capex[b=c].amount", "3");
        row("brackets behind", "scenario.name=[x]=y", "scenario.name", "[x]=y");
        row("quote inside", "rent[a\"b].price=1", "rent[a\"b].price", "1");
    }

    void splitsSettingsAtTheEqualsSignBehindTheKey()
    {
        QFETCH(QByteArray, argument);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, value);
        const Request request = parsed({"--scenario", "a", "--set", argument.toStdString()});
        QCOMPARE(request.settings.size(), std::size_t{1});
        QCOMPARE(QByteArray::fromStdString(request.settings[0].path), path);
        QCOMPARE(QByteArray::fromStdString(request.settings[0].value), value);
    }

    void saysWhatIsWrong()
    {
        QCOMPARE(complaint({"--set", "scenario.name"}),
                 std::string("--set scenario.name: has no value, expected KEY=VALUE"));
        QVERIFY(complaint({"--set", "=3"}).starts_with("--set =3: has no value"));
        QVERIFY(complaint({"--set", "rent[a=3"}).starts_with("--set rent[a=3: has no value"));
        QVERIFY(complaint({"--threads", "0"}).starts_with("--threads: 0 is no number of"));
        QVERIFY(complaint({"--threads", "many"}).starts_with("costmodel: "));
        QVERIFY(complaint({"--format", "csv", "--format", "json"}).starts_with("costmodel: "));
        QVERIFY(complaint({"a.toml", "b.toml"}).starts_with("b.toml: is one argument too many"));
        QVERIFY(complaint({"--scenario", "a", "b"}).starts_with("b: is one argument too many"));
    }

    void doesNotGuessAbbreviations()
    {
        QVERIFY(complaint({"--scen", "a.toml"}).find("--scen") != std::string::npos);
    }

    void aFileAloneIsForTheWindow()
    {
        QCOMPARE(*parsed({"a.toml"}).window, std::string("a.toml"));
    }

    void theLanguageIsTakenOutWhereverItStands()
    {
        std::vector<std::string> arguments{"--lang", "en", "import", "--lang=zh_CN", "x"};
        QCOMPARE(takeLanguage(arguments), std::string("zh_CN"));
        QCOMPARE(arguments, (std::vector<std::string>{"import", "x"}));
        arguments = {"--scenario", "--lang"};
        QCOMPARE(takeLanguage(arguments), std::string());
        QCOMPARE(arguments.size(), std::size_t{2});
    }

    void theHelpNamesEveryOption()
    {
        for (const char* option : {"--scenario", "--format", "--output", "--set", "--lang",
                                   "--threads", "--price-book", "--help", "--version"})
            QVERIFY2(optionsHelp(English()).find(option) != std::string::npos, option);
    }
};

QTEST_APPLESS_MAIN(CommandLineTest)
#include "tst_command_line.moc"
