#include <QtTest>

#include <ctime>

#include "data/import/base/delimited.h"
#include "data/import/base/table.h"

using namespace costmodel;
using namespace costmodel::data;
using namespace std::literals;

namespace
{

using Records = std::vector<std::vector<std::string>>;

Records recordsOf(std::string_view text, const Dialect& dialect)
{
    Records records;
    for (DelimitedReader reader(text, dialect); reader.next();)
        records.emplace_back(reader.fields().begin(), reader.fields().end());
    return records;
}

Records recordsOf(std::string_view text)
{
    return recordsOf(text, findDialect(text));
}

} // namespace

class TestImportDelimited : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheSeparator_data();
    void findsTheSeparator();
    void quotesHoldSeparatorsLinesAndQuotes();
    void quotesMayBePlainCharacters();
    void anUnclosedQuoteIsNamedByItsLine();
    void fullWidthTablesAreRead();
    void blankRecordsAreSkipped();
    void namesOfColumnsAreNormalised();
    void raggedRowsAreRejectedWithTheirLines();
    void trailingSeparatorsAreNoDifference();
    void repeatedHeadersArePassedOver();
    void aMillionRowsStream();
};

void TestImportDelimited::findsTheSeparator_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("separator");
    QTest::newRow("comma") << "a,b\n1,2\n"
                           << ",";
    QTest::newRow("semicolon beside decimal commas") << "a;b;c\nx;23,60;10,00\n"
                                                     << ";";
    QTest::newRow("tab") << "a\tb\n1,5\t2\n"
                         << "\t";
    QTest::newRow("bar beside lists") << "a|b|c\n1|cpu=1,gpu=2|x\n2|cpu=1,gpu=2|y|z\n"
                                      << "|";
    QTest::newRow("full width") << "a，b\n1，2\n"
                                << "，";
    QTest::newRow("one column") << "a\n1\n2\n"
                                << ",";
    QTest::newRow("told by the first line") << "sep=;\na,b;c\n1,2;3\n"
                                            << ";";
    QTest::newRow("preamble") << "Report\nof May\na;b;c\n1;2;3\n4;5;6\n"
                              << ";";
}

void TestImportDelimited::findsTheSeparator()
{
    QFETCH(QString, text);
    QFETCH(QString, separator);
    QCOMPARE(QString::fromStdString(findDialect(text.toStdString()).separator), separator);
}

void TestImportDelimited::quotesHoldSeparatorsLinesAndQuotes()
{
    const Records expected{{"a", "b"}, {"x, y", "1\n2"}, {"5\" disk", ""}};
    QCOMPARE(recordsOf("a,b\r\n\"x, y\",\"1\n2\"\r\n\"5\"\" disk\",\"\"\r\n"), expected);
    const Records spaced{{"a", "b"}, {"x, y", "2"}};
    QCOMPARE(recordsOf("a, b\n\"x, y\" , 2 \n"), spaced);
}

void TestImportDelimited::quotesMayBePlainCharacters()
{
    const Records expected{{"a", "b"}, {"\"x", "1"}};
    QCOMPARE(recordsOf("a|b\n\"x|1\n", {"|", false, false}), expected);
}

void TestImportDelimited::anUnclosedQuoteIsNamedByItsLine()
{
    DelimitedReader open("a,b\n1,\"2\n3,4\n", {});
    QVERIFY(open.next());
    QVERIFY(!open.next());
    QCOMPARE(open.unclosedQuoteLine(), std::optional(2L));
    // The quote of line 3 would close that of line 2.
    DelimitedReader swallowing("a,b\n1,\"2\n3,\"4\"\n", {});
    QVERIFY(swallowing.next());
    QVERIFY(!swallowing.next());
    QCOMPARE(swallowing.unclosedQuoteLine(), std::optional(2L));
    DelimitedReader behind("a,b\n\"1\"x,2\n3,4\n", {});
    QVERIFY(behind.next());
    QVERIFY(behind.next());
    QVERIFY(behind.isMalformed());
    QVERIFY(behind.next());
    QVERIFY(!behind.isMalformed());
}

