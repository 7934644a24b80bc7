#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "model/scenario/schema.h"
#include "tests/support/command.h"

using namespace costmodel;
using namespace Qt::StringLiterals;

namespace
{

/// A block between fences: "sh" is run, "file NAME" is a file that the commands read.
struct Block
{
    QString kind;
    QString name;
    QStringList lines;
};

QStringList linesOf(const QString& text)
{
    return text.split(u'\n');
}

QList<Block> blocksOf(const QString& text)
{
    QList<Block> blocks;
    bool isInside = false;
    for (const QString& line : linesOf(text))
    {
        if (line.startsWith(u"```"))
        {
            isInside = !isInside;
            const QStringList words = line.mid(3).split(u' ');
            if (isInside)
                blocks.append({words.value(0), words.value(1), {}});
        }
        else if (isInside)
        {
            blocks.last().lines << line;
        }
    }
    return blocks;
}

QStringList commandsOf(const QString& text)
{
    QStringList commands;
    for (const Block& block : blocksOf(text))
        if (block.kind == "sh"_L1)
            commands << block.lines;
    return commands;
}

/// Without the names of entries, which are words of the language.
QString withoutNames(QString command)
{
    static const QRegularExpression names(u"\\[[^\\]]*\\]"_s);
    return command.replace(names, u"[]"_s);
}

QStringList headingsOf(const QString& text)
{
    QStringList headings;
    bool isInside = false;
    for (const QString& line : linesOf(text))
    {
        if (line.startsWith(u"```"))
            isInside = !isInside;
        else if (!isInside && line.startsWith(u'#'))
            headings << line;
    }
    return headings;
}

/// "##" and the number of a chapter, which are the same in every language.
QStringList outlineOf(const QString& text)
{
    static const QRegularExpression number(u"^#+( [0-9]+\\.)?"_s);
    QStringList outline;
    for (const QString& heading : headingsOf(text))
        outline << number.match(heading).captured();
    return outline;
}

/// Keys of a table and of those below it, as they stand in the reference.
void collectKeys(const TableSchema& schema, QStringList& keys)
{
    for (const Field& field : schema.fields)
        keys << QString::fromUtf8(field.key.data(), static_cast<qsizetype>(field.key.size()));
    for (const Child& child : schema.children)
        if (child.cardinality != Cardinality::keyedNumbers)
            collectKeys(*child.table, keys);
}

/// A folder with the examples, the files of the manual and a home of its own.
class Workplace
{
public:
    explicit Workplace(const QString& manual)
    {
        const QDir examples(QStringLiteral(COSTMODEL_SOURCE_DIR "/data/examples"));
        for (const QString& name : examples.entryList(QDir::Files))
            QFile::copy(examples.filePath(name), m_folder.filePath(name));
        for (const Block& block : blocksOf(manual))
            if (block.kind == "file"_L1)
                write(block);
    }

    /// The exit status of a command line, or -1 if it hung or crashed; `said` gets the messages.
    int run(const QString& line, QString& said) const
    {
        QStringList words = QProcess::splitCommand(line);
        if (words.isEmpty() || words.takeFirst() != "costmodel"_L1)
            return -1;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            environment.insert(QString::fromLatin1(name), m_folder.filePath(u"home"_s));
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        QProcess program;
        program.setProcessEnvironment(environment);
        program.setWorkingDirectory(m_folder.path());
        program.start(QStringLiteral(COSTMODEL_PROGRAM), words);
        const bool isDone = program.waitForFinished(120000);
        said = QString::fromUtf8(program.readAllStandardError());
        return isDone && program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
    }

    QString filePath(const QString& name) const
    {
        return m_folder.filePath(name);
    }

private:
    void write(const Block& block) const
    {
        QFile file(m_folder.filePath(block.name));
        if (file.open(QIODevice::WriteOnly))
            file.write((block.lines.join(u'\n') + u'\n').toUtf8());
    }

    QTemporaryDir m_folder;
};

} // namespace

class ManualTest : public QObject
{
    Q_OBJECT

private:
    /// As the program prints it.
    static QString manualIn(const QString& language)
    {
        const test::CommandResult result = test::runCommand({u"manual"_s, u"--lang"_s, language});
        return result.status == 0 ? QString::fromStdString(result.out) : QString();
    }

    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Chinese") << u"zh_CN"_s;
    }

