#pragma once

#include <string>

#include "model/text/message.h"

namespace costmodel::data
{

/// Every table of a scenario file with all its keys: meaning, unit, allowed values and what holds
/// where the key is left out. Markdown, a heading of the third level and a table for each; made
/// from the field table, so that it says what the program reads.
std::string inputReference(const Language& language);

} // namespace costmodel::data
