#pragma once

#include <string_view>

namespace costmodel::data
{

/// The files of data/templates.
std::string_view oneServerEnglish();
std::string_view oneServerChinese();
std::string_view trainingTeamEnglish();
std::string_view trainingTeamChinese();
std::string_view colocatedClusterEnglish();
std::string_view colocatedClusterChinese();
std::string_view inferenceServiceEnglish();
std::string_view inferenceServiceChinese();

} // namespace costmodel::data
