#include "data/import/prices/aws_instances.h"

#include <algorithm>
#include <array>

#include "data/import/base/number.h"

namespace costmodel::data
{

namespace
{

struct Type
{
    std::string_view name;
    std::string_view gpu;
    double gpus = 0;
};

// "Accelerated computing" in the instance type specifications of the Amazon EC2 documentation.
constexpr std::array<Type, 75> types{{
    {"p2.xlarge", "K80", 1},
    {"p2.8xlarge", "K80", 8},
    {"p2.16xlarge", "K80", 16},
    {"p3.2xlarge", "V100-SXM-16G", 1},
    {"p3.8xlarge", "V100-SXM-16G", 4},
    {"p3.16xlarge", "V100-SXM-16G", 8},
    {"p3dn.24xlarge", "V100-SXM-32G", 8},
    {"p4d.24xlarge", "A100-SXM-40G", 8},
    {"p4de.24xlarge", "A100-SXM-80G", 8},
    {"p5.4xlarge", "H100-SXM-80G", 1},
    {"p5.48xlarge", "H100-SXM-80G", 8},
    {"p5e.48xlarge", "H200-SXM-141G", 8},
    {"p5en.48xlarge", "H200-SXM-141G", 8},
    {"p6-b200.48xlarge", "B200-SXM", 8},
    {"p6-b300.48xlarge", "B300-SXM", 8},
    {"p6e-gb200.36xlarge", "GB200", 4},
    {"g3s.xlarge", "M60", 1},
    {"g3.4xlarge", "M60", 1},
    {"g3.8xlarge", "M60", 2},
    {"g3.16xlarge", "M60", 4},
    {"g4dn.xlarge", "T4", 1},
    {"g4dn.2xlarge", "T4", 1},
    {"g4dn.4xlarge", "T4", 1},
    {"g4dn.8xlarge", "T4", 1},
    {"g4dn.16xlarge", "T4", 1},
    {"g4dn.12xlarge", "T4", 4},
    {"g4dn.metal", "T4", 8},
    {"g4ad.xlarge", "RADEON-PRO-V520", 1},
    {"g4ad.2xlarge", "RADEON-PRO-V520", 1},
    {"g4ad.4xlarge", "RADEON-PRO-V520", 1},
    {"g4ad.8xlarge", "RADEON-PRO-V520", 2},
    {"g4ad.16xlarge", "RADEON-PRO-V520", 4},
    {"g5.xlarge", "A10G", 1},
    {"g5.2xlarge", "A10G", 1},
    {"g5.4xlarge", "A10G", 1},
    {"g5.8xlarge", "A10G", 1},
    {"g5.16xlarge", "A10G", 1},
    {"g5.12xlarge", "A10G", 4},
    {"g5.24xlarge", "A10G", 4},
    {"g5.48xlarge", "A10G", 8},
    {"g5g.xlarge", "T4G", 1},
    {"g5g.2xlarge", "T4G", 1},
    {"g5g.4xlarge", "T4G", 1},
    {"g5g.8xlarge", "T4G", 1},
    {"g5g.16xlarge", "T4G", 2},
    {"g5g.metal", "T4G", 2},
    {"g6.xlarge", "L4", 1},
    {"g6.2xlarge", "L4", 1},
    {"g6.4xlarge", "L4", 1},
    {"g6.8xlarge", "L4", 1},
    {"g6.16xlarge", "L4", 1},
    {"g6.12xlarge", "L4", 4},
    {"g6.24xlarge", "L4", 4},
    {"g6.48xlarge", "L4", 8},
    {"gr6.4xlarge", "L4", 1},
    {"gr6.8xlarge", "L4", 1},
    {"g6f.large", "L4", 0.125},
    {"g6f.xlarge", "L4", 0.125},
    {"g6f.2xlarge", "L4", 0.25},
    {"g6f.4xlarge", "L4", 0.5},
    {"gr6f.4xlarge", "L4", 0.5},
    {"g6e.xlarge", "L40S", 1},
    {"g6e.2xlarge", "L40S", 1},
    {"g6e.4xlarge", "L40S", 1},
    {"g6e.8xlarge", "L40S", 1},
    {"g6e.16xlarge", "L40S", 1},
    {"g6e.12xlarge", "L40S", 4},
    {"g6e.24xlarge", "L40S", 4},
    {"g6e.48xlarge", "L40S", 8},
    {"g7e.2xlarge", "RTX-PRO-6000", 1},
    {"g7e.4xlarge", "RTX-PRO-6000", 1},
    {"g7e.8xlarge", "RTX-PRO-6000", 1},
    {"g7e.12xlarge", "RTX-PRO-6000", 2},
    {"g7e.24xlarge", "RTX-PRO-6000", 4},
    {"g7e.48xlarge", "RTX-PRO-6000", 8},
}};

std::optional<InstanceGpus> fromOption(std::string_view value)
{
    const std::size_t colon = value.rfind(':');
    if (colon == std::string_view::npos || colon == 0)
        return std::nullopt;
    const auto gpus = parsePlainNumber(value.substr(colon + 1));
    if (!gpus || *gpus <= 0)
        return std::nullopt;
    return InstanceGpus{std::string(value.substr(0, colon)), *gpus};
}

} // namespace

std::optional<InstanceGpus> gpusOfAwsInstance(std::string_view instanceType,
                                              const ImportOptions& options)
{
    if (!options.values.empty())
        if (const auto value = options.find("gpu." + std::string(instanceType)))
            return fromOption(*value);
    const auto type =
        std::find_if(types.begin(), types.end(),
                     [instanceType](const Type& each) { return each.name == instanceType; });
    if (type == types.end())
        return std::nullopt;
    return InstanceGpus{std::string(type->gpu), type->gpus};
}

void checkInstanceOptions(const ImportOptions& options, ImportReport& report)
{
    for (const auto& [key, value] : options.values)
        if (key.starts_with("gpu.") && !fromOption(value))
            report.refusals.push_back(
                {"--option",
                 1,
                 1,
                 {COSTMODEL_TEXT("Message",
                                 "%1 is \"%2\", expected a name and a number of GPUs, as "
                                 "in H100:8"),
                  {key, value}}});
}

} // namespace costmodel::data
