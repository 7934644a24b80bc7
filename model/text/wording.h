#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace costmodel
{

/// One term of the program's Chinese and what a reader calls it instead.
struct TermChange
{
    std::string from;
    std::string to;
};

/// The words of a finance department: every translated text is shown with them.
struct Wording
{
    std::vector<TermChange> changes; ///< `from` is not empty
};

/// The text with every term changed, in one pass from the left: of several terms that begin at one
/// place the longest counts, and what was put in is not changed again.
std::string withTerms(std::string_view text, const Wording& terms);

} // namespace costmodel
