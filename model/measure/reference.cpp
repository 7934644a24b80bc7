#include "model/measure/reference.h"

#include <array>
#include <cctype>
#include <string>

namespace costmodel::measure
{

namespace
{

constexpr std::string_view mamf =
    "ml-engineering, maximum achievable matmul FLOPS (github.com/stas00/ml-engineering)";
constexpr std::string_view transformers =
    "transformers-benchmarks (github.com/qhduan/transformers-benchmarks)";
constexpr std::string_view clpeak = "clpeak results (github.com/krrishnarraj/clpeak)";
constexpr std::string_view foundry =
    "llm-foundry training benchmarks (github.com/mosaicml/llm-foundry)";
constexpr std::string_view megatron = "Megatron-LM (github.com/NVIDIA/Megatron-LM)";

constexpr double tera = 1e12;

constexpr std::array figures{
    ReferenceFigure{"A100 SXM", "gemm/bf16", 271.2 * tera, 312 * tera, mamf},
    ReferenceFigure{"A100 PCIe", "gemm/bf16", 252.9 * tera, 312 * tera, mamf},
    ReferenceFigure{"H100 SXM", "gemm/bf16", 794.5 * tera, 989 * tera, mamf},
    ReferenceFigure{"GH200", "gemm/bf16", 828.6 * tera, 989 * tera, mamf},
    ReferenceFigure{"B200", "gemm/bf16", 1745 * tera, 2250 * tera, mamf},
    ReferenceFigure{"GB200", "gemm/bf16", 1822 * tera, 2500 * tera, mamf},
    ReferenceFigure{"B300", "gemm/bf16", 1769 * tera, std::nullopt, mamf},
    ReferenceFigure{"MI300X", "gemm/bf16", 668.4 * tera, 1300 * tera, mamf},
    ReferenceFigure{"MI325X", "gemm/bf16", 784.9 * tera, std::nullopt, mamf},
    ReferenceFigure{"MI355X", "gemm/bf16", 1565 * tera, std::nullopt, mamf},
    ReferenceFigure{"Gaudi2", "gemm/bf16", 418.7 * tera, 432 * tera, mamf},
    ReferenceFigure{"Gaudi3", "gemm/bf16", 1243 * tera, 1677 * tera, mamf},
    ReferenceFigure{"H100 SXM", "gemm/fp8_e4m3", 1402.6 * tera, 1979 * tera, mamf},
    ReferenceFigure{"H200", "gemm/fp8_e4m3", 1453.4 * tera, 1979 * tera, mamf},
    ReferenceFigure{"GH200", "gemm/fp8_e4m3", 1535 * tera, 1979 * tera, mamf},
    ReferenceFigure{"B200", "gemm/fp8_e4m3", 3432.5 * tera, 4500 * tera, mamf},
    ReferenceFigure{"RTX 4090", "gemm/fp32", 54 * tera, std::nullopt, transformers},
    ReferenceFigure{"RTX 4090", "gemm/fp16", 161 * tera, std::nullopt, transformers},
    ReferenceFigure{"A100", "gemm/tf32", 116 * tera, std::nullopt, transformers},
    ReferenceFigure{"A100", "gemm/fp16", 230 * tera, std::nullopt, transformers},
    ReferenceFigure{"V100", "gemm/fp32", 14 * tera, std::nullopt, transformers},
    ReferenceFigure{"V100", "gemm/fp16", 95 * tera, std::nullopt, transformers},
    ReferenceFigure{"RTX 3090 Ti", "gemm/fp32", 42 * tera, std::nullopt, transformers},
    ReferenceFigure{"RTX 3090 Ti", "gemm/fp16", 81 * tera, std::nullopt, transformers},
    ReferenceFigure{"RTX A6000", "gemm/fp32", 60 * tera, std::nullopt, transformers},
    ReferenceFigure{"RTX A6000", "gemm/fp16", 95 * tera, std::nullopt, transformers},
    ReferenceFigure{"RTX 5060", "gemm/bf16", 41.1 * tera, std::nullopt, clpeak},
    ReferenceFigure{"RTX 5060", "gemm/fp8_e4m3", 143.9 * tera, std::nullopt, clpeak},
    ReferenceFigure{"RTX 5060", "triad/fp32", 418.8e9, std::nullopt, clpeak},
    ReferenceFigure{"MI300X", "gemm/fp16", 840 * tera, std::nullopt, clpeak},
    ReferenceFigure{"MI300X", "gemm/fp32", 129.7 * tera, std::nullopt, clpeak},
    ReferenceFigure{"MI300X", "gemm/fp8_e4m3", 1588 * tera, std::nullopt, clpeak},
    ReferenceFigure{"MI300X", "triad/fp32", 3577e9, std::nullopt, clpeak},
};

constexpr std::array utilizations{
    ReferenceUtilization{"H100, BF16", 0.263, 0.464, foundry},
    ReferenceUtilization{"H100, FP8 (of the FP8 peak)", 0.144, 0.303, foundry},
    ReferenceUtilization{"A100 80 GB, BF16", 0.426, 0.642, foundry},
    ReferenceUtilization{"70B on 64 H100, BF16", 0.4257, 0.4257, foundry},
    ReferenceUtilization{"22B on A100", 0.415, 0.415, megatron},
    ReferenceUtilization{"175B on A100", 0.514, 0.514, megatron},
    ReferenceUtilization{"530B on A100", 0.560, 0.560, megatron},
    ReferenceUtilization{"1T on A100", 0.563, 0.563, megatron},
};

/// One word of a driver's name ("NVIDIA H100 80GB HBM3") decides, so that "A1000" is no "A100".
bool hasWord(std::string_view name, std::string_view word)
{
    const auto isPart = [](char c)
    {
        return std::isalnum(static_cast<unsigned char>(c)) != 0;
    };
    for (std::size_t at = name.find(word); at != name.npos; at = name.find(word, at + 1))
    {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isPart(name[at - 1])) && (end == name.size() || !isPart(name[end])))
            return true;
    }
    return false;
}

} // namespace

std::span<const ReferenceFigure> referenceFigures()
{
    return figures;
}

std::span<const ReferenceUtilization> referenceUtilizations()
{
    return utilizations;
}

GpuFamily familyOf(std::string_view gpuName)
{
    for (const std::string_view word : {"H100", "H200", "GH200", "H800", "H20"})
        if (hasWord(gpuName, word))
            return GpuFamily::Hopper;
    for (const std::string_view word : {"A100", "A800"})
        if (hasWord(gpuName, word))
            return GpuFamily::AmpereDataCentre;
    return GpuFamily::Other;
}

std::optional<double> datasheetPeak(std::string_view gpuName, std::string_view metric)
{
    // The PCIe H100 has its own peak, which is not in the table.
    const bool isPcieHopper = hasWord(gpuName, "H100") && hasWord(gpuName, "PCIe");
    if (isPcieHopper || hasWord(gpuName, "NVL"))
        return std::nullopt;
    const bool isBf16 = metric == "gemm/bf16" || metric == "gemm/fp16";
    if (hasWord(gpuName, "H200") && isBf16)
        return 989 * tera;
    for (const ReferenceFigure& figure : figures)
    {
        const std::string_view word = figure.gpu.substr(0, figure.gpu.find(' '));
        const bool isMetric =
            figure.metric == metric || (metric == "gemm/fp16" && figure.metric == "gemm/bf16");
        if (figure.datasheet && isMetric && hasWord(gpuName, word))
            return figure.datasheet;
    }
    return std::nullopt;
}

} // namespace costmodel::measure
