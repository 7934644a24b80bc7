#include "data/export/csv/csv_export.h"

#include <algorithm>
#include <cmath>

#include <QtTest>

#include "data/export/csv/csv_table.h"
#include "tests/support/sample_evaluation.h"

using namespace costmodel;

namespace
{

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// RFC 4180 read back, by a reader of its own.
std::vector<std::vector<std::string>> rowsOf(std::string_view text)
{
    text.remove_prefix(byteOrderMark.size());
    std::vector<std::vector<std::string>> rows(1);
    std::string field;
    bool isQuoted = false;
    for (std::size_t i = 0; i < text.size(); ++i)
    {
        const char c = text[i];
        if (isQuoted)
        {
            if (c != '"')
                field += c;
            else if (i + 1 < text.size() && text[i + 1] == '"')
                field += text[++i];
            else
                isQuoted = false;
        }
        else if (c == '"')
            isQuoted = true;
        else if (c == ',' || (c == '\r' && text.substr(i, 2) == "\r\n"))
        {
            rows.back().push_back(field);
            field.clear();
            if (c == '\r')
            {
                rows.emplace_back();
                ++i;
            }
        }
        else
            field += c;
    }
    rows.pop_back();
    return rows;
}

std::vector<EvaluatedScenario> samples(std::size_t count)
{
    return std::vector<EvaluatedScenario>(count, test::sampleEvaluation());
}

} // namespace

class CsvExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesTheLedger()
    {
        const std::string csv = data::csvLedger(samples(1), false);
        QVERIFY(
            csv.starts_with("\xEF\xBB\xBFoption,kind,month,date,category,item,amount,currency\r\n"
                            "cloud,rent,0,2026-01-01,other,cloud,100,CNY\r\n"
                            "cloud,rent,1,2026-01-31,compute,cloud,2000,CNY\r\n"
                            "cloud,rent,2,2026-02-28,compute,cloud,2000,CNY\r\n"
                            "own,buy,0,2026-01-01,server,8x H100,5000,CNY\r\n"));
        QVERIFY(csv.find("own,buy,2,2026-02-28,resale,resale,-2500,CNY\r\n") != csv.npos);
        QVERIFY(csv.find("hybrid,hybrid,1,2026-01-31,power,power,250,CNY\r\n") != csv.npos);
        // A heading and 3 + 4 + 4 entries.
        QCOMPARE(rowsOf(csv).size(), std::size_t{12});
    }

    void everyRowOfTheSummaryHasAllColumns()
    {
        const auto rows = rowsOf(data::csvSummary(samples(1), false));
        QCOMPARE(rows.size(), std::size_t{4});
        for (const auto& row : rows)
            QCOMPARE(row.size(), rows[0].size());
        const auto at = [&](std::size_t row, const char* column)
        {
            const auto found = std::find(rows[0].begin(), rows[0].end(), column);
            return found == rows[0].end()
                       ? std::string("no such column")
                       : rows[row][static_cast<std::size_t>(found - rows[0].begin())];
        };
        QCOMPARE(at(1, "option"), std::string("cloud"));
        QCOMPARE(at(1, "npv_cost"), std::string("4100"));
        QCOMPARE(at(1, "gpus"), std::string());
        QCOMPARE(at(1, "compute"), std::string("4000"));
        QCOMPARE(at(1, "resale"), std::string());
        QCOMPARE(at(1, "recommended"), std::string("false"));
        QCOMPARE(at(2, "recommended"), std::string("true"));
        QCOMPARE(at(2, "cost_per_gpu_hour"), std::string("7.5"));
        QCOMPARE(at(2, "resale"), std::string("-2500"));
        QCOMPARE(at(3, "kind"), std::string("hybrid"));
        QCOMPARE(at(3, "split_buy"), std::string("own"));
        QCOMPARE(at(2, "split_buy"), std::string());
    }

    void aBatchSaysOfWhichScenarioARowIs()
    {
        const auto rows = rowsOf(data::csvLedger(samples(2), true));
        QCOMPARE(rows.size(), std::size_t{23});
        QCOMPARE(rows[0][0], std::string("scenario"));
        QCOMPARE(rows[0][1], std::string("file"));
        QCOMPARE(rows[22][0], std::string("Two months"));
        QCOMPARE(rows[22][1], std::string("sample.toml"));
        QCOMPARE(rowsOf(data::csvSummary(samples(2), true)).size(), std::size_t{7});
    }

    void monthsEndOnTheirLastDayAlsoAroundLeapYears()
    {
        auto sample = samples(1);
        sample[0].scenario.general.start = {2028, 2, 1};
        const auto rows = rowsOf(data::csvLedger(sample, false));
        QCOMPARE(rows[1][3], std::string("2028-02-01"));
        QCOMPARE(rows[2][3], std::string("2028-02-29"));
        QCOMPARE(rows[3][3], std::string("2028-03-31"));
    }

    void hostileNamesComeBackWholeAndDefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("readBack");
        QTest::newRow("formula") << QByteArray("=1+1") << QByteArray("'=1+1");
        QTest::newRow("plus") << QByteArray("+1") << QByteArray("'+1");
        QTest::newRow("minus") << QByteArray("-1") << QByteArray("'-1");
        QTest::newRow("at") << QByteArray("@SUM(A1)") << QByteArray("'@SUM(A1)");
        QTest::newRow("tab") << QByteArray("\t=1") << QByteArray("'\t=1");
        QTest::newRow("return") << QByteArray("\r=1") << QByteArray("'\r=1");
        QTest::newRow("quotes") << QByteArray("a \"b\", c") << QByteArray("a \"b\", c");
        QTest::newRow("lines") << QByteArray("a\r\nb") << QByteArray("a\r\nb");
        QTest::newRow("blanks") << QByteArray(" a ") << QByteArray(" a ");
        QTest::newRow("chinese") << QByteArray("阿里云，包月") << QByteArray("阿里云，包月");
        QTest::newRow("emoji") << QByteArray("\xF0\x9F\x98\x80") << QByteArray("\xF0\x9F\x98\x80");
        QTest::newRow("hebrew") << QByteArray("\xD7\xA9\xD7\x9C") << QByteArray("\xD7\xA9\xD7\x9C");
        QTest::newRow("long") << QByteArray(10000, 'w') << QByteArray(10000, 'w');
        QTest::newRow("inside") << QByteArray("a=b") << QByteArray("a=b");
    }

    void hostileNamesComeBackWholeAndDefused()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, readBack);
        auto sample = samples(1);
        sample[0].evaluation.options[0].name = name.toStdString();
        sample[0].evaluation.options[0].items[0] = name.toStdString();
        const auto rows = rowsOf(data::csvLedger(sample, false));
        QCOMPARE(rows[1].size(), std::size_t{8});
        QCOMPARE(QByteArray::fromStdString(rows[1][0]), readBack);
        QCOMPARE(QByteArray::fromStdString(rows[1][5]), readBack);
        QCOMPARE(rows[1][6], std::string("100"));
    }

    void numbersReadBackTheSameAndAreNoText()
    {
        data::CsvTable table;
        table.number(0.1 + 0.2).number(-1e-300).number(std::nullopt).number(HUGE_VAL).endRow();
        const auto rows = rowsOf(table.bytes());
        QVERIFY(std::stod(rows[0][0]) == 0.1 + 0.2);
        QVERIFY(std::stod(rows[0][1]) == -1e-300);
        QCOMPARE(rows[0][2], std::string());
        QCOMPARE(rows[0][3], std::string());
    }
};

QTEST_APPLESS_MAIN(CsvExportTest)
#include "tst_csv_export.moc"
