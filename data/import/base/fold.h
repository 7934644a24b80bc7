#pragma once

#include <string>
#include <string_view>

namespace costmodel::data
{

/// The text with full-width letters, digits and signs made plain (１２．５％ is 12.5%), every kind
/// of space made a plain one, the signs that typography has for minus and apostrophe made - and ',
/// and no spaces around it.
std::string foldedText(std::string_view text);

/// `text` without spaces, tabs, no-break and ideographic spaces and byte order marks around it.
std::string_view trimmed(std::string_view text);

/// ASCII letters made small; all else as it is.
std::string lowered(std::string_view text);

/// At most 40 characters of a text, for messages; "..." stands for the rest.
std::string excerpt(std::string_view text);

/// What programs write where they have no value: nothing at all, "-", "N/A", "NA", "[N/A]" and
/// whatever else stands in square brackets, "Not Supported", "NULL", "None", "nil", "nan", "NaT",
/// "Unknown", "undefined", "\N", "#N/A", "ERR!", in letters of any size. Never 0.
bool isMissing(std::string_view text);

} // namespace costmodel::data
