#include <QtTest>

#include "data/import/base/decimal_option.h"
#include "data/import/base/fold.h"
#include "data/import/base/number.h"
#include "data/import/base/timestamp.h"
#include "model/date.h"

using namespace costmodel;
using namespace costmodel::data;
using namespace std::literals;

namespace
{

std::optional<double> pointed(std::string_view text)
{
    const auto number = parseNumber(text, DecimalMark::Point);
    return number ? std::optional(number->value) : std::nullopt;
}

std::optional<double> comma(std::string_view text)
{
    const auto number = parseNumber(text, DecimalMark::Comma);
    return number ? std::optional(number->value) : std::nullopt;
}

std::optional<DecimalMark> markOf(std::string_view separator,
                                  std::initializer_list<const char*> numbers)
{
    DecimalMarkFinder finder(separator);
    for (const char* const number : numbers)
        finder.see(number);
    return finder.mark();
}

std::string utc(std::string_view text, DateOrder order = DateOrder::Unknown)
{
    const std::optional<Timestamp> stamp = parseTimestamp(text, order);
    return !stamp ? "none" : isoTimestamp(stamp->milliseconds) + (stamp->hasZone ? "" : "?");
}

} // namespace

class TestImportValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreReadInBothStyles();
    void numbersOfTheOtherStyleAreNotNumbers();
    void signsAndUnitsAreKeptApart();
    void missingIsNeverANumber_data();
    void missingIsNeverANumber();
    void theDecimalMarkIsProvedOrAsked();
    void timestampsOfManyProgramsAreRead();
    void whatIsNoTimestampIsNone();
    void datesThatReadBothWaysNeedAnOrder();
    void zonesAreOffsets();
};

void TestImportValues::numbersAreReadInBothStyles()
{
    QCOMPARE(pointed("23.60"), std::optional(23.6));
    QCOMPARE(pointed("1,234,567.5"), std::optional(1234567.5));
    QCOMPARE(pointed("1'234.5"), std::optional(1234.5));
    QCOMPARE(pointed("1 234"), std::optional(1234.0));
    QCOMPARE(pointed("12,34,567"), std::optional(1234567.0));
    QCOMPARE(pointed("2.36E+1"), std::optional(23.6));
    QCOMPARE(pointed("-5"), std::optional(-5.0));
    QCOMPARE(pointed("(5.25)"), std::optional(-5.25));
    QCOMPARE(pointed("5-"), std::optional(-5.0));
    QCOMPARE(pointed("−5"), std::optional(-5.0));
    QCOMPARE(pointed(".5"), std::optional(0.5));
    QCOMPARE(pointed("5."), std::optional(5.0));
    QCOMPARE(pointed("１２.5"), std::optional(12.5));
    QCOMPARE(comma("23,60"), std::optional(23.6));
    QCOMPARE(comma("1.355,90"), std::optional(1355.9));
    QCOMPARE(comma("1\u00A0234,5"), std::optional(1234.5));
    QCOMPARE(comma("12,5e2"), std::optional(1250.0));
}

void TestImportValues::numbersOfTheOtherStyleAreNotNumbers()
{
    QCOMPARE(pointed("23,60"), std::optional<double>());
    QCOMPARE(pointed("1.355,90"), std::optional<double>());
    QCOMPARE(pointed("1.234.567"), std::optional<double>());
    QCOMPARE(comma("23.60"), std::optional<double>());
    QCOMPARE(comma("1,234.5"), std::optional<double>());
    for (const char* const rubbish :
         {"abc", "1,,2", "1..2", "--5", "e5", "1e999", "inf", ",", ".", "$"})
        QCOMPARE(pointed(rubbish), std::optional<double>());
}

