#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace costmodel::data
{

enum class DecimalMark
{
    Point,
    Comma,
};

/// A number as people and programs write it.
struct ParsedNumber
{
    double value = 0;
    /// ISO 4217 code where the sign or word before or after the number names one currency; a bare
    /// "$" or "¥", which several countries use, stands as it is. Empty without any.
    std::string currency;
    /// What follows the number and is not a currency: "%", "MiB", "W", "/h". A per cent sign does
    /// not change the value.
    std::string unit;
};

/// Reads the whole of `text` with the given decimal mark: sign (also behind, also brackets for
/// negative amounts), thousands marks in groups of three (the other of . and ,, apostrophe, space),
/// exponent, full-width digits. Nothing for a missing value (isMissing) and for what is not a
/// number in this style, such as 1.234,5 with a decimal point. Infinite values are not numbers.
std::optional<ParsedNumber> parseNumber(std::string_view text, DecimalMark decimal);

/// Reads plain digits, for counts, seconds and times that programs write: an optional sign, digits,
/// a decimal point, an exponent; nothing else around it.
std::optional<double> parsePlainNumber(std::string_view text);

/// Collects what the numbers of a file say about its decimal mark.
class DecimalMarkFinder
{
public:
    /// `separator` is that of the table. Where it is a comma or a bar, the file was not written
    /// with decimal commas, and 1.234 is no riddle; in other files it is.
    explicit DecimalMarkFinder(std::string_view separator)
        : m_isPointPlain(separator == "," || separator == "|")
    {
    }

    /// Takes a number into account; other text is ignored.
    void see(std::string_view text);

    /// The mark that the numbers of the file prove, or the point where none of them has any mark.
    /// Nothing if the file needs a person: some number could be read in two ways (1,234) and no
    /// other one proves the mark, or numbers prove both.
    std::optional<DecimalMark> mark() const;

    /// A number that can be read in two ways, or one that contradicts the others; for the question.
    const std::string& example() const
    {
        return m_example;
    }

private:
    bool m_isPointPlain;
    long m_proofsOfPoint = 0;
    long m_proofsOfComma = 0;
    bool m_hasAmbiguous = false;
    std::string m_example;
};

} // namespace costmodel::data
