#pragma once

#include <filesystem>
#include <string_view>

#include "model/result.h"
#include "model/text/wording.h"

namespace costmodel::app
{

/// The terms of a finance department: what differs between `own` and `shipped`, both CSV with the
/// columns english, chinese and note (as translations/terms_zh_CN.csv). Wording that `own` leaves
/// out stay as shipped. The reason, with the line, if a row cannot be read, names a term that is
/// not shipped or has no Chinese word.
Result<Wording> readTerms(std::string_view own, std::string_view shipped);

/// translations/terms_zh_CN.csv as built into the program.
std::string shippedTerms();

/// Where the terms of this user are looked for: terms_zh_CN.csv in the folder of the settings.
std::filesystem::path userTermsFile();

/// The terms of `file`, or of the user's own file if it is empty and there is one. Throws FileError
/// if a file that is there cannot be read.
Result<Wording> termsFrom(const std::filesystem::path& file);

} // namespace costmodel::app
