#pragma once

#include <string>
#include <string_view>

namespace costmodel::measure
{

/// A figure with a metric prefix and four significant digits: 7.945e14 FLOP/s is "794.5 TFLOP/s",
/// 26e9 B/s "26 GB/s". Units and prefixes are the same in every language.
std::string shown(double value, std::string_view unit);

} // namespace costmodel::measure