void TestImportValues::signsAndUnitsAreKeptApart()
{
    const auto euro = parseNumber("1.355,90€", DecimalMark::Comma);
    QVERIFY(euro);
    QCOMPARE(euro->currency, "EUR"s);
    QCOMPARE(euro->unit, ""s);
    const auto dollar = parseNumber("$ 2.50/h", DecimalMark::Point);
    QVERIFY(dollar);
    QCOMPARE(dollar->currency, "$"s);
    QCOMPARE(dollar->unit, "/h"s);
    QCOMPARE(parseNumber("-US$5", DecimalMark::Point)->value, -5.0);
    QCOMPARE(parseNumber("￥12", DecimalMark::Point)->currency, "¥"s);
    QCOMPARE(parseNumber("12 元", DecimalMark::Point)->currency, "CNY"s);
    QCOMPARE(parseNumber("90 %", DecimalMark::Point)->unit, "%"s);
    QCOMPARE(parseNumber("90 %", DecimalMark::Point)->value, 90.0);
    QCOMPARE(parseNumber("16380 MiB", DecimalMark::Point)->unit, "MiB"s);
}

void TestImportValues::missingIsNeverANumber_data()
{
    QTest::addColumn<QString>("text");
    for (const char* const token : {"",
                                    " ",
                                    "-",
                                    "N/A",
                                    "n/a",
                                    "NA",
                                    "[N/A]",
                                    "[Not Supported]",
                                    "[Unknown Error]",
                                    "NULL",
                                    "(null)",
                                    "None",
                                    "nan",
                                    "NaN",
                                    "Unknown",
                                    "unknown",
                                    "\\N",
                                    "#N/A",
                                    "NaT",
                                    "\u00A0",
                                    "—"})
        QTest::newRow(token) << token;
}

void TestImportValues::missingIsNeverANumber()
{
    QFETCH(QString, text);
    QVERIFY(isMissing(text.toStdString()));
    QCOMPARE(pointed(text.toStdString()), std::optional<double>());
    QVERIFY(!isMissing("0"));
    QVERIFY(!isMissing("no"));
}

void TestImportValues::theDecimalMarkIsProvedOrAsked()
{
    QCOMPARE(markOf(",", {"23.60", "10"}), std::optional(DecimalMark::Point));
    QCOMPARE(markOf(";", {"23,60", "1.234"}), std::optional(DecimalMark::Comma));
    QCOMPARE(markOf(";", {"1.355,90€"}), std::optional(DecimalMark::Comma));
    QCOMPARE(markOf(";", {"10", "20"}), std::optional(DecimalMark::Point));
    QCOMPARE(markOf(";", {"0.779"}), std::optional(DecimalMark::Point));
    QCOMPARE(markOf(";", {"1,234"}), std::optional<DecimalMark>());
    QCOMPARE(markOf(",", {"1,234"}), std::optional<DecimalMark>());
    QCOMPARE(markOf(";", {"1.234"}), std::optional<DecimalMark>());
    QCOMPARE(markOf(",", {"1.234"}), std::optional(DecimalMark::Point));
    QCOMPARE(markOf(";", {"1,234", "1,234.50"}), std::optional(DecimalMark::Point));
    QCOMPARE(markOf(";", {"12,5", "12.5"}), std::optional<DecimalMark>());

    DecimalMarkFinder finder(";");
    finder.see("1,234");
    ImportReport report;
    QVERIFY(!decimalMarkOf(finder, {}, report));
    QCOMPARE(report.questions.at(0).option, "decimal"s);
    ImportOptions options;
    options.values["decimal"] = "comma";
    QCOMPARE(decimalMarkOf(finder, options, report), std::optional(DecimalMark::Comma));
}

