#pragma once

#include <array>
#include <cstdint>

namespace costmodel::measure
{

using GemmShape = std::array<std::int64_t, 3>; ///< M, N, K

/// The two matrix products of the feed-forward part of an 8B Llama (width 4096, inner 14336) with
/// 8192 tokens at once.
inline constexpr std::array<GemmShape, 2> languageModelShapes{
    {{8192, 14336, 4096}, {8192, 4096, 14336}}};

} // namespace costmodel::measure
