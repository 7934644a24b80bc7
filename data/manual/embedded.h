#pragma once

#include <string_view>

namespace costmodel::data
{

/// The chapters of the manual that people wrote, data/manual/manual.*.md.
std::string_view manualEnglish();
std::string_view manualChinese();

} // namespace costmodel::data
