#pragma once

#include <string>
#include <vector>

#include "app/help/help_pages.h"

namespace costmodel::app
{

/// The manual page costmodel(1) in troff, headings in the language of the pages.
std::string manualPage(const std::vector<HelpPage>& pages, const Language& language);

} // namespace costmodel::app
