#pragma once

#include <string>

#include "model/scenario/field.h"
#include "model/text/message.h"

namespace costmodel::data
{

/// One input in words for a cell of a table in Markdown. Numbers are those that stand in a file: a
/// share of 8 % is 0.08.

/// Its label and help, and the words it may be.
std::string meaningOf(const Field& field, const Language& language);
/// Its unit and range, or what it names.
std::string allowedOf(const Field& field, const Language& language);
/// What holds where the key does not stand, or that it has to.
std::string fallbackOf(const Field& field, const Language& language);

} // namespace costmodel::data
