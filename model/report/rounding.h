#pragma once

#include <span>
#include <vector>

namespace costmodel::report
{

/// Parts as they are shown.
struct RoundedParts
{
    std::vector<double> parts;
    double total = 0;
    /// Whether a part differs from its own rounding, so that the parts add up.
    bool isAdjusted = false;
};

/// The `parts` of `total` rounded to `digits` after the point so that what is shown adds up to the
/// shown total, which is rounded by itself: the parts whose rounding errors are largest are moved
/// by one unit of the last digit (largest remainder). A part that is zero stays zero, none is moved
/// further than one unit from its value, equal errors are moved in their order.
///
/// Each is only rounded where they are no parts of the total (by more than rounding), or where one
/// is not finite or so large that a double has no such digits.
RoundedParts roundedToSum(std::span<const double> parts, double total, int digits);

} // namespace costmodel::report
