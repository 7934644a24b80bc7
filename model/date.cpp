#include "model/date.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace costmodel
{

int daysInMonth(int year, int month)
{
    constexpr std::array days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month == 2 && isLeap ? 29 : days[static_cast<std::size_t>(month - 1)];
}

bool isValid(const Date& date)
{
    return date.year >= 1 && date.year <= 9999 && date.month >= 1 && date.month <= 12 &&
           date.day >= 1 && date.day <= daysInMonth(date.year, date.month);
}

// The civil-from-days algorithm of Howard Hinnant, "chrono-compatible low-level date algorithms".
long daysSinceEpoch(const Date& date)
{
    const long y = date.month <= 2 ? date.year - 1 : date.year;
    const long era = (y >= 0 ? y : y - 399) / 400;
    const long yearOfEra = y - era * 400;
    const long dayOfYear = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1;
    const long dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146097 + dayOfEra - 719468;
}

Date dateFromDays(long days)
{
    days += 719468;
    const long era = (days >= 0 ? days : days - 146096) / 146097;
    const long dayOfEra = days - era * 146097;
    const long yearOfEra =
        (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
    const long dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const long shifted = (5 * dayOfYear + 2) / 153;
    const long month = shifted < 10 ? shifted + 3 : shifted - 9;
    const long year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
    return {static_cast<int>(year), static_cast<int>(month),
            static_cast<int>(dayOfYear - (153 * shifted + 2) / 5 + 1)};
}

Date addMonths(const Date& date, int months)
{
    const int index = date.year * 12 + date.month - 1 + months;
    const int year = index >= 0 ? index / 12 : (index - 11) / 12;
    const int month = index - year * 12 + 1;
    return {year, month, std::min(date.day, daysInMonth(year, month))};
}

std::string isoDate(const Date& date)
{
    std::string text = "0000-00-00";
    const auto put = [&text](std::size_t end, int value)
    {
        for (; value > 0; value /= 10)
            text[--end] = static_cast<char>('0' + value % 10);
    };
    put(4, date.year);
    put(7, date.month);
    put(10, date.day);
    return text;
}

std::optional<Date> parseDate(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto number = [&text](std::size_t from, std::size_t length)
    {
        int value = -1;
        const char* const end = text.data() + from + length;
        const auto [rest, error] = std::from_chars(text.data() + from, end, value);
        return error == std::errc{} && rest == end ? value : -1;
    };
    const Date date{number(0, 4), number(5, 2), number(8, 2)};
    return isValid(date) ? std::optional(date) : std::nullopt;
}

} // namespace costmodel