void TestImportValues::timestampsOfManyProgramsAreRead()
{
    QCOMPARE(utc("2025-01-31T08:00:05"), "2025-01-31T08:00:05Z?"s);
    QCOMPARE(utc("2025-01-31 08:00:05.250"), "2025-01-31T08:00:05.250Z?"s);
    QCOMPARE(utc("2025/01/31 08:00:05.250"), "2025-01-31T08:00:05.250Z?"s);
    QCOMPARE(utc("2025-01-31T08:00:05Z"), "2025-01-31T08:00:05Z"s);
    QCOMPARE(utc("2025-01-31T08:00:05 UTC"), "2025-01-31T08:00:05Z"s);
    QCOMPARE(utc("2023-02-21T14:37:07+0100"), "2023-02-21T13:37:07Z"s);
    QCOMPARE(utc("2023-03-01 00:18:22+08:00"), "2023-02-28T16:18:22Z"s);
    QCOMPARE(utc("2023-03-01 00:18:22-0330"), "2023-03-01T03:48:22Z"s);
    QCOMPARE(utc("20250131 08:00:00"), "2025-01-31T08:00:00Z?"s);
    QCOMPARE(utc("20250131T080000Z"), "2025-01-31T08:00:00Z"s);
    QCOMPARE(utc("20250131080000"), "2025-01-31T08:00:00Z?"s);
    QCOMPARE(utc("2025/1/3 8:05"), "2025-01-03T08:05:00Z?"s);
    QCOMPARE(utc("2025年1月3日 08:05"), "2025-01-03T08:05:00Z?"s);
    QCOMPARE(utc("2025-01-31"), "2025-01-31T00:00:00Z?"s);
    QVERIFY(!parseTimestamp("2025-01-31")->hasTime);
    QCOMPARE(utc("31.01.2025 08:00"), "2025-01-31T08:00:00Z?"s);
    QCOMPARE(utc("1/31/2025 3:04:05 PM"), "2025-01-31T15:04:05Z?"s);
    QCOMPARE(utc("1/31/2025 12:04 AM"), "2025-01-31T00:04:00Z?"s);
    QCOMPARE(utc("1700000000"), "2023-11-14T22:13:20Z"s);
    QCOMPARE(utc("1700000000.5"), "2023-11-14T22:13:20.500Z"s);
    QCOMPARE(utc("1700000000123"), "2023-11-14T22:13:20.123Z"s);
    QCOMPARE(utc("2016-12-31T23:59:60Z"), "2017-01-01T00:00:00Z"s);
    QCOMPARE(utc("2025-01-31T24:00:00"), "2025-02-01T00:00:00Z?"s);
}

void TestImportValues::whatIsNoTimestampIsNone()
{
    for (const char* const text :
         {"", "Unknown", "None", "NA", "2025-02-30T00:00:00", "2025-13-01", "12:00:00",
          "2025-01-31T25:00:00", "2025-01-31T08", "2025-01-31Tx", "0001-01-01", "12345",
          "2025-01-31T08:00:00 Berlin", "17000000001", "99999999999999999999"})
        QCOMPARE(utc(text), "none"s);
}

void TestImportValues::datesThatReadBothWaysNeedAnOrder()
{
    QVERIFY(isAmbiguousDate("03/04/2025"));
    QCOMPARE(utc("03/04/2025"), "none"s);
    QCOMPARE(utc("03/04/2025", DateOrder::DayMonth), "2025-04-03T00:00:00Z?"s);
    QCOMPARE(utc("03/04/2025", DateOrder::MonthDay), "2025-03-04T00:00:00Z?"s);
    QVERIFY(!isAmbiguousDate("13/04/2025"));
    QVERIFY(!isAmbiguousDate("2025-03-04"));
}

void TestImportValues::zonesAreOffsets()
{
    QCOMPARE(parseZone("UTC"), std::optional(0));
    QCOMPARE(parseZone("Z"), std::optional(0));
    QCOMPARE(parseZone("+08:00"), std::optional(28800));
    QCOMPARE(parseZone("-0330"), std::optional(-12600));
    QCOMPARE(parseZone("UTC+8"), std::optional(28800));
    QCOMPARE(parseZone("Asia/Shanghai"), std::optional<int>());
    QCOMPARE(parseZone("+99"), std::optional<int>());
    QCOMPARE(parseZone(""), std::optional<int>());
}

QTEST_APPLESS_MAIN(TestImportValues)
#include "tst_import_values.moc"
