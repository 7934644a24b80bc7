#pragma once

#include <string_view>

namespace costmodel
{

/// Whether the bytes are UTF-8 (RFC 3629: no overlong forms, no surrogates, at most U+10FFFF).
bool isUtf8(std::string_view text);

} // namespace costmodel
