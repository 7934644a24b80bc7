#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "model/text/message.h"
#include "model/text/wording.h"

namespace costmodel::app
{

/// The language of a code: "en", or "zh_CN" by its catalogue, with these terms. Null for any other.
std::unique_ptr<Language> makeLanguage(std::string_view code, const Wording& terms = {});

/// The code for the locale that the environment names (the first of LC_ALL, LC_MESSAGES and LANG
/// that is not empty): "zh_CN" for every Chinese one, else "en".
std::string languageOfEnvironment();

} // namespace costmodel::app
