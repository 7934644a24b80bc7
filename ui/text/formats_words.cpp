#include <cmath>

#include <QLocale>

#include "ui/text/formats.h"

/// The part of Formats that writes words: dates, durations, what stands for a missing number, and
/// the colours of differences.
namespace costmodel::ui
{

namespace
{

using namespace Qt::StringLiterals;

QString word(const Language& language, const char* text)
{
    return toQString(language.translate("Format", text));
}

} // namespace

QString Formats::monthLabel(const Date& start, int month) const
{
    // Counted from the first day, so that no short month moves the day.
    const Date date = addMonths({start.year, start.month, 1}, month);
    if (isChinese())
        return u"%1年%2月"_s.arg(date.year).arg(date.month);
    return QLocale(QLocale::English).standaloneMonthName(date.month, QLocale::ShortFormat) +
           u" %1"_s.arg(date.year);
}

QString Formats::date(const Date& date) const
{
    return toQString(isoDate(date));
}

QString Formats::gpuHours(double hours) const
{
    if (!std::isfinite(hours))
        return none(NoValue::notAvailable);
    const double size = std::abs(hours);
    if (isChinese() && size >= 1e6)
        return word(*m_language, COSTMODEL_TEXT("Format", "%1 × 10k GPU-hours"))
            .arg(number(hours / 1e4, 2));
    if (!isChinese() && size >= 1e7)
        return word(*m_language, COSTMODEL_TEXT("Format", "%1M GPU-hours"))
            .arg(number(hours / 1e6, 2));
    return (hours == 1 ? word(*m_language, COSTMODEL_TEXT("Format", "%1 GPU-hour"))
                       : word(*m_language, COSTMODEL_TEXT("Format", "%1 GPU-hours")))
        .arg(number(hours, size < 100 && hours != std::floor(hours) ? 1 : 0));
}

QString Formats::months(double months) const
{
    if (!std::isfinite(months))
        return none(NoValue::notAvailable);
    const QString count = number(months, months == std::floor(months) ? 0 : 1);
    return (months == 1 ? word(*m_language, COSTMODEL_TEXT("Format", "%1 month"))
                        : word(*m_language, COSTMODEL_TEXT("Format", "%1 months")))
        .arg(count);
}

QString Formats::months(const std::optional<double>& value, NoValue why) const
{
    return value ? months(*value) : none(why);
}

QString Formats::duration(double seconds) const
{
    if (!std::isfinite(seconds))
        return none(NoValue::notAvailable);
    if (std::abs(seconds) < 1)
        return word(*m_language, COSTMODEL_TEXT("Format", "%1 ms"))
            .arg(shortNumber(seconds * 1000, 3));
    if (std::abs(seconds) < 60)
        return word(*m_language, COSTMODEL_TEXT("Format", "%1 s")).arg(shortNumber(seconds, 3));
    const double minutes = std::floor(std::round(seconds) / 60);
    if (std::abs(minutes) < 60)
        return word(*m_language, COSTMODEL_TEXT("Format", "%1 min %2 s"))
            .arg(number(minutes), number(std::round(seconds) - minutes * 60));
    const double allMinutes = std::round(seconds / 60);
    const double hours = std::floor(allMinutes / 60);
    return word(*m_language, COSTMODEL_TEXT("Format", "%1 h %2 min"))
        .arg(number(hours), number(allMinutes - hours * 60).rightJustified(2, u'0'));
}

QString Formats::text(const char* context, const char* text) const
{
    return toQString(m_language->translate(context, text));
}

QString Formats::withUnit(const QString& heading, const QString& unit) const
{
    if (unit.isEmpty() || heading.isEmpty())
        return heading + unit;
    return word(*m_language, COSTMODEL_TEXT("Format", "%1 (%2)")).arg(heading, unit);
}

QString Formats::none(NoValue why) const
{
    switch (why)
    {
    case NoValue::notAvailable:
        return word(*m_language, COSTMODEL_TEXT("Format", "not available"));
    case NoValue::notApplicable:
        return word(*m_language, COSTMODEL_TEXT("Format", "not applicable"));
    case NoValue::neverPaysBack:
        return word(*m_language, COSTMODEL_TEXT("Format", "never pays back"));
    case NoValue::noCrossing:
        return word(*m_language, COSTMODEL_TEXT("Format", "no crossing"));
    case NoValue::unlimited:
        return word(*m_language, COSTMODEL_TEXT("Format", "unlimited"));
    }
    return {};
}

namespace
{

const QColor& blue(bool dark)
{
    static const QColor colours[] = {QColor(0x1F, 0x6F, 0xB2), QColor(0x6C, 0xB4, 0xF0)};
    return colours[dark ? 1 : 0];
}
const QColor& orange(bool dark)
{
    static const QColor colours[] = {QColor(0xB8, 0x54, 0x00), QColor(0xF0, 0xA0, 0x4B)};
    return colours[dark ? 1 : 0];
}
const QColor& red(bool dark)
{
    static const QColor colours[] = {QColor(0xC0, 0x28, 0x28), QColor(0xFF, 0x7B, 0x72)};
    return colours[dark ? 1 : 0];
}
const QColor& green(bool dark)
{
    static const QColor colours[] = {QColor(0x1B, 0x7A, 0x3D), QColor(0x5F, 0xC9, 0x7F)};
    return colours[dark ? 1 : 0];
}

} // namespace

QColor Formats::better(bool dark) const
{
    switch (m_red)
    {
    case RedMeaning::neutral:
        return blue(dark);
    case RedMeaning::better:
        return red(dark);
    case RedMeaning::worse:
        return green(dark);
    }
    return {};
}

QColor Formats::worse(bool dark) const
{
    switch (m_red)
    {
    case RedMeaning::neutral:
        return orange(dark);
    case RedMeaning::better:
        return green(dark);
    case RedMeaning::worse:
        return red(dark);
    }
    return {};
}

QColor Formats::same(bool dark) const
{
    return dark ? QColor(0x8E, 0x99, 0xA3) : QColor(0x6B, 0x76, 0x80);
}

QColor Formats::differenceColour(double difference, bool lessIsBetter, bool dark) const
{
    if (!(std::abs(difference) > 0))
        return same(dark);
    return (difference < 0) == lessIsBetter ? better(dark) : worse(dark);
}

} // namespace costmodel::ui
