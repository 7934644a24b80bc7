#pragma once

#include <cstdint>
#include <span>

#include "model/scenario/scenario.h"

namespace costmodel
{

/// A uniform number in (0, 1) that depends on nothing but its arguments, so that draws can be made
/// in any order and on any number of threads: the SplitMix64 mixer of Steele, Lea and Flood ("Fast
/// splittable pseudorandom number generators", OOPSLA 2014) over a counter.
double uniformNumber(std::uint64_t seed, std::uint64_t draw, std::uint32_t dimension,
                     std::uint32_t attempt);

/// Multiplier of an uncertain input in a draw, by the inverse of its distribution function. A
/// normal one is drawn again as long as it is negative. Expects valid parameters.
double drawFactor(const Uncertain& input, std::uint64_t seed, std::uint64_t draw,
                  std::uint32_t dimension);

} // namespace costmodel
