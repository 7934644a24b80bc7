#include "ui/text/formats.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QLocale>

namespace costmodel::ui
{

namespace
{

using namespace Qt::StringLiterals;

constexpr double tooLongToWrite = 1e15;

QString written(double value, int digits)
{
    if (std::abs(value) >= tooLongToWrite)
        return QString::number(value, 'g', 6);
    QString text = toQString(groupedNumber(value, digits));
    const bool isZero =
        std::all_of(text.cbegin(), text.cend(),
                    [](QChar c) { return c == u'-' || c == u'0' || c == u'.' || c == u','; });
    if (isZero && text.startsWith(u'-'))
        text.remove(0, 1);
    return text;
}

QString signedText(double value, const QString& writtenValue)
{
    const bool isZero = std::none_of(writtenValue.cbegin(), writtenValue.cend(),
                                     [](QChar c) { return c >= u'1' && c <= u'9'; });
    return value > 0 && !isZero ? u'+' + writtenValue : writtenValue;
}

struct UnitWords
{
    MoneyUnit unit;
    double factor;
    QStringView chinese; ///< before the currency: 万元
    QStringView english; ///< behind the number: 12.35M
    QStringView heading; ///< before the currency: "k CNY"
};
constexpr std::array<UnitWords, 4> unitWords{{
    {MoneyUnit::plain, 1, u"", u"", u""},
    {MoneyUnit::thousand, 1e3, u"千", u"k", u"k "},
    {MoneyUnit::tenThousand, 1e4, u"万", u" × 10k", u"10k "},
    {MoneyUnit::million, 1e6, u"百万", u"M", u"M "},
}};

const UnitWords& words(MoneyUnit unit)
{
    const auto found = std::ranges::find(unitWords, unit, &UnitWords::unit);
    return found == unitWords.end() ? unitWords.front() : *found;
}

/// The unit of one amount that stands for itself.
MoneyUnit fitting(double amount, bool chinese)
{
    const double size = std::abs(amount);
    if (chinese)
        return size >= 1e4 ? MoneyUnit::tenThousand : MoneyUnit::plain;
    return size >= 1e6 ? MoneyUnit::million : MoneyUnit::plain;
}

/// The unit of a column, in which smaller amounts are to keep some digits.
MoneyUnit fittingColumn(double magnitude, bool chinese)
{
    if (chinese)
        return fitting(magnitude, chinese);
    if (magnitude >= 1e7)
        return MoneyUnit::million;
    return magnitude >= 1e5 ? MoneyUnit::thousand : MoneyUnit::plain;
}

int fractionDigits(double value, int significant)
{
    if (value == 0 || !std::isfinite(value))
        return 0;
    const int before = static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
    return std::clamp(significant - before, 0, 12);
}

} // namespace

bool Formats::isChinese() const
{
    return m_language->code().starts_with("zh");
}

QString Formats::currencyName(const QString& currency) const
{
    if (!isChinese())
        return currency;
    static constexpr std::array<std::pair<QStringView, QStringView>, 9> names{{
        {u"CNY", u"元"},
        {u"USD", u"美元"},
        {u"EUR", u"欧元"},
        {u"JPY", u"日元"},
        {u"HKD", u"港元"},
        {u"GBP", u"英镑"},
        {u"SGD", u"新加坡元"},
        {u"TWD", u"新台币"},
        {u"KRW", u"韩元"},
    }};
    const auto found =
        std::ranges::find(names, QStringView(currency), [](const auto& row) { return row.first; });
    return found == names.end() ? u' ' + currency : found->second.toString();
}

QString Formats::money(double amount, const QString& currency) const
{
    if (!std::isfinite(amount))
        return none(NoValue::notAvailable);
    const bool chinese = isChinese();
    const UnitWords& unit =
        words(m_unit == MoneyUnit::automatic ? fitting(amount, chinese) : m_unit);
    const QString number = written(amount / unit.factor, 2);
    if (chinese)
        return u"%1 %2%3"_s.arg(number, unit.chinese.toString(), currencyName(currency))
            .replace(u"  "_s, u" "_s);
    const bool negative = number.startsWith(u'-');
    return u"%1%2 %3%4"_s.arg(negative ? u"-"_s : QString(), currency,
                              negative ? number.mid(1) : number, unit.english.toString());
}

QString Formats::money(const std::optional<double>& amount, const QString& currency,
                       NoValue why) const
{
    return amount ? money(*amount, currency) : none(why);
}

QString Formats::moneyDifference(double amount, const QString& currency) const
{
    return std::isfinite(amount) ? signedText(amount, money(amount, currency))
                                 : none(NoValue::notAvailable);
}

MoneyScale Formats::moneyScale(const QString& currency, double magnitude) const
{
    const bool chinese = isChinese();
    const double size = std::isfinite(magnitude) ? std::abs(magnitude) : 0;
    const UnitWords& unit =
        words(m_unit == MoneyUnit::automatic ? fittingColumn(size, chinese) : m_unit);
    const QString label = chinese ? unit.chinese.toString() + currencyName(currency)
                                  : unit.heading.toString() + currency;
    return {.factor = unit.factor, .digits = 2, .unit = unit.unit, .label = label.trimmed()};
}

QString Formats::moneyUnitLabel(const QString& currency, double magnitude) const
{
    return moneyScale(currency, magnitude).label;
}

QString Formats::amount(double amount, const MoneyScale& scale) const
{
    return number(scale.shown(amount), scale.digits);
}

QString Formats::amountDifference(double amount, const MoneyScale& scale) const
{
    return difference(scale.shown(amount), scale.digits);
}

QString Formats::unitCost(double amount, const QString& currency) const
{
    if (!std::isfinite(amount))
        return none(NoValue::notAvailable);
    const int digits = std::abs(amount) >= 1 ? 2 : std::max(2, fractionDigits(amount, 3));
    const QString number = written(amount, digits);
    if (isChinese())
        return number + u' ' + currencyName(currency).trimmed();
    return number.startsWith(u'-') ? u"-%1 %2"_s.arg(currency, number.mid(1))
                                   : u"%1 %2"_s.arg(currency, number);
}

QString Formats::number(double value, int digits) const
{
    return std::isfinite(value) ? written(value, digits) : none(NoValue::notAvailable);
}

QString Formats::shortNumber(double value, int significant) const
{
    if (!std::isfinite(value))
        return none(NoValue::notAvailable);
    QString text = written(value, fractionDigits(value, significant));
    if (text.contains(u'.') && !text.contains(u'e'))
    {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    return text;
}

QString Formats::difference(double value, int digits) const
{
    return std::isfinite(value) ? signedText(value, written(value, digits))
                                : none(NoValue::notAvailable);
}

QString Formats::share(double share, int digits) const
{
    return std::isfinite(share) ? written(share * 100, digits) + u'%' : none(NoValue::notAvailable);
}

QString Formats::share(const std::optional<double>& value, NoValue why) const
{
    return value ? share(*value) : none(why);
}

QString Formats::shareDifference(double value, int digits) const
{
    return std::isfinite(value) ? signedText(value, share(value, digits))
                                : none(NoValue::notAvailable);
}

} // namespace costmodel::ui
