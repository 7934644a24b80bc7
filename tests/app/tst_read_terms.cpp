#include "app/terms.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/command.h"

using namespace costmodel;
using namespace costmodel::app;
using namespace costmodel::test;
using namespace Qt::StringLiterals;

namespace
{

constexpr const char* shipped = "english,chinese,note\nrent,租用,\nhorizon,测算期,\n";

std::string reason(const std::string& own)
{
    const Result<Wording> terms = readTerms(own, shipped);
    return terms ? std::string() : render(terms.error(), English());
}

} // namespace

class ReadTermsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const QByteArray& content)
    {
        QFile out(m_folder.filePath(u"terms.csv"_s));
        if (out.open(QIODevice::WriteOnly))
            out.write(content);
        return out.fileName();
    }

private Q_SLOTS:
    void onlyWhatDiffersIsChanged()
    {
        const Result<Wording> terms =
            readTerms("\xEF\xBB\xBF"
                      "english,chinese\r\nrent,租赁\r\nhorizon,测算期\r\n",
                      shipped);
        QVERIFY(bool(terms));
        QCOMPARE(terms->changes.size(), std::size_t{1});
        QCOMPARE(terms->changes.front().from, std::string("租用"));
        QCOMPARE(terms->changes.front().to, std::string("租赁"));
    }

    void wrongRowsAreNamedWithTheirLine()
    {
        QVERIFY(reason("").empty());
        QVERIFY(reason("name,price\n").starts_with("this is no list of terms"));
        QVERIFY(reason("english,chinese\nrent\n").starts_with("line 2 is no row of terms"));
        QVERIFY(
            reason("english,chinese\nrent,租赁\nlease,租\n").starts_with("line 3 has the term"));
        QVERIFY(reason("english,chinese\nrent,\n").starts_with("line 2 has no Chinese word"));
        QVERIFY(!reason("english,chinese\n\"rent,租赁\n").empty());
    }

    void theOptionChangesTheWordsOfReportsAndHelp()
    {
        const QString terms = file("english,chinese\npresent value of costs,成本现值\n");
        const CommandResult result =
            runCommand({u"--scenario"_s, u"data/examples/qingdao-8xa100.toml"_s, u"--lang"_s,
                        u"zh_CN"_s, u"--terms"_s, terms});
        QCOMPARE(result.status, 0);
        QVERIFY(result.out.find("成本现值") != std::string::npos);
        QVERIFY(result.out.find("费用现值") == std::string::npos);
    }

    void aFileThatCannotBeUsedStopsTheProgram()
    {
        const CommandResult wrong =
            runCommand({u"--version"_s, u"--terms"_s, file("english,chinese\nlease,租\n")});
        QCOMPARE(wrong.status, 3);
        QVERIFY(wrong.err.find("lease") != std::string::npos);
        const CommandResult missing = runCommand({u"--version"_s, u"--terms=/no/such/file.csv"_s});
        QVERIFY(missing.status == 3);
        QVERIFY(missing.err.find("/no/such/file.csv") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(ReadTermsTest)
#include "tst_read_terms.moc"
