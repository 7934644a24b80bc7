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

/// `parts` rounded to `digits` after the point so that what is shown adds up to the shown total,
/// which is the rounded sum of the unrounded parts: the parts whose rounding errors are largest are
/// moved by one unit of the last digit (largest remainder). A part that is zero stays zero, none is
/// moved over more than one unit from its value, equal parts are moved in their order.
///
/// Parts that are not finite, or so large that a double has no such digits, are left as they are;
/// then nothing is adjusted.
RoundedParts roundedToSum(std::span<const double> parts, int digits);

} // namespace costmodel::report
