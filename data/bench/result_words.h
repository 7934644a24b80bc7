#pragma once

#include <optional>
#include <string_view>

#include "model/measure/result.h"

namespace costmodel::data
{

/// The words of the result file for these enumerations.
std::string_view word(measure::DeviceType type);
std::string_view word(measure::PowerSource source);
std::optional<measure::DeviceType> deviceTypeFromWord(std::string_view word);
std::optional<measure::PowerSource> powerSourceFromWord(std::string_view word);

} // namespace costmodel::data