void TestImportDelimited::fullWidthTablesAreRead()
{
    const Records expected{{"显卡", "价格"}, {"A100，大", "￥１２.5"}};
    QCOMPARE(recordsOf("显卡，价格\n“A100，大”，￥１２.5\n"), expected);
}

void TestImportDelimited::blankRecordsAreSkipped()
{
    const Records expected{{"a", "b"}, {"1", ""}};
    QCOMPARE(recordsOf("\n  \na,b\n\n,\n1,\n,\n"), expected);
}

void TestImportDelimited::namesOfColumnsAreNormalised()
{
    QCOMPARE(normalisedName("utilization.gpu [%]"), "utilizationgpu"s);
    QCOMPARE(unitInName("utilization.gpu [%]"), "%"s);
    QCOMPARE(normalisedName("lineItem/UsageAmount"), "lineitemusageamount"s);
    QCOMPARE(normalisedName(" Price_per GPU (USD)"), "pricepergpu"s);
    QCOMPARE(normalisedName("显卡（型号）"), "显卡"s);
    QCOMPARE(normalisedName("\uFEFFＧＰＵ"), "gpu"s);
}

void TestImportDelimited::raggedRowsAreRejectedWithTheirLines()
{
    const ImportInput input{"x", "a,b,c\n1,2\n\n1,2,3\n1,2,3,4\n1,2", {}, {}};
    ImportReport report;
    TableReader table(input, {}, {}, &report);
    QVERIFY(table.next());
    QCOMPARE(table.line(), 4L);
    QCOMPARE(table.cell(2), "3"sv);
    QVERIFY(!table.next());
    QCOMPARE(report.rows.read, 4L);
    QCOMPARE(report.rows.rejected, 3L);
    QCOMPARE(report.rejected.at(0).line, 2L);
    QCOMPARE(report.rejected.at(1).line, 5L);
    QVERIFY(render(report.rejected.at(2).reason, English()).find("ends within") !=
            std::string::npos);
}

void TestImportDelimited::trailingSeparatorsAreNoDifference()
{
    for (const char* const text : {"a|b|\n1|2|\n", "a|b\n1|2|\n", "a|b|\n1|2\n"})
    {
        const ImportInput input{"x", text, {}, {}};
        ImportReport report;
        TableReader table(input, {"|", false, false}, {}, &report);
        QVERIFY(table.next());
        QCOMPARE(table.cell(table.columns().find("b")), "2"sv);
        QCOMPARE(report.rows.rejected, 0L);
    }
}

void TestImportDelimited::repeatedHeadersArePassedOver()
{
    const ImportInput input{"x", "a,b\n1,2\na, b\n3,4\n", {}, {}};
    ImportReport report;
    TableReader table(input, {}, {}, &report);
    QVERIFY(table.next());
    QVERIFY(table.next());
    QCOMPARE(table.cell(0), "3"sv);
    QCOMPARE(table.repeatedHeaders(), 1L);
    QCOMPARE(report.rows.read, 2L);
}

void TestImportDelimited::aMillionRowsStream()
{
    std::string text = "a,b,c\n";
    for (int i = 0; i < 1'000'000; ++i)
        text += "12345,\"x y\",67.5\n";
    const std::clock_t begin = std::clock();
    long rows = 0;
    for (DelimitedReader reader(text, findDialect(text)); reader.next();)
        rows += reader.fields().size() == 3 ? 1 : 0;
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    QCOMPARE(rows, 1'000'001L);
    // Generous, for a build without optimisation; processor time, whatever else runs.
    QVERIFY(seconds < 20);
}

QTEST_APPLESS_MAIN(TestImportDelimited)
#include "tst_import_delimited.moc"
