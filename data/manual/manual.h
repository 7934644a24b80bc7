#pragma once

#include <string>

#include "model/text/message.h"

namespace costmodel::data
{

/// The whole manual in that language (Chinese for every Chinese one, else English), as Markdown:
/// chapters are headings of the second level, and the chapter of the inputs holds the reference
/// that follows from the format of scenarios.
std::string manual(const Language& language);

} // namespace costmodel::data
