#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "model/measure/gemm/pattern.h"
#include "model/measure/run/timing.h"
#include "model/measure/shapes.h"

namespace costmodel::measure
{

/// Where element (row, column) of a matrix lies: row x rowStep + column x columnStep.
struct MatrixLayout
{
    std::int64_t rowStep = 0;
    std::int64_t columnStep = 0;

    std::int64_t at(std::int64_t row, std::int64_t column) const
    {
        return row * rowStep + column * columnStep;
    }
};

struct GemmLayout
{
    MatrixLayout a{}; ///< M x K
    MatrixLayout b{}; ///< K x N
    MatrixLayout c{}; ///< M x N
};

/// C = A B with all three in row order.
GemmLayout rowMajor(const GemmShape& shape);
/// Columns in order, A transposed: what tensor libraries like best (TN).
GemmLayout transposedA(const GemmShape& shape);
/// Columns in order (NN).
GemmLayout columnMajor(const GemmShape& shape);

struct SpotCheck
{
    double maxRelativeError = 0; ///< relative to the sum of |a b|
    std::optional<Failure> failure{};
};

/// Compares 64 scattered elements of C with the product in double. Both operands are filled with
/// the pattern from its start. `read` gives element `index` of C, or nothing with the failure set.
using ReadElement = std::function<std::optional<double>(std::int64_t index, Failure& failure)>;
SpotCheck spotCheck(const Pattern& pattern, const GemmShape& shape, const GemmLayout& layout,
                    const ReadElement& read);

/// Start of the sizes to try for a square product: 2048 + 256 for each multiprocessor, at most
/// 16384, halved until the operands (`sets` of them) take no more than a quarter of the free
/// memory. Nothing below 512.
std::optional<std::int64_t> squareSize(int multiprocessors, double freeBytes,
                                       double bytesPerElement, int sets);
inline constexpr std::int64_t smallestSquare = 512;
inline constexpr std::int64_t largestSquare = 16384;
/// From this size on the operands exceed the caches; below, several sets are used in turn.
inline constexpr std::int64_t cacheSafeSquare = 4096;

} // namespace costmodel::measure
