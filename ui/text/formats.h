#pragma once

#include <optional>

#include <QColor>
#include <QString>

#include "model/date.h"
#include "model/text/message.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

/// What amounts of money are shown in. `automatic` picks by size and language: in Chinese yuan
/// below 10,000 and 万 above, in English the plain unit below a million and M above.
enum class MoneyUnit
{
    automatic,
    plain,
    thousand,
    tenThousand, ///< 万
    million,     ///< M, 百万
};

/// What red says about a difference. Colours of options never change with it.
enum class RedMeaning
{
    neutral, ///< better is blue, worse is orange
    better,  ///< red is better, green is worse, as on a Chinese ticker
    worse,   ///< green is better, red is worse
};

/// Why there is no number. Shown as words, never as 0, blank or nan.
enum class NoValue
{
    notAvailable,
    notApplicable,
    neverPaysBack,
    noCrossing,
    unlimited,
};

/// One unit for all amounts of a table, a column or an axis.
struct MoneyScale
{
    double factor = 1; ///< an amount divided by it is what is shown
    int digits = 2;    ///< after the point
    MoneyUnit unit = MoneyUnit::plain;
    QString label; ///< "万元", "k CNY", "CNY": the heading

    double shown(double amount) const
    {
        return amount / factor;
    }
};

/// How numbers, money and dates are written for a reader. A value: copy it freely. Rounds for
/// display only. The language is asked at every call, so a window that changes its language needs
/// to repaint only; `language` must outlive the formats.
///
/// A number that is not finite is written as the words for NoValue::notAvailable.
class Formats
{
public:
    explicit Formats(const Language& language = windowLanguage(),
                     MoneyUnit unit = MoneyUnit::automatic, RedMeaning red = RedMeaning::neutral)
        : m_language(&language)
        , m_unit(unit)
        , m_red(red)
    {
    }

    const Language& language() const
    {
        return *m_language;
    }
    bool isChinese() const;
    MoneyUnit moneyUnit() const
    {
        return m_unit;
    }
    RedMeaning redMeaning() const
    {
        return m_red;
    }

    /// "1,234.56 万元", "CNY 12.35M", "CNY 1,095.00".
    QString money(double amount, const QString& currency) const;
    QString money(const std::optional<double>& amount, const QString& currency,
                  NoValue none = NoValue::notAvailable) const;
    /// Always signed: "+320.50 万元", "-CNY 3.21M"; exactly zero and what rounds to it has no sign.
    QString moneyDifference(double amount, const QString& currency) const;

    /// The one unit in which amounts up to `magnitude` (largest absolute amount) are shown.
    MoneyScale moneyScale(const QString& currency, double magnitude) const;
    /// Heading of that unit: "万元", "万美元", "k CNY", "M USD", "CNY".
    QString moneyUnitLabel(const QString& currency, double magnitude) const;
    /// An amount in a column of one unit, without the unit: "1,234.56".
    QString amount(double amount, const MoneyScale& scale) const;
    QString amountDifference(double amount, const MoneyScale& scale) const;
    /// An amount per something small, such as a GPU-hour, with the digits it needs: "CNY 12.35",
    /// "0.0123 元". Never scaled.
    QString unitCost(double amount, const QString& currency) const;
    /// The name of a currency as a unit: "元", "美元"; in English its ISO code.
    QString currencyName(const QString& currency) const;

    /// Grouped by thousands with exactly `digits` after the point: "1,234.50".
    QString number(double value, int digits = 0) const;
    /// Grouped, at most `significant` digits where the number has a fraction: "0.0123", "1,234".
    QString shortNumber(double value, int significant = 4) const;
    QString difference(double value, int digits = 0) const; ///< always signed
    QString share(double share, int digits = 1) const;      ///< 0.634 is "63.4%"
    QString share(const std::optional<double>& share, NoValue none) const;
    QString shareDifference(double share, int digits = 1) const; ///< always signed

    /// "Mar 2027", "2027年3月": the month that lies `month` whole months after `start`.
    QString monthLabel(const Date& start, int month) const;
    QString monthLabel(const Date& date) const
    {
        return monthLabel(date, 0);
    }
    QString date(const Date& date) const; ///< "2026-03-01"
    QString gpuHours(double hours) const; ///< "1,234 GPU-hours", "1,234 卡时"
    /// Of a number of months: "14.2 months", "14.2 个月".
    QString months(double months) const;
    QString months(const std::optional<double>& months, NoValue none) const;
    /// Of seconds, for progress and measurements: "350 ms", "12.5 s", "3 min 20 s", "2 h 05 min".
    QString duration(double seconds) const;

    QString none(NoValue why) const;
    /// A heading with its unit: "Cost (k CNY)", "费用（万元）"; the heading alone without one.
    QString withUnit(const QString& heading, const QString& unit) const;
    /// A text marked with COSTMODEL_TEXT(context, text) in the language of these formats.
    QString text(const char* context, const char* text) const;
    /// The same formats with every amount in this unit.
    Formats inUnit(MoneyUnit unit) const
    {
        return Formats(*m_language, unit, m_red);
    }

    /// Of a difference: the colour that says better or worse on a light or a dark ground. Always
    /// used together with a sign.
    QColor better(bool dark) const;
    QColor worse(bool dark) const;
    QColor same(bool dark) const;
    /// Of a difference of cost (`lessIsBetter`) or of gain.
    QColor differenceColour(double difference, bool lessIsBetter, bool dark) const;

private:
    const Language* m_language;
    MoneyUnit m_unit;
    RedMeaning m_red;
};

} // namespace costmodel::ui
