#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace costmodel::data
{

bool isGzip(std::string_view bytes);

/// The unpacked content of a gzip file of one or more members. Nothing if it is damaged, cut off,
/// or unpacks to more than `limit` bytes.
std::optional<std::string> gunzip(std::string_view bytes, std::size_t limit = std::size_t{4} << 30);

} // namespace costmodel::data
