#include "data/export/text/text_export.h"

#include <QtTest>

#include "data/export/text/terminal_text.h"
#include "data/export/text/text_table.h"
#include "model/report/sections.h"
#include "tests/support/sample_evaluation.h"

using namespace costmodel;

namespace
{

/// In lines long enough for every sentence.
std::string reportOf(const EvaluatedScenario& sample)
{
    return data::textReport(report::buildReport(sample), English(), 1000);
}

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != text.npos;
}

} // namespace

class TextExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chineseCharactersAreTwoColumnsWide()
    {
        QCOMPARE(data::displayWidth("A100 云"), std::size_t{7});
        QCOMPARE(data::displayWidth("包月"), std::size_t{4});
        QCOMPARE(data::displayWidth("é"), std::size_t{1});
        QCOMPARE(data::displayWidth("e\u0301"), std::size_t{1});
        QCOMPARE(data::padded("包月", 6, true), std::string("  包月"));
        QCOMPARE(data::padded("包月", 3, false), std::string("包月"));
        QCOMPARE(data::displayWidth("\xff\xe4"), std::size_t{2});
    }

    void linesBreakAtSpacesAndBetweenChineseCharacters()
    {
        QCOMPARE(data::wrapped("aa bb cc", 5), (std::vector<std::string>{"aa bb", "cc"}));
        QCOMPARE(data::wrapped("aaaaaaa b", 3), (std::vector<std::string>{"aaaaaaa", "b"}));
        QCOMPARE(data::wrapped("租用更便宜", 6), (std::vector<std::string>{"租用更", "便宜"}));
        // The full stop may not begin a line, so the character before it goes with it.
        QCOMPARE(data::wrapped("租用更。", 6), (std::vector<std::string>{"租用", "更。"}));
        QCOMPARE(data::wrapped("about 12 %", 8), (std::vector<std::string>{"about", "12 %"}));
        // A number, its unit and the parts of a date stay together: 8, 9 and 13 columns.
        QCOMPARE(data::wrapped("费用 12.5 万元", 11),
                 (std::vector<std::string>{"费用", "12.5 万元"}));
        QCOMPARE(data::wrapped("自 2026年3月1日起", 13),
                 (std::vector<std::string>{"自", "2026年3月1日", "起"}));
        QCOMPARE(data::wrapped("it is CNY -12", 9), (std::vector<std::string>{"it is", "CNY -12"}));
        QVERIFY(data::wrapped("", 5).empty());
    }

    void namesCannotSteerTheTerminal()
    {
        QCOMPARE(data::printable("a\x1b[31mb\nc\x7f\xff"), std::string("a [31mb c  "));
        QCOMPARE(data::printable("云 é“”"), std::string("云 é“”"));
        EvaluatedScenario sample = test::sampleEvaluation();
        sample.scenario.general.name = "evil\x1b]0;x\x07";
        sample.evaluation.options[0].name = "new\nline\x1b[2J";
        const std::string text = reportOf(sample);
        for (const char c : text)
            QVERIFY(c == '\n' || static_cast<unsigned char>(c) >= 0x20);
    }

    void columnsAreAlignedWhateverTheScript()
    {
        report::Table table;
        table.columns = {{std::string("方案"), false}, {std::string("x"), true}};
        table.rows.resize(2);
        table.rows[0].cells = {std::string("自建机房"), report::Number{1234.5, 2}};
        table.rows[1].cells = {std::string("own"), report::Number{-1, 2}};
        table.rows[1].isTotal = true;
        QCOMPARE(data::textTable(table, English(), 80), std::string("方案             x\n"
                                                                    "--------  --------\n"
                                                                    "自建机房  1,234.50\n"
                                                                    "--------  --------\n"
                                                                    "own          -1.00\n"));
    }

    void wideTablesAreBrokenWithTheirKeyColumns()
    {
        report::Table table;
        table.columns = {{std::string("key"), false},
                         {std::string("aaaa"), true},
                         {std::string("bbbb"), true},
                         {std::string("cccc"), true}};
        table.rows.resize(1);
        table.rows[0].cells = {std::string("k"), report::Number{1, 0}, report::Number{2, 0},
                               report::Number{3, 0}};
        QCOMPARE(data::textTable(table, English(), 16), std::string("key  aaaa  bbbb\n"
                                                                    "---  ----  ----\n"
                                                                    "k       1     2\n"
                                                                    "\n"
                                                                    "key  cccc\n"
                                                                    "---  ----\n"
                                                                    "k       3\n"));
    }

    void longTextsAreBrokenIntoLinesBeforeATableIs()
    {
        report::Table table;
        table.columns = {
            {std::string("a"), false}, {std::string("text"), false}, {std::string("n"), true}};
        table.rows.resize(1);
        table.rows[0].isMarked = true;
        table.rows[0].cells = {std::string("k"), std::string("one two three four five six"),
                               report::Number{1, 0}};
        QCOMPARE(data::textTable(table, English(), 26), std::string("  a  text                n\n"
                                                                    "  -  ------------------  -\n"
                                                                    "* k  one two three four  1\n"
                                                                    "     five six\n"));
    }

    void beginsWithTheAnswerAndItsWarnings()
    {
        const std::string text = reportOf(test::sampleEvaluation());
        QVERIFY(text.starts_with("Two months\n==========\n"));
        QVERIFY(contains(text, "\nOwning costs least.\n"));
        QVERIFY(contains(text, "! The speed of H100 is assumed.\n"));
        QVERIFY(contains(text, "* own "));
    }

    void saysInWordsWhereThereIsNoBreakEven()
    {
        const std::string text = reportOf(test::sampleEvaluation());
        QVERIFY(contains(text, "Buying never pays for itself within 2 months against renting."));
        QVERIFY(contains(text, "No purchase price makes both cost the same."));
        QVERIFY(contains(text, "After 1.75 months buying becomes dearer."));
        QVERIFY(contains(text, "not allowed"));
    }

    void saysHowMuchOfTheDemandIsNotMet()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        sample.evaluation.options[0].meetsDemand = false;
        sample.evaluation.options[0].unservedGpuHours = 100;
        sample.evaluation.options[0].servedGpuHours = 300;
        QVERIFY(contains(reportOf(sample), "no, 25.0 % is not served in time"));
    }

    void aBestSplitThatIsAnOptionIsNotListedTwice()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        QCOMPARE(report::comparedOptions(sample.evaluation).size(), std::size_t{2});
        sample.evaluation.hybrid->best->option.npvCost = 2999;
        QCOMPARE(report::comparedOptions(sample.evaluation).size(), std::size_t{3});
        sample.evaluation.recommendation.option = "hybrid";
        QVERIFY(contains(reportOf(sample), "* Best split  both"));
    }

    void linesKeepToTheWidth()
    {
        EvaluatedScenario sample = test::sampleEvaluation();
        sample.sha256 = "abc"; // a whole one is a word of 64 letters
        const std::string text = data::textReport(report::buildReport(sample), English(), 60);
        for (const QString& line : QString::fromStdString(text).split(u'\n'))
            if (!line.contains(u"  "))
                QVERIFY2(line.size() <= 60, qUtf8Printable(line));
    }

    void severalReportsAreEachUnderTheirFile()
    {
        const std::vector<EvaluatedScenario> two(2, test::sampleEvaluation());
        const std::string one = data::textReports(std::span(two).first(1), English());
        QVERIFY(one.starts_with("Two months\n"));
        QCOMPARE(data::textReports(two, English()),
                 "sample.toml\n\n" + one + "\n\nsample.toml\n\n" + one);
    }

    void anEmptyEvaluationIsStillAReport()
    {
        QVERIFY(contains(reportOf({}), "0 months from 2026-01-01"));
    }
};

QTEST_APPLESS_MAIN(TextExportTest)
#include "tst_text_export.moc"
