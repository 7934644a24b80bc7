#pragma once

#include <cstdint>
#include <vector>

#include "model/measure/gemm/number_format.h"

namespace costmodel::measure
{

/// The numbers that fill the operands: normal with mean 0 and deviation 0.5 (for Fp8E4M3 deviation
/// 1, cut at 4), always the same ones, repeated after a prime number of elements so that no two
/// rows are alike. Zeros or constants would make GPUs look faster than they are.
class Pattern
{
public:
    static constexpr std::int64_t period = 1048573; ///< the largest prime below 2^20

    explicit Pattern(NumberFormat format);

    NumberFormat format() const
    {
        return m_format;
    }
    /// One period, encoded.
    const std::vector<unsigned char>& bytes() const
    {
        return m_bytes;
    }
    /// Element `index` of an operand that begins with element 0 of the pattern.
    double at(std::int64_t index) const;

private:
    NumberFormat m_format;
    std::vector<unsigned char> m_bytes;
};

} // namespace costmodel::measure