private Q_SLOTS:
    void everyCommandRuns_data()
    {
        languages();
    }

    void everyCommandRuns()
    {
        QFETCH(QString, language);
        const QString manual = manualIn(language);
        const Workplace place(manual);
        const QStringList commands = commandsOf(manual);
        QVERIFY(commands.size() > 30);
        for (const QString& command : commands)
        {
            QString said;
            const int status = place.run(command, said);
            QVERIFY2(status == 0, qPrintable(command + u": "_s + said));
        }
        for (const char* name : {"report.pdf", "workbook.xlsx", "ledger.csv", "plan.json",
                                 "demand.csv", "repaired.toml", "measured.toml", "prices.csv"})
            QVERIFY2(QFileInfo(place.filePath(QString::fromLatin1(name))).size() > 0, name);
    }

    void commandsStandInBlocksThatAreRun_data()
    {
        languages();
    }

    void commandsStandInBlocksThatAreRun()
    {
        QFETCH(QString, language);
        for (const Block& block : blocksOf(manualIn(language)))
        {
            QVERIFY2(QStringList({u"sh"_s, u"file"_s, u"text"_s}).contains(block.kind),
                     qPrintable(block.kind));
            for (const QString& line : block.lines)
                QCOMPARE(line.startsWith(u"costmodel "), block.kind == "sh"_L1);
        }
    }

    void theFirstScenarioPaysBackAsTheTextSays_data()
    {
        languages();
    }

    /// 700,000 / (12,500 x 8 - 10,000) = 7.78 months.
    void theFirstScenarioPaysBackAsTheTextSays()
    {
        QFETCH(QString, language);
        const QString manual = manualIn(language);
        QVERIFY(manual.contains(u"7.78"));
        const Workplace place(manual);
        QString said;
        QCOMPARE(place.run(u"costmodel --scenario plan.toml --lang en --output a.txt"_s, said), 0);
        QFile file(place.filePath(u"a.txt"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("after 7.78 months"));
    }

    void bothLanguagesHaveTheSameChaptersAndCommands()
    {
        const QString english = manualIn(u"en"_s);
        const QString chinese = manualIn(u"zh_CN"_s);
        QVERIFY(english != chinese);
        QVERIFY(headingsOf(english).size() > 40);
        QCOMPARE(outlineOf(chinese), outlineOf(english));
        QStringList inEnglish = commandsOf(english);
        QStringList inChinese = commandsOf(chinese);
        for (QStringList* const commands : {&inEnglish, &inChinese})
            for (QString& command : *commands)
                command = withoutNames(command);
        QCOMPARE(inChinese, inEnglish);
        const auto textBlocks = [](const QString& text)
        {
            QStringList lines;
            for (const Block& block : blocksOf(text))
                if (block.kind == "text"_L1)
                    lines << block.lines;
            return lines;
        };
        QCOMPARE(textBlocks(chinese), textBlocks(english));
    }

    void everyInputIsInTheReference_data()
    {
        languages();
    }

    void everyInputIsInTheReference()
    {
        QFETCH(QString, language);
        const QString manual = manualIn(language);
        QVERIFY(!manual.contains(u"<!--"));
        QStringList keys;
        collectKeys(scenarioSchema(), keys);
        QVERIFY(keys.size() > 100);
        for (const Field& factor : factorFields())
            keys << QString::fromUtf8(factor.key.data(), static_cast<qsizetype>(factor.key.size()));
        for (const QString& key : keys)
            QVERIFY2(manual.contains(u"| `%1` |"_s.arg(key)), qPrintable(key));
    }

    /// Every table of the reference has four columns in every row: a text with a bar in it would
    /// break it.
    void everyRowHasFourCells_data()
    {
        languages();
    }

    void everyRowHasFourCells()
    {
        QFETCH(QString, language);
        const QString manual = manualIn(language);
        int rows = 0;
        for (const QString& line : linesOf(manual))
        {
            if (!line.startsWith(u"| `"))
                continue;
            QCOMPARE(line.count(u'|'), 5);
            ++rows;
        }
        QVERIFY(rows > 100);
    }

    void wrongArgumentsAreRefused()
    {
        QCOMPARE(test::runCommand({u"manual"_s, u"extra"_s}).status, 2);
    }

    void theReferenceSaysUnitRangeAndDefault()
    {
        const QString manual = manualIn(u"en"_s);
        // scenario.cpp of the schema: 1 to 240 months, must stand; a rate above -1, 0 by default.
        QVERIFY(manual.contains(
            u"| `horizon_months` | **Horizon** | months; ≥\u00a01, ≤\u00a0240 | must stand |"));
        QVERIFY(manual.contains(u"share a year (0.08 is 8 %); >\u00a0-1, ≤\u00a01000 | `0` |"));
        QVERIFY(manual.contains(u"### Power – `[buy.power]`"));
        QVERIFY(manual.contains(u"### Rental plans – `[[rent]]`"));
    }
};

QTEST_APPLESS_MAIN(ManualTest)
#include "tst_manual.moc"
