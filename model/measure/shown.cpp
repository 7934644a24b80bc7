#include "model/measure/shown.h"

#include <array>
#include <charconv>
#include <cmath>

namespace costmodel::measure
{

std::string shown(double value, std::string_view unit)
{
    constexpr std::array<std::string_view, 6> prefixes{"", "k", "M", "G", "T", "P"};
    std::size_t prefix = 0;
    // 999.95 would be printed as 1000 with four digits.
    while (std::fabs(value) >= 999.95 && prefix + 1 < prefixes.size())
    {
        value /= 1000;
        ++prefix;
    }
    std::array<char, 64> buffer;
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                            std::chars_format::general, 4);
    return std::string(buffer.data(), end) + " " + std::string(prefixes[prefix]) +
           std::string(unit);
}

} // namespace costmodel::measure
