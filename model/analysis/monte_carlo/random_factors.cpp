#include "model/analysis/monte_carlo/random_factors.h"

#include <boost/math/special_functions/erf.hpp>
#include <cmath>

namespace costmodel
{

namespace
{

constexpr std::uint64_t goldenGamma = 0x9e3779b97f4a7c15ULL;

std::uint64_t mix(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

double standardNormal(double uniform)
{
    // 2u - 1 would lose the lower tail.
    constexpr double rootOfTwo = 1.4142135623730950488;
    return uniform < 0.5 ? -rootOfTwo * boost::math::erfc_inv(2 * uniform)
                         : rootOfTwo * boost::math::erfc_inv(2 * (1 - uniform));
}

double triangular(double low, double mode, double high, double uniform)
{
    const double width = high - low;
    if (width <= 0)
        return low;
    const double split = (mode - low) / width;
    return uniform < split ? low + std::sqrt(uniform * width * (mode - low))
                           : high - std::sqrt((1 - uniform) * width * (high - mode));
}

} // namespace

double uniformNumber(std::uint64_t seed, std::uint64_t draw, std::uint32_t dimension,
                     std::uint32_t attempt)
{
    const std::uint64_t stream =
        mix(seed * goldenGamma + mix((std::uint64_t{attempt} << 32) | dimension));
    const std::uint64_t bits = mix(stream + (draw + 1) * goldenGamma);
    return (static_cast<double>(bits >> 12) + 0.5) * 0x1p-52;
}

double drawFactor(const Uncertain& input, std::uint64_t seed, std::uint64_t draw,
                  std::uint32_t dimension)
{
    const double uniform = uniformNumber(seed, draw, dimension, 0);
    switch (input.distribution)
    {
    case Distribution::uniform:
        return *input.low + (*input.high - *input.low) * uniform;
    case Distribution::triangular:
        return triangular(*input.low, *input.mode, *input.high, uniform);
    case Distribution::lognormal:
        return std::exp(*input.sd * standardNormal(uniform));
    case Distribution::normal:
        break;
    }
    double factor = 1 + *input.sd * standardNormal(uniform);
    for (std::uint32_t attempt = 1; factor < 0; ++attempt)
        factor = 1 + *input.sd * standardNormal(uniformNumber(seed, draw, dimension, attempt));
    return factor;
}

} // namespace costmodel
