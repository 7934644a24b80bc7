#include "ui/text/formats.h"

#include <limits>

#include <QtTest>

#include "tests/ui/charts/chinese.h"

using namespace costmodel;
using namespace costmodel::ui;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(costmodel::ui::MoneyUnit)

namespace
{

const English english;
const test::Chinese chinese;
const double noNumber = std::numeric_limits<double>::quiet_NaN();
const double infinite = std::numeric_limits<double>::infinity();

} // namespace

class FormatsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesMoney_data();
    void writesMoney();
    void namesTheUnitOfAColumn_data();
    void namesTheUnitOfAColumn();
    void showsAmountsOfAColumnInItsUnit();
    void signsDifferences();
    void writesSharesAndNumbers();
    void keepsTheDigitsOfSmallUnitCosts();
    void countsMonthsFromTheStart();
    void writesHoursMonthsAndDurations();
    void saysWordsWhereThereIsNoNumber();
    void putsTheUnitBehindTheHeading();
    void redMeansWhatTheReaderChose();
};

void FormatsTest::writesMoney_data()
{
    QTest::addColumn<bool>("isChinese");
    QTest::addColumn<MoneyUnit>("unit");
    QTest::addColumn<double>("amount");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("expected");
    const auto zh = [](double amount, const QString& currency, const QString& expected,
                       MoneyUnit unit = MoneyUnit::automatic)
    {
        QTest::addRow("zh %s", qPrintable(expected))
            << true << unit << amount << currency << expected;
    };
    const auto en = [](double amount, const QString& currency, const QString& expected,
                       MoneyUnit unit = MoneyUnit::automatic)
    {
        QTest::addRow("en %s", qPrintable(expected))
            << false << unit << amount << currency << expected;
    };
    // Amounts as filings of Chinese listed companies write them: in units of 10,000, two decimals.
    zh(577788300, u"CNY"_s, u"57,778.83 万元"_s);
    zh(1920234800, u"CNY"_s, u"192,023.48 万元"_s);
    zh(12345600, u"CNY"_s, u"1,234.56 万元"_s);
    zh(12345600, u"USD"_s, u"1,234.56 万美元"_s);
    zh(9999.5, u"CNY"_s, u"9,999.50 元"_s);
    zh(10000, u"CNY"_s, u"1.00 万元"_s);
    zh(0.46, u"CNY"_s, u"0.46 元"_s);
    // No brackets for negative amounts.
    zh(-1234567.5, u"CNY"_s, u"-123.46 万元"_s);
    zh(0, u"CNY"_s, u"0.00 元"_s);
    zh(20000, u"XYZ"_s, u"2.00 万 XYZ"_s);
    zh(20, u"XYZ"_s, u"20.00 XYZ"_s);
    zh(12345600, u"CNY"_s, u"12.35 百万元"_s, MoneyUnit::million);
    zh(12345600, u"CNY"_s, u"12,345.60 千元"_s, MoneyUnit::thousand);
    zh(12345600, u"CNY"_s, u"12,345,600.00 元"_s, MoneyUnit::plain);
    en(12345600, u"CNY"_s, u"CNY 12.35M"_s);
    en(1095, u"CNY"_s, u"CNY 1,095.00"_s);
    en(999999, u"USD"_s, u"USD 999,999.00"_s);
    en(-3210000, u"CNY"_s, u"-CNY 3.21M"_s);
    en(-0.001, u"CNY"_s, u"CNY 0.00"_s);
    en(12345.6, u"EUR"_s, u"EUR 12.35k"_s, MoneyUnit::thousand);
    en(12345600, u"CNY"_s, u"CNY 1,234.56 × 10k"_s, MoneyUnit::tenThousand);
}

void FormatsTest::writesMoney()
{
    QFETCH(bool, isChinese);
    QFETCH(MoneyUnit, unit);
    QFETCH(double, amount);
    QFETCH(QString, currency);
    QFETCH(QString, expected);
    const Language& language = isChinese ? static_cast<const Language&>(chinese) : english;
    QCOMPARE(Formats(language, unit).money(amount, currency), expected);
}

