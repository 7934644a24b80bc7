#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace costmodel::data::xlsx
{

/// The text without what breaks XML or the lines of a sheet: control characters (tab and line ends
/// become spaces), marks that turn the direction of what follows, and code points that are none.
std::string cleaned(std::string_view text);

/// The first characters of a text, so many UTF-16 units at most, with an ellipsis if it is longer.
std::string shortened(std::string_view text, std::size_t units);

/// Names of the sheets of one workbook: at most 31 UTF-16 units, without []:*?/\!
/// and apostrophes,
/// never empty, never two alike in ASCII letters of any case.
class SheetNames
{
public:
    /// A name as near to `wanted` as the rules allow; a number in brackets tells it from an earlier
    /// one.
    std::string add(std::string_view wanted);

private:
    std::vector<std::string> m_taken; ///< folded
};

} // namespace costmodel::data::xlsx
