#include "ui/text/number_text.h"

#include <cmath>

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include "model/text/message.h"
#include "ui/text/arithmetic.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct NumberReader
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::NumberReader)
};

struct CurrencyMark
{
    const char16_t* mark;
    const char* codes; ///< that it may mean
};

constexpr CurrencyMark currencyMarks[] = {
    {u"人民币", "CNY"}, {u"RMB", "CNY"},  {u"CN¥", "CNY"},  {u"US$", "USD"},
    {u"HK$", "HKD"},    {u"美元", "USD"}, {u"港元", "HKD"}, {u"欧元", "EUR"},
    {u"¥", "CNY JPY"},  {u"€", "EUR"},    {u"£", "GBP"},    {u"$", "USD HKD SGD AUD CAD TWD NZD"},
    {u"元", "CNY"},
};

ParsedNumber refused(const QString& problem)
{
    return {{}, problem};
}

/// Fullwidth forms become ASCII; minus signs, spaces and quotes of all kinds one kind each.
QString normalized(const QString& text)
{
    QString plain = text.normalized(QString::NormalizationForm_KC).trimmed();
    static const QRegularExpression minus(QStringLiteral("[\\x{2212}\\x{2013}\\x{2014}\\x{FE63}]"));
    static const QRegularExpression space(QStringLiteral("\\s"));
    static const QRegularExpression quote(QStringLiteral("[\\x{2019}\\x{2018}]"));
    plain.replace(minus, QStringLiteral("-"));
    plain.replace(space, QStringLiteral(" "));
    plain.replace(quote, QStringLiteral("'"));
    static const QRegularExpression stop(QStringLiteral("(?<=[0-9])[.\\x{3002}]$"));
    plain.remove(stop);
    return plain;
}

/// Takes a currency away from either end; gives the problem if it is another than the field's.
QString takeCurrency(QString& text, const NumberStyle& style)
{
    const auto take = [&text](const QString& mark)
    {
        const bool isNegative = text.startsWith(u'-') && text.mid(1).trimmed().startsWith(mark);
        if (text.endsWith(mark, Qt::CaseInsensitive))
            text.chop(mark.size());
        else if (isNegative)
            text = QStringLiteral("-") + text.mid(1).trimmed().mid(mark.size()).trimmed();
        else if (text.startsWith(mark, Qt::CaseInsensitive))
            text.remove(0, mark.size());
        else
            return false;
        text = text.trimmed();
        return true;
    };
    const auto check = [&style](const QString& mark, const QString& codes)
    {
        if (!style.isMoney)
            return NumberReader::tr("“%1” is a currency, but this is no amount of money.")
                .arg(mark);
        if (!style.currency.isEmpty() && !codes.contains(style.currency))
            return NumberReader::tr("“%1” is another currency; this amount is in %2.")
                .arg(mark, style.currency);
        return QString();
    };
    for (const CurrencyMark& known : currencyMarks)
    {
        const QString mark = QString::fromUtf16(known.mark);
        if (take(mark))
            return check(mark, QString::fromLatin1(known.codes));
    }
    static const QRegularExpression code(
        QStringLiteral("^([A-Z]{3})\\s*[-0-9(.]|[0-9)]\\s*([A-Z]{3})$"));
    const QRegularExpressionMatch match = code.match(text);
    if (!match.hasMatch())
        return {};
    const QString mark = match.captured(match.capturedLength(1) > 0 ? 1 : 2);
    take(mark);
    return check(mark, mark);
}

/// Takes 万, 亿, k or M from the end.
double takeMagnitude(QString& text)
{
    struct Magnitude
    {
        const char16_t* word;
        double factor;
    };
    static constexpr Magnitude magnitudes[] = {
        {u"万", 1e4}, {u"亿", 1e8}, {u"k", 1e3}, {u"K", 1e3}, {u"M", 1e6}};
    double factor = 1;
    for (bool found = true; found;)
    {
        found = false;
        for (const Magnitude& magnitude : magnitudes)
            if (text.endsWith(QString::fromUtf16(magnitude.word)))
            {
                text.chop(1);
                text = text.trimmed();
                factor *= magnitude.factor;
                found = true;
            }
    }
    return factor;
}

