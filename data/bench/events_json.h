#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/measure/run/events.h"

namespace costmodel::data
{

/// One line of JSON, with its end, for each event of the measuring process.
std::string eventLine(const measure::Event& event);
/// Nothing for a line that is no event, such as what a driver prints.
std::optional<measure::Event> eventFrom(std::string_view line);

/// The plan as one line, and back.
std::string planLine(const measure::Plan& plan);
std::optional<measure::Plan> planFrom(std::string_view line);

} // namespace costmodel::data
