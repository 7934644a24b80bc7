#pragma once

#include <optional>
#include <string_view>

#include "data/import/prices/aws_instances.h"

namespace costmodel::data
{

/// The GPUs of what a line of a bill is for, found by the name of an instance type anywhere in its
/// text: EC2 types (also by the option gpu.TYPE=NAME:COUNT), Azure's NC, ND and NV sizes, Google's
/// a2, a3 and g2 machines and its accelerators that are billed by the GPU, Oracle's GPU shapes.
/// Nothing for all else. Types for graphics (g3, g4ad) count as none.
std::optional<InstanceGpus> gpusOfResource(std::string_view text, const ImportOptions& options);

} // namespace costmodel::data
