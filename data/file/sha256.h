#pragma once

#include <string>
#include <string_view>

namespace costmodel::data
{

/// SHA-256 of the bytes (FIPS 180-4), as 64 hexadecimal digits in lower case.
std::string sha256(std::string_view bytes);

} // namespace costmodel::data
