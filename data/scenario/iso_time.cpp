#include "data/scenario/iso_time.h"

#include "model/date.h"

namespace costmodel::data
{

namespace
{

constexpr std::int64_t second = 1'000'000;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Reads text from the front.
class Cursor
{
public:
    explicit Cursor(std::string_view text)
        : m_text(text)
    {
    }

    bool atEnd() const
    {
        return m_text.empty();
    }

    bool take(char c)
    {
        if (m_text.empty() || m_text.front() != c)
            return false;
        m_text.remove_prefix(1);
        return true;
    }

    /// A number of exactly so many digits, -1 if there is none.
    int number(std::size_t digits)
    {
        if (m_text.size() < digits)
            return -1;
        int value = 0;
        for (std::size_t i = 0; i < digits; ++i)
        {
            if (!isDigit(m_text[i]))
                return -1;
            value = value * 10 + (m_text[i] - '0');
        }
        m_text.remove_prefix(digits);
        return value;
    }

    /// Digits of a fraction as microseconds, -1 if there is none.
    std::int64_t fraction()
    {
        std::int64_t value = 0;
        std::int64_t unit = second;
        std::size_t i = 0;
        for (; i < m_text.size() && isDigit(m_text[i]); ++i)
        {
            unit /= 10;
            value += unit * (m_text[i] - '0');
        }
        m_text.remove_prefix(i);
        return i == 0 ? -1 : value;
    }

private:
    std::string_view m_text;
};

/// Offset of a zone in minutes; nothing if there is none, and `isGood` false if it is none.
std::optional<int> readZone(Cursor& cursor, bool& isGood)
{
    if (cursor.take('Z') || cursor.take('z'))
        return 0;
    const bool isEast = cursor.take('+');
    if (!isEast && !cursor.take('-'))
        return std::nullopt;
    const int hours = cursor.number(2);
    const int minutes = cursor.atEnd() ? 0 : (cursor.take(':'), cursor.number(2));
    isGood = hours >= 0 && hours <= 23 && minutes >= 0 && minutes <= 59;
    return (isEast ? 1 : -1) * (hours * 60 + minutes);
}

} // namespace

std::optional<IsoTime> parseIsoTime(std::string_view text)
{
    Cursor cursor(text);
    Date date;
    date.year = cursor.number(4);
    bool isGood = cursor.take('-');
    date.month = cursor.number(2);
    isGood = isGood && cursor.take('-');
    date.day = cursor.number(2);
    if (!isGood || !isValid(date))
        return std::nullopt;
    IsoTime result;
    result.microseconds = std::int64_t{daysSinceEpoch(date)} * 86400 * second;
    if (cursor.atEnd())
        return result;
    if (!cursor.take('T') && !cursor.take('t') && !cursor.take(' '))
        return std::nullopt;
    const int hours = cursor.number(2);
    if (!cursor.take(':'))
        return std::nullopt;
    const int minutes = cursor.number(2);
    const int seconds = cursor.take(':') ? cursor.number(2) : 0;
    const std::int64_t rest = cursor.take('.') || cursor.take(',') ? cursor.fraction() : 0;
    isGood = hours >= 0 && hours <= 23 && minutes >= 0 && minutes <= 59 && seconds >= 0 &&
             seconds <= 59 && rest >= 0;
    const std::optional<int> zone = readZone(cursor, isGood);
    if (!isGood || !cursor.atEnd())
        return std::nullopt;
    result.hasZone = zone.has_value();
    result.microseconds +=
        ((hours * 60 + minutes - zone.value_or(0)) * 60 + seconds) * second + rest;
    return result;
}

} // namespace costmodel::data
