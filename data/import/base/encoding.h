#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "data/import/base/text.h"

namespace costmodel::data
{

/// What a look at bytes as UTF-8 found.
struct Utf8Check
{
    long validSequences = 0; ///< of two bytes and more
    long badBytes = 0;
    std::size_t firstBad = 0; ///< offset, if there are bad bytes
};
Utf8Check checkUtf8(std::string_view bytes);
/// The text with every byte that is not UTF-8 replaced by U+FFFD.
std::string replaceBadUtf8(std::string_view bytes);

/// Whether most pairs of bytes above 127 are characters of GB 2312 (whose second byte is above 160
/// too, unlike that of accented letters followed by plain ones in windows-1252).
bool looksLikeGb18030(std::string_view bytes);

struct Conversion
{
    std::string text;                     ///< up to the first bad byte
    std::optional<std::size_t> badOffset; ///< of the first byte that the encoding does not know
};
/// Converts by the C library. A lone first or last byte of a character at the very end of the bytes
/// is dropped, as in a file that was cut off.
Conversion convertToUtf8(Encoding encoding, std::string_view bytes);

} // namespace costmodel::data
