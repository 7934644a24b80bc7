#include "model/text/message.h"

#include <cstring>

#include <QtTest>

using namespace costmodel;

namespace
{

/// Chinese with the few texts that these tests need.
class SomeChinese final : public Language
{
public:
    std::string translate(const char* context, const char* text) const override
    {
        if (std::strcmp(context, "Currency") == 0)
            return std::strcmp(text, "CNY") == 0   ? "元"
                   : std::strcmp(text, "USD") == 0 ? "美元"
                                                   : text;
        if (std::strcmp(text, "%1 costs %2 from %3 on, %4 less.") == 0)
            return "%1 的费用自 %3 起为 %2，节约 %4。";
        return text;
    }
    std::string_view code() const override
    {
        return "zh_CN";
    }
};

std::string chinese(const MessageArgument& argument)
{
    return render({"%1", {argument}}, SomeChinese());
}

std::string english(const MessageArgument& argument)
{
    return render({"%1", {argument}}, English());
}

} // namespace

/// How values stand in a sentence of either language.
class MessageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void amountsHaveTheirCurrencyInFrontInEnglish()
    {
        QCOMPARE(english(Amount{2104013.304, "CNY"}), std::string("CNY 2,104,013.30"));
        QCOMPARE(english(Amount{-0.004, "USD"}), std::string("USD 0.00"));
    }

    void amountsHaveTheirCurrencyBehindInChinese()
    {
        QCOMPARE(chinese(Amount{631884.35, "CNY"}), std::string("631,884.35 元"));
        QCOMPARE(chinese(Amount{1100, "USD"}), std::string("1,100.00 美元"));
        QCOMPARE(chinese(Amount{-9082.88, "CNY"}), std::string("-9,082.88 元"));
    }

    /// 27,868,516.88 / 10,000 = 2,786.85; the million itself is the first to change.
    void fromAMillionOnAmountsAreInTenThousands()
    {
        QCOMPARE(chinese(Amount{27868516.88, "CNY"}), std::string("2,786.85 万元"));
        QCOMPARE(chinese(Amount{1e6, "CNY"}), std::string("100.00 万元"));
        QCOMPARE(chinese(Amount{-1e6, "USD"}), std::string("-100.00 万美元"));
        QCOMPARE(chinese(Amount{999999, "CNY"}), std::string("999,999.00 元"));
    }

    void amountsOfOneSentenceShareTheUnit()
    {
        const Message range{
            "%1~%2 (%3)", {Amount{960000, "CNY"}, Amount{1160000, "CNY"}, Amount{9082.88, "CNY"}}};
        QCOMPARE(render(range, SomeChinese()), std::string("96.00 万元~116.00 万元 (9,082.88 元)"));
    }

    void aCurrencyWithoutAChineseNameKeepsItsCode()
    {
        QCOMPARE(chinese(Amount{12.5, "CHF"}), std::string("CHF 12.50"));
        QCOMPARE(chinese(Amount{12500000, "CHF"}), std::string("CHF 1,250.00 万"));
    }

    void aCurrencyAloneIsCalledByItsName()
    {
        QCOMPARE(chinese(currencyArgument("CNY")), std::string("元"));
        QCOMPARE(chinese(currencyArgument("CHF")), std::string("CHF"));
        QCOMPARE(english(currencyArgument("CNY")), std::string("CNY"));
    }

    void sharesHaveNoSpaceBeforeTheSignInChinese()
    {
        QCOMPARE(english(Share{0.125}), std::string("12.5 %"));
        QCOMPARE(chinese(Share{0.125}), std::string("12.5%"));
        QCOMPARE(english(Share{12.5}), std::string("1,250.0 %"));
    }

    void datesAreIsoInEnglishAndInWordsInChinese()
    {
        QCOMPARE(english(Date{2026, 3, 1}), std::string("2026-03-01"));
        QCOMPARE(chinese(Date{2026, 3, 1}), std::string("2026年3月1日"));
    }

    void noSpaceIsLeftBetweenChineseCharacters()
    {
        const Message message{
            "%1 costs %2 from %3 on, %4 less.",
            {std::string("自购"), Amount{8800.46, "CNY"}, Date{2027, 1, 1}, Amount{5, "CHF"}}};
        QCOMPARE(render(message, SomeChinese()),
                 std::string("自购的费用自 2027年1月1日起为 8,800.46 元，节约 CHF 5.00。"));
    }

    void aLatinNameKeepsTheSpaceAroundIt()
    {
        const Message message{"%1 costs %2 from %3 on, %4 less.",
                              {std::string("AWS"), Share{0.5}, std::string("2027"), Share{0.25}}};
        QCOMPARE(render(message, SomeChinese()),
                 std::string("AWS 的费用自 2027 起为 50.0%，节约 25.0%。"));
    }

    void anArgumentThatIsNotThereLeavesAGap()
    {
        QCOMPARE(render({"a %1 b", {}}, English()), std::string("a  b"));
        QCOMPARE(render({"100 % %1", {2L}}, English()), std::string("100 % 2"));
        QCOMPARE(render({"%", {}}, SomeChinese()), std::string("%"));
    }
};

QTEST_APPLESS_MAIN(MessageTest)
#include "tst_message.moc"
