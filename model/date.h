#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace costmodel
{

/// A day of the proleptic Gregorian calendar, without time or zone.
struct Date
{
    int year = 1970;
    int month = 1; ///< 1..12
    int day = 1;   ///< 1..31

    auto operator<=>(const Date&) const = default;
};

bool isValid(const Date& date);
/// Days since 1970-01-01; negative before.
long daysSinceEpoch(const Date& date);
Date dateFromDays(long days);
int daysInMonth(int year, int month);
/// The same day `months` later (or earlier), or the last day of that month where it is shorter.
Date addMonths(const Date& date, int months);
/// ISO 8601, as in 2026-03-01.
std::string isoDate(const Date& date);
/// Exactly YYYY-MM-DD; nothing for any other text or a day that does not exist.
std::optional<Date> parseDate(std::string_view text);

} // namespace costmodel
