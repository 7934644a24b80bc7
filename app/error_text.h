#pragma once

#include <string>

#include "model/text/message.h"

namespace costmodel::app
{

/// `PLACE: error: what`, as a line. PLACE is FILE:LINE:COLUMN or an argument; the
/// word "error" is the same in every language, for programs that look for it.
std::string errorLine(const std::string& place, const Message& what, const Language& language);

/// The line for a file that cannot be read or written, with the reason in words of the system.
std::string fileErrorLine(const std::string& file, const std::string& reason,
                          const Language& language);

} // namespace costmodel::app
