#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace costmodel::measure
{

/// A published figure of a GPU, measured by others. Every row names its source.
struct ReferenceFigure
{
    std::string_view gpu;            ///< "H100 SXM"
    std::string_view metric;         ///< "gemm/bf16"
    double measured = 0;             ///< FLOP/s or B/s
    std::optional<double> datasheet; ///< peak without sparsity
    std::string_view source;
};

std::span<const ReferenceFigure> referenceFigures();

/// A published model FLOPS utilisation: share of the data sheet's peak, low and high.
struct ReferenceUtilization
{
    std::string_view workload;
    double low = 0;
    double high = 0;
    std::string_view source;
};

std::span<const ReferenceUtilization> referenceUtilizations();

enum class GpuFamily
{
    Hopper,
    AmpereDataCentre,
    Other,
};

/// From the name that the driver reports ("NVIDIA H100 80GB HBM3").
GpuFamily familyOf(std::string_view gpuName);

/// Peak of the data sheet for a driver's name and a metric such as "gemm/bf16"; empty where it is
/// not known for certain (an "NVIDIA A100" is one, an unknown card is none).
std::optional<double> datasheetPeak(std::string_view gpuName, std::string_view metric);

/// Measured over data sheet outside this range is shown with a warning; MI300X passes with 0.51.
inline constexpr double plausibleLow = 0.25;
inline constexpr double plausibleHigh = 1.02;
/// A sample above this multiple of the data sheet is refused.
inline constexpr double impossibleMultiple = 1.2;

} // namespace costmodel::measure