/// Digits with a decimal point, grouped in the right places or not at all.
ParsedNumber parseDigits(const QString& text, bool isPerCent)
{
    static const QRegularExpression plain(
        QStringLiteral("^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]{1,3})?$"));
    static const QRegularExpression grouped(
        QStringLiteral("^[-+]?[0-9]{1,3}(?:([,' ])[0-9]{3})(?:\\1[0-9]{3})*(\\.[0-9]*)?$"));
    static const QRegularExpression separators(QStringLiteral("[,' ]"));
    static const QRegularExpression ambiguous(QStringLiteral("^[-+]?[0-9.,' ]+$"));
    QString digits = text;
    if (grouped.match(text).hasMatch())
        digits.remove(separators);
    else if (!plain.match(text).hasMatch())
    {
        if (ambiguous.match(text).hasMatch() && text.contains(u','))
            return refused(
                NumberReader::tr("“%1” can be read in two ways. Write a point before the "
                                 "decimals and group digits by threes: 1,234.5.")
                    .arg(text));
        return refused(NumberReader::tr("“%1” is no number. Write for example 1,234.5.").arg(text));
    }
    // Moving the point keeps 15 % at the double nearest to 0.15.
    const qsizetype e = digits.indexOf(u'e', 0, Qt::CaseInsensitive);
    if (isPerCent)
        digits = e < 0 ? digits + QStringLiteral("e-2")
                       : digits.left(e + 1) + QString::number(digits.mid(e + 1).toInt() - 2);
    bool isNumber = false;
    const double value = digits.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(value))
        return refused(NumberReader::tr("“%1” is too large for a number.").arg(text));
    return {value, {}};
}

/// The number whose shortest text is that of `value` with the point moved: 0.07 * 100 is
/// 7.000000000000001.
double inPerCent(double value)
{
    const QString text = QString::number(value, 'e', QLocale::FloatingPointShortest);
    const qsizetype e = text.indexOf(u'e');
    return (text.left(e + 1) + QString::number(text.mid(e + 1).toInt() + 2)).toDouble();
}

ParsedNumber parseTerm(QString text, const NumberStyle& style)
{
    const QString typed = text;
    text = text.trimmed();
    const bool isBracketed = text.startsWith(u'(') && text.endsWith(u')');
    if (isBracketed)
        text = text.mid(1, text.size() - 2).trimmed();
    if (const QString problem = takeCurrency(text, style); !problem.isEmpty())
        return refused(problem);
    const bool isBracketedBehindCurrency = text.startsWith(u'(') && text.endsWith(u')');
    if (isBracketedBehindCurrency)
        text = text.mid(1, text.size() - 2).trimmed();
    double factor = 1;
    bool isShare = false;
    if (text.endsWith(u'%'))
    {
        text.chop(1);
        text = text.trimmed();
        isShare = true;
    }
    else
        factor = takeMagnitude(text);
    if (isShare && style.isMoney)
        return refused(NumberReader::tr("“%1” is a share, but an amount of money is expected.")
                           .arg(typed.trimmed()));
    if (isShare && style.isWhole)
        return refused(NumberReader::tr("“%1” is a share, but a whole number is expected.")
                           .arg(typed.trimmed()));
    const ParsedNumber number = parseDigits(text, isShare || style.isPercent);
    if (!number.value)
        return number;
    double value = *number.value * factor;
    if (isBracketed || isBracketedBehindCurrency)
        value = -value;
    return {value, {}};
}

} // namespace

ParsedNumber parseNumber(const QString& text, const NumberStyle& style)
{
    const QString plain = normalized(text);
    if (plain.isEmpty())
        return refused(NumberReader::tr("A number is missing."));
    ParsedNumber number;
    if (plain.startsWith(u'='))
        number = calculate(plain.mid(1),
                           [&style](const QString& term) { return parseTerm(term, style); });
    else
        number = parseTerm(plain, style);
    if (!number.value)
        return number;
    if (!std::isfinite(*number.value))
        return refused(NumberReader::tr("“%1” has no result.").arg(plain));
    if (style.isWhole && std::floor(*number.value) != *number.value)
        return refused(NumberReader::tr("%1 is no whole number.").arg(plain));
    return number;
}

QString numberText(double value, const NumberStyle& style)
{
    const std::string text = plainNumber(style.isPercent ? inPerCent(value) : value);
    QString shown = toQString(text);
    if (shown.contains(u'e'))
        return shown;
    qsizetype end = shown.indexOf(u'.');
    if (end < 0)
        end = shown.size();
    const qsizetype first = shown.startsWith(u'-') ? 1 : 0;
    if (end - first > 4 || style.isMoney)
        for (qsizetype at = end - 3; at > first; at -= 3)
            shown.insert(at, u',');
    return shown;
}

} // namespace costmodel::ui
