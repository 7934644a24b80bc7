#include "data/import/base/timestamp.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "data/import/base/fold.h"
#include "model/date.h"

#include <fmt/format.h>

namespace costmodel::data
{

namespace
{

constexpr std::int64_t millisecondsPerDay = 86'400'000;

/// Takes a text apart from the left.
struct Scanner
{
    std::string_view text;

    /// A number of `least` to `most` digits.
    std::optional<int> digits(std::size_t least, std::size_t most)
    {
        std::size_t n = 0;
        int value = 0;
        while (n < text.size() && n < most && text[n] >= '0' && text[n] <= '9')
            value = value * 10 + (text[n++] - '0');
        if (n < least)
            return std::nullopt;
        text.remove_prefix(n);
        return value;
    }
    bool take(char c)
    {
        if (text.empty() || text.front() != c)
            return false;
        text.remove_prefix(1);
        return true;
    }
    bool take(std::string_view word)
    {
        if (!text.starts_with(word))
            return false;
        text.remove_prefix(word.size());
        return true;
    }
    void skipSpaces()
    {
        while (take(' '))
        {
        }
    }
};

bool isAllDigits(std::string_view text)
{
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

struct DateParts
{
    Date date;
    bool isAmbiguous = false;
};

std::optional<DateParts> compactDate(Scanner& scan)
{
    const std::optional<int> number = scan.digits(8, 8);
    if (!number)
        return std::nullopt;
    return DateParts{{*number / 10000, *number / 100 % 100, *number % 100}, false};
}

std::optional<DateParts> yearFirst(Scanner& scan)
{
    const std::optional<int> year = scan.digits(4, 4);
    if (!year)
        return std::nullopt;
    const bool isChinese = scan.take("\u5E74");
    const char mark = scan.text.empty() ? '\0' : scan.text.front();
    if (!isChinese && mark != '-' && mark != '/' && mark != '.')
        return std::nullopt;
    if (!isChinese)
        scan.take(mark);
    const std::optional<int> month = scan.digits(1, 2);
    if (!month || !(isChinese ? scan.take("\u6708") : scan.take(mark)))
        return std::nullopt;
    const std::optional<int> day = scan.digits(1, 2);
    if (!day || (isChinese && !scan.take("\u65E5")))
        return std::nullopt;
    return DateParts{{*year, *month, *day}, false};
}

std::optional<DateParts> yearLast(Scanner& scan, DateOrder order)
{
    const std::optional<int> first = scan.digits(1, 2);
    const char mark = scan.text.empty() ? '\0' : scan.text.front();
    if (!first || (mark != '/' && mark != '.' && mark != '-') || !scan.take(mark))
        return std::nullopt;
    const std::optional<int> second = scan.digits(1, 2);
    if (!second || !scan.take(mark))
        return std::nullopt;
    const std::optional<int> year = scan.digits(4, 4);
    if (!year)
        return std::nullopt;
    const bool isDayFirst =
        mark == '.' || *first > 12 || (*second <= 12 && order == DateOrder::DayMonth);
    const bool isAmbiguous = mark != '.' && *first <= 12 && *second <= 12 && *first != *second &&
                             order == DateOrder::Unknown;
    return isDayFirst ? DateParts{{*year, *second, *first}, isAmbiguous}
                      : DateParts{{*year, *first, *second}, isAmbiguous};
}

std::optional<DateParts> scanDate(Scanner& scan, DateOrder order)
{
    const auto digits = std::min(scan.text.find_first_not_of("0123456789"), scan.text.size());
    std::optional<DateParts> parts;
    if (digits == 8)
        parts = compactDate(scan);
    else if (digits == 4)
        parts = yearFirst(scan);
    else if (digits <= 2)
        parts = yearLast(scan, order);
    if (!parts || !isValid(parts->date) || parts->date.year < 1970 || parts->date.year > 2200)
        return std::nullopt;
    return parts;
}

/// HH:MM, HH:MM:SS, HH:MM:SS.fff (or with a comma) or HHMMSS, with AM or PM; milliseconds of the
/// day.
std::optional<std::int64_t> scanTime(Scanner& scan)
{
    std::optional<int> hour = scan.digits(1, 2);
    const bool hasColon = scan.take(':');
    const std::optional<int> minute = hour ? scan.digits(2, 2) : std::nullopt;
    if (!minute)
        return std::nullopt;
    int second = 0;
    double fraction = 0;
    if (hasColon ? scan.take(':') : !scan.text.empty() && isAllDigits(scan.text.substr(0, 1)))
    {
        const std::optional<int> seconds = scan.digits(2, 2);
        if (!seconds)
            return std::nullopt;
        second = *seconds;
        if (scan.take('.') || scan.take(','))
        {
            double scale = 0.1;
            while (const std::optional<int> digit = scan.digits(1, 1))
            {
                fraction += *digit * scale;
                scale /= 10;
            }
        }
    }
    scan.skipSpaces();
    const bool isPm = scan.take("PM") || scan.take("pm");
    if (isPm || scan.take("AM") || scan.take("am"))
    {
        if (*hour < 1 || *hour > 12)
            return std::nullopt;
        *hour = *hour % 12 + (isPm ? 12 : 0);
    }
    const bool isMidnight = *hour == 24 && *minute == 0 && second == 0;
    if ((*hour > 23 && !isMidnight) || *minute > 59 || second > 60)
        return std::nullopt;
    return ((*hour * 60 + *minute) * 60 + second) * std::int64_t{1000} +
           static_cast<std::int64_t>(std::floor(fraction * 1000 + 1e-6));
}

std::optional<Timestamp> sinceEpoch(std::string_view text)
{
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    if (!isAllDigits(whole) || (point < text.size() && !isAllDigits(fraction)))
        return std::nullopt;
    std::int64_t value = 0;
    if (std::from_chars(whole.data(), whole.data() + whole.size(), value).ec != std::errc{})
        return std::nullopt;
    switch (whole.size())
    {
    case 10:
    {
        std::string three(fraction.substr(0, 3));
        three.resize(3, '0');
        return Timestamp{value * 1000 + std::stoi(three), true, true};
    }
    case 13:
        return Timestamp{value, true, true};
    case 16:
        return Timestamp{value / 1000, true, true};
    case 19:
        return Timestamp{value / 1'000'000, true, true};
    default:
        return std::nullopt;
    }
}

std::optional<Timestamp> parsed(std::string_view original, DateOrder order, bool& isAmbiguous)
{
    const std::string text = foldedText(original);
    if (std::optional<Timestamp> epoch = sinceEpoch(text))
        return epoch;
    Scanner scan{text};
    const bool isCompact = text.size() == 14 && isAllDigits(text);
    std::string_view time;
    if (isCompact)
    {
        time = scan.text.substr(8);
        scan.text = scan.text.substr(0, 8);
    }
    const std::optional<DateParts> parts = scanDate(scan, order);
    if (!parts)
        return std::nullopt;
    if (isCompact)
        scan.text = time;
    isAmbiguous = parts->isAmbiguous;
    Timestamp stamp{daysSinceEpoch(parts->date) * millisecondsPerDay, false, false};
    const bool hasT = scan.take('T') || scan.take('t') || scan.take(", ");
    scan.skipSpaces();
    if (!scan.text.empty() && (scan.text.front() >= '0' && scan.text.front() <= '9'))
    {
        const std::optional<std::int64_t> timeOfDay = scanTime(scan);
        if (!timeOfDay)
            return std::nullopt;
        stamp.milliseconds += *timeOfDay;
        stamp.hasTime = true;
    }
    else if (hasT)
        return std::nullopt;
    scan.skipSpaces();
    if (scan.text.empty())
        return stamp;
    const std::optional<int> offset = stamp.hasTime ? parseZone(scan.text) : std::nullopt;
    if (!offset)
        return std::nullopt;
    stamp.milliseconds -= std::int64_t{1000} * *offset;
    stamp.hasZone = true;
    return stamp;
}

} // namespace

std::optional<Timestamp> parseTimestamp(std::string_view text, DateOrder order)
{
    bool isAmbiguous = false;
    const std::optional<Timestamp> stamp = parsed(text, order, isAmbiguous);
    return isAmbiguous ? std::nullopt : stamp;
}

bool isAmbiguousDate(std::string_view text)
{
    bool isAmbiguous = false;
    parsed(text, DateOrder::Unknown, isAmbiguous);
    return isAmbiguous;
}

std::optional<int> parseZone(std::string_view text)
{
    Scanner scan{text};
    if (scan.take('Z') || scan.take('z'))
        return scan.text.empty() ? std::optional(0) : std::nullopt;
    if ((scan.take("UTC") || scan.take("GMT") || scan.take("utc")) && scan.text.empty())
        return 0;
    const bool isWest = scan.take('-');
    if (!isWest && !scan.take('+'))
        return std::nullopt;
    const std::optional<int> hours = scan.digits(1, 2);
    scan.take(':');
    const std::optional<int> minutes = scan.text.empty() ? std::optional(0) : scan.digits(2, 2);
    if (!hours || !minutes || !scan.text.empty() || *hours > 14 || *minutes > 59)
        return std::nullopt;
    const int offset = (*hours * 60 + *minutes) * 60;
    return isWest ? -offset : offset;
}

std::string isoTimestamp(std::int64_t utcMilliseconds)
{
    std::int64_t days = utcMilliseconds / millisecondsPerDay;
    std::int64_t rest = utcMilliseconds % millisecondsPerDay;
    if (rest < 0)
    {
        rest += millisecondsPerDay;
        --days;
    }
    const std::string date = isoDate(dateFromDays(static_cast<long>(days)));
    const std::int64_t seconds = rest / 1000;
    const std::string fraction = rest % 1000 == 0 ? "" : fmt::format(".{:03}", rest % 1000);
    return fmt::format("{}T{:02}:{:02}:{:02}{}Z", date, seconds / 3600, seconds / 60 % 60,
                       seconds % 60, fraction);
}

} // namespace costmodel::data
