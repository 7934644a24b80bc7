#pragma once

#include <optional>

#include <QString>

namespace costmodel::ui
{

/// How a number field shows and reads its value.
struct NumberStyle
{
    bool isPercent = false; ///< 0.15 is shown as 15; the unit says %
    bool isWhole = false;
    bool isMoney = false;
    QString currency = {}; ///< ISO 4217, of a money field
};

/// What somebody typed or pasted, as a value; or why it is none.
struct ParsedNumber
{
    std::optional<double> value;
    QString problem = {}; ///< one sentence for people, empty if there is a value
};

/// Reads a number as people type and paste it in English and Chinese: fullwidth digits and marks,
/// grouping by commas, apostrophes or spaces where it is in the right places, 万 and 亿, k and M, a
/// currency before or behind (that of the field), brackets for negative numbers, per cent, and a
/// sum behind an equals sign ("=8*3+2"). What may mean two things ("12,34", "1.234,5") is refused.
ParsedNumber parseNumber(const QString& text, const NumberStyle& style);

/// The value as it stands in the field: all digits it has, grouped by thousands.
QString numberText(double value, const NumberStyle& style);

} // namespace costmodel::ui
