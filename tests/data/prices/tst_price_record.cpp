#include <QTest>

#include "data/prices/price_csv.h"
#include "data/prices/price_record.h"
#include "data/prices/unit.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

PriceRecord rightRecord()
{
    PriceRecord record;
    record.name = "rent-x-h100-hour";
    record.kind = PriceKind::Rent;
    record.gpu = "H100";
    record.gpus = 8;
    record.billing = "hour";
    record.low = record.price = record.high = 24;
    record.currency = "USD";
    record.unit = "USD per node-hour";
    record.asOf = {2026, 1, 31};
    record.grade = 'a';
    record.source = "https://example.org/prices";
    return record;
}

std::string firstProblem(const PriceRecord& record)
{
    const std::vector<Message> problems = problemsOf(record);
    return problems.empty() ? "" : render(problems.front(), English{});
}

constexpr const char* csvHeader =
    "id,kind,item,gpu,gpus,billing,price_low,price,price_high,currency,unit,vat_included,provider,"
    "region,as_of,grade,source,note\n";

std::string csvProblem(const std::string& row)
{
    const PriceCsv csv = readPriceCsv(csvHeader + row);
    if (csv.rows.size() != 1)
        return "rows: " + std::to_string(csv.rows.size());
    const auto* problem = std::get_if<Message>(&csv.rows.front().content);
    return problem ? render(*problem, English{}) : "";
}

} // namespace

class TestPriceRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRightRecordHasNoProblems()
    {
        QCOMPARE(QString::fromStdString(firstProblem(rightRecord())), QString());
    }

    void aPriceOfZeroIsMissingNotFree()
    {
        PriceRecord record = rightRecord();
        record.low = record.price = record.high = 0;
        QVERIFY(firstProblem(record).find("is 0; it must be above 0") != std::string::npos);
    }

    void whatIsWrongIsNamedWithValueAndLimit()
    {
        PriceRecord record = rightRecord();
        record.low = 30;
        QVERIFY(firstProblem(record).find("24, between 30 and 24") != std::string::npos);
        record = rightRecord();
        record.currency = "usd";
        QVERIFY(firstProblem(record).find("usd") != std::string::npos);
        record = rightRecord();
        record.unit = "per node-hour";
        QVERIFY(firstProblem(record).find("begin with the currency USD") != std::string::npos);
        record = rightRecord();
        record.billing = "hourly";
        QVERIFY(firstProblem(record).find("hourly; it must be hour") != std::string::npos);
        record = rightRecord();
        record.name = "rent-x-2026-01-31";
        QVERIFY(firstProblem(record).find("ends in a date") != std::string::npos);
        record = rightRecord();
        record.gpus = -8;
        QVERIFY(firstProblem(record).find("-8") != std::string::npos);
        record = rightRecord();
        record.asOf = {2026, 2, 30};
        QVERIFY(firstProblem(record).find("2026-02-30") != std::string::npos);
        record = rightRecord();
        record.price = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!firstProblem(record).empty());
        record = rightRecord();
        record.source.clear();
        QVERIFY(firstProblem(record).find("no source") != std::string::npos);
    }

    void gpuNamesOfManyWritersBecomeOne_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("name");
        QTest::newRow("catalogue") << "A100-80GB"
                                   << "A100-80G";
        QTest::newRow("form") << "A100-80GB-SXM"
                              << "A100-80G-SXM";
        QTest::newRow("underscore") << "H100_SXM"
                                    << "H100-SXM";
        QTest::newRow("joined") << "RTX5090"
                                << "RTX-5090";
        QTest::newRow("spaces") << " rtx  4090 "
                                << "RTX-4090";
        QTest::newRow("not memory") << "GB200-NVL72"
                                    << "GB200-NVL72";
        QTest::newRow("chinese") << "昇腾910B"
                                 << "昇腾910B";
    }
    void gpuNamesOfManyWritersBecomeOne()
    {
        QFETCH(QString, written);
        QFETCH(QString, name);
        QCOMPARE(QString::fromStdString(normalizedGpu(written.toStdString())), name);
    }

    void aSlugKeepsLettersOfAnyScriptAndDots()
    {
        QCOMPARE(QString::fromStdString(slug("Czechia, CZ, EU")), QStringLiteral("czechia-cz-eu"));
        QCOMPARE(QString::fromStdString(slug(", US, NA")), QStringLiteral("us-na"));
        QCOMPARE(QString::fromStdString(slug("p4d.24xlarge")), QStringLiteral("p4d.24xlarge"));
        QCOMPARE(QString::fromStdString(slug("青岛 A")), QStringLiteral("青岛-a"));
    }

    void unitsAreReadWithThingAndPeriod_data()
    {
        using Thing = UnitMeaning::Thing;
        using Period = UnitMeaning::Period;
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("thing");
        QTest::addColumn<int>("period");
        const auto row = [](const char* unit, Thing thing, Period period)
        {
            QTest::newRow(unit) << unit << static_cast<int>(thing) << static_cast<int>(period);
        };
        row("CNY per GPU-hour", Thing::Gpu, Period::Hour);
        row("CNY per card-year", Thing::Gpu, Period::Year);
        row("CNY per machine and month", Thing::Machine, Period::Month);
        row("CNY per node and month (unit corrected)", Thing::Machine, Period::Month);
        row("CNY per hour", Thing::Whole, Period::Hour);
        row("CNY each", Thing::Whole, Period::None);
        row("CNY per kWh", Thing::Kwh, Period::None);
        row("CNY per kW and month", Thing::Kw, Period::Month);
        row("CNY per G and month", Thing::Unknown, Period::Month);
        row("CNY per instance-day", Thing::Machine, Period::Day);
    }
    void unitsAreReadWithThingAndPeriod()
    {
        QFETCH(QString, unit);
        QFETCH(int, thing);
        QFETCH(int, period);
        const auto meaning = readUnit(unit.toStdString(), "CNY");
        QVERIFY(meaning);
        QCOMPARE(static_cast<int>(meaning->thing), thing);
        QCOMPARE(static_cast<int>(meaning->period), period);
    }

    void whatIsNoPricePerSomethingHasNoUnit()
    {
        QVERIFY(!readUnit("% off on-demand", ""));
        QVERIFY(!readUnit("USD over 3 years", "USD"));
        QVERIFY(!readUnit("USD per GPU", "EUR"));
    }

    void aPriceIsOldTheDayAfterItsFirstBirthday()
    {
        QVERIFY(!isOlderThanAYear({2025, 1, 15}, {2026, 1, 15}));
        QVERIFY(isOlderThanAYear({2025, 1, 15}, {2026, 1, 16}));
        QVERIFY(!isOlderThanAYear({2024, 2, 29}, {2025, 2, 28}));
        QVERIFY(isOlderThanAYear({2024, 2, 29}, {2025, 3, 1}));
    }

    void rowsThatCannotBeUsedSayWhy()
    {
        const std::string good =
            "x-2026-01-31,rent,i,H100,1,hour,2,2,2,USD,USD per GPU-hour,no,P,R,2026-01-31,a,s,n\n";
        QCOMPARE(QString::fromStdString(csvProblem(good)), QString());
        const auto with = [&](const std::string& from, const std::string& to)
        {
            std::string row = good;
            row.replace(row.find(from), from.size(), to);
            return csvProblem(row);
        };
        QVERIFY(with("x-2026-01-31", "x-2026-01-30").find("as_of") != std::string::npos);
        QVERIFY(with(",2026-01-31,", ",2026-02-31,").find("2026-02-31") != std::string::npos);
        QVERIFY(with(",rent,", ",lease,").find("lease") != std::string::npos);
        QVERIFY(with(",2,2,2,", ",2,1.234,5,2,").find("19 fields") != std::string::npos);
        QVERIFY(with(",2,2,2,", ",2,zwei,2,").find("zwei") != std::string::npos);
        QVERIFY(with(",2,2,2,", ",0,0,0,").find("above 0") != std::string::npos);
        QVERIFY(with(",no,", ",maybe,").find("maybe") != std::string::npos);
        QVERIFY(with(",1,hour", ",eight,hour").find("eight") != std::string::npos);
    }

    void aMissingColumnIsNamed()
    {
        const PriceCsv csv = readPriceCsv("id,kind\nx,rent\n");
        QVERIFY(csv.rows.empty());
        QVERIFY(std::find(csv.missingColumns.begin(), csv.missingColumns.end(), "as_of") !=
                csv.missingColumns.end());
    }

    void textsThatLookLikeFormulasAreDefusedAndComeBack()
    {
        PriceRecord record = rightRecord();
        record.note = "=HYPERLINK(\"x\")";
        const std::string text = writePriceCsv(std::vector{record});
        QVERIFY(text.find("\"'=HYPERLINK(\"\"x\"\")\"") != std::string::npos);
        const PriceCsv csv = readPriceCsv(std::string_view(text).substr(3)); // without its mark
        QCOMPARE(QString::fromStdString(std::get<PriceRecord>(csv.rows.front().content).note),
                 QString::fromStdString(record.note));
    }
};

QTEST_APPLESS_MAIN(TestPriceRecord)
#include "tst_price_record.moc"