void FormatsTest::namesTheUnitOfAColumn_data()
{
    QTest::addColumn<bool>("isChinese");
    QTest::addColumn<double>("magnitude");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("expected");
    QTest::newRow("zh yuan") << true << 9000.0 << u"CNY"_s << u"元"_s;
    QTest::newRow("zh wan") << true << 5e6 << u"CNY"_s << u"万元"_s;
    QTest::newRow("zh dollars") << true << 5e6 << u"USD"_s << u"万美元"_s;
    QTest::newRow("en plain") << false << 9e4 << u"CNY"_s << u"CNY"_s;
    QTest::newRow("en thousands") << false << 5e6 << u"CNY"_s << u"k CNY"_s;
    QTest::newRow("en millions") << false << -5e7 << u"USD"_s << u"M USD"_s;
    QTest::newRow("en nothing") << false << noNumber << u"USD"_s << u"USD"_s;
}

void FormatsTest::namesTheUnitOfAColumn()
{
    QFETCH(bool, isChinese);
    QFETCH(double, magnitude);
    QFETCH(QString, currency);
    QFETCH(QString, expected);
    const Language& language = isChinese ? static_cast<const Language&>(chinese) : english;
    QCOMPARE(Formats(language).moneyUnitLabel(currency, magnitude), expected);
}

void FormatsTest::showsAmountsOfAColumnInItsUnit()
{
    const Formats formats(chinese);
    const MoneyScale scale = formats.moneyScale(u"CNY"_s, 2e7);
    QCOMPARE(formats.amount(345, scale), u"0.03"_s);
    QCOMPARE(formats.amount(12345600, scale), u"1,234.56"_s);
    QCOMPARE(formats.amountDifference(-3205000, scale), u"-320.50"_s);
    // Rounds to zero: no sign.
    QCOMPARE(formats.amountDifference(-3, scale), u"0.00"_s);
}

void FormatsTest::signsDifferences()
{
    QCOMPARE(Formats(chinese).moneyDifference(3205000, u"CNY"_s), u"+320.50 万元"_s);
    QCOMPARE(Formats(chinese).moneyDifference(-3205000, u"CNY"_s), u"-320.50 万元"_s);
    QCOMPARE(Formats(english).moneyDifference(12345600, u"CNY"_s), u"+CNY 12.35M"_s);
    QCOMPARE(Formats(english).moneyDifference(0, u"CNY"_s), u"CNY 0.00"_s);
    QCOMPARE(Formats(english).moneyDifference(0.001, u"CNY"_s), u"CNY 0.00"_s);
    QCOMPARE(Formats(english).difference(12.34, 1), u"+12.3"_s);
    QCOMPARE(Formats(english).shareDifference(0.153), u"+15.3%"_s);
    QCOMPARE(Formats(english).shareDifference(-0.153), u"-15.3%"_s);
    QCOMPARE(Formats(english).shareDifference(0), u"0.0%"_s);
}

void FormatsTest::writesSharesAndNumbers()
{
    const Formats formats(english);
    QCOMPARE(formats.share(0.634), u"63.4%"_s);
    QCOMPARE(formats.share(1, 0), u"100%"_s);
    QCOMPARE(formats.number(1234.5, 2), u"1,234.50"_s);
    QCOMPARE(formats.number(-1234567), u"-1,234,567"_s);
    QCOMPARE(formats.shortNumber(0.012345, 3), u"0.0123"_s);
    QCOMPARE(formats.shortNumber(1234.56), u"1,235"_s);
    QCOMPARE(formats.shortNumber(14), u"14"_s);
    QCOMPARE(formats.shortNumber(0.5), u"0.5"_s);
    QVERIFY(formats.number(1e300).size() < 20);
}

void FormatsTest::keepsTheDigitsOfSmallUnitCosts()
{
    QCOMPARE(Formats(english).unitCost(12.349, u"CNY"_s), u"CNY 12.35"_s);
    QCOMPARE(Formats(english).unitCost(0.012345, u"USD"_s), u"USD 0.0123"_s);
    QCOMPARE(Formats(english).unitCost(0, u"USD"_s), u"USD 0.00"_s);
    QCOMPARE(Formats(chinese).unitCost(0.5, u"CNY"_s), u"0.500 元"_s);
    QCOMPARE(Formats(chinese).unitCost(1234567, u"CNY"_s), u"1,234,567.00 元"_s);
}

