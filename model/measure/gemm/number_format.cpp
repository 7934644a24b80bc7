#include "model/measure/gemm/number_format.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <utility>

namespace costmodel::measure
{

namespace
{

constexpr std::array<std::pair<NumberFormat, std::string_view>, 6> names{{
    {NumberFormat::Bf16, "bf16"},
    {NumberFormat::Fp16, "fp16"},
    {NumberFormat::Tf32, "tf32"},
    {NumberFormat::Fp32, "fp32"},
    {NumberFormat::Fp64, "fp64"},
    {NumberFormat::Fp8E4M3, "fp8_e4m3"},
}};

/// Sign, exponent and fraction of a small binary format with a bias of 2^(e-1) - 1.
struct Layout
{
    int exponentBits = 0;
    int fractionBits = 0;
    double largest = 0;
};

constexpr Layout bf16{8, 7, 3.3895313892515355e38};
constexpr Layout fp16{5, 10, 65504};
constexpr Layout fp8E4M3{4, 3, 448};

std::uint32_t pack(double value, const Layout& layout)
{
    const int bias = (1 << (layout.exponentBits - 1)) - 1;
    const std::uint32_t sign = std::signbit(value) ? 1u : 0u;
    const std::uint32_t signBit = sign << (layout.exponentBits + layout.fractionBits);
    const double magnitude = std::fmin(std::fabs(value), layout.largest);
    if (magnitude == 0)
        return signBit;
    int exponent = std::ilogb(magnitude);
    exponent = std::max(exponent, 1 - bias);
    // In units of the last place; a carry into the next exponent comes out right by itself.
    const double units = std::nearbyint(std::ldexp(magnitude, layout.fractionBits - exponent));
    const auto whole = static_cast<std::uint32_t>(units);
    const std::uint32_t hidden = 1u << layout.fractionBits;
    if (whole < hidden)
        return signBit | whole;
    return signBit | ((static_cast<std::uint32_t>(exponent + bias) << layout.fractionBits) +
                      (whole - hidden));
}

double unpack(std::uint32_t bits, const Layout& layout)
{
    const int bias = (1 << (layout.exponentBits - 1)) - 1;
    const std::uint32_t fraction = bits & ((1u << layout.fractionBits) - 1);
    const auto exponent =
        static_cast<int>((bits >> layout.fractionBits) & ((1u << layout.exponentBits) - 1));
    const bool isNegative = ((bits >> (layout.exponentBits + layout.fractionBits)) & 1) != 0;
    const double units =
        exponent == 0 ? fraction : fraction + static_cast<double>(1u << layout.fractionBits);
    const double magnitude =
        std::ldexp(units, (exponent == 0 ? 1 : exponent) - bias - layout.fractionBits);
    return isNegative ? -magnitude : magnitude;
}

template <typename T>
void store(T value, unsigned char* bytes)
{
    std::memcpy(bytes, &value, sizeof value);
}

template <typename T>
T fetch(const unsigned char* bytes)
{
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

} // namespace

std::optional<NumberFormat> numberFormatFrom(std::string_view dtype)
{
    for (const auto& [format, name] : names)
        if (name == dtype)
            return format;
    return std::nullopt;
}

std::string_view nameOf(NumberFormat format)
{
    for (const auto& [key, name] : names)
        if (key == format)
            return name;
    return {};
}

std::size_t bytesOf(NumberFormat format)
{
    switch (format)
    {
    case NumberFormat::Bf16:
    case NumberFormat::Fp16:
        return 2;
    case NumberFormat::Tf32:
    case NumberFormat::Fp32:
        return 4;
    case NumberFormat::Fp64:
        return 8;
    case NumberFormat::Fp8E4M3:
        return 1;
    }
    return 0;
}

void encode(double value, NumberFormat format, unsigned char* bytes)
{
    switch (format)
    {
    case NumberFormat::Bf16:
        store(static_cast<std::uint16_t>(pack(value, bf16)), bytes);
        return;
    case NumberFormat::Fp16:
        store(static_cast<std::uint16_t>(pack(value, fp16)), bytes);
        return;
    case NumberFormat::Tf32:
    case NumberFormat::Fp32:
        store(static_cast<float>(value), bytes);
        return;
    case NumberFormat::Fp64:
        store(value, bytes);
        return;
    case NumberFormat::Fp8E4M3:
        store(static_cast<std::uint8_t>(pack(value, fp8E4M3)), bytes);
        return;
    }
}

double decode(const unsigned char* bytes, NumberFormat format)
{
    switch (format)
    {
    case NumberFormat::Bf16:
        return unpack(fetch<std::uint16_t>(bytes), bf16);
    case NumberFormat::Fp16:
        return unpack(fetch<std::uint16_t>(bytes), fp16);
    case NumberFormat::Tf32:
    case NumberFormat::Fp32:
        return static_cast<double>(fetch<float>(bytes));
    case NumberFormat::Fp64:
        return fetch<double>(bytes);
    case NumberFormat::Fp8E4M3:
        return unpack(fetch<std::uint8_t>(bytes), fp8E4M3);
    }
    return 0;
}

double toleranceOf(NumberFormat format)
{
    switch (format)
    {
    case NumberFormat::Bf16:
    case NumberFormat::Fp16:
        return 2e-2;
    case NumberFormat::Tf32:
        return 2e-3;
    case NumberFormat::Fp32:
        return 1e-5;
    case NumberFormat::Fp64:
        return 1e-12;
    case NumberFormat::Fp8E4M3:
        return 0.1;
    }
    return 0;
}

} // namespace costmodel::measure
