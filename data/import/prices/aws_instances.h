#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "data/import/base/input.h"

namespace costmodel::data
{

struct InstanceGpus
{
    std::string gpu;
    double gpus = 0; ///< may be a part of one
};

/// The GPUs of an EC2 instance type; nothing for types without, and for those that are newer than
/// this table. The option gpu.TYPE=NAME:COUNT adds and overrides. Names are those of the price
/// book.
std::optional<InstanceGpus> gpusOfAwsInstance(std::string_view instanceType,
                                              const ImportOptions& options);

/// Options gpu.TYPE whose value is not NAME:COUNT are refused in the report.
void checkInstanceOptions(const ImportOptions& options, ImportReport& report);

} // namespace costmodel::data
