#pragma once

#include <map>
#include <string>

namespace costmodel::test
{

/// The files of a ZIP archive by name, inflated; empty if it is none. Reads the central directory.
std::map<std::string, std::string> unzipped(const std::string& archive);

/// An archive of files as they are, without compression.
std::string zipped(const std::map<std::string, std::string>& files);

} // namespace costmodel::test
