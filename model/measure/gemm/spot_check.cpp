#include "model/measure/gemm/spot_check.h"

#include <algorithm>
#include <cmath>

namespace costmodel::measure
{

GemmLayout rowMajor(const GemmShape& shape)
{
    const auto& [m, n, k] = shape;
    return {{k, 1}, {n, 1}, {n, 1}};
}

GemmLayout transposedA(const GemmShape& shape)
{
    const auto& [m, n, k] = shape;
    return {{k, 1}, {1, k}, {1, m}};
}

GemmLayout columnMajor(const GemmShape& shape)
{
    const auto& [m, n, k] = shape;
    return {{1, m}, {1, k}, {1, m}};
}

SpotCheck spotCheck(const Pattern& pattern, const GemmShape& shape, const GemmLayout& layout,
                    const ReadElement& read)
{
    constexpr std::int64_t elements = 64;
    const auto& [m, n, k] = shape;
    SpotCheck check;
    for (std::int64_t i = 0; i < elements; ++i)
    {
        // Steps of large primes scatter the places over all blocks, first and last included.
        const std::int64_t row = i == elements - 1 ? m - 1 : i * 7919 % m;
        const std::int64_t column = i == elements - 1 ? n - 1 : i * 104729 % n;
        double product = 0;
        double magnitude = 0;
        for (std::int64_t l = 0; l < k; ++l)
        {
            const double term =
                pattern.at(layout.a.at(row, l)) * pattern.at(layout.b.at(l, column));
            product += term;
            magnitude += std::fabs(term);
        }
        Failure failure;
        const std::optional<double> found = read(layout.c.at(row, column), failure);
        if (!found)
        {
            check.failure = failure;
            return check;
        }
        const double error = std::fabs(*found - product) / magnitude;
        if (!(error <= toleranceOf(pattern.format())))
        {
            check.failure =
                Failure{TestStatus::Invalid, Reason::WrongResult,
                        "element " + std::to_string(row) + "," + std::to_string(column) + " is " +
                            std::to_string(*found) + " instead of " + std::to_string(product)};
            return check;
        }
        check.maxRelativeError = std::max(check.maxRelativeError, error);
    }
    return check;
}

std::optional<std::int64_t> squareSize(int multiprocessors, double freeBytes,
                                       double bytesPerElement, int sets)
{
    std::int64_t size =
        std::min(std::int64_t{2048} + 256 * std::int64_t{multiprocessors}, largestSquare);
    const auto bytes = [&]
    {
        const auto side = static_cast<double>(size);
        return 3 * side * side * bytesPerElement * (size < cacheSafeSquare ? sets : 1);
    };
    while (size >= smallestSquare && bytes() > freeBytes / 4)
        size /= 2;
    // Multiples of 128 keep every kernel on its blocks.
    size = size / 128 * 128;
    if (size < smallestSquare)
        return std::nullopt;
    return size;
}

} // namespace costmodel::measure
