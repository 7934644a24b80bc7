#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace costmodel::measure
{

/// How numbers lie in the memory of a device.
enum class NumberFormat
{
    Bf16,
    Fp16,
    Tf32, ///< 32 bits, of which the tensor unit reads 19
    Fp32,
    Fp64,
    Fp8E4M3,
};

std::optional<NumberFormat> numberFormatFrom(std::string_view dtype);
std::string_view nameOf(NumberFormat format);
std::size_t bytesOf(NumberFormat format);

/// The nearest number of the format (ties to even), written to `bytes`. Fp8E4M3 saturates at 448.
void encode(double value, NumberFormat format, unsigned char* bytes);
double decode(const unsigned char* bytes, NumberFormat format);

/// Largest error of a product in this format, relative to the sum of |a b|.
double toleranceOf(NumberFormat format);

} // namespace costmodel::measure
