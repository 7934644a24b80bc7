#pragma once

#include <iosfwd>

#include "model/text/message.h"

namespace costmodel::app
{

/// Where a command talks to.
struct Console
{
    std::ostream& out;
    std::ostream& err;
    bool isErrTerminal = false; ///< progress is shown only then
    const Language& language;
};

} // namespace costmodel::app