void FormatsTest::countsMonthsFromTheStart()
{
    const Date start{2027, 1, 31};
    QCOMPARE(Formats(english).monthLabel(start, 0), u"Jan 2027"_s);
    // One month on from 31 January is February, not March.
    QCOMPARE(Formats(english).monthLabel(start, 1), u"Feb 2027"_s);
    QCOMPARE(Formats(english).monthLabel(start, 14), u"Mar 2028"_s);
    QCOMPARE(Formats(chinese).monthLabel({2027, 3, 1}), u"2027年3月"_s);
    QCOMPARE(Formats(chinese).monthLabel({2027, 3, 1}, -3), u"2026年12月"_s);
    QCOMPARE(Formats(english).date({2026, 3, 1}), u"2026-03-01"_s);
}

void FormatsTest::writesHoursMonthsAndDurations()
{
    QCOMPARE(Formats(english).gpuHours(1234), u"1,234 GPU-hours"_s);
    QCOMPARE(Formats(english).gpuHours(1), u"1 GPU-hour"_s);
    QCOMPARE(Formats(english).gpuHours(12345678), u"12.35M GPU-hours"_s);
    QCOMPARE(Formats(chinese).gpuHours(1234), u"1,234 卡时"_s);
    QCOMPARE(Formats(chinese).gpuHours(1234567), u"123.46 万卡时"_s);
    QCOMPARE(Formats(english).months(14.23), u"14.2 months"_s);
    QCOMPARE(Formats(english).months(1), u"1 month"_s);
    QCOMPARE(Formats(chinese).months(60), u"60 个月"_s);
    QCOMPARE(Formats(english).duration(0.35), u"350 ms"_s);
    QCOMPARE(Formats(english).duration(12.54), u"12.5 s"_s);
    QCOMPARE(Formats(english).duration(200), u"3 min 20 s"_s);
    QCOMPARE(Formats(english).duration(7500), u"2 h 05 min"_s);
}

void FormatsTest::saysWordsWhereThereIsNoNumber()
{
    const Formats formats(chinese);
    QCOMPARE(formats.money(noNumber, u"CNY"_s), u"无"_s);
    QCOMPARE(formats.money(infinite, u"CNY"_s), u"无"_s);
    QCOMPARE(formats.months(std::nullopt, NoValue::neverPaysBack), u"不回收"_s);
    for (const double value : {noNumber, infinite, -infinite})
        for (const QString& text :
             {formats.moneyDifference(value, u"CNY"_s), formats.number(value),
              formats.shortNumber(value), formats.share(value), formats.gpuHours(value),
              formats.duration(value), formats.unitCost(value, u"CNY"_s), formats.difference(value),
              formats.shareDifference(value)})
            QCOMPARE(text, u"无"_s);
}

void FormatsTest::putsTheUnitBehindTheHeading()
{
    QCOMPARE(Formats(english).withUnit(u"Cost"_s, u"k CNY"_s), u"Cost (k CNY)"_s);
    QCOMPARE(Formats(chinese).withUnit(u"费用"_s, u"万元"_s), u"费用（万元）"_s);
    QCOMPARE(Formats(chinese).withUnit(u"费用"_s, {}), u"费用"_s);
}

void FormatsTest::redMeansWhatTheReaderChose()
{
    const auto isRed = [](const QColor& c)
    {
        return c.red() > c.green() + 60 && c.red() > c.blue() + 60;
    };
    const auto isGreen = [](const QColor& c)
    {
        return c.green() > c.red() + 30;
    };
    for (const bool dark : {false, true})
    {
        const Formats china(chinese, MoneyUnit::automatic, RedMeaning::better);
        QVERIFY(isRed(china.better(dark)));
        QVERIFY(isGreen(china.worse(dark)));
        const Formats west(english, MoneyUnit::automatic, RedMeaning::worse);
        QVERIFY(isRed(west.worse(dark)));
        QVERIFY(isGreen(west.better(dark)));
        const Formats neutral(english);
        QVERIFY(neutral.better(dark).blue() > neutral.better(dark).red());
        QVERIFY(neutral.worse(dark).red() > neutral.worse(dark).blue());
        // A cost that falls is better, whatever the colour; no difference has neither.
        QCOMPARE(china.differenceColour(-1, true, dark), china.better(dark));
        QCOMPARE(china.differenceColour(1, true, dark), china.worse(dark));
        QCOMPARE(china.differenceColour(1, false, dark), china.better(dark));
        QCOMPARE(china.differenceColour(0, true, dark), china.same(dark));
    }
}

QTEST_MAIN(FormatsTest)
#include "tst_formats.moc"
