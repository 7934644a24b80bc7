#include <QtTest>

#include "ui/text/number_text.h"

using namespace costmodel::ui;

/// What people type and paste, in both languages.
class NumberTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatPeopleType_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("plain");
        QTest::newRow("grouped") << QStringLiteral("1,234.5") << 1234.5;
        QTest::newRow("fullwidth") << QStringLiteral("１２３４．５") << 1234.5;
        QTest::newRow("fullwidth comma") << QStringLiteral("1，234.5") << 1234.5;
        QTest::newRow("fullwidth yen sign") << QStringLiteral("￥1234") << 1234.0;
        QTest::newRow("yen sign") << QStringLiteral("¥1,234.50") << 1234.5;
        QTest::newRow("fullwidth minus") << QStringLiteral("－5") << -5.0;
        QTest::newRow("brackets") << QStringLiteral("(5)") << -5.0;
        QTest::newRow("fullwidth brackets") << QStringLiteral("（5）") << -5.0;
        QTest::newRow("currency in brackets") << QStringLiteral("(¥5)") << -5.0;
        QTest::newRow("minus sign") << QStringLiteral("−5") << -5.0;
        QTest::newRow("ten thousand") << QStringLiteral("3.5万") << 35000.0;
        QTest::newRow("fullwidth ten thousand") << QStringLiteral("３．５万") << 35000.0;
        QTest::newRow("ten thousand yuan") << QStringLiteral("3.5 万元") << 35000.0;
        QTest::newRow("hundred million") << QStringLiteral("1.2亿") << 120000000.0;
        QTest::newRow("spaces") << QStringLiteral("1 234") << 1234.0;
        QTest::newRow("no-break space") << QStringLiteral("1\u00a0234") << 1234.0;
        QTest::newRow("narrow space") << QStringLiteral("1\u202f234\u202f567.5") << 1234567.5;
        QTest::newRow("ideographic stop") << QStringLiteral("0.5。") << 0.5;
        QTest::newRow("exponent") << QStringLiteral("1e3") << 1000.0;
        QTest::newRow("k") << QStringLiteral("12k") << 12000.0;
        QTest::newRow("million") << QStringLiteral("CNY 1.5M") << 1500000.0;
        QTest::newRow("code behind") << QStringLiteral("12.5 CNY") << 12.5;
        QTest::newRow("negative currency") << QStringLiteral("-¥12") << -12.0;
        QTest::newRow("only decimals") << QStringLiteral(".5") << 0.5;
        QTest::newRow("sum") << QStringLiteral("=8*3+2") << 26.0;
        QTest::newRow("sum with units") << QStringLiteral("=(3.5万 - 5,000)/3") << 10000.0;
    }
    void readsWhatPeopleType()
    {
        QFETCH(QString, text);
        QFETCH(double, plain);
        const NumberStyle money{
            .isMoney = true,
            .currency = QStringLiteral("CNY"),
        };
        const ParsedNumber number = parseNumber(text, money);
        QVERIFY2(number.value, qPrintable(number.problem));
        QCOMPARE(*number.value, plain);
    }

    void refusesWhatMayMeanTwoThings_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"12,34", "1,23,456", "1,5", "1.234,5", "1.2.3", "", "abc", "nan", "inf", "1e999",
              "1,2345", "$5", "USD 5", "5%", "=1/0", "=(1", "=1+", "--5", "3亿4500万5"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void refusesWhatMayMeanTwoThings()
    {
        QFETCH(QString, text);
        const NumberStyle money{
            .isMoney = true,
            .currency = QStringLiteral("CNY"),
        };
        const ParsedNumber number = parseNumber(text, money);
        QVERIFY(!number.value);
        QVERIFY(!number.problem.isEmpty());
    }

    void readsPerCentByTheKindOfField()
    {
        const NumberStyle percent{.isPercent = true};
        QCOMPARE(*parseNumber(QStringLiteral("15%"), percent).value, 0.15);
        QCOMPARE(*parseNumber(QStringLiteral("15％"), percent).value, 0.15);
        QCOMPARE(*parseNumber(QStringLiteral("15"), percent).value, 0.15);
        const NumberStyle factor;
        QCOMPARE(*parseNumber(QStringLiteral("80 %"), factor).value, 0.8);
        QCOMPARE(*parseNumber(QStringLiteral("0.8"), factor).value, 0.8);
    }

    void takesDollarsWhereTheFieldIsInDollars()
    {
        const NumberStyle dollars{.isMoney = true, .currency = QStringLiteral("USD")};
        QCOMPARE(*parseNumber(QStringLiteral("$1,234.50"), dollars).value, 1234.5);
        QVERIFY(!parseNumber(QStringLiteral("¥5"), dollars).value);
    }

    void wantsWholeNumbersWhereTheFieldDoes()
    {
        const NumberStyle whole{.isWhole = true};
        QCOMPARE(*parseNumber(QStringLiteral("1,024"), whole).value, 1024.0);
        QVERIFY(!parseNumber(QStringLiteral("2.5"), whole).value);
    }

    void showsAllDigitsAndReadsThemBack_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("isPercent");
        QTest::addColumn<QString>("text");
        QTest::newRow("small") << 0.000123 << false << QStringLiteral("0.000123");
        QTest::newRow("per cent") << 0.07 << true << QStringLiteral("7");
        QTest::newRow("fine per cent") << 0.00035 << true << QStringLiteral("0.035");
        QTest::newRow("large") << 1234567.25 << false << QStringLiteral("1,234,567.25");
        QTest::newRow("negative") << -12345.0 << false << QStringLiteral("-12,345");
        QTest::newRow("third") << 1.0 / 3 << false << QStringLiteral("0.3333333333333333");
    }
    void showsAllDigitsAndReadsThemBack()
    {
        QFETCH(double, value);
        QFETCH(bool, isPercent);
        QFETCH(QString, text);
        const NumberStyle style{.isPercent = isPercent};
        QCOMPARE(numberText(value, style), text);
        QCOMPARE(*parseNumber(text, style).value, value);
    }
};

QTEST_APPLESS_MAIN(NumberTextTest)
#include "tst_number_text.moc"
