#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace costmodel::data::xlsx
{

/// What the text of a cell is for.
enum class Role
{
    plain,
    title,
    heading, ///< of columns
    group,   ///< above the headings of several columns
    total,
    lead, ///< the sentence that answers
    warning,
    note,
    good ///< a check that holds
};

/// Who may change the number in a cell, which its colour says.
enum class Origin
{
    formula,  ///< black
    program,  ///< grey: computed by the program, does not follow when inputs change
    input,    ///< blue: as the scenario has it
    liveInput ///< blue on yellow: what depends on it follows in the workbook
};

struct Style
{
    std::string numberFormat; ///< empty: general
    Role role = Role::plain;
    Origin origin = Origin::formula;
    bool isMarked = false;
    bool isRight = false;
    bool isWrapped = false;

    auto operator<=>(const Style&) const = default;
};

inline Style numberStyle(std::string format, Origin origin = Origin::formula,
                         Role role = Role::plain)
{
    Style style;
    style.numberFormat = std::move(format);
    style.origin = origin;
    style.role = role;
    style.isRight = true;
    return style;
}

inline Style textStyle(Role role = Role::plain, bool isWrapped = false)
{
    Style style;
    style.role = role;
    style.isWrapped = isWrapped;
    return style;
}

/// Digits after the point in which amounts of a currency are paid: 0 for those without cents.
int currencyDigits(const std::string& currency);
/// Amounts of a currency, grouped by thousands; negative ones with a minus.
std::string amountFormat(const std::string& currency);
/// The same with the sign of the currency, or its code where the sign is that of several.
std::string signedAmountFormat(const std::string& currency);
/// Grouped by thousands with so many digits after the point.
std::string groupedFormat(int digits);
inline constexpr const char* percentFormat = "0.0#%";
inline constexpr const char* dateFormat = "yyyy-mm-dd";

} // namespace costmodel::data::xlsx
