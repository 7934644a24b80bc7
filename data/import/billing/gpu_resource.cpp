#include "data/import/billing/gpu_resource.h"

#include <array>
#include <charconv>

#include "data/import/base/fold.h"

namespace costmodel::data
{

namespace
{

struct Size
{
    std::string_view name; ///< letters and digits only
    std::string_view gpu;
    double gpus = 0;
};

// "GPU accelerated virtual machine sizes" in the Azure documentation; names without signs.
constexpr std::array azureSizes{
    Size{"nc6sv3", "V100-PCIE-16G", 1},
    Size{"nc12sv3", "V100-PCIE-16G", 2},
    Size{"nc24sv3", "V100-PCIE-16G", 4},
    Size{"nc24rsv3", "V100-PCIE-16G", 4},
    Size{"nd40rsv2", "V100-SXM-32G", 8},
    Size{"nc4ast4v3", "T4", 1},
    Size{"nc8ast4v3", "T4", 1},
    Size{"nc16ast4v3", "T4", 1},
    Size{"nc64ast4v3", "T4", 4},
    Size{"nc24adsa100v4", "A100-PCIE-80G", 1},
    Size{"nc48adsa100v4", "A100-PCIE-80G", 2},
    Size{"nc96adsa100v4", "A100-PCIE-80G", 4},
    Size{"nd96asrv4", "A100-SXM-40G", 8},
    Size{"nd96asra100v4", "A100-SXM-40G", 8},
    Size{"nd96amsra100v4", "A100-SXM-80G", 8},
    Size{"nc40adsh100v5", "H100", 1},
    Size{"nc80adish100v5", "H100", 2},
    Size{"nd96isrh100v5", "H100-SXM-80G", 8},
    Size{"nd96isrh200v5", "H200-SXM-141G", 8},
    Size{"nv36adsa10v5", "A10", 1},
    Size{"nv72adsa10v5", "A10", 2},
};

// "GPU machine types" in the Google Compute Engine documentation.
constexpr std::array googleTypes{
    Size{"a2highgpu1g", "A100-SXM-40G", 1},
    Size{"a2highgpu2g", "A100-SXM-40G", 2},
    Size{"a2highgpu4g", "A100-SXM-40G", 4},
    Size{"a2highgpu8g", "A100-SXM-40G", 8},
    Size{"a2megagpu16g", "A100-SXM-40G", 16},
    Size{"a2ultragpu1g", "A100-SXM-80G", 1},
    Size{"a2ultragpu2g", "A100-SXM-80G", 2},
    Size{"a2ultragpu4g", "A100-SXM-80G", 4},
    Size{"a2ultragpu8g", "A100-SXM-80G", 8},
    Size{"a3highgpu1g", "H100-SXM-80G", 1},
    Size{"a3highgpu2g", "H100-SXM-80G", 2},
    Size{"a3highgpu4g", "H100-SXM-80G", 4},
    Size{"a3highgpu8g", "H100-SXM-80G", 8},
    Size{"a3megagpu8g", "H100-SXM-80G", 8},
    Size{"a3ultragpu8g", "H200-SXM-141G", 8},
    Size{"g2standard4", "L4", 1},
    Size{"g2standard8", "L4", 1},
    Size{"g2standard12", "L4", 1},
    Size{"g2standard16", "L4", 1},
    Size{"g2standard24", "L4", 2},
    Size{"g2standard32", "L4", 1},
    Size{"g2standard48", "L4", 4},
    Size{"g2standard96", "L4", 8},
};

bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/// Letters and digits of a text; every letter or digit with where it stood.
std::string lettersAndDigits(std::string_view text)
{
    std::string result;
    for (const char c : text)
        if (isWordCharacter(c))
            result += c;
    return result;
}

/// Whether `squeezed` holds the name, not followed by another digit.
bool holds(std::string_view squeezed, std::string_view name)
{
    for (std::size_t at = squeezed.find(name); at != std::string_view::npos;
         at = squeezed.find(name, at + 1))
    {
        const std::size_t end = at + name.size();
        if (end == squeezed.size() || squeezed[end] < '0' || squeezed[end] > '9')
            return true;
    }
    return false;
}

template <std::size_t count>
std::optional<InstanceGpus> amongSizes(const std::array<Size, count>& sizes,
                                       std::string_view squeezed)
{
    for (const Size& size : sizes)
        if (holds(squeezed, size.name))
            return InstanceGpus{std::string(size.gpu), size.gpus};
    return std::nullopt;
}

bool isGraphics(std::string_view type)
{
    return type.starts_with("g3.") || type.starts_with("g3s.") || type.starts_with("g4ad.");
}

/// "p4d.24xlarge" in "USE1-BoxUsage:p4d.24xlarge" or "per On Demand Linux p4d.24xlarge Instance
/// Hour".
std::optional<InstanceGpus> amongAwsTypes(std::string_view text, const ImportOptions& options)
{
    std::size_t at = 0;
    while (at < text.size())
    {
        const auto isPart = [&text](std::size_t i)
        {
            return isWordCharacter(text[i]) || text[i] == '.' || text[i] == '-';
        };
        while (at < text.size() && !isPart(at))
            ++at;
        std::size_t end = at;
        while (end < text.size() && isPart(end))
            ++end;
        const std::string_view word = text.substr(at, end - at);
        at = end;
        if (word.find('.') == std::string_view::npos || isGraphics(word))
            continue;
        if (const auto gpus = gpusOfAwsInstance(word, options))
            return gpus;
    }
    return std::nullopt;
}

/// Oracle: "BM.GPU.H100.8", "VM.GPU3.4": the last number counts the GPUs.
std::optional<InstanceGpus> amongOracleShapes(std::string_view text)
{
    for (const std::string_view start : {"bm.gpu", "vm.gpu"})
    {
        const std::size_t at = text.find(start);
        if (at == std::string_view::npos)
            continue;
        std::size_t end = at;
        while (end < text.size() &&
               (isWordCharacter(text[end]) || text[end] == '.' || text[end] == '-'))
            ++end;
        const std::string_view shape = text.substr(at, end - at);
        const std::string_view last = shape.substr(shape.rfind('.') + 1);
        int gpus = 0;
        const auto [rest, error] = std::from_chars(last.data(), last.data() + last.size(), gpus);
        if (error == std::errc{} && rest == last.data() + last.size() && gpus > 0 && gpus <= 64)
            return InstanceGpus{std::string(shape), static_cast<double>(gpus)};
    }
    return std::nullopt;
}

/// Google bills accelerators by themselves: "Nvidia Tesla A100 GPU attached to Spot Preemptible
/// VMs".
std::optional<InstanceGpus> amongAccelerators(std::string_view text)
{
    const std::size_t nvidia = text.find("nvidia");
    if (nvidia == std::string_view::npos || text.find(" gpu", nvidia) == std::string_view::npos)
        return std::nullopt;
    return InstanceGpus{"", 1};
}

} // namespace

std::optional<InstanceGpus> gpusOfResource(std::string_view text, const ImportOptions& options)
{
    const std::string small = lowered(text);
    if (auto gpus = amongAwsTypes(small, options))
        return gpus;
    if (auto gpus = amongOracleShapes(small))
        return gpus;
    const std::string squeezed = lettersAndDigits(small);
    if (auto gpus = amongSizes(azureSizes, squeezed))
        return gpus;
    if (auto gpus = amongSizes(googleTypes, squeezed))
        return gpus;
    return amongAccelerators(small);
}

} // namespace costmodel::data
