#pragma once

#include "data/import/format.h"
#include "model/usage/profile.h"

namespace costmodel::data
{

/// Puts a profile into the report: shares, verdict, reasons, and what a repair would save. Without
/// shares the first input is refused.
void reportProfile(const std::optional<ProfileShares>& shares, const std::string& file,
                   ImportReport& report);

} // namespace costmodel::data
