#include "model/measure/gemm/pattern.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace costmodel::measure
{

namespace
{

/// SplitMix64 (Steele, Lea, Flood 2014); the standard's distributions differ between libraries.
class Uniform
{
public:
    /// In (0, 1].
    double next()
    {
        m_state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        z ^= z >> 31;
        return (static_cast<double>(z >> 11) + 1) * 0x1p-53;
    }

private:
    std::uint64_t m_state = 1;
};

} // namespace

Pattern::Pattern(NumberFormat format)
    : m_format(format)
    , m_bytes(static_cast<std::size_t>(period) * bytesOf(format))
{
    const bool isFp8 = format == NumberFormat::Fp8E4M3;
    const double deviation = isFp8 ? 1.0 : 0.5;
    const double most = isFp8 ? 4.0 : 1e9;
    Uniform uniform;
    double spare = 0;
    for (std::int64_t i = 0; i < period; ++i)
    {
        double normal = spare;
        if (i % 2 == 0) // Box and Muller
        {
            const double radius = std::sqrt(-2 * std::log(uniform.next()));
            const double angle = 2 * std::numbers::pi * uniform.next();
            normal = radius * std::cos(angle);
            spare = radius * std::sin(angle);
        }
        encode(std::clamp(normal * deviation, -most, most), format,
               m_bytes.data() + static_cast<std::size_t>(i) * bytesOf(format));
    }
}

double Pattern::at(std::int64_t index) const
{
    return decode(m_bytes.data() + static_cast<std::size_t>(index % period) * bytesOf(m_format),
                  m_format);
}

} // namespace costmodel::measure
