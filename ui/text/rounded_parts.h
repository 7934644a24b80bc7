#pragma once

#include <span>
#include <vector>

namespace costmodel::ui
{

/// The parts rounded to `digits` after the point so that they add up to the rounded `total`, by
/// largest remainder: each part is off by less than one unit of the last digit. If the parts do not
/// add up to the total by themselves (up to that unit), each is rounded on its own.
std::vector<double> roundedParts(std::span<const double> parts, double total, int digits);

} // namespace costmodel::ui
