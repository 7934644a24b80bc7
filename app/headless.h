#pragma once

#include "app/command_line.h"
#include "app/console.h"
#include "app/output.h"

namespace costmodel::app
{

/// Evaluates the scenarios of a request and writes the results to files or standard output. Returns
/// the exit status. A scenario that is wrong does not keep the others of a batch from being
/// written. Throws FileError if an output cannot be written.
int runHeadless(const Request& request, Console& console, PdfWriter writePdf = nullptr);

} // namespace costmodel::app
