#include <QTest>

#include "tests/support/price_import.h"

using namespace costmodel;
using namespace costmodel::data;
using namespace costmodel::test;

/// Tables of prices that people write themselves.
class TestPriceTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyTableIsReadInThreeLanguages_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("prices");
        QTest::newRow("english") << "gpu,count,price,currency\nH100,8,16,USD\n"
                                 << " 8xH100  16 USD\n";
        QTest::newRow("german") << "Anbieter;GPU;Anzahl;Preis\nX;H100;8;1.355,90€\n"
                                << " 8xH100  1355.9 EUR\n";
        QTest::newRow("chinese") << "显卡,卡数,价格(元/卡/小时)\nA100,8,12.5\n"
                                 << " 1xA100 hour 12.5 CNY\n";
        QTest::newRow("full width") << "显卡，价格\n“A100”，１２.5元/月\n"
                                    << " 1xA100 month 12.5 CNY\n";
        QTest::newRow("words") << "GPU model,GPUs,Billing,Price,Currency\nL4,1,On-Demand,1,USD\n"
                                  "L4,1,包月,500,CNY\nL4,1,Reserved 1yr,0.5,USD\n"
                               << " 1xL4 hour 1 USD\n 1xL4 month 500 CNY\n"
                                  " 1xL4 reserved-1y 0.5 USD\n";
        QTest::newRow("per gpu") << "accelerator,price_per_gpu_hour,currency\nH100,2,USD\n"
                                 << " 1xH100 hour 2 USD\n";
        QTest::newRow("several currencies") << "gpu,price,currency\nA,1,USD\nA,2,EUR\nA,3,CNY\n"
                                            << " 1xA  1 USD\n 1xA  2 EUR\n 1xA  3 CNY\n";
    }
    void anyTableIsReadInThreeLanguages()
    {
        QFETCH(QString, text);
        QFETCH(QString, prices);
        const ImportResult result = readText("t.csv", text.toStdString());
        QVERIFY(isUsable(result.report));
        QCOMPARE(pricesOf(result.report), prices);
    }

    void whatATableDoesNotSayIsAskedFor_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("option");
        QTest::newRow("no currency") << "gpu,price\nH100,2\n"
                                     << "currency";
        QTest::newRow("dollars of whom") << "gpu,price\nH100,$2\n"
                                         << "currency";
        QTest::newRow("yuan or yen") << "gpu,price\nH100,¥2\n"
                                     << "currency";
        QTest::newRow("one thousand or one") << "gpu;price\nH100;1,234€\n"
                                             << "decimal";
        QTest::newRow("day or month") << "gpu,price,date\nH100,2€,03/04/2025\n"
                                      << "dates";
    }
    void whatATableDoesNotSayIsAskedFor()
    {
        QFETCH(QString, text);
        QFETCH(QString, option);
        const ImportResult result = readText("t.csv", text.toStdString());
        QCOMPARE(result.report.questions.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(result.report.questions[0].option), option);
        QVERIFY(result.output.empty());
    }

    void answersAreTaken()
    {
        ImportOptions options;
        options.values = {
            {"currency", "CNY"}, {"billing", "hour"}, {"as_of", "2026-01-31"}, {"provider", "X"}};
        const ImportResult result = readText("t.csv", "gpu,price\nH100,¥2\n", options);
        QCOMPARE(pricesOf(result.report), QStringLiteral(" 1xH100 hour 2 CNY\n"));
        QVERIFY(result.bookQuestions.empty());
        QCOMPARE(result.prices[0].name, std::string("rent-x-h100-hour"));
        QCOMPARE(result.prices[0].unit, std::string("CNY per GPU-hour"));
        options.values["currency"] = "USD"; // a ¥ is no dollar
        QCOMPARE(readText("t.csv", "gpu,price\nH100,¥2\n", options).report.rows.rejected, 1L);
        options.values["as_of"] = "tomorrow";
        QVERIFY(!isUsable(readText("t.csv", "gpu,price\nH100,¥2\n", options).report));
    }

    void pricesOfManyDaysKeepTheirDays()
    {
        const ImportResult result =
            readText("t.csv", "date,gpu,count,price,currency\n2025-05-01,A100,8,32.8,USD\n"
                              "2025-06-05,A100,8,21.9,USD\n");
        QCOMPARE(result.prices.size(), std::size_t{2});
        QCOMPARE(isoDate(result.prices[0].asOf), std::string("2025-05-01"));
        QCOMPARE(isoDate(result.prices[1].asOf), std::string("2025-06-05"));
        QCOMPARE(result.prices[0].name, result.prices[1].name);
        QCOMPARE(result.bookQuestions.size(), std::size_t{1}); // by the hour or by the month?
    }
};

QTEST_APPLESS_MAIN(TestPriceTables)
#include "tst_price_tables.moc"
