#pragma once

#include <vector>

namespace costmodel::ui
{

/// The smallest of 1, 2, 5 times a power of ten that divides `span` into at most `most` parts; at
/// least 1 if only whole numbers are wanted. `span` > 0 and finite.
double niceStep(double span, int most, bool whole = false);

/// The multiples of `step` from `from` to `to`, both included up to rounding; at most 200.
std::vector<double> multiples(double step, double from, double to);

/// Of a time axis: the smallest of 1, 2, 3, 6, 12, 24, 36, 60, 120 ... months that divides `span`
/// months into at most `most` parts.
double monthStep(double span, int most);

/// Digits after the point that tell multiples of `step` apart, at most 12.
int digitsOf(double step);

} // namespace costmodel::ui
