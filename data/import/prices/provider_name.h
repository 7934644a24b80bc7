#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace costmodel::data
{

/// The cloud that the name of a file or of its folder names, as in "aws/vms.csv" or
/// "vms_runpod.csv", in its short form ("aws"). Nothing if none or more than one is named.
std::optional<std::string> providerInFileName(std::string_view path);

} // namespace costmodel::data
