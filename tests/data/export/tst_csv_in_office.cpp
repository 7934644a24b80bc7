#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "data/export/csv/csv_export.h"
#include "tests/support/sample_evaluation.h"
#include "tests/support/spreadsheet.h"

using namespace costmodel;
using namespace Qt::StringLiterals;

/// What a spreadsheet program of either language makes of the tables. Without a window LibreOffice
/// does not look for the byte order mark, for which its import dialog chooses UTF-8: the test does.
class CsvInOfficeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensWithChineseDatesAndNumbersWhole_data()
    {
        // Comma, quotes, UTF-8, from the first row on, language, detection of dates.
        QTest::addColumn<QString>("reading");
        QTest::newRow("English") << u"44,34,76,1,,1033,false,true"_s;
        QTest::newRow("Chinese") << u"44,34,76,1,,2052,false,true"_s;
    }

    void opensWithChineseDatesAndNumbersWhole()
    {
        if (!test::hasOffice())
            QSKIP("LibreOffice (soffice) is missing: no table was opened");
        QFETCH(QString, reading);
        EvaluatedScenario sample = test::sampleEvaluation();
        OptionResult& option = sample.evaluation.options[0];
        option.name = "阿里云，包月 \"8卡\", 利用率";
        option.items[0] = "=1+1";
        option.entries[1].amount = 1234567.125;
        option.entries[2].amount = -0.5;
        QTemporaryDir folder;
        QFile file(folder.filePath(u"ledger.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(data::csvLedger({&sample, 1}, false)));
        file.close();
        QCOMPARE(test::convertWithOffice({file.fileName()}, u"xlsx:Calc MS Excel 2007 XML"_s,
                                         folder.path(), reading),
                 QString());

        QFile converted(folder.filePath(u"ledger.xlsx"_s));
        QVERIFY(converted.open(QIODevice::ReadOnly));
        const test::Spreadsheet book = test::readSpreadsheet(converted.readAll().toStdString());
        QCOMPARE(book.sheetNames.size(), std::size_t{1});
        const auto& cells = book.sheets.begin()->second;
        QCOMPARE(cells.at("A1").value, std::string("option"));
        QCOMPARE(cells.at("A3").value, option.name);
        // 2026-01-31 is day 46053 of spreadsheets: a date, and the right one.
        QCOMPARE(cells.at("D3").number(), std::optional(46053.0));
        QVERIFY(cells.at("F3").isText && cells.at("F3").formula.empty());
        QCOMPARE(cells.at("F3").value, std::string("'=1+1"));
        QCOMPARE(cells.at("G3").number(), std::optional(1234567.125));
        QCOMPARE(cells.at("G4").number(), std::optional(-0.5));
    }
};

QTEST_APPLESS_MAIN(CsvInOfficeTest)
#include "tst_csv_in_office.moc"
